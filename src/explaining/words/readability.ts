import { remembered } from '../../knowledge/index.js';
import { splitSentences } from './sentences.js';
import { countSyllables } from './syllables.js';

export interface Readability {
  fkgl: number;
  words: number;
}

const WORD = /[A-Za-z0-9][A-Za-z0-9'’.,/%-]*/g;

/** , - . / ' ’ */
function isMark(code: number): boolean {
  return (code >= 44 && code <= 47) || code === 39 || code === 0x2019;
}

function isMarked(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (isMark(word.charCodeAt(at))) return true;
  return false;
}

/** Without the marks behind it. */
function bareEnd(word: string): string {
  let end = word.length;
  while (end > 0 && isMark(word.charCodeAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

/** The words of a text: runs of letters and digits; a figure with its decimals is one word, "and/or" two. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const found of text.match(WORD) ?? []) {
    // Most words hold no mark at all.
    if (!isMarked(found)) words.push(found);
    else for (const part of bareEnd(found).split('/')) if (part !== '') words.push(part);
  }
  return words;
}

export const countWords: (text: string) => number = remembered(500, (text) => wordsOf(text).length);

/** What a grade level is computed from; counts of parts add up. */
export interface ReadabilityCounts {
  words: number;
  sentences: number;
  syllables: number;
}

/** Asked for the same texts again and again while one letter is written. */
const countsOf = remembered(1000, (text): Readonly<ReadabilityCounts> => {
  const counts = { words: 0, sentences: 0, syllables: 0 };
  for (const sentence of splitSentences(text)) {
    const found = wordsOf(sentence);
    if (found.length === 0) continue;
    counts.sentences += 1;
    counts.words += found.length;
    for (const word of found) counts.syllables += countSyllables(word);
  }
  return counts;
});

/** Counts of texts. Give each list item as a text of its own, so that lists are not glued. */
export function readabilityCounts(texts: readonly string[]): ReadabilityCounts {
  const counts = { words: 0, sentences: 0, syllables: 0 };
  for (const text of texts) {
    const own = countsOf(text);
    counts.words += own.words;
    counts.sentences += own.sentences;
    counts.syllables += own.syllables;
  }
  return counts;
}

const NONE: Readonly<ReadabilityCounts> = { words: 0, sentences: 0, syllables: 0 };

/** The counts of a whole of which one part is taken and another put in its place; either may be nothing. */
export function countsWith(
  whole: Readonly<ReadabilityCounts>,
  { out = NONE, put = NONE }: { out?: Readonly<ReadabilityCounts>; put?: Readonly<ReadabilityCounts> },
): ReadabilityCounts {
  return {
    words: whole.words - out.words + put.words,
    sentences: whole.sentences - out.sentences + put.sentences,
    syllables: whole.syllables - out.syllables + put.syllables,
  };
}

/**
 * Flesch-Kincaid grade level (Kincaid 1975): 0.39 × words per sentence + 11.8 × syllables per word − 15.59, rounded to
 * one decimal. Zero without words.
 */
export function gradeOf({ words, sentences, syllables }: ReadabilityCounts): Readability {
  if (words === 0) return { fkgl: 0, words: 0 };
  const grade = 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
  return { fkgl: Math.round(grade * 10) / 10, words };
}

/** The grade level of texts, each a text of its own. */
export function fleschKincaid(texts: readonly string[]): Readability {
  return gradeOf(readabilityCounts(texts));
}
