import { categoryOfCode, fold, type Knowledge, type Score, type Token } from '../../knowledge/index.js';
import type { PlacedMention } from '../mentions.js';
import type { Frame } from '../types.js';
import { type Code, printedScale, readCode, runsTo } from './codes.js';
import { readOwnForm } from './forms.js';
import { oneLetterCode } from './one-letter.js';
import { tumorStages } from './tumor-stages.js';

/** A score, stage or grade with its category as printed. */
export interface FoundScore {
  score: NonNullable<Frame['score']>;
  /** What names it in the text: the system's name, or the word that announces the code; null for "pT2N0". */
  named: PlacedMention | null;
}

interface ScoreIndex {
  /** Concepts whose name announces a code. */
  byConcept: Map<string, Score>;
  /** Words that announce a code of what is named near by ("stage", "grade"). */
  byLead: Map<string, Announced[]>;
}

interface Announced {
  score: Score;
  of: Set<string>;
  not: Set<string>;
}

const indexes = new WeakMap<Knowledge, ScoreIndex>();

function indexOf(knowledge: Knowledge): ScoreIndex {
  const known = indexes.get(knowledge);
  if (known) return known;
  const index: ScoreIndex = { byConcept: new Map(), byLead: new Map() };
  for (const score of knowledge.data.scores) {
    for (const id of score.concepts ?? []) index.byConcept.set(id, score);
    const { rates } = score;
    if (!rates) continue;
    const announced = { score, of: new Set(rates.of.map(fold)), not: new Set((rates.not ?? []).map(fold)) };
    for (const lead of rates.lead) index.byLead.set(lead, [...(index.byLead.get(lead) ?? []), announced]);
  }
  indexes.set(knowledge, index);
  return index;
}

/**
 * Scores of one sentence: a system's name with one of its codes, a code announced by "stage" or "grade" with what it
 * rates, and TNM groups. Linear in the length of the sentence.
 */
export function findScores(
  text: string,
  tokens: readonly Token[],
  placed: readonly PlacedMention[],
  knowledge: Knowledge,
  sentence: number,
): FoundScore[] {
  const index = indexOf(knowledge);
  const found: FoundScore[] = [];
  const put = (one: FoundScore): void => {
    const { start, end } = one.score.span;
    // "A Salter-Harris I injury cannot be excluded": nobody gave it that type.
    if (LEFT_OPEN.test(text.slice(end, end + 90))) return;
    if (found.some(({ score }) => score.span.start < end && start < score.span.end)) return;
    found.push(one);
  };
  for (const item of placed) {
    const { folder, id } = item.mention.ref;
    const score =
      folder === 'scores' ? knowledge.score(id) : folder === 'concepts' ? index.byConcept.get(id) : undefined;
    if (!score || !standsNear(score, tokens)) continue;
    if (
      /^(?:nuclear|architectural|cytologic|mitotic)\b/i.test(text.slice(item.mention.span.start, item.mention.span.end))
    )
      continue;
    const series = score.signed ? bySites(text, tokens, placed, item, score) : [];
    if (series.length > 0) {
      for (const one of series) put(one);
      continue;
    }
    const hit =
      readOwnForm(text, tokens, item, score) ?? codeAfter(text, tokens, item, score) ?? codeBefore(tokens, item, score);
    if (hit) put({ score: hit, named: item });
  }
  for (let at = 0; at < tokens.length; at++) {
    const bare = bareCode(text, tokens, at, knowledge) ?? oneLetterCode(text, tokens, at, knowledge);
    if (bare) put({ score: bare, named: null });
    const candidates = index.byLead.get(tokens[at]?.text ?? '');
    if (!candidates) continue;
    // A part of a grade is not the grade.
    if (/^(?:nuclear|architectural|cytologic|cytological|mitotic|tubule)$/.test(tokens[at - 1]?.text ?? '')) continue;
    // "Gleason grade 3": the grade of a named system is never another system's.
    const named = placed.find(({ mention, from, to }) => mention.kind === 'score' && from <= at && to >= at);
    const own = candidates.filter(({ score }) => !named || named.mention.ref.id === score.id);
    const hit = announcedCode(text, tokens, at, own, sentence);
    if (hit) put(hit);
  }
  for (const stage of tumorStages(text, tokens, knowledge, sentence)) put(stage);
  return found;
}

/** Said of what the score rates, in the same breath. */
const LEFT_OPEN = /^[^,;:.()]{0,50}\b(?:cannot|can not|could not|not) (?:be )?(?:\w+ )?(?:excluded|ruled out)\b/i;

