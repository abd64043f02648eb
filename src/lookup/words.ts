import { fold, tokenize } from '../knowledge/index.js';

/** Words that carry nothing in a name or a question. */
const EMPTY = new Set(
  'a an the of in on for to with and or my your our his her their is are was be it its this that i me you do does did have has had get from by at as if some any w'.split(' '),
); // biome-ignore format: one list

/** The most words of a query that are looked at: what is longer is a report, not a word. */
export const MOST_WORDS = 16;

/** A word of a query or a name, and the form in which its spellings meet. */
export interface Word {
  /** As written, without marks. */
  text: string;
  key: string;
  empty: boolean;
  start: number;
  end: number;
}

/** British and American spellings, one way: "oedema" and "edema", "tumour" and "tumor", "leucocyte" and "leukocyte". */
function american(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ae|oe/g, 'e')
    .replace(/our(?=$|ed$|ing$)/, 'or')
    .replace(/tre$/, 'ter')
    .replace(/bre$/, 'ber')
    .replace(/^leuc/, 'leuk')
    .replace(/is(?=e$|ed$|ing$|ation$)/, 'iz')
    .replace(/ll(?=ed$|ing$)/, 'l');
}

/** Keys already worked out: the same words come again and again. */
const KEYS = new Map<string, string>();
const MOST_KEYS = 40_000;

function keyOf(word: string): string {
  const known = KEYS.get(word);
  if (known !== undefined) return known;
  const key = american(fold(word));
  if (KEYS.size < MOST_KEYS) KEYS.set(word, key);
  return key;
}

/** The words of a text: lower case, singular, marks gone; a hyphen parts words as a space does. */
export function wordsOf(text: string): Word[] {
  return tokenize(text)
    .filter((token) => token.kind !== 'mark' || token.text === '%' || token.text === '+')
    .map((token) => ({
      text: text.slice(token.start, token.end),
      key: token.kind === 'word' ? keyOf(token.text) : token.text,
      empty: EMPTY.has(token.text),
      start: token.start,
      end: token.end,
    }));
}

/** One key for all ways to part a name into words: "X-ray", "x ray", "xray". */
export function squeezed(words: readonly Word[]): string {
  return words.map((word) => word.key).join('');
}

/** One key for all orders of a name's words: "removal of the gallbladder", "gallbladder removal". */
export function unordered(words: readonly Word[]): string {
  return words
    .filter((word) => !word.empty)
    .map((word) => word.key)
    .sort()
    .join(' ');
}
