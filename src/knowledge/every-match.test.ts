import { describe, expect, it } from 'vitest';
import { everyMatch } from './every-match.js';

describe('everyMatch', () => {
  it('gives what matchAll gives, with empty matches and again', () => {
    for (const pattern of [/[a-z]+/g, /\d*/g, /(?<=, )\w+|$/g, /“([^”]*)”/g, /none/g])
      for (const text of ['', 'one, two 3', 'a “b” c “”', '12 ab, 3', 'none']) {
        const all = [...text.matchAll(pattern)].map((match) => [match.index, ...match]);
        expect(everyMatch(text, pattern).map((match) => [match.index, ...match])).toEqual(all);
        expect(everyMatch(text, pattern).map((match) => [match.index, ...match])).toEqual(all);
      }
  });
});
