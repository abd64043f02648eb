import { describe, expect, it } from 'vitest';
import { readReport } from '../index.js';
import { readingKnowledge } from '../test-knowledge.js';
import { headDates } from './head-dates.js';

const knowledge = readingKnowledge();
const rows = (...lines: string[]) =>
  readReport(lines.join('\n'), knowledge).labRows.map(
    ({ value, previous }) => value + (previous ? ` before ${previous.value} ${previous.date ?? ''}`.trimEnd() : ''),
  );

describe('columns of several days', () => {
  it.each([
    [
      'CUMULATIVE    | 03/2022 | 04/2023 | 06/05/2024 | Units',
      'Sodium        |  131    |  133    |  136       | mmol/L',
    ],
    ['Lab            19.02.    21.02.    25.02.   Norm', 'Sodium         131       133       136      135-145'],
    ['LAB           28/04   01/05   05/05', 'Sodium        131     133     136'],
    ['BLOODS        05/08   10/08   13/08', 'Sodium        131     133     136'],
    ['Test          Mar 2022   Apr 2023   May 2024   Units', 'Sodium        131        133        136        mmol/L'],
    ['Test          12 Nov   20 Nov   03 Dec   Units', 'Sodium        131      133      136      mmol/L'],
    ['Test          28/12   30/12   03/01   Units', 'Sodium        131     133     136     mmol/L'],
  ])('running from the oldest to the newest: %s', (head, row) => {
    expect(rows('LAB REPORT', head, row)[0]).toMatch(/^136 before 133/);
  });

  it.each([
    ['Test          05/2024   04/2023   03/2022   Units', 'Sodium        136       133       131       mmol/L'],
    ['Test          13/08     10/08     05/08     Units', 'Sodium        136       133       131       mmol/L'],
  ])('running from the newest to the oldest: %s', (head, row) => {
    expect(rows('LAB REPORT', head, row)[0]).toMatch(/^136 before 133/);
  });

  it('that read in two ways tell no newest, unless something tells day from month', () => {
    const table = ['Test          01/02/24   02/01/24   Units', 'Sodium        131        136        mmol/L'];
    expect(rows('LAB REPORT', ...table)).toEqual([]);
    expect(rows('LAB REPORT', 'Printed 25/02/24', ...table)).toEqual(['131 before 136 02/01/24']);
    expect(rows('LAB REPORT', 'Printed 02/25/24', ...table)).toEqual(['136 before 131 01/02/24']);
    expect(headDates('01/02  02/01', null).ordered).toBe(false);
    expect(headDates('03/04/2023  05/06/2024', null).ordered).toBe(true);
  });

  it('tell nothing as now where the newest cell is empty', () => {
    const head = 'LAB           28/04   01/05   05/05   Units';
    expect(rows('LAB REPORT', head, 'Sodium        131     133     136     mmol/L', 'Glucose       14.2    -       -       (3.5-5.5)')).toEqual([
      '136 before 133 01/05',
    ]); // biome-ignore format: one table
  });

  it('end with the bars of their table', () => {
    const table = ['Test | 03/2022 | 05/2024 | Units', 'Sodium | 131 | 136 | mmol/L', '', 'Glucose             : 5.1'];
    expect(rows('LAB REPORT', ...table)).toEqual(['136 before 131 03/2022', '5.1']);
  });
});

describe('columns of a stay', () => {
  it.each([
    ['Physical health         Adm        D/C', '  Sodium                131        136'],
    ['Test                    Admission  Discharge', 'Sodium                  131        136'],
    ['Blood tests             Adm.       Disch.', 'Sodium                  131        136'],
    ['Bloods | Adm | D/C', 'Sodium | 131 | 136'],
  ])('are now at discharge: %s', (head, row) => {
    expect(rows('DISCHARGE SUMMARY', '', 'LABORATORY DATA', head, row)).toEqual(['136 before 131']);
  });
});

describe('a blank between thousands', () => {
  it('is part of the figure where it fills its cell', () => {
    expect(rows('LAB REPORT', 'Test     03/2022     05/2024    Units', 'Glucose  4 870 +     1 940 +    mg/dL')).toEqual([
      '1 940 before 4 870 03/2022',
    ]); // biome-ignore format: one table
    expect(rows('LAB REPORT', 'Test | Result | Units', 'Glucose | 2 340 | mg/dL')).toEqual(['2 340']);
    expect(rows('LAB REPORT', 'Sodium   139   135-145', 'Glucose   101   110')[0]).toBe('139');
  });
});

