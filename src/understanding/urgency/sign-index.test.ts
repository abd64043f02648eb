import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { signsOf } from './sign-index.js';

const knowledge = tinyKnowledge({
  concepts: [{ id: 'torsion-of-test', term: 'torsion of test', kind: 'disease', lay: 'thing' }],
  urgent: [
    {
      id: 'torsion',
      concept: 'torsion-of-test',
      action: 'Call 911 now.',
      signs: [
        ['testi*', 'no flow|absent flow', 'sore|pain*', '!normal flow'],
        ['?numb*', 'groin', 'bladder'],
      ],
    },
  ],
});

describe('the signs', () => {
  it('hold the same fields in the same order, with a label and without, hedged and denied', () => {
    const { all } = signsOf(knowledge);
    const signs = ['testi', 'no', 'absent', 'sore', 'numb'].flatMap((word) => all.at(word).map(({ value }) => value));
    expect(signs.length).toBeGreaterThan(3);
    expect(signs.some(({ labelled }) => labelled !== undefined)).toBe(true);
    expect(signs.some(({ hedged }) => hedged)).toBe(true);
    expect(new Set(signs.map((sign) => Object.keys(sign).join())).size).toBe(1);
  });
});
