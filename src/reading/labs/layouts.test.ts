import { describe, expect, it } from 'vitest';
import { readReport } from '../index.js';
import { readingKnowledge } from '../test-knowledge.js';

const knowledge = readingKnowledge();
const rows = (text: string) =>
  readReport(text, knowledge).labRows.map((row) => [row.name, row.number, row.unit, row.range?.text ?? null, row.flag]);

describe('layouts of lab sheets', () => {
  it('takes a year in brackets for a part of the name, and reads a card with its value behind the label', () => {
    const text = [
      'LAB REPORT', 'Sodium    139 mmol/L   135-145', 'Creatinine (CKD-EPI 2021)', 'Your Value', '>90 mL/min', 'Standard Range', '>=60 mL/min', '',
      'Calcium', 'Normal range: 8.5 - 10.2 mg/dL', 'Value 9.4', '', 'All 3 results are flagged.',
    ].join('\n'); // biome-ignore format: one card
    const labs = readReport(text, knowledge).labRows;
    expect(labs.map(({ name, value, range }) => [name, value, range?.text])).toEqual([
      ['Sodium', '139', '135-145'],
      ['Creatinine (CKD-EPI 2021)', '>90', '>=60'],
      ['Calcium', '9.4', '8.5 - 10.2'],
    ]);
  });

  it('takes an expected 0, a span of days and a titre for no older result', () => {
    const text = ['LAB REPORT', 'Sodium    139 mmol/L   135-145', 'Calcium    0    0    /100 WBC', 'Blood culture    No growth 5 days', 'Glucose    Reactive 1:16    Non-Reactive'].join('\n'); // biome-ignore format: one sheet
    const labs = readReport(text, knowledge).labRows;
    expect(labs.map(({ value, range, previous }) => [value, range?.text ?? null, previous])).toEqual([
      ['139', '135-145', null],
      ['0', '0', null],
      ['No growth', null, null],
      ['Reactive 1:16', 'Non-Reactive', null],
    ]);
  });

  it('reads a range in front of the date columns, and only the result of the newest', () => {
    const text = ['                Ref. range      Units      12-May-2025  14-Apr-2025', 'Creatinine      60-110          umol/L     96           101', 'Glucose         <5              mg/L       <5           7'].join('\n'); // biome-ignore format: one table
    expect(rows(text)[1]).toEqual(['Glucose', 5, 'mg/L', '<5', null]);
  });

  it('takes no line of a susceptibility table for a result', () => {
    const text = ['Urine culture', 'Sodium    139 mmol/L   135-145', 'Susceptibility      MIC      Interp', 'Glucose          <=1      S', 'Calcium          >=4      R'].join('\n'); // biome-ignore format: one table
    expect(rows(text).map(([name]) => name)).toEqual(['Sodium']);
  });

  it('reads a long name in a table cell, even with a verb in it', () => {
    const text = [
      'Test\tResult\tFlag\tUnits\tReference Range',
      'Glucose, fasting, serum or plasma, measured by hexokinase\t101\tH\tmg/dL\t70-99',
      'Sodium\t140\t\tmmol/L\t135-145',
    ].join('\n');
    expect(rows(text)).toEqual([
      ['Glucose, fasting, serum or plasma, measured by hexokinase', 101, 'mg/dL', '70-99', 'H'],
      ['Sodium', 140, 'mmol/L', '135-145', null],
    ]);
  });

  it('reads sheets exported with commas, with quoted and empty cells', () => {
    const text = [
      'Test,Result,Flag,Units,Reference Range',
      'Glucose,101,H,mg/dL,70-99',
      'Sodium,140,,mmol/L,135-145',
      '"Creatinine, serum",0.9,,mg/dL,0.6-1.2',
    ].join('\n');
    expect(rows(text)).toEqual([
      ['Glucose', 101, 'mg/dL', '70-99', 'H'],
      ['Sodium', 140, 'mmol/L', '135-145', null],
      ['Creatinine, serum', 0.9, 'mg/dL', '0.6-1.2', null],
    ]);
  });

  it('joins a range wrapped over two lines', () => {
    const text = [
      'LABORATORY REPORT',
      '',
      'Test                    Result    Units     Reference Range',
      'Glucose                 101  H    mg/dL     70 -',
      '                                            99',
      'Calcium                 9.1       mg/dL     Optimal:',
      '                                            <10.5',
      'Sodium                  140       mmol/L    135-145',
    ].join('\n');
    expect(rows(text)).toEqual([
      ['Glucose', 101, 'mg/dL', '70-99', 'H'],
      ['Calcium', 9.1, 'mg/dL', '<10.5', null],
      ['Sodium', 140, 'mmol/L', '135-145', null],
    ]);
  });

  it('takes no older result for a test that has none in the newest column', () => {
    const text = [
      'LABORATORY REPORT',
      '',
      'Test              01/10/2026   07/09/2025   Units   Reference',
      'Glucose           101          99           mg/dL   70-99',
      'Creatinine                     1.4          mg/dL   0.6-1.2',
      'Sodium            140          141          mmol/L  135-145',
    ].join('\n');
    expect(rows(text).map(([name]) => name)).toEqual(['Glucose', 'Sodium']);
  });

  it('takes no number in brackets for a range unless it is printed as one', () => {
    const range = (tail: string) =>
      readReport(`HOSPITAL COURSE: Labs: Creatinine 1.9 mg/dL ${tail}.`, knowledge).labRows[0]?.range?.text ?? null;
    expect(range('(0.8 at discharge)')).toBeNull();
    expect(range('(was 0.8)')).toBeNull();
    expect(range('(1.2-1.8 at discharge)')).toBeNull();
    expect(range('(0.6-1.2)')).toBe('0.6-1.2');
    expect(range('(<1.3)')).toBe('<1.3');
    expect(range('(normal 1.2)')).toBe('1.2');
  });
});
