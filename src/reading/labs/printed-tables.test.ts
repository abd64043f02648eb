import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../../explaining/index.js';

const knowledge = wholeKnowledge();
const rows = (...lines: string[]) =>
  explainReport(`${lines.join('\n')}\n`, knowledge).labs.map(({ test, value, unit, range, status }) => [
    test,
    value,
    unit,
    range?.text ?? null,
    status,
  ]);

describe('columns of a table that stand before the name', () => {
  it('hold the number of the row or the code of its test', () => {
    const head = 'No.   Test                 Result     Unit       Range';
    const found = [
      ['urea', '11.2', 'mmol/L', '2.5-7.8', 'high'],
      ['red-blood-cells', '3.4', '10^12/L', '3.8-5.8', 'low'],
      ['inr', '1.3', null, '0.9-1.1', 'high'],
    ];
    const lines = (codes: string[]) => [
      `${codes[0]}Urea                 11.2       mmol/L     2.5-7.8`,
      `${codes[1]}Red cell count       3.4        10^12/L    3.8-5.8`,
      `${codes[2]}INR                  1.3                   0.9-1.1`,
    ];
    expect(rows(head, ...lines(['1.    ', '2.    ', '3.    ']))).toEqual(found);
    expect(rows(head, ...lines(['3094-0   ', '789-8    ', '6301-6   ']))).toEqual(found);
    expect(rows(head, '1     Albumin              31         g/L        35-50', '2     A : G Ratio          0.7 L                 1.0-2.1')[1]).toEqual(['ag-ratio', '0.7', null, '1.0-2.1', 'low']); // biome-ignore format: one line
  });
});

describe('what stands between a name and its result', () => {
  it('may be what is expected, or a mark alone in its cell', () => {
    expect(
      rows(
        'URINALYSIS',
        'Test                 Reference      Unit        Result',
        'Nitrite              Negative       -           Positive A',
        'Bacteria             None seen      /HPF        Few',
      ),
    ).toEqual([
      ['urine-nitrite', 'Positive', null, 'Negative', 'abnormal'],
      ['urine-bacteria', 'Few', '/HPF', 'None seen', 'abnormal'],
    ]);
    expect(
      rows(
        'URINALYSIS',
        'Test                 Result         Range',
        'Nitrite              A  Positive    Negative',
        'Blood                A  Moderate    Negative',
      ),
    ).toEqual([
      ['urine-nitrite', 'Positive', null, 'Negative', 'abnormal'],
      ['urine-blood', 'Moderate', null, 'Negative', 'abnormal'],
    ]);
  });

  it('may be the unit, in brackets behind the name', () => {
    expect(
      rows(
        'Test                     Result     Range        Flag',
        'MCV (fL)                 77         80-100       L',
        'Monocytes (%)            12         2-10         H',
        'PT (sec)                 15.1       9.4-12.5     H',
      ),
    ).toEqual([
      ['mcv', '77', 'fL', '80-100', 'low'],
      ['monocytes-percent', '12', '%', '2-10', 'high'],
      ['prothrombin-time', '15.1', 'sec', '9.4-12.5', 'high'],
    ]);
  });
});

describe('a figure that makes the name', () => {
  it('is no result of a test with the shorter name', () => {
    expect(rows('TUMOR MARKERS', 'CEA      1.9    ng/mL    <5.0', 'CA 125    -    Test cancelled: clotted')[1]?.slice(0, 2)).toEqual(['ca-125', 'Test cancelled']); // biome-ignore format: one line
    expect(rows('TUMOR MARKERS', 'CA 125', '  71 U/mL', '  Reference: <35 U/mL', '  High')).toEqual([
      ['ca-125', '71', 'U/mL', '<35', 'high'],
    ]);
  });
});

