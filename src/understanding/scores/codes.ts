import { categoryOfCode, hasRanges, plainCode, type Score, type Token } from '../../knowledge/index.js';

/** A code read from the text. */
export interface Code {
  /** As it is told: "4A", "II to III", "26". */
  code: string;
  /** Where its last character ends, and the token behind it. */
  end: number;
  next: number;
  /** The code whose category counts, where several are printed. */
  category?: string;
  /** True where it lies between two categories. */
  between?: boolean;
  /** The figure it runs to, as printed. */
  outOf?: string;
}

/** Words that may stand behind a figure that is a score; others make it a count of something ("3 objects"). */
const AFTER_FIGURE =
  /^(?:[.,;:)\]=*–(-]|and|on|at|with|which|indicat\w*|consistent|today|this|is|was|for|in|by|to|when|from|suggest\w*|using|points?|events?|per|prior|previously|but|due|because|after|before|here|now|high|low|moderate|severe|mild|very|upon|bilaterally|status|score|risk|if|as|mmhg|degrees?|°)$/;

/** The code that starts at token `at`, with "to III", "/30" and the like behind it; null where none is a code of the score. */
export function readCode(text: string, tokens: readonly Token[], at: number, score: Score): Code | null {
  return (hasRanges(score) ? readFigure(tokens, at, score) : null) ?? readLabel(text, tokens, at, score);
}

/** "3a", "IIF", "4-5", "II/VI": a code with a name. */
function readLabel(text: string, tokens: readonly Token[], at: number, score: Score): Code | null {
  const first = labelAt(text, tokens, at, score);
  if (!first) return null;
  const scale = printedScale(tokens, first.next);
  const top = plainCode(score.categories.at(-1)?.code ?? '');
  if (scale?.slash) {
    const known = runsTo(score, scale.figure);
    const second = labelAt(text, tokens, scale.next - 1, score);
    if (known) return { ...first, end: scale.end, next: scale.next, outOf: scale.figure };
    if (!second || !sameStyle(first.code, second.code)) return score.outOf === undefined ? first : null;
    // "II/IV" is two of four; "III/IV" may be either.
    if (scale.figure === top && Number(top) - Number(plainCode(first.code)) > 1)
      return { ...first, end: scale.end, next: scale.next };
    return between(first, second, '/');
  }
  if (scale) {
    const fits = score.outOf === undefined ? scale.figure === top : runsTo(score, scale.figure);
    return fits ? { ...first, end: scale.end, next: scale.next, outOf: scale.figure } : first;
  }
  const join = tokens[first.next];
  const touching = join?.start === first.end && tokens[first.next + 1]?.start === join?.end;
  if (join && (join.text === 'to' || join.text === 'or' || (touching && /^[-–]$/.test(join.text)))) {
    const second = labelAt(text, tokens, first.next + 1, score);
    if (second && sameStyle(first.code, second.code))
      return between(first, second, join.text === 'or' ? ' or ' : ' to ');
  }
  return first;
}

/** Whether a figure printed behind the code is the one the scale runs to. */
export function runsTo(score: Score, figure: string): boolean {
  return [score.outOf ?? []].flat().map(String).includes(figure);
}

function between(first: Code, second: Code, join: string): Code {
  return {
    code: `${first.code}${join}${second.code}`,
    end: second.end,
    next: second.next,
    category: second.code,
    between: true,
  };
}

function sameStyle(a: string, b: string): boolean {
  return /^\d/.test(a) === /^\d/.test(b);
}

