import type { Abbreviation, KnowledgeData } from './schema.js';
import { type Token, tokenize } from './tokens.js';

/** What is known about the place where an abbreviation stands. */
export interface ShortFormContext {
  reportType: string;
  section: string;
  /** Lower-case words of the sentence and its neighbours. */
  near: ReadonlySet<string>;
  /** True in a sentence printed in capitals, where a short form cannot be told from a word by its letters. */
  allCapitals: boolean;
  /** Lower-case words of the whole report, made when first asked for. */
  report?: () => ReadonlySet<string>;
}

export type Sense = Abbreviation['senses'][number];

export interface ShortFormMatch {
  from: number;
  to: number;
  entry: Abbreviation;
  /** Null where several senses remain. */
  sense: Sense | null;
}

export interface ShortFormIndex {
  exact: Map<string, Abbreviation[]>;
  anyCase: Map<string, Abbreviation[]>;
  longest: number;
  /** First tokens of all short forms, as printed and in small letters. */
  starts: Set<string>;
}

/** Indexes the abbreviations by their printed letters. */
export function buildShortForms(data: KnowledgeData): ShortFormIndex {
  const index: ShortFormIndex = { exact: new Map(), anyCase: new Map(), longest: 1, starts: new Set() };
  for (const entry of data.abbreviations) {
    const tokens = tokenize(entry.short);
    index.longest = Math.max(index.longest, Math.min(tokens.length, 8));
    const raw = tokens.map((token) => entry.short.slice(token.start, token.end)).join(' ');
    const start = raw.split(' ')[0] ?? '';
    index.starts.add(start).add(`${start}s`);
    if (entry.anyCase) index.starts.add(start.toLowerCase());
    push(index.exact, raw, entry);
    if (entry.anyCase) push(index.anyCase, raw.toLowerCase(), entry);
  }
  return index;
}

function push(map: Map<string, Abbreviation[]>, key: string, entry: Abbreviation): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

/** The longest abbreviation at token `from` of `text`, with its sense in this context. */
export function matchShortForm(
  index: ShortFormIndex,
  text: string,
  tokens: readonly Token[],
  from: number,
  context: ShortFormContext,
): ShortFormMatch | null {
  const first = tokens[from];
  if (!first || first.kind === 'mark') return null;
  const printed = text.slice(first.start, first.end);
  if (!index.starts.has(printed) && !index.starts.has(first.text)) return null;
  if (isCoded(text, first) || isGlued(text, first)) return null;
  let best: ShortFormMatch | null = null;
  let raw = '';
  for (let at = from; at < tokens.length && at < from + index.longest; at++) {
    const token = tokens[at];
    if (!token) break;
    raw += `${raw === '' ? '' : ' '}${text.slice(token.start, token.end)}`;
    let entries = index.exact.get(raw) ?? index.anyCase.get(raw.toLowerCase());
    if (!entries && raw.endsWith('s') && raw.length > 2) entries = index.exact.get(raw.slice(0, -1));
    const entry = entries?.[0];
    if (!entry || !entries) continue;
    const senses = entries.flatMap((one) => one.senses);
    const sense = chooseSense(senses, context, placeOf(tokens, from, at + 1));
    // "OR" and "ALL" are words wherever the neighbours of their one meaning are missing.
    if (sense || senses.length > 1) best = { from, to: at + 1, entry, sense };
  }
  return best;
}

/** Measures that note-takers print with a hyphen before their figure ("HR-88"). */
const MEASURED = new Set(
  'BP HR RR EF LVEF T P R POD HD GCS NIHSS MMSE GA EGA SUV HU BMI PSA BNP INR EBL UOP RVSP PCWP'.split(' '),
);

/** Amounts that are written right behind their figure ("1PPD"). */
const AMOUNTS = new Set(['PPD', 'DM', 'D', 'L', 'U', 'G', 'H', 'W', 'M', 'Y', 'K']);

/**
 * "SH-1", "CK-7", "3VT": letters and a figure joined by a hyphen, or letters right behind a figure, are a code of their
 * own, not the short form of the letters.
 */