describe('counts and answers of several days', () => {
  it('are taken from the newest, with what is expected behind all of them', () => {
    expect(
      rows(
        'URINALYSIS',
        'Test            03/02/2024   10/02/2024   17/02/2024   Units    Range',
        'WBC             20-40        10-20        3-5          /HPF     0-5',
        'Nitrite         Positive     Positive     Negative              Negative',
        'Bacteria        Many         Few          Many         /HPF     None seen',
        'Urine pH        5.5          6.0          7.5                   5.0-8.0',
      ),
    ).toEqual([
      ['urine-wbc', '3-5', '/HPF', '0-5', 'normal'],
      ['urine-nitrite', 'Negative', null, 'Negative', 'normal'],
      ['urine-bacteria', 'Many', '/HPF', 'None seen', 'abnormal'],
      ['urine-ph', '7.5', null, '5.0-8.0', 'normal'],
    ]);
    expect(
      rows(
        'SEROLOGY',
        'Test            17/02/2024   10/02/2024   03/02/2024   Range',
        'Syphilis IgG    Positive A   Positive     Positive     Negative',
        'ESR             12           30           41           0-20',
      ).map((row) => [row[1], row[3], row[4]]),
    ).toEqual([
      ['Positive', 'Negative', 'abnormal'],
      ['12', '0-20', 'normal'],
    ]);
  });
});

describe('cells and lines that look like something else', () => {
  it('"(calc)" in the place of a unit is no test', () => {
    const head = 'TEST                RESULT   FLAG  UNITS          RANGE';
    expect(rows(head, 'Urea/Creat Ratio    31       H     (calc)         6-22', 'INR                 1.4      H     (calc)         0.9-1.1').map((row) => row.slice(1))).toEqual([['31', null, '6-22', 'high'], ['1.4', null, '0.9-1.1', 'high']]); // biome-ignore format: one line
  });

  it('a time of clotting behind "PT:" is no patient, limits are no telephone number and a unit no initials', () => {
    expect(rows('COAGULATION', 'PT: 16.2 sec (9.4-12.5) H', 'aPTT: 31 sec (25-36)')[0]).toEqual(['prothrombin-time', '16.2', 'sec', '9.4-12.5', 'high']); // biome-ignore format: one line
    expect(rows('LABORATORY REPORT', 'Platelets', '512', 'K/uL', '150-400', 'Rheumatoid factor', '61', 'IU/mL', '<14', 'INR', '1.5', 'Reference: 0.9-1.1')).toEqual([
      ['platelets', '512', 'K/uL', '150-400', 'high'],
      ['rheumatoid-factor', '61', 'IU/mL', '<14', 'high'],
      ['inr', '1.5', null, '0.9-1.1', 'high'],
    ]); // biome-ignore format: one list
  });
});

describe('limits in the bracket of the name', () => {
  it('are its range, whatever stands behind the colon', () => {
    expect(rows('LABORATORY REPORT', 'MCV (80.0 - 100.0 fL): 77 L', 'AFP (<8.0 ng/mL): <1.5', 'NT-proBNP (<125 pg/mL): >30000 H')).toEqual([
      ['mcv', '77', 'fL', '80.0 - 100.0', 'low'],
      ['afp', '<1.5', 'ng/mL', '<8.0', 'normal'],
      ['nt-probnp', '>30000', 'pg/mL', '<125', 'high'],
    ]); // biome-ignore format: one list
  });
});

describe('lines that were taken for a result', () => {
  it('the number of the laboratory and the head of a table are none', () => {
    expect(rows('URINALYSIS', 'WBC 01          20-40     High       /HPF     0-5', 'Bacteria 01     Few       Abnormal   /HPF     None seen').map((row) => row[1])).toEqual(['20-40', 'Few']); // biome-ignore format: one line
    expect(rows('URINALYSIS', 'Test |Result |Units |Normal', 'Nitrite |Positive |- |Negative').map((row) => row[1])).toEqual(['Positive']); // biome-ignore format: one line
    expect(rows('URINALYSIS', 'Protein', '30', 'Negative', 'A', 'Ketones', 'Trace', 'Negative', 'A').map((row) => row.slice(0, 2))).toEqual([['urine-protein', '30'], ['urine-ketones', 'Trace']]); // biome-ignore format: one line
  });
});

describe('names as laboratories print them', () => {
  it.each([
    ['Vitamin D, 25-OH, Total', 'vitamin-d'],
    ['Potassium Lvl', 'potassium'],
    ['HCV RNA, quantitative PCR', 'hepatitis-c-rna'],
    ['AFP, TUMOR MARKER', 'afp'],
    ['Creatine Kinase, Total', 'ck'],
    ['ASO Titre', 'antistreptolysin-o'],
    ['Phenytoin, free', 'phenytoin-free-level'],
  ])('%s is a known test', (name, id) => {
    expect(knowledge.labByName(name)?.id).toBe(id);
  });
});
