import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertMention } from '../index.js';
import { clinicCases } from './clinic-cases.js';
import { hardCases } from './hard-cases.js';

function answer(marked: string): string {
  const start = marked.indexOf('[[');
  const end = marked.indexOf(']]') - 2;
  const result = assertMention(marked.replace('[[', '').replace(']]', ''), start, end);
  return [
    result.negation,
    ...(result.temporality === 'recent' ? [] : [result.temporality]),
    ...(result.experiencer === 'patient' ? [] : [result.experiencer]),
  ].join(' ');
}

describe('assertMention', () => {
  it.each([...hardCases, ...clinicCases])('%s', (marked, expected) => {
    expect(answer(marked)).toBe(expected);
  });

  it('says which words decided', () => {
    const sentence = 'No pleural effusion.';
    const { triggers } = assertMention(sentence, 3, 19);
    expect(triggers.map((span) => sentence.slice(span.start, span.end))).toEqual(['No']);
  });

  it('tells probable from possible from unlikely', () => {
    const certainty = (sentence: string): string =>
      assertMention(sentence, sentence.indexOf('X'), sentence.indexOf('X') + 1).certainty;
    expect(certainty('Probable X.')).toBe('probable');
    expect(certainty('Possible X.')).toBe('possible');
    expect(certainty('X is unlikely.')).toBe('unlikely');
    expect(certainty('There is X.')).toBe('certain');
  });

  it('answers for any text and any offsets, the same each time', () => {
    const word = fc.constantFrom(
      'no',
      'not',
      'history of',
      'if',
      ',',
      ';',
      '(',
      ')',
      'effusion',
      'mother',
      'is',
      'and',
      'or',
      'cannot be excluded',
      'é',
      '2)',
      'PLAN:',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(word, { maxLength: 40 }).map((list) => list.join(' ')),
        ),
        fc.nat(300),
        fc.nat(300),
        (text, a, b) => {
          const first = assertMention(text, a, b);
          expect(assertMention(text, a, b)).toEqual(first);
          for (const span of first.triggers) {
            expect(span.start).toBeGreaterThanOrEqual(0);
            expect(span.end).toBeLessThanOrEqual(text.length);
            expect(span.start).toBeLessThan(span.end);
          }
        },
      ),
    );
  });
});
