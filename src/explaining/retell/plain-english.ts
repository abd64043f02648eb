import { remembered } from '../../knowledge/index.js';
import { EVERYDAY_WORDS } from './everyday-words.js';
import { APART } from './plain-english/apart.js';
import { DEEDS } from './plain-english/deeds.js';
import { SHAPES } from './plain-english/shapes.js';
import { THINGS } from './plain-english/things.js';
import { THOUGHTS } from './plain-english/thoughts.js';

const wordsOf = (...lists: readonly string[]) => lists.flatMap((list) => list.trim().split(/\s+/));

let plain: ReadonlySet<string> | undefined;
let apart: ReadonlySet<string> | undefined;

/** Regular forms: what the ending stands for in the base form. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['ies', 'y'],
  ['ied', 'y'],
  ['ily', 'y'],
  ['ier', 'y'],
  ['iest', 'y'],
  ['iness', 'y'],
  ['s', ''],
  ['es', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
  ['ly', 'le'],
  ['er', ''],
  ['er', 'e'],
  ['est', ''],
  ['est', 'e'],
  ['ness', ''],
];
const SHORTEST = 3;

const CONTRACTED = new Set(
  `can't won't don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't couldn't wouldn't shouldn't mustn't needn't ain't
  there's that's what's it's let's here's who's they're they've they'd they'll it'll it'd`.split(/\s+/),
);

/**
 * True for a word of plain English, in any of its regular forms, that means in a report what it means anywhere ("retailer",
 * "tucked", "can't"). Words with a sense of their own in reports are none of them, nor are their forms.
 */
export const isPlainEnglish: (word: string) => boolean = remembered(1000, (printed) => {
  const word = printed.toLowerCase().replace(/’/g, "'");
  if (CONTRACTED.has(word)) return true;
  return isPlain(word.replace(/'s?$/, ''));
});

function isPlain(word: string): boolean {
  plain ??= new Set([...EVERYDAY_WORDS, ...wordsOf(THINGS, DEEDS, THOUGHTS, SHAPES)]);
  apart ??= new Set(wordsOf(APART));
  if (apart.has(word)) return false;
  if (plain.has(word)) return true;
  for (const [ending, instead] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length) + instead;
    if (stem.length < SHORTEST) continue;
    if (apart.has(stem)) return false;
    if (plain.has(stem)) return true;
    const single = stem.slice(0, -1);
    // "Hopped", "tucking": the consonant is doubled.
    if (instead === '' && /^[ei]/.test(ending) && /([b-df-hj-np-tv-z])\1$/.test(stem) && plain.has(single))
      return !apart.has(single);
  }
  return false;
}
