import { describe, expect, it } from 'vitest';
import { readReport } from '../index.js';
import { readingKnowledge } from '../test-knowledge.js';

const knowledge = readingKnowledge();
const rows = (text: string) => readReport(text, knowledge).labRows.map((row) => `${row.name} ${row.value}`);

describe('figures of a blood gas written with strokes', () => {
  it.each([
    ['ABG 7.29/58/61', ['pH 7.29', 'pCO2 58', 'pO2 61']],
    ['ABG: 7.29/58/61/27 on 2L.', ['pH 7.29', 'pCO2 58', 'pO2 61', 'HCO3 27']],
    ['Blood gas on admission 7.12 / 80 / 55 / 24, intubated.', ['pH 7.12', 'pCO2 80', 'pO2 55', 'HCO3 24']],
    ['VBG 7.32/50/40', ['pH 7.32', 'pCO2 50', 'pO2 40']],
  ])('are a row each: %s', (text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  it.each(['ABG taken 7/5/61', 'Gas bill 12/10/61', 'ABG pending 6.30/7/2020/1/2'])('are not read from %s', (text) => {
    expect(rows(text)).toEqual([]);
  });
});
