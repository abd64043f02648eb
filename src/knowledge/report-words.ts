import type { ReportWord } from './schema.js';
import { fold, tokenize } from './tokens.js';

/** A word of report English in a text, with what it means. */
export interface FoundReportWord {
  start: number;
  end: number;
  term: string;
  meaning: string;
}

export interface ReportWordIndex {
  /** The words of a text that the base only explains, each with its place. Linear in the length of the text. */
  find(text: string): FoundReportWord[];
}

interface Entry extends ReportWord {
  folds: string[];
  /** True for letters that are a word of their own in small ones ("WHO"). */
  capitals: boolean;
}

const SHORT = /^[A-Z]{2,4}$/;

/** Words that name nothing a person can have, by their first word, the longest first. */
export function buildReportWords(list: readonly ReportWord[]): ReportWordIndex {
  const byFirst = new Map<string, Entry[]>();
  for (const entry of list) {
    for (const said of entry.says) {
      const folds = foldsOf(said);
      const [first = ''] = folds;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { ...entry, folds, capitals: SHORT.test(said) }]);
    }
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.folds.length - a.folds.length);
  return {
    find(text) {
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
        found.push({ start: first.start, end: last.end, term: entry.says[0] ?? '', meaning: entry.meaning });
        at += entry.folds.length - 1;
      }
      return found;
    },
  };
}

function foldsOf(text: string): string[] {
  return tokenize(text).map((token) => (token.kind === 'word' ? fold(token.text) : token.text));
}