function isCoded(text: string, token: Token): boolean {
  if (isOtherwiseMeant(text, token)) return true;
  // "AF 5-/5": the strength of a movement, out of five.
  if (/^[ \t:]{1,3}[0-5][-+]?\/[0-5](?![\d/])/.test(text.slice(token.end, token.end + 9))) return true;
  if (/\d/.test(text.charAt(token.start - 1))) {
    const letters = text.slice(token.start, token.end);
    return /^[A-Z]{1,3}$/.test(letters) && !AMOUNTS.has(letters);
  }
  // "LBP 24/01188": the number of a sample.
  if (/^ ?\d\d\/\d{4}/.test(text.slice(token.end, token.end + 9))) return true;
  if (text.charAt(token.end) !== '-') return false;
  const printed = text.slice(token.start, token.end);
  // "ICD-O": the code of a tumor.
  if (printed === 'ICD' && /^-(?:O|9|10|11)\b/.test(text.slice(token.end, token.end + 4))) return true;
  if (!/^[A-Z]{1,4}$/.test(printed) || MEASURED.has(printed)) return false;
  return /^-(?:\d{1,2}(?![\d%./])|\d{4})/.test(text.slice(token.end, token.end + 5));
}

/** "Inj EPO" is a medicine, "Garden IV" a grade, "b/l 1.4" the figure of before. */
function isOtherwiseMeant(text: string, token: Token): boolean {
  const printed = text.slice(token.start, token.end);
  const before = text.slice(Math.max(0, token.start - 12), token.start);
  const after = text.slice(token.end, token.end + 12);
  if (printed === 'EPO') return /\b[Ii]nj(?:ection)?\.? {1,2}$/.test(before);
  if (printed === 'IV') return /\b(?:garden|grade|type|stage|class|neer|tile|gustilo|schatzker) $/i.test(before);
  return /^b\/?l?$/i.test(printed) && /^(?:\/l)? ?~?\d/i.test(after) && /\($/.test(before);
}

/** "3VT view", "2VD": capitals glued to a figure in front are a code of their own, not the short form of the letters. */
export function isGlued(text: string, token: Token): boolean {
  if (!/\d/.test(text.charAt(token.start - 1))) return false;
  const printed = text.slice(token.start, token.end);
  return /^[A-Z]{2,5}$/.test(printed) && !UNITS.has(printed);
}

/** Units and counts that are printed right behind their figure. */
const UNITS = new Set('MG ML MCG CM MM KG LB LBS CC IU MEQ HU POD HD PO BID TID PRN MM YO YF YM'.split(' '));

/** The words and marks right around a short form. */
interface Place {
  before: ReadonlySet<string>;
  behind: ReadonlySet<string>;
}

const BESIDE = 3;

function placeOf(tokens: readonly Token[], from: number, to: number): Place {
  const before = new Set(tokens.slice(Math.max(0, from - BESIDE), from).map((token) => token.text));
  if (from === 0) before.add('^');
  const behind = new Set<string>();
  for (const token of tokens.slice(to, to + BESIDE)) {
    behind.add(token.text);
    if (token.kind === 'number') behind.add('#');
  }
  return { before, behind };
}

/** What a word right beside the short form says, and how far ahead the best sense must be. */
const BESIDE_WEIGHT = 9;
const MARGIN = 3;

/**
 * The sense whose contexts fit best: words right beside it count most, then neighbouring words, then the section, then
 * the kind of report. None where two fit about as well. Without any fit the one sense that names no context is taken;
 * else none.
 */
export function chooseSense(senses: readonly Sense[], context: ShortFormContext, place?: Place): Sense | null {
  const left = senses.filter((sense) => !sense.unless.some((word) => nearHas(context.near, word)));
  let best: Sense | null = null;
  let bestScore = 0;
  let second = 0;
  for (const sense of left) {
    let score = 0;
    if (sense.before.some((word) => place?.before.has(word))) score += BESIDE_WEIGHT;
    if (sense.behind.some((word) => place?.behind.has(word))) score += BESIDE_WEIGHT;
    for (const word of sense.near) if (nearHas(context.near, word)) score += 4;
    if (sense.sections.includes(context.section)) score += 3;
    if (sense.reportTypes.some((type) => type === context.reportType)) score += 2;
    if (sense.report.length > 0 && sense.report.some((word) => context.report?.().has(word))) score += 4;
    if (score > bestScore) {
      second = bestScore;
      best = sense;
      bestScore = score;
    } else second = Math.max(second, score);
  }
  if (bestScore > 0) return bestScore - second >= (second > 0 ? MARGIN : 1) ? best : null;
  const open = left.filter(isOpen);
  return open.length === 1 ? (open[0] ?? null) : null;
}

/** Names no context: meant wherever no other sense fits. */
export function isOpen(sense: Sense): boolean {
  const contexts = [sense.near, sense.sections, sense.reportTypes, sense.before, sense.behind, sense.report];
  return contexts.every((list) => list.length === 0);
}

function nearHas(near: ReadonlySet<string>, word: string): boolean {
  return word.includes(' ') ? word.split(' ').every((part) => near.has(part)) : near.has(word);
}
