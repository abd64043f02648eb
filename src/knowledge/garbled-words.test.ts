import { describe, expect, it } from 'vitest';
import { buildGarbledWords } from './garbled-words.js';

const words = buildGarbledWords([
  'hemoglobin',
  'insulin',
  'cortisol',
  'creatinine',
  'calcium',
  'lithium',
  'platelets',
  'basos',
]);

describe('words a scanner garbled', () => {
  it.each([
    ['hernoglobin', 'hemoglobin'],
    ['creatimne', 'creatinine'],
    ['P1ate1ets', 'platelets'],
    ['calciurn', 'calcium'],
  ])('takes %s for %s', (printed, known) => {
    expect(words.find(printed, false)).toBe(known);
  });

  it('leaves other words of the field alone', () => {
    for (const word of ['inulin', 'cortisone', 'creatine', 'basis', 'platelets'])
      expect(words.find(word, false)).toBeNull();
  });

  it('goes further in a text that was surely scanned', () => {
    expect(words.find('asos', false)).toBeNull();
    expect(words.find('asos', true)).toBe('basos');
  });
});
