import { expect, it } from 'vitest';
import { singleSpaced } from './tokens.js';

it.each([
  '', ' ', 'no gap', 'two  blanks', 'a tab\tand one\t', 'over\nlines', 'no\u00a0break', ' at its ends ', 'a \n b', 'thin\u2009blank',
])('singleSpaced says what the pattern alone says: %j', (text) => {
  expect(singleSpaced(text)).toBe(text.replace(/\s+/g, ' '));
}); // biome-ignore format: one list
