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
    const sense = chooseSense(senses, context);
    // "OR" and "ALL" are words wherever the neighbours of their one meaning are missing.
    if (sense || senses.length > 1) best = { from, to: at + 1, entry, sense };
  }
  return best;
}

/**
 * The sense whose contexts fit best: neighbouring words count most, then the section, then the kind of report. Without
 * any fit the one sense that names no context is taken; else none.
 */
export function chooseSense(senses: readonly Sense[], context: ShortFormContext): Sense | null {
  let best: Sense | null = null;
  let bestScore = 0;
  let tie = false;
  for (const sense of senses) {
    let score = 0;
    for (const word of sense.near) if (nearHas(context.near, word)) score += 4;
    if (sense.sections.includes(context.section)) score += 3;
    if (sense.reportTypes.some((type) => type === context.reportType)) score += 2;
    if (score > bestScore) {
      best = sense;
      bestScore = score;
      tie = false;
    } else if (score === bestScore && score > 0) tie = true;
  }
  if (bestScore > 0) return tie ? null : best;
  const open = senses.filter((s) => s.near.length === 0 && s.sections.length === 0 && s.reportTypes.length === 0);
  return open.length === 1 ? (open[0] ?? null) : null;
}

function nearHas(near: ReadonlySet<string>, word: string): boolean {
  return word.includes(' ') ? word.split(' ').every((part) => near.has(part)) : near.has(word);
}
