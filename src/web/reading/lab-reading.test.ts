import { describe, expect, test } from 'vitest';
import type { AnalysisLab } from '../../contract/analysis.js';
import { byImportance, labSentence, plainNumber, rangeWords, readLab } from '../../contract/lab-reading.js';
import { bloodTest } from './fixtures/blood-test.js';

const base = bloodTest.labs[0]!;
function lab(number: number, status: AnalysisLab['status'], range: AnalysisLab['range']): AnalysisLab {
  return { ...base, value: String(number), number, status, range, previous: null };
}
const between = { low: 10, high: 20, text: '10-20' };

describe('readLab', () => {
  test.each([
    [21.5, 'high', 'Slightly above the range'],
    [21.6, 'high', 'Slightly above the range'],
    [23.1, 'high', 'Moderately above the range'],
    [30, 'high', 'Moderately above the range'],
    [30.1, 'high', 'Far above the range'],
    [9, 'low', 'Slightly below the range'],
    [4.9, 'low', 'Far below the range'],
    [15, 'normal', 'Within the range'],
    [40, 'critical_high', 'Critically high'],
    [1, 'critical_low', 'Critically low'],
    [15, 'unknown', 'No range to compare with'],
    [15, 'abnormal', 'Not the expected result'],
  ] as const)('%d, %s: %s', (number, status, words) => {
    expect(readLab(lab(number, status, between)).words).toBe(words);
  });

  test('a wide range with a low end near nothing does not make a lack look slight', () => {
    const ferritin = { low: 15, high: 150, text: '15-150' };
    expect(readLab(lab(8, 'low', ferritin)).words).toBe('Moderately below the range');
    expect(readLab(lab(14, 'low', ferritin)).words).toBe('Slightly below the range');
    expect(readLab(lab(5, 'low', ferritin)).words).toBe('Far below the range');
  });

  test('a few percent past a narrow range is slight, more than its width is far', () => {
    const sodium = { low: 135, high: 145, text: '135-145' };
    expect(readLab(lab(148, 'high', sodium)).words).toBe('Slightly above the range');
    expect(readLab(lab(131, 'low', sodium)).words).toBe('Slightly below the range');
    expect(readLab(lab(129, 'low', sodium)).words).toBe('Moderately below the range');
    expect(readLab(lab(118, 'low', sodium)).words).toBe('Far below the range');
  });

  test('one-sided ranges are measured by their single end', () => {
    expect(readLab(lab(66, 'high', { low: null, high: 60, text: '<60' })).degree).toBe('slight');
    expect(readLab(lab(53, 'low', { low: 60, high: null, text: '>=60' })).degree).toBe('moderate');
    expect(readLab(lab(29, 'low', { low: 60, high: null, text: '>=60' })).degree).toBe('far');
  });

  test('a flag without a range is told as marked, never as a distance', () => {
    expect(readLab(lab(5, 'high', null)).words).toBe('Marked high');
  });

  test('a general range is named as such', () => {
    expect(readLab({ ...lab(15, 'normal', between), rangeSource: 'general' }).words).toBe(
      'Within the usual adult range',
    );
  });
});

test('a pending result is told apart from a missing range', () => {
  const pending = { ...lab(15, 'unknown', between), number: null, value: 'Pending' };
  expect(readLab(pending).words).toBe('No result to compare');
});

test('ranges are said as the report prints their numbers', () => {
  expect(rangeWords(lab(1, 'normal', { low: 0.5, high: 1.1, text: '0.50 - 1.10' }))).toBe('0.50 to 1.10');
  expect(rangeWords(lab(1, 'normal', { low: 60, high: null, text: '>=60' }))).toBe('60 or more');
  expect(rangeWords(lab(1, 'normal', { low: 60, high: null, text: '>60' }))).toBe('over 60');
  expect(rangeWords(lab(1, 'normal', { low: null, high: 100, text: '<100' }))).toBe('under 100');
  expect(rangeWords(lab(1, 'normal', { low: null, high: 100, text: '<=100' }))).toBe('up to 100');
  expect(plainNumber(1200, '1,200 - 3,400')).toBe('1,200');
  expect(plainNumber(-2, '-2 to 3')).toBe('-2');
  expect(plainNumber(13.5, '13,5 - 17,5')).toBe('13,5');
  expect(plainNumber(4, '4,0 - 10,0')).toBe('4,0');
  expect(plainNumber(7, 'adult')).toBe('7');
});

test('a screen reader hears name, value, words, range and the value before', () => {
  const potassium = bloodTest.labs.find((one) => one.name === 'Potassium')!;
  expect(labSentence(potassium, readLab(potassium))).toBe(
    'Potassium 6.6 mmol/L, critically high. The range is 3.5 to 5.1. It was 5.0 on May 12, 2026.',
  );
});

test('results are ordered by importance and equals keep their order', () => {
  const order = byImportance(bloodTest.labs).map((one) => one.name);
  expect(order.slice(0, 3)).toEqual(['Potassium', 'Hemoglobin A1c', 'CK']);
  expect(order.indexOf('Sodium')).toBeLessThan(order.indexOf('Platelets'));
});