/** "Weber" is an ankle fracture's type only where a fracture is named. */
function standsNear(score: Score, tokens: readonly Token[]): boolean {
  const { near, unless } = score;
  if (unless && outsideFigures(tokens).some((token) => unless.includes(token.text))) return false;
  return !near || tokens.some((token) => near.includes(token.text));
}

/** "AHI 42 (supine 61, non-supine 22)": the group in brackets holds figures of its own. */
function outsideFigures(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => text === '(')) return tokens;
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const close = tokens[at]?.text === '(' ? tokens.findIndex(({ text }, behind) => behind > at && text === ')') : -1;
    const inside = tokens.slice(at + 1, Math.max(at, close));
    if (inside.length > 1 && inside[0]?.kind !== 'number' && inside.some(({ kind }) => kind === 'number')) at = close;
    else kept.push(tokens[at] as Token);
  }
  return kept;
}

const LINKS = new Set(
  'category categories score scores class grade grades group stage type assessment is of was a an at as to level rating code final overall classification sum total combined impression lesion system functional scale index value points measured calculated estimated approximately about now today currently initial initially on admission arrival presentation severity status grading the by ihc immunohistochemistry protein expression : = # ( ) - – , / [ ~'.split(
    ' ',
  ),
);
/** Letters before a code: "LR-5", "TR4", "B2". */
const PREFIX = /^(?:lr|tr|pr|b|c|f|w|m|a)$/;

function codeAfter(
  text: string,
  tokens: readonly Token[],
  item: PlacedMention,
  score: Score,
): FoundScore['score'] | null {
  const start = item.mention.span.start;
  for (let at = item.to; at < tokens.length && at < item.to + 8; at++) {
    const token = tokens[at];
    if (!token) break;
    const code = readCode(text, tokens, at, score);
    if (code) return scoreOf(score, code, start);
    // "Bethesda System (2023) Category IV": the year of its edition.
    if (/^(?:19|20)\d\d$/.test(token.text) && tokens[at - 1]?.text === '(' && tokens[at + 1]?.text === ')') continue;
    // A figure that is none of its codes ends the search: what follows belongs to something else.
    if (token.kind === 'number') return null;
    if (PREFIX.test(token.text) && tokens[at + 1]?.text === '-' && tokens[at + 2]?.start === token.end + 1) {
      const behind = readCode(text, tokens, at + 2, score);
      if (behind) return scoreOf(score, behind, start);
    }
    if (!LINKS.has(token.text)) return null;
  }
  return null;
}

/**
 * "T-score lumbar spine -2.7, femoral neck -2.1": each figure behind the part it was measured at. The span is that of the
 * figure: the part named last in front of it is its own.
 */
function bySites(
  text: string,
  tokens: readonly Token[],
  placed: readonly PlacedMention[],
  item: PlacedMention,
  score: Score,
): FoundScore[] {
  const found: FoundScore[] = [];
  for (let at = item.to; at < tokens.length; ) {
    let isPlaced = false;
    for (; at < tokens.length; at++) {
      const word = tokens[at]?.text ?? '';
      const part = placed.find(({ from, mention }) => from === at && mention.kind === 'anatomy');
      if (part !== undefined && isPlaced) break;
      isPlaced ||= part !== undefined;
      if (part !== undefined) at = part.to - 1;
      else if (!BEFORE_SITE.test(word) && !LINKS.has(word)) break;
    }
    // The mark of a figure below zero was passed over as a link.
    const begin = tokens[at - 1]?.text === '-' ? at - 1 : at;
    const code = isPlaced ? readCode(text, tokens, begin, score) : null;
    if (code === null) break;
    found.push({ score: scoreOf(score, code, tokens[begin]?.start ?? 0), named: item });
    at = code.next;
  }
  return found;
}

const BEFORE_SITE = /^(?:left|right|total|for|and|;)$/;

/** Codes that carry the letters of their system, and what the report must speak of: "TR" is a leaking valve elsewhere. */
const LETTERED: Readonly<Record<string, { id: string; of: RegExp }>> = {
  tr: { id: 'ti-rads', of: /\bthyroid\b|\bti-?rads\b/i },
  lr: { id: 'li-rads', of: /\bli-?rads\b|\b(?:cirrho|hepat|liver)/i },
};

