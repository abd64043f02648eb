import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../../explaining/index.js';

const knowledge = wholeKnowledge();
const explained = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge);
const rows = (...lines: string[]) =>
  explained(...lines).labs.map(({ name, value, unit, range }) => [name, value, unit, range?.text ?? null]);

describe('a sheet of blood tests', () => {
  const sheet = [
    'Sample: Serum   Collected 09-Feb-2025  Received 09-Feb-2025',
    'U&E + LFT (GP request)',
    'S Creatinine              : 92 umol/L         (45 - 84)      #',
    'S ALT                     : 19 U/L            (< 34)',
  ];

  it('of urea and electrolytes is none of urine', () => {
    expect(explained(...sheet).labs.map(({ test }) => test)).toEqual(['creatinine', 'alt']);
    expect(explained(...sheet).title).toBe('Blood test');
  });

  it('has no older results under the days of the sample', () => {
    expect(explained(...sheet).labs.map(({ text }) => /It was|gone/.test(text))).toEqual([false, false]);
    expect(explained(...sheet).labs[0]?.flag).toBe('#');
  });
});

describe('the name of a row', () => {
  it('ends before the number of the laboratory, and that is not its result', () => {
    const head = 'Test                   Current   Flag   Previous   Date         Units    Ref';
    expect(rows(head, 'Bilirubin, Total 01    0.6              0.7        02/11/2024   mg/dL    0.0-1.2')).toEqual([
      ['Bilirubin, Total', '0.6', 'mg/dL', '0.0-1.2'],
    ]);
  });

  it('may be initials with stops, or stand behind a label', () => {
    const blood = 'Haemoglobin (Hb)     9.1 L       gm/dl         13.0 - 17.0';
    expect(rows(blood, 'R.B.C. Count         3.9 L       mill/cumm     4.5 - 5.5')[1]?.[0]).toBe('R.B.C. Count');
    expect(explained(blood, 'P.C.V.         31 L       %     40 - 50').labs[1]?.test).toBe('hematocrit');
    const allergy = [
      'IgE, Total                388 IU/mL      6-495',
      'Allergen: Hazelnut (f17) IgE   3.20 kU/L    <0.10   H',
    ];
    expect(rows(...allergy)[1]).toEqual(['Allergen: Hazelnut (f17) IgE', '3.20', 'kU/L', '<0.10']);
  });

  it('goes on over two lines where the second alone is named by its bracket only', () => {
    const head = 'Test                    Result    Flag   Units     Range';
    expect(
      rows(head, 'Thyroid Stimulating', 'Hormone (TSH)           6.1       H      uIU/mL    0.45-4.50')[0]?.[0],
    ).toBe('Thyroid Stimulating Hormone (TSH)');
    expect(
      rows(head, 'SEMEN ANALYSIS (6th ed.)', 'Volume                  2.0              mL        >=1.4')[0]?.[0],
    ).toBe('Volume');
  });

  it('keeps the hours of a collection, which are not its result', () => {
    expect(rows('Sodium               140 mmol/L     135-145', 'Urine volume, 24 h   1850 mL   800-2000')[1]).toEqual([
      'Urine volume, 24 h', '1850', 'mL', '800-2000',
    ]); // biome-ignore format: one row
    const { labs } = explained('Protein, 24 hr urine   310   mg/24h    <150');
    expect(labs.map(({ value, test }) => [value, test])).toEqual([['310', 'urine-protein']]);
  });
});

describe('a figure', () => {
  it('with a letter that a scanner read for a digit is the result, and not the range behind it', () => {
    const [lab] = explained(
      'Test         Result    Flag  Units     Range',
      'TSH          O.02      L     uIU/mL    0.45-4.50',
    ).labs;
    expect(lab).toMatchObject({ value: 'O.02', number: 0.02, status: 'low', range: { low: 0.45, high: 4.5 } });
  });
});

describe('the words over columns', () => {
  it('each on a line of its own are told as nothing', () => {
    const { labs, findings, notExplained } = explained(
      ...['Component', 'Your Value', 'Standard Range', 'Flag', 'WBC', '12.1 K/uL', '4.0 - 10.5 K/uL', 'H'],
    );
    expect([labs.length, findings.length, notExplained.length]).toEqual([1, 0, 0]);
  });
});

describe('an answer', () => {
  it('that names no color is as expected', () => {
    const { labs } = explained(
      'CSF',
      'Color          Colorless         Colorless',
      'WBC            2          0-5      /uL',
    );
    expect(labs[0]?.status).toBe('normal');
  });

  it('in words of its own in the column of results is no part of the name', () => {
    const { labs } = explained('Test            Result        Expected', 'Biotinidase     Normal        Normal', 'G6PD            Deficient     Normal'); // biome-ignore format: one sheet
    expect(labs.map(({ name, value, status }) => [name, value, status])).toEqual([
      ['Biotinidase', 'Normal', 'normal'],
      ['G6PD', 'Deficient', 'abnormal'],
    ]);
  });

  it('is none of the steps of risk printed below it', () => {
    const sheet = ['Test Name        Result    Flag   Reference Range', 'HS CRP           2.6       H      <1.0 mg/L'];
    expect(
      rows(...sheet, '   Lower relative cardiovascular risk: <1.0', '   Average: 1.0-3.0', '   Higher: 3.1-10.0')
        .length,
    ).toBe(1);
  });
});
