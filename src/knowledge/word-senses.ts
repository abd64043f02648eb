import type { WordSense } from './schema.js';
import type { ShortFormContext } from './short-forms.js';
import type { Token } from './tokens.js';

/** A list of words with those of which only the beginning is given. */
export interface Words {
  whole: ReadonlySet<string>;
  openings: readonly string[];
}

interface Rule {
  entry: WordSense;
  names: ReadonlySet<string>;
  before: Words;
  behind: Words;
  near: Words;
  unless: Words;
}

/** The rules by the entry whose names have other senses. */
export type WordSenseIndex = ReadonlyMap<string, readonly Rule[]>;

/** Indexes the words of several senses. */
export function buildWordSenses(entries: readonly WordSense[]): WordSenseIndex {
  const index = new Map<string, Rule[]>();
  for (const entry of entries) {
    const rule: Rule = {
      entry,
      names: new Set(entry.names),
      before: wordsOf(entry.before),
      behind: wordsOf(entry.behind),
      near: wordsOf(entry.near),
      unless: wordsOf(entry.unless),
    };
    index.set(entry.of, [...(index.get(entry.of) ?? []), rule]);
  }
  return index;
}

export function wordsOf(list: readonly string[]): Words {
  return {
    whole: new Set(list.filter((word) => !word.endsWith('*'))),
    openings: list.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}

/**
 * Where the name at these tokens is another word: the concept it stands for there, or null for none. Undefined where the
 * name means what its entry says.
 */
export function meantInstead(
  index: WordSenseIndex,
  id: string,
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  context: ShortFormContext,
  isShort = false,
): string | null | undefined {
  const rules = index.get(id);
  if (rules === undefined) return undefined;
  const printed = text.slice(tokens[from]?.start, tokens[to - 1]?.end).toLowerCase();
  for (const rule of rules) {
    // A short form has senses of its own: only a rule that names it speaks of it.
    if (isShort && !rule.names.has(printed)) continue;
    if (rule.names.size === 0 ? /\s/.test(printed) : !rule.names.has(printed)) continue;
    if (applies(rule, tokens, from, to, context)) return rule.entry.instead ?? null;
  }
  return undefined;
}

function applies(rule: Rule, tokens: readonly Token[], from: number, to: number, context: ShortFormContext): boolean {
  const { entry } = rule;
  const fits =
    isAmong(rule.before, wordAt(tokens, from, -1)) ||
    isAmong(rule.behind, wordAt(tokens, to - 1, 1)) ||
    holds(rule.near, context.near) ||
    (entry.report.length > 0 && entry.report.some((word) => context.report?.().has(word))) ||
    entry.reportTypes.some((type) => type === context.reportType);
  if (entry.only) return !fits || holds(rule.unless, context.near);
  return fits && !holds(rule.unless, context.near);
}

/** The word beside a name, over a hyphen or slash; "#" for a number, "^" and "$" where the sentence begins or ends. */
export function wordAt(tokens: readonly Token[], at: number, step: 1 | -1): string {
  let beside = tokens[at + step];
  if (beside?.text === '-' || beside?.text === '/') beside = tokens[at + 2 * step];
  if (beside === undefined) return step < 0 ? '^' : '$';
  return beside.kind === 'number' ? '#' : beside.text;
}

export function isAmong({ whole, openings }: Words, word: string): boolean {
  return whole.has(word) || openings.some((opening) => word.startsWith(opening));
}

export function holds({ whole, openings }: Words, words: ReadonlySet<string>): boolean {
  if (whole.size === 0 && openings.length === 0) return false;
  if (openings.length === 0 && whole.size < words.size) {
    for (const word of whole) if (words.has(word)) return true;
    return false;
  }
  for (const word of words) {
    if (whole.has(word)) return true;
    for (const opening of openings) if (word.startsWith(opening)) return true;
  }
  return false;
}