/** "TR4", "TR 4", "LR-5" without the name of the system. */
function bareCode(
  text: string,
  tokens: readonly Token[],
  at: number,
  knowledge: Knowledge,
): FoundScore['score'] | null {
  const token = tokens[at];
  const parts = token?.caps === 'upper' ? /^(tr|lr)([1-5m])?$/.exec(token.text) : null;
  const system = LETTERED[parts?.[1] ?? ''];
  if (!token || !parts || !system || tokens[at + 1]?.text === '+') return null;
  let last = token;
  let printed = parts[2];
  if (printed === undefined) {
    const behind = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
    const code = tokens[behind];
    if (!code || !/^[1-5]$/.test(code.text) || code.start > token.end + 1 || tokens[behind + 1]?.text === '+')
      return null;
    [last, printed] = [code, code.text];
  }
  const score = system.of.test(text) ? knowledge.score(system.id) : undefined;
  const category = score && categoryOfCode(score, printed);
  return category ? { id: system.id, code: category.code, span: { start: token.start, end: last.end } } : null;
}

/** "26/30 on the mini-mental state examination" */
function codeBefore(tokens: readonly Token[], item: PlacedMention, score: Score): FoundScore['score'] | null {
  if (score.outOf === undefined) return null;
  let at = item.from - 1;
  for (
    let skipped = 0;
    skipped < 4 && /^(?:on|in|for|by|the|a|an|his|her|your|their)$/.test(tokens[at]?.text ?? '');
    skipped++
  )
    at--;
  const of = tokens[at];
  const code = tokens[at - 2];
  if (!of || !runsTo(score, of.text) || tokens[at - 1]?.text !== '/' || code?.kind !== 'number') return null;
  if (!categoryOfCode(score, code.text)) return null;
  return { id: score.id, code: code.text, outOf: of.text, span: { start: code.start, end: item.mention.span.end } };
}

function scoreOf(score: Score, code: Code, start: number): FoundScore['score'] {
  const { code: printed, end, between, category, outOf } = code;
  return {
    id: score.id,
    code: printed,
    span: { start, end },
    ...(category === undefined ? {} : { category }),
    ...(between ? { between } : {}),
    ...(outOf === undefined ? {} : { outOf }),
  };
}

/** Words that end the reach of an announced code. */
const STOPS = new Set(
  'and or with without at for due from to is was were are has have had who which status but in on by than then . ; : ? !'.split(
    ' ',
  ),
);
const REACH = 8;

/** "stage III chronic kidney disease", "spondylolisthesis (grade 1)", "second degree burn". */
function announcedCode(
  text: string,
  tokens: readonly Token[],
  at: number,
  candidates: readonly Announced[],
  sentence: number,
): FoundScore | null {
  const lead = tokens[at];
  if (!lead) return null;
  let best: { announced: Announced; code: Code; from: number; far: number } | null = null;
  for (const announced of candidates) {
    const code = codeOfLead(text, tokens, at, announced.score);
    if (!code || !standsNear(announced.score, tokens)) continue;
    const far =
      distance(tokens, code.from, code.next, announced) ??
      (announced.of.has('m0') && endsTnm(text, lead.start, code.end) ? 2 * REACH : null);
    if (far !== null && (!best || far < best.far)) best = { announced, code, from: code.from, far };
  }
  if (!best) return null;
  const { score } = best.announced;
  const span = { start: tokens[best.from]?.start ?? lead.start, end: Math.max(best.code.end, lead.end) };
  const mention = {
    span,
    sentence,
    ref: { folder: 'scores' as const, id: score.id },
    kind: 'score',
    via: 'exact' as const,
  };
  return {
    score: scoreOf(score, { ...best.code, end: span.end }, span.start),
    named: { mention, from: best.from, to: best.code.next },
  };
}

const ORDINALS: Record<string, string> = { first: '1', second: '2', third: '3', fourth: '4' };
const NUMBER_WORDS: Record<string, string> = { one: '1', two: '2', three: '3', four: '4', five: '5' };

