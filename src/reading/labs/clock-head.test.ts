import { describe, expect, it } from 'vitest';
import { readReport } from '../index.js';
import { readingKnowledge } from '../test-knowledge.js';

const knowledge = readingKnowledge();
const rows = (...lines: string[]) =>
  readReport(lines.join('\n'), knowledge).labRows.map(
    ({ value, earlier, previous }) =>
      `${value}${earlier || previous ? ` before ${(earlier ?? [previous]).map((one) => `${one?.value} ${one?.date}`).join(', ')}` : ''}`,
  );

describe('hours and words of time over columns', () => {
  it.each([
    [['DATE: 03/14/2025', '                 06:10         14:25         03/15 05:50', 'Potassium        6.1  H        5.4  H        4.4       mmol/L (3.5-5.1)'], '4.4 before 5.4 14:25, 6.1 06:10'],
    [['DATE: 03/15/2025', '                 05:50         03/14 14:25         03/14 06:10', 'Potassium        4.4           5.4  H              6.1  H     mmol/L (3.5-5.1)'], '4.4 before 5.4 03/14 14:25, 6.1 03/14 06:10'],
    [['                 22:00   14:00   06:00', 'Potassium        4.4     5.4 H   6.1 H   mmol/L (3.5-5.1)'], '4.4 before 5.4 14:00, 6.1 06:00'],
    [['Time             06:00   14:00   22:00', 'Potassium        6.1 H   5.4 H   4.4     mmol/L (3.5-5.1)'], '4.4 before 5.4 14:00, 6.1 06:00'],
    [['Time             21:00   01:00   05:00', 'Potassium        6.1 H   5.4 H   4.4     mmol/L (3.5-5.1)'], '4.4 before 5.4 01:00, 6.1 21:00'],
    [['              Admission    Day 2    Day 4', 'Potassium     6.1 H        5.4 H    4.4       mmol/L (3.5-5.1)'], '4.4 before 5.4 Day 2, 6.1 Admission'],
    [['              Today     1 month ago    6 months ago   Ref', 'Potassium     4.4       5.4 H          6.1 H          3.5-5.1 mmol/L'], '4.4 before 5.4 1 month ago, 6.1 6 months ago'],
    [['              Mon      Tue      Wed', 'Potassium     6.1 H    5.4 H    4.4       mmol/L (3.5-5.1)'], '4.4 before 5.4 Tue, 6.1 Mon'],
    [['Test          0 h     3 h     6 h', 'Troponin I    12      34 H    88 H     ng/L (<16)'], '88 before 34 3 h, 12 0 h'],
  ])('put them in order: %s', (table, told) => {
    expect(rows('CHEMISTRY RESULTS', ...table)[0]).toBe(told);
  }); // biome-ignore format: one table a line

  it('go with the days above them, which keep their units and ranges', () => {
    expect(
      rows(
        'LAB - Cumulative Report',
        '                       03/12/25    12/04/24    06/02/24',
        '                        07:55       08:10       08:02     Units        Ref range',
        'Potassium               5.6  H      5.0         4.6       mmol/L       3.5-5.1',
      ),
    ).toEqual(['5.6 before 5.0 12/04/24, 4.6 06/02/24']);
  });

  it('tell nothing of before where nothing says which figure is older', () => {
    expect(rows('CHEMISTRY RESULTS', 'Potassium     6.1 H    5.4 H    4.4       mmol/L (3.5-5.1)')).toEqual(['6.1']);
    expect(rows('CHEMISTRY RESULTS', 'Test       0 min   60 min   120 min', 'Glucose    4.9     10.2     8.1    mmol/L')[0]).not.toContain('before'); // biome-ignore format: one line
  });

  it('may stand behind a title, and end with their panel', () => {
    expect(
      rows(
        'CHEMISTRY RESULTS',
        'TROPONIN SERIES / CHEM        0 h     1 h     3 h',
        'hs-Troponin I (ng/L)          6       9       11     (<15)',
        '',
        'LIPID PANEL (fasting)',
        'Total cholesterol        244 H     <200 mg/dL',
      ),
    ).toEqual(['11 before 9 1 h, 6 0 h', '244']);
    expect(rows('Dear Mrs Test,', 'Your tests are back.', '', 'RESULTS            14/08/24     10/02/25', 'Sodium             131          138     (136-145)', 'Potassium          4.1          4.4     (3.5-5.1)')[0]).toBe('138 before 131 14/08/24'); // biome-ignore format: one call
  });

  it('are no head in a line of their own words', () => {
    expect(rows('CHEMISTRY RESULTS', 'Collected 06:10   Received 07:25', 'Potassium   4.4   mmol/L (3.5-5.1)')).toEqual(['4.4']); // biome-ignore format: one line
  });
});

describe('a bracket behind a result', () => {
  it.each([
    ['HIV viral load       < 50 copies/mL   (02/2025: < 50)', '< 50 before < 50 02/2025'],
    ['RPR                  Reactive 1:2   (2023: 1:32)', 'Reactive 1:2 before 1:32 in 2023'],
    ['Paraprotein          31   H     g/L     (Feb 2025: 18)', '31 before 18 Feb 2025'],
    ['CD4                  388 cells/uL     (02/2025: 412)', '388 before 412 02/2025'],
    ['Urine albumin/creatinine ratio   412 H   (12/04/24: 238 H)   mg/g   <30', '412 before 238 H 12/04/24'],
    ['Platelets            88 000 /uL  (150 000 - 400 000)', '88 000'],
    ['Total leucocytes     1 940 x10^6/L', '1 940'],
  ])('is what it was before, or its range: %s', (line, told) => {
    expect(rows('LABORATORY REPORT', 'Sodium   138   mmol/L   (136-145)', line)[1]).toBe(told);
  });
});
