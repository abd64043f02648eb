import { isKnown } from '../retell/plain-words.js';
import { spellOut } from '../retell/spell-out.js';
import { asPrinted } from '../words/quote-marks.js';
import { LIST_MARK } from '../words/sentences.js';

const MOST_WORDS = 30;

/** Letters that are read as they stand. */
const KNOWN_LETTERS = /^(?:GPs?|ER|MRI|CT|OK|BP|AM|PM|No|Ex)$/;

/** Words that any reader knows, one other in a whole sentence; a name within it is no hard word. */
export function isEasy(words: string): boolean {
  const all = (spellOut(words).match(/[A-Za-z'’]+/g) ?? []).filter((word) => !KNOWN_LETTERS.test(word));
  const hard = all.filter((word, at) => {
    if (/^[A-Z]{2,}/.test(word)) return true;
    return !isKnown(word.toLowerCase()) && !(at > 0 && /^[A-Z][a-z]/.test(word));
  });
  return hard.length === 0 || (hard.length === 1 && all.length >= 8 && !/^[A-Z]{2,}/.test(hard[0] ?? ''));
}

/** Clean enough to be quoted: shortened at a word, without marks that end a sentence. Null where too little is left. */
export function quotable(text: string): string | null {
  const words = asPrinted(text.replace(LIST_MARK, ''))
    .replace(/X{3,}\.*/g, '…')
    .replace(/[.?!;,\s]+$/, '')
    .split(/\s+/);
  if (words.filter((word) => /[a-z]{3}/i.test(word)).length < (words.includes('…') ? 4 : 2)) return null;
  const all = words.join(' ');
  // What turns the sentence round stands behind: such a line is shown whole, or not here.
  const turns = words.length > MOST_WORDS && TURNS.test(words.slice(MOST_WORDS - 6).join(' '));
  if (turns && words.length > MOST_WHOLE) return null;
  const kept = turns || words.length <= MOST_WORDS + 6 ? all : words.slice(0, MOST_WORDS).join(' ');
  return kept === all ? kept : `${kept} …`;
}

/** "Carcinosarcoma.": one hard word by itself, which no reader should miss. Null for everyday words and headings. */
export function nameAlone(text: string): string | null {
  const word = /^\W*([A-Za-z][a-z-]{7,})\W*$/.exec(text)?.[1];
  return word === undefined || isKnown(word.toLowerCase()) ? null : word;
}

const MOST_WHOLE = 60;
const TURNS =
  /\b(?:however|but|although|though|likely|unlikely|not|no|without|negative|ruled|resolved|due|secondary|improved|stable|if|unless)\b/i;
