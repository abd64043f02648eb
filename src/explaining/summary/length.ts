import type { Said } from '../nets/said.js';
import { countWords } from '../words/readability.js';

/** The longest summary, whatever the report's length. */
const MOST_WORDS = 120;
/** A short report may still have a summary this long. */
const ALWAYS_ALLOWED = 40;
/** Below this a summary has room for two or three sentences; that of a sheet of results says first how many there are. */
export const FEW_WORDS = 48;

export const WHAT_TO_DO = /^(?:Ask|Call|Go|Talk|See|It is important|This needs)\b/;

/**
 * The sentences of a summary within its limit again, where naming their samples made them longer: what was told beside
 * the main message goes first, the last of it before the rest; what to do stays.
 */
export function withinLimit(summary: readonly Said[], text: string): Said[] {
  const kept = [...summary];
  const limit = limitOf(text);
  while (kept.length > 1 && kept.reduce((words, said) => words + mostWords(said.text), 0) > limit) {
    const at = kept.findLastIndex(({ text: words }, index) => index > 0 && !WHAT_TO_DO.test(words));
    kept.splice(at < 0 ? kept.length - 1 : at, 1);
  }
  return kept;
}

export function limitOf(text: string): number {
  return Math.min(MOST_WORDS, Math.max(ALWAYS_ALLOWED, fewestWords(text)));
}

/** Words as a grade counts them and as blanks part them ("frontal/lateral"): the fewer, and the more. */
function fewestWords(text: string): number {
  return Math.min(countWords(text), partedWords(text));
}
export function mostWords(text: string): number {
  return Math.max(countWords(text), partedWords(text));
}
function partedWords(text: string): number {
  return text.match(/[^\s;|]+/g)?.length ?? 0;
}
