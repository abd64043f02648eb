import type { Knowledge, Score, Token } from '../knowledge/index.js';
import type { PlacedMention } from './mentions.js';
import type { Frame } from './types.js';

/** A score, stage or grade with its category as printed. */
export interface FoundScore {
  score: NonNullable<Frame['score']>;
  /** The system's name in the text; null where the code stands alone ("pT2N0"). */
  named: PlacedMention | null;
}

const LINKS = new Set(
  'category categories score class grade group stage assessment is of was a at as to level rating code final overall classification sum total combined impression lesion : = # ( - – , / [ functional system'.split(
    ' ',
  ),
);
const ROMAN: Record<string, string> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
  iif: '2f',
  iiia: '3a',
  iiib: '3b',
};

/** Scores of one sentence: a system's name followed by one of its codes, Gleason sums and TNM groups. */
export function findScores(
  text: string,
  tokens: readonly Token[],
  placed: readonly PlacedMention[],
  knowledge: Knowledge,
): FoundScore[] {
  const found: FoundScore[] = [];
  for (const item of placed) {
    if (item.mention.ref.folder !== 'scores') continue;
    const score = knowledge.score(item.mention.ref.id);
    if (!score) continue;
    const hit = gleason(text, tokens, item, score) ?? codeAfter(text, tokens, item, score);
    if (hit) found.push({ score: hit, named: item });
  }
  found.push(...tumorStages(text, tokens, knowledge));
  return found;
}

function codeAfter(
  text: string,
  tokens: readonly Token[],
  item: PlacedMention,
  score: Score,
): FoundScore['score'] | null {
  for (let at = item.to; at < tokens.length && at < item.to + 7; at++) {
    const token = tokens[at];
    if (!token) break;
    let end = at + 1;
    let printed = text.slice(token.start, token.end);
    // "4A" and "2/5" are several tokens; a letter counts only where it touches the number.
    const next = tokens[at + 1];
    if (token.kind === 'number' && next?.kind === 'word' && next.start === token.end && next.text.length <= 2) {
      printed += text.slice(next.start, next.end);
      end++;
    }
    const code = matchCode(score, printed);
    if (code)
      return { id: score.id, code, span: { start: item.mention.span.start, end: tokens[end - 1]?.end ?? token.end } };
    const prefixed = /^(?:lr|tr|b|c)-?(\d.*|m)$/i.exec(printed)?.[1];
    const inner = prefixed ? matchCode(score, prefixed) : null;
    if (inner) return { id: score.id, code: inner, span: { start: item.mention.span.start, end: token.end } };
    if (!LINKS.has(token.text)) return null;
  }
  return null;
}

/** The category's code as the knowledge base has it; Roman and Arabic numerals meet. */
function matchCode(score: Score, printed: string): string | null {
  const wanted = printed.toLowerCase();
  const arabic = Object.hasOwn(ROMAN, wanted) ? ROMAN[wanted] : wanted;
  for (const { code } of score.categories) {
    const known = code.toLowerCase();
    if (known === wanted || (Object.hasOwn(ROMAN, known) ? ROMAN[known] : known) === arabic) return code;
  }
  const parent = /^(\d|[ivx]+)[a-d]$/.exec(wanted)?.[1];
  return parent && parent !== wanted ? matchCode(score, parent) : null;
}

function gleason(
  text: string,
  tokens: readonly Token[],
  item: PlacedMention,
  score: Score,
): FoundScore['score'] | null {
  if (!/^gleason/i.test(score.term)) return null;
  const start = tokens[item.to - 1]?.end ?? 0;
  const match = /^[\s:(]*(?:score|sum|grade|pattern|of|is|[\s:(])*([1-5])\s?\+\s?([1-5])(?:\s?=\s?(\d{1,2}))?/i.exec(
    text.slice(start, start + 60),
  );
  if (!match) return null;
  const sum = match[3] ?? String(Number(match[1]) + Number(match[2]));
  const code = matchCode(score, sum);
  return code ? { id: score.id, code, span: { start: item.mention.span.start, end: start + match[0].length } } : null;
}

/** More stages than this in one sentence are no stages. */
const MOST = 12;
const TNM =
  /\b([ypcramu]{0,3})T(is|X|[0-4])([a-d]?)(?:\s?\(?[a-z0-9]*\)?)?(?:[ ,]{0,2}([pc]?)N(X|[0-3])([a-c]?)(?:\s?\((?:sn|i[+-]|mol[+-])\))?)?(?:[ ,]{0,2}([pc]?)M(X|[01])([a-c]?))?\b/g;
const NODES = /\b[pyc]{1,2}N(X|[0-3])(?:mi|[a-c])?\b/g;
const SPREAD = /\b[pc]M([01])[a-c]?\b/g;

function tumorStages(text: string, tokens: readonly Token[], knowledge: Knowledge): FoundScore[] {
  const first = tokens[0];
  const last = tokens.at(-1);
  if (!first || !last) return [];
  const found: FoundScore[] = [];
  const part = text.slice(first.start, last.end);
  const put = (code: string, at: number, length: number): void => {
    if (found.length >= MOST) return;
    const system = knowledge.data.scores.find((score) =>
      score.categories.some((category) => category.code.toUpperCase() === code.toUpperCase()),
    );
    const known = system?.categories.find((category) => category.code.toUpperCase() === code.toUpperCase())?.code;
    const start = first.start + at;
    if (
      !system ||
      !known ||
      found.some(({ score }) => score.id === system.id && score.span.start < start + length && start < score.span.end)
    )
      return;
    found.push({ score: { id: system.id, code: known, span: { start, end: start + length } }, named: null });
  };
  for (const match of part.matchAll(TNM)) {
    const [whole, prefix, t, , nPrefix, n, , , m] = match;
    // A bare "T2" is a vertebra or an MRI setting.
    if (!prefix && n === undefined) continue;
    const split = n === undefined ? whole.length : whole.search(/[pc]?N(?:X|[0-3])/);
    put(`T${t}`, match.index, split < 0 ? whole.length : split);
    if (n !== undefined) {
      const nAt = match.index + whole.indexOf(`${nPrefix ?? ''}N${n}`);
      put(`N${n}`, nAt, `${nPrefix ?? ''}N${n}`.length);
    }
    if (m !== undefined) put(`M${m}`, match.index + whole.lastIndexOf('M'), 2);
  }
  for (const match of part.matchAll(NODES)) put(`N${match[1]}`, match.index, match[0].length);
  for (const match of part.matchAll(SPREAD)) put(`M${match[1]}`, match.index, match[0].length);
  return found;
}
