import type { ReportWord } from './schema.js';
import { fold, type Token, tokenize } from './tokens.js';
import { holds, isAmong, type Words, wordAt, wordsOf } from './word-senses.js';

/** A word of report English in a text, with what it means. */
export interface FoundReportWord {
  start: number;
  end: number;
  term: string;
  meaning: string;
}

export interface ReportWordIndex {
  /** The words of a text that the base only explains, each with its place. Linear in the length of the text. */
  find(text: string, reportType?: string): FoundReportWord[];
}

interface Sense {
  meaning: string;
  reportTypes: readonly string[];
  before: Words;
  behind: Words;
  near: Words;
  unless: Words;
  /** True where the kind of report alone says that it is meant. */
  ofReport: boolean;
}

interface Entry {
  /** The form that is printed, or the one it is a form of: one entry may hold names of different things. */
  term: string;
  meaning: string;
  senses: readonly Sense[] | null;
  folds: string[];
  /** True for letters that are a word of their own in small ones ("WHO"). */
  capitals: boolean;
}

const SHORT = /^[A-Z]{2,4}$/;
/** As far as this in its sentence stand the words that choose a sense. */
const AROUND = 9;

/** Words that name nothing a person can have, by their first word, the longest first. */
export function buildReportWords(list: readonly ReportWord[]): ReportWordIndex {
  const byFirst = new Map<string, Entry[]>();
  for (const entry of list) {
    const senses = sensesOf(entry);
    for (const said of entry.says) {
      const folds = foldsOf(said);
      const [first = ''] = folds;
      byFirst.set(first, [
        ...(byFirst.get(first) ?? []),
        { term: headOf(said, entry.says), meaning: entry.meaning, senses, folds, capitals: SHORT.test(said) },
      ]);
    }
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.folds.length - a.folds.length);
  return {
    find(text, reportType = '') {
      const found: FoundReportWord[] = [];
      const tokens = tokenize(text);
      const folds = tokens.map((token) => (token.kind === 'word' ? fold(token.text) : token.text));
      for (let at = 0; at < tokens.length; at++) {
        const entry = byFirst
          .get(folds[at] as string)
          ?.find(
            (one) =>
              one.folds.every((word, k) => folds[at + k] === word) && (!one.capitals || tokens[at]?.caps === 'upper'),
          );
        const first = tokens[at];
        const last = tokens[at + (entry?.folds.length ?? 0) - 1];
        if (entry === undefined || first === undefined || last === undefined) continue;
        const to = at + entry.folds.length;
        const meaning = entry.senses === null ? entry.meaning : meantHere(entry.senses, tokens, at, to, reportType);
        if (meaning !== null) found.push({ start: first.start, end: last.end, term: entry.term, meaning });
        at = to - 1;
      }
      return found;
    },
  };
}

function sensesOf({ senses }: ReportWord): Sense[] | null {
  if (senses === undefined) return null;
  return senses.map(({ meaning, reportTypes, before, behind, near, unless }) => ({
    meaning,
    reportTypes,
    before: wordsOf(before),
    behind: wordsOf(behind),
    near: wordsOf(near),
    unless: wordsOf(unless),
    ofReport: reportTypes.length > 0 && before.length + behind.length + near.length === 0,
  }));
}

/** The meaning of the first sense that the words around ask for; null where none does. */
function meantHere(
  senses: readonly Sense[],
  tokens: readonly Token[],
  from: number,
  to: number,
  reportType: string,
): string | null {
  const near = new Set<string>();
  for (let at = from - 1; at >= Math.max(0, from - AROUND) && tokens[at]?.text !== '.'; at--)
    near.add(tokens[at]?.text ?? '');
  for (let at = to; at < to + AROUND && at < tokens.length && tokens[at]?.text !== '.'; at++)
    near.add(tokens[at]?.text ?? '');
  const fits = (sense: Sense) =>
    (sense.reportTypes.length === 0 || sense.reportTypes.includes(reportType)) &&
    !holds(sense.unless, near) &&
    (sense.ofReport ||
      isAmong(sense.before, wordAt(tokens, from, -1)) ||
      isAmong(sense.behind, wordAt(tokens, to - 1, 1)) ||
      holds(sense.near, near));
  return senses.find(fits)?.meaning ?? null;
}

function foldsOf(text: string): string[] {
  return tokenize(text).map((token) => (token.kind === 'word' ? fold(token.text) : token.text));
}

/** "sequential" for "sequentially": the first form with the same stem, else the form itself. */
function headOf(said: string, forms: readonly string[]): string {
  return forms.find((form) => isFormOf(form, said)) ?? said;
}

/** Whether two words differ in their last letters only ("mite", "mites"). */
export function isFormOf(one: string, other: string): boolean {
  const stem = Math.min(one.length, other.length) - 2;
  return (
    stem > 2 &&
    Math.abs(one.length - other.length) < 5 &&
    one.slice(0, stem).toLowerCase() === other.slice(0, stem).toLowerCase()
  );
}