/** "4A" and "3E" are two tokens; a letter counts only where it touches the number. */
function labelAt(text: string, tokens: readonly Token[], at: number, score: Score): Code | null {
  const token = tokens[at];
  if (!token || token.kind === 'mark') return null;
  const next = tokens[at + 1];
  if (token.kind === 'number' && next?.kind === 'word' && next.start === token.end && next.text.length <= 2) {
    const joined = text.slice(token.start, next.end);
    return categoryOfCode(score, joined) ? { code: joined, end: next.end, next: at + 2 } : null;
  }
  const printed = text.slice(token.start, token.end);
  // A small "i" or "a" is a word; "II" of a sentence in capitals is still a code.
  if (/^[a-z]$/.test(printed) || (token.kind === 'number' && hasRanges(score))) return null;
  if (next?.text === '+' && next.start === token.end && categoryOfCode(score, `${printed}+`))
    return { code: `${printed}+`, end: next.end, next: at + 2 };
  if (categoryOfCode(score, printed)) return { code: printed, end: token.end, next: at + 1 };
  // "LR5", "F3", "G3a"; "B7" is class B with its points.
  const inner = hasRanges(score) ? /^([a-c])\d{1,2}$/i.exec(printed)?.[1] : PREFIXED.exec(printed)?.[1];
  return inner && categoryOfCode(score, inner) ? { code: inner.toUpperCase(), end: token.end, next: at + 1 } : null;
}

/** Letters that some systems print before the code. */
const PREFIXED = /^(?:lr|tr|pr|b|c|f|g|cat)(\d.*|m)$/i;

/** "26/30", "-2.5": a figure of a scale in ranges. */
function readFigure(tokens: readonly Token[], at: number, score: Score): Code | null {
  let from = at;
  let sign = '';
  const mark = tokens[at];
  if (mark && /^[-–−+]$|^minus$/.test(mark.text)) {
    const touches = mark.text === 'minus' || tokens[at + 1]?.start === mark.end;
    if (!score.signed || !touches) return null;
    sign = mark.text === '+' ? '' : '-';
    from++;
  } else if (score.signed && mark?.kind === 'number' && tokens[at - 1]?.text === '-') return null;
  const token = tokens[from];
  if (token?.kind !== 'number' || !/^\d+(?:\.\d+)?$/.test(token.text)) return null;
  const before = tokens[at - 1]?.text ?? '';
  if (/^[<>≤≥]$/.test(before)) return null;
  const code = `${sign}${token.text}`;
  if (!categoryOfCode(score, code)) return null;
  const own: Code = { code, end: token.end, next: from + 1 };
  const scale = printedScale(tokens, from + 1);
  if (scale) {
    if (!runsTo(score, scale.figure) || tokens[scale.next]?.text === '/') return null;
    return { ...own, end: scale.end, next: scale.next, outOf: scale.figure };
  }
  if (score.onlyWithOutOf) return null;
  const next = tokens[from + 1];
  const second = tokens[from + 2];
  if (
    next &&
    second?.kind === 'number' &&
    (next.text === 'to' || (/^[-–]$/.test(next.text) && second.start === next.end))
  ) {
    if (!categoryOfCode(score, second.text) || score.signed) return null;
    return { code: `${code} to ${second.text}`, end: second.end, next: from + 3, category: second.text, between: true };
  }
  const percent = next?.text === '%' && score.categories.some(({ to }) => to === 100);
  // "22/h": so many in an hour.
  const hourly = next?.text === '/' && /^(?:h|hr|hrs|hour)$/.test(second?.text ?? '');
  if (next && !percent && !hourly && !AFTER_FIGURE.test(next.text)) return null;
  // "12/5/2019" and "10:30" are no scores; of "14 and 16" one alone would be half the truth.
  if (/^(?:[/:,]|and|or)$/.test(next?.text ?? '') && second?.kind === 'number') return null;
  return own;
}

/** "/30", "of 30", "out of VI" at token `at`. */
export function printedScale(
  tokens: readonly Token[],
  at: number,
): { figure: string; end: number; next: number; slash: boolean } | null {
  const slash = tokens[at]?.text === '/';
  let from = at;
  if (slash) from++;
  else {
    if (tokens[from]?.text === 'points') from++;
    if (tokens[from]?.text === 'out') from++;
    if (tokens[from]?.text !== 'of') return null;
    from++;
    if (tokens[from]?.text === 'a') from++;
    if (tokens[from]?.text === 'possible') from++;
  }
  const token = tokens[from];
  if (!token || !/^(?:\d{1,3}|[ivx]{1,3})$/.test(token.text)) return null;
  return { figure: plainCode(token.text), end: token.end, next: from + 1, slash };
}