function codeOfLead(
  text: string,
  tokens: readonly Token[],
  at: number,
  score: Score,
): (Code & { from: number }) | null {
  const lead = tokens[at];
  if (!lead) return null;
  if (lead.text === 'degree') return ordinalBefore(tokens, at, score);
  if (lead.text === '/') return slashed(text, tokens, at, score);
  let next = at + 1;
  while (/^(?:[:#(-]|is|was)$/.test(tokens[next]?.text ?? '') && next < at + 3) next++;
  const word = NUMBER_WORDS[tokens[next]?.text ?? ''];
  if (word && categoryOfCode(score, word))
    return { code: word, end: tokens[next]?.end ?? lead.end, next: next + 1, from: at };
  const code = readCode(text, tokens, next, score);
  return code ? { from: at, ...code } : null;
}

/** "second-degree", "2nd degree", "first and second degree": the ordinal stands before the word. */
function ordinalBefore(tokens: readonly Token[], at: number, score: Score): (Code & { from: number }) | null {
  const ordinal = (index: number): { code: string; from: number } | null => {
    const token = tokens[index];
    const before = tokens[index - 1];
    const known = Object.hasOwn(ORDINALS, token?.text ?? '') ? ORDINALS[token?.text ?? ''] : undefined;
    if (known) return { code: known, from: index };
    const suffixed =
      /^(?:st|nd|rd|th)$/.test(token?.text ?? '') && before?.kind === 'number' && before.end === token?.start;
    return suffixed ? { code: before.text, from: index - 1 } : null;
  };
  const dash = (index: number) => (tokens[index]?.text === '-' ? index - 1 : index);
  const last = ordinal(dash(at - 1));
  const end = tokens[at]?.end;
  if (!last || end === undefined || !categoryOfCode(score, last.code)) return null;
  const own = { code: last.code, end, next: at + 1, from: last.from };
  if (!/^(?:and|to|or)$/.test(tokens[last.from - 1]?.text ?? '')) return own;
  const skipped = tokens[last.from - 2]?.text === 'degree' ? last.from - 3 : last.from - 2;
  const first = ordinal(dash(skipped));
  if (!first || !categoryOfCode(score, first.code)) return own;
  const code = `${first.code} ${tokens[last.from - 1]?.text} ${last.code}`;
  return { ...own, code, category: last.code, between: true, from: first.from };
}

/** "2/6 murmur", "pain 8/10": the figure that the scale runs to announces the code before it. */
function slashed(text: string, tokens: readonly Token[], at: number, score: Score): (Code & { from: number }) | null {
  const code = tokens[at - 1];
  const scale = printedScale(tokens, at);
  if (!code || !scale || !runsTo(score, scale.figure) || !categoryOfCode(score, code.text)) return null;
  // Parts of dates and of longer fractions are no codes.
  if (/^[/.-]$/.test(tokens[at - 2]?.text ?? '') || /^[/-]$/.test(tokens[scale.next]?.text ?? '')) return null;
  return {
    code: text.slice(code.start, code.end),
    end: scale.end,
    next: scale.next,
    from: at - 1,
    outOf: scale.figure,
  };
}

/** How far the rated thing stands from the code; null where none is in reach. What follows the code comes first. */
function distance(tokens: readonly Token[], from: number, next: number, { of, not }: Announced): number | null {
  let depth = 0;
  let found: number | null = null;
  for (let i = next; i < tokens.length && i < next + REACH; i++) {
    const word = tokens[i]?.text ?? '';
    if (word === '(') depth++;
    else if (word === ')') depth--;
    if (depth < 0 || STOPS.has(word) || (word === ',' && depth === 0)) break;
    const key = rated(word);
    if (not.has(key)) return null;
    if (found === null && of.has(key)) found = i - next;
  }
  if (found !== null) return found;
  for (let i = from - 1; i >= 0 && i >= from - REACH; i--) {
    const word = tokens[i]?.text ?? '';
    if (/^(?:[.;?!]|and|or|but|who|with|without|no|not)$/.test(word)) break;
    const key = rated(word);
    if (not.has(key)) return null;
    if (of.has(key)) return REACH + from - i;
  }
  return null;
}

/** "pT3", "ypN1mi", "cM0": what a printed part of the TNM code is of is a cancer, as it is of a bare "M0". */
function rated(word: string): string {
  return /^[ypcramu]{1,3}[tnm](?:is|x|[0-4])(?:mi|[a-d])?\d?$/.test(word) ? 'm0' : fold(word);
}

/** "pT2a pN0. Stage IB.": a stage that stands alone behind the TNM code. */
function endsTnm(text: string, start: number, end: number): boolean {
  return (
    /\b[ypcr]{1,3}[TN](?:is|X|[0-4])[^;\n]{0,40}$/.test(text.slice(Math.max(0, start - 60), start)) &&
    /^\s*(?:[.,;()\n]|$)/.test(text.slice(end, end + 4))
  );
}
