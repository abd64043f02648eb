import { describe, expect, it } from 'vitest';
import { readReport } from '../index.js';
import { readingKnowledge } from '../test-knowledge.js';

const knowledge = readingKnowledge();
const sheet = (...lines: string[]) =>
  readReport(
    ['LAB REPORT', 'Sodium    139    mmol/L   135-145', 'Calcium    9.4   mg/dL   8.5-10.2', ...lines].join('\n'),
    knowledge,
  ).labRows.map(({ name }) => name);

describe('names that are no test', () => {
  it.each([
    ['a person with a number', 'Mrs Example Person, 46F      Lab No 25.1190447'],
    ['a line of a trend', 'TREND     LDL-C    HDL-C\n Jan 2025     68      46\n Jul 2024     97      44'],
    ['what stood before', 'Previous: 1120'],
    ['the tube', 'Specimen: 3.2% citrate, L AC.'],
    ['the head of a count', 'DIFFERENTIAL, MANUAL (200 CELLS)'],
    ['a band behind a range', '[deficient <20, insufficient 20-29]'],
    [
      'running text',
      'Many medium to large cells with high ratio, fine\n chromatin and clear nucleoli; occ. rods seen.',
    ],
    ['what was done, and when', 's/p L nephrectomy    2022'],
    ['a medicine in its form', 'Inj EPO 4000 IU s/c 2/wk\nTab Sevelamer 800'],
    ['a medicine with its dose', 'L-Thyroxine 75 ug   1   0   0   0'],
    ['a medicine that is also measured', 'Paracetamol        1 g        QDS      Unchanged'],
    ['what a letter says behind its table', 'Pending at discharge: legionella urinary Ag, blood cultures'],
    ['other things in a bracket', 'Heart failure NYHA III (HFmrEF, LVEF 43 %)'],
  ])('make no row: %s', (_what, lines) => {
    expect(sheet(...lines.split('\n'))).toEqual(['Sodium', 'Calcium']);
  });

  it('a clipped name with unit and range does', () => {
    expect(sheet('Albumin/creat. ratio, urine    2.1    mg/mmol   < 3.0')).toContain('Albumin/creat. ratio, urine');
  });

  it('limits of a rule are no results, results beside them are', () => {
    const rows = (text: string) =>
      readReport(`LABORATORY DATA: ${text}`, knowledge).labRows.map(({ name, value }) => `${name} ${value}`);
    expect(rows('Sodium below 130: the criteria are sodium < 130 mmol/L and calcium > 11 mg/dL.')).toEqual([]);
    expect(rows('Sodium 128 mmol/L, calcium 9.2 mg/dL.')).toHaveLength(2);
  });

  it('a row that only says another again is left out, one with its own unit stays', () => {
    expect(sheet('NOTE 2  *CRITICAL RESULT(S) CALCIUM 9.4 - CALLED')).toEqual(['Sodium', 'Calcium']);
    expect(sheet('', 'Repeat', 'Calcium    9.4   mg/dL   8.5-10.2')).toHaveLength(3);
  });

  it('values of an earlier day behind a label of their own are no results of this report', () => {
    expect(sheet('Previous (02/06/2024):   Sodium 131   Calcium 8.1')).toEqual(['Sodium', 'Calcium']);
    expect(sheet('Past results 03.02.2022:  Calcium 8.1 mg/dL')).toEqual(['Sodium', 'Calcium']);
  });

  it('of columns of days the newest is now, day first where one of them can only be read so', () => {
    const { labRows } = readReport(
      ['LAB REPORT', '                 06/11/24     12/04/24    20/09/23    Reference values', 'Sodium           139          131         129         135 - 145 mmol/L', 'Calcium          9.4          8.1         8.0         8.5 - 10.2 mg/dL'].join('\n'), // biome-ignore format: one sheet
      knowledge,
    );
    expect(labRows.map(({ value }) => value)).toEqual(['139', '9.4']);
  });

  it('a visit and a dose are no results', () => {
    expect(sheet('PCP    2-3 wks', 'acetaminophen 1 g TID')).toEqual(['Sodium', 'Calcium']);
    expect(sheet('Urine PCP    Negative    Negative')).toHaveLength(3);
  });
});

describe('a figure with an arrow behind it', () => {
  const rows = (text: string) =>
    readReport(`DISCHARGE SUMMARY\nHOSPITAL COURSE: ${text}`, knowledge).labRows.map(
      ({ name, value }) => `${name} ${value}`,
    );
  it.each(['Sodium 128 -> 137 mmol/L.', 'Sodium 128 mmol/L → 137.', 'Bloods: sodium 128 => 137, calcium 9.2 --> 8.8.'])('is the one of before: %s', (text) => {
    expect(rows(text).join()).not.toMatch(/128|9\.2/);
  }); // biome-ignore format: one list
  it('one without stays', () => {
    expect(rows('Sodium 128 mmol/L.')).toEqual(['Sodium 128']);
  });
});

describe('a line behind a table', () => {
  it('is read, also where it names a sample', () => {
    const table = ['Bloods           Adm      D/C', 'Sodium           118      112', 'Potassium        0.6      0.7', 'Calcium          5.6      4.4']; // biome-ignore format: one table
    const read = (line: string) =>
      readReport(['DISCHARGE SUMMARY', 'Primary diagnosis: Pneumonia', '', ...table, '', 'Medicines', line].join('\n'), knowledge); // biome-ignore format: one call
    for (const line of ['Pending at discharge: legionella urinary Ag, blood cultures', 'Follow-up: urine test with the GP']) {
      const { sentences, text } = read(line);
      expect(sentences.map(({ span }) => text.slice(span.start, span.end)).join()).toContain(line.split(': ')[1]);
    } // biome-ignore format: one loop
  });
});