describe('figures that are no days', () => {
  const head = 'INVESTIGATIONS        09/12   11/12   14/12   17/12';
  it.each([
    ['Hb                    7.6     7.4     8.3     8.4', '8.4 before 8.3 14/12'],
    ['WCC                   9.2     12.8    10.1    8.8', '8.8 before 10.1 14/12'],
    ['Phosphate             1.2     2.4     2.1     1.8', '1.8 before 2.1 14/12'],
    ['Lactate               3.10    2.11    1.09    1.04', '1.04 before 1.09 14/12'],
  ])('%s', (row, told) => {
    const found = rows('DISCHARGE SUMMARY', head, 'Sodium                131     133     136     137', row, 'Potassium             3.1     3.2     3.3     3.4'); // biome-ignore format: one table
    expect(found).toEqual(['137 before 136 14/12', told, '3.4 before 3.3 14/12']);
  });

  it('days with a point go on heading columns', () => {
    expect(rows('LAB REPORT', 'Glucose 5.1 mmol/L', 'KIDNEY TESTS   19.02   25.02', 'Sodium         131     133')).toContain('133 before 131 19.02'); // biome-ignore format: one table
  });

  it.each([
    'Adm 20 May 2025 19:12   Disch 21 May 2025 14:30',
    '     Adm: 21/03/2025   Disch: 26/03/2025',
    'Admitted: 11/06/2025    Discharged: 16/06/2025',
    'Date of admission: 02.02.2025     Date of discharge: 11.03.2025',
  ])('the days of the stay head no table: %s', (line) => {
    expect(rows('DISCHARGE SUMMARY', line, 'MEDS: Paracetamol 150mg prn  No regular meds.', 'Rhinovirus PCR pos')).toEqual([]); // biome-ignore format: one table
  });

  it('a sign behind a figure is its mark', () => {
    const found = readReport(['DISCHARGE LETTER', 'Lab            19.02.    25.02.   Norm', 'NT-proBNP      4 870 +   1 940 +  < 285 pg/ml', 'TSH            0.21 -    0.31     0.27-4.2'].join('\n'), knowledge).labRows; // biome-ignore format: one table
    expect(
      found.map(({ value, flag, earlier }) => [value, flag, earlier?.map((one) => [one.value, one.flag])]),
    ).toEqual([
      ['1 940', '+', [['4 870', '+']]],
      ['0.31', null, [['0.21', '-']]],
    ]);
  });

  it('hold for their own table, and not for the next one that has no days over its columns', () => {
    const first = ['Test          14-Sep    12-Sep    10-Sep    Unit      Range', 'Sodium        136       133       131       mmol/L    135-145']; // biome-ignore format: one table
    expect(rows('LAB REPORT', ...first, '            BIOCHEMISTRY', 'Glucose       168  H    U/L       < 131', 'Calcium       9.1       mg/dL     8.4 - 10.2')).toEqual(['136 before 133 12-Sep', '168', '9.1']); // biome-ignore format: one report
    expect(rows('LAB REPORT', ...first, 'OTHER RESULTS 23/07/24', 'Glucose       6.1       (<5.5)')).toEqual(['136 before 133 12-Sep', '6.1']); // biome-ignore format: one report
    // Each day with its unit, and a row that has nothing for the newest day.
    expect(rows('LAB REPORT', ...first, 'Calcium                 9.1       8.8       mg/dL     8.4 - 10.2')).toEqual(['136 before 133 12-Sep']); // biome-ignore format: one report
  });

  it('stand down the side, below the name of their test', () => {
    expect(rows('LAB REPORT', 'Test       Result   Unit   Range', 'Sodium', '  12/01/2024   84   mmol/L   <37', '  15/03/2024   40   mmol/L   <37', '  20/06/2024   22   mmol/L   <37', 'Glucose', '  20/06/2024   2.2   mmol/L   <5', '  12/01/2024   6.1   mmol/L   <5')).toEqual(['22 before 40 15/03/2024', '2.2 before 6.1 12/01/2024']); // biome-ignore format: one report
    expect(rows('LAB REPORT', 'Test       Result   Unit   Range', 'Sodium', '  01/02/2024   84   mmol/L   <37', '  02/01/2024   40   mmol/L   <37')).not.toContain('84 before 37 02/01/2024'); // biome-ignore format: one report
  });
});
