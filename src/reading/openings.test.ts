import { describe, expect, it } from 'vitest';
import { ByBeginning, byOpening, Opening, Sticky } from './openings.js';

const PATTERNS = [
  /\d{1,2}([/.-])\d{1,2}\1\d{4}|(?:jan|feb)[a-z]{0,6}\.? \d{1,2}/iy,
  /(?!normal$)(?:ref\.?|(?:your |test )?value)s? ?(?::|=|(?=$))/iy,
  /[<>≤≥]?=? ?1 ?: ?\d{1,5}(?![\w:])/y,
  /(?:[a-zµ0-9|*^]{1,8}\/[a-z0-9|]{1,3})(?![\w/.|])/iy,
  /(\t)|(\s*\|\s*)|( {2,})|( )/y,
  /(?<![A-Za-z])(?:b\.?i\.?d\.?|q\s?\d+|twice)(?![A-Za-z])/iy,
  /[^a-c\s]x?|-{2,6}(?=\s|$)/y,
  /(?:a|b|ab|o)[+-](?=\s|$)|\+{1,4}|\W9/iy,
  /x*y/y,
  /\p{L}+/uy,
];
const CHARS = 'aAbBcCdeEfFijlnoqrsStuvwxXyz0123456789 \t|/.:;<>=+-*^µ≤ßK\n([';

/** A small generator of numbers, the same on every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

describe('a sticky pattern with its beginnings', () => {
  it('never misses a match', () => {
    const next = chance(7);
    const words = [
      'jan 5',
      '1/2/2020',
      '1.2.2020',
      'value:',
      'your value=',
      'REF.',
      '1:16',
      'mg/dl',
      'bid',
      'q 6',
      'AB+ ',
      '--',
    ];
    const stickies = PATTERNS.map((pattern) => ({ pattern, sticky: new Sticky(pattern) }));
    for (let round = 0; round < 300; round++) {
      let text = '';
      while (text.length < 12)
        text += next() < 0.3 ? words[Math.floor(next() * words.length)] : CHARS[Math.floor(next() * CHARS.length)];
      for (const { pattern, sticky } of stickies) {
        for (let at = 0; at <= text.length; at += 3) {
          pattern.lastIndex = at;
          const plain = pattern.exec(text);
          const found = sticky.match(text, at);
          if (plain?.[0] !== found?.[0]) expect([pattern.source, text, at, found?.[0]]).toBe(plain?.[0]);
        }
      }
    }
  });

  it('is not tried where no match begins', () => {
    const units = new Sticky(/(?:mg|mmol|%) ?\/? ?(?:dl|l)?/iy);
    expect(units.mayBegin('mg/dL', 0)).toBe(true);
    expect(units.mayBegin('MMOL/L', 0)).toBe(true);
    expect(units.mayBegin('mild', 0)).toBe(false);
    expect(units.mayBegin('g', 0)).toBe(false);
  });

  it('takes a pattern that it cannot read as one that may begin anywhere', () => {
    expect(new Sticky(/\p{L}+/uy).mayBegin('9', 0)).toBe(true);
    expect(new Sticky(/(?<name>a)/y).mayBegin('9', 0)).toBe(true);
  });

  it('is asked only where it stands at the start, and answers as ever', () => {
    const patterns = [/^(?:page|end)\b/i, /^\W{0,2}signed|^over$/i, /\bpage \d|^x/i, /^$/, /^(?:a|b)?c/m];
    const texts = ['Page 2', 'see page 2', '- signed', 'OVER', '', 'x', 'c', 'a\nbc', 'ac', 'end.', 'ending', '\u00b5'];
    for (const pattern of patterns)
      for (const text of texts)
        expect([pattern.source, text, new Opening(pattern).test(text)]).toEqual([
          pattern.source,
          text,
          pattern.test(text),
        ]);
  });
});

describe('a list of rules by how they may begin', () => {
  it('leaves only those that may begin at a place, in their order', () => {
    const rules = [/mg|mmol/iy, /\p{L}+/uy, /\d+/y, /m/y].map((pattern) => new Sticky(pattern));
    const list = new ByBeginning(rules, (rule, text, at) => rule.mayBegin(text, at));
    expect(list.at('5 mmol', 2).map((rule) => rules.indexOf(rule))).toEqual([0, 1, 3]);
    expect(list.at('5 mmol', 0).map((rule) => rules.indexOf(rule))).toEqual([1, 2]);
    expect(list.at('5', 1).map((rule) => rules.indexOf(rule))).toEqual([1]);
    expect(list.at('xm', 1)).toEqual(list.at('ym', 1));
  });

  it('holds every pattern that matches a text', () => {
    const patterns = [/^(?:page|end)\b/i, /^\W{0,2}signed|^over$/i, /\bpage \d|^x/i, /^$/, /^(?:a|b)?c/m, /^.b/];
    const patternsFor = byOpening(patterns, (pattern) => pattern);
    const texts = ['Page 2', 'see page 2', '- signed', 'OVER', '', 'x', 'c', 'a\nbc', 'ac', 'µb', 'end.', 'ending'];
    for (const text of texts)
      expect([text, patternsFor(text).filter((pattern) => pattern.test(text))]).toEqual([
        text,
        patterns.filter((pattern) => pattern.test(text)),
      ]);
    expect(patternsFor('never so').length).toBeLessThan(patterns.length);
  });
});
