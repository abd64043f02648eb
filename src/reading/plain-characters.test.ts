import { describe, expect, it } from 'vitest';
import { plainCharacters } from './plain-characters.js';

describe('a zero typed for the letter of "no"', () => {
  it.each([
    ['N0 murmurs heard', 'No murmurs heard'],
    ['   n0 rash', '   no rash'],
    ['Soft. N0 masses', 'Soft. No masses'],
    ['Lungs: clear\n\tN0 wheeze', 'Lungs: clear\n\tNo wheeze'],
    ['pT2 N0 disease', 'pT2 N0 disease'],
    ['Stage: N0 nodal disease', 'Stage: N0 nodal disease'],
    ['grade N0 masses', 'grade N0 masses'],
    ['x.N0 masses', 'x.N0 masses'],
  ])('%j is read as %j', (text, plain) => {
    expect(plainCharacters(text)).toBe(plain);
  });
});
