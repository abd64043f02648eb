import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReport } from './index.js';
import { readingKnowledge } from './test-knowledge.js';
import type { LabRow } from './types.js';

const knowledge = readingKnowledge();
const rows = (text: string): LabRow[] => readReport(text, knowledge).labRows;
/** name, value, unit, range, flag */
const short = (text: string) =>
  rows(text).map((row) => [row.name, row.value, row.unit, row.range?.text ?? null, row.flag]);

const SHEET = `COMPLETE BLOOD COUNT
Test                    Result    Flag   Units        Reference Range
WBC                     12.4      H      10*3/uL      4.0 - 11.0
Platelets               <5        LL     K/uL         150-400
Neutrophils, Absolute   8.1              10*3/uL      1.8-7.7
TSH                     Pending                       0.4-4.5

URINALYSIS
Color                   Yellow                        Yellow
Clarity                 Cloudy    A                   Clear
WBC                     5-10      A      /hpf         0-5
ANA Titer               1:160     H                   <1:40
`;

describe('lab sheets', () => {
  it('reads fixed columns, panels, flags, words, titres and pending results', () => {
    expect(
      rows(SHEET).map((row) => [
        row.panel,
        row.name,
        row.value,
        row.number,
        row.comparator,
        row.unit,
        row.range?.text,
        row.flag,
        row.pending,
      ]),
    ).toEqual([
      ['COMPLETE BLOOD COUNT', 'WBC', '12.4', 12.4, null, '10*3/uL', '4.0 - 11.0', 'H', false],
      ['COMPLETE BLOOD COUNT', 'Platelets', '<5', 5, '<', 'K/uL', '150-400', 'LL', false],
      ['COMPLETE BLOOD COUNT', 'Neutrophils, Absolute', '8.1', 8.1, null, '10*3/uL', '1.8-7.7', null, false],
      ['COMPLETE BLOOD COUNT', 'TSH', 'Pending', null, null, null, '0.4-4.5', null, true],
      ['URINALYSIS', 'Color', 'Yellow', null, null, null, 'Yellow', null, false],
      ['URINALYSIS', 'Clarity', 'Cloudy', null, null, null, 'Clear', 'A', false],
      ['URINALYSIS', 'WBC', '5-10', null, null, '/hpf', '0-5', 'A', false],
      ['URINALYSIS', 'ANA Titer', '1:160', null, null, null, '<1:40', 'H', false],
    ]);
  });

  it.each([
    ['Sodium 140 mmol/L 136-145', ['Sodium', '140', 'mmol/L', '136-145', null]],
    ['Sodium 140 mmol/L (136–145)', ['Sodium', '140', 'mmol/L', '136-145', null]],
    ['BUN: 22 mg/dL (7-20) H', ['BUN', '22', 'mg/dL', '7-20', 'H']],
    ['Creatinine: 1.4 mg/dL (ref 0.6-1.2)', ['Creatinine', '1.4', 'mg/dL', '0.6-1.2', null]],
    ['Potassium 5.9 H mmol/L 3.5-5.1', ['Potassium', '5.9', 'mmol/L', '3.5-5.1', 'H']],
    ['Potassium H 5.9 mmol/L 3.5-5.1', ['Potassium', '5.9', 'mmol/L', '3.5-5.1', 'H']],
    ['Potassium 5.9* mmol/L 3.5-5.1', ['Potassium', '5.9', 'mmol/L', '3.5-5.1', '*']],
    ['Potassium 5.9 (H) mmol/L 3.5 to 5.1', ['Potassium', '5.9', 'mmol/L', '3.5 to 5.1', 'H']],
    ['Potassium 7.1 Critical High mmol/L 3.5-5.1', ['Potassium', '7.1', 'mmol/L', '3.5-5.1', 'Critical High']],
    ['Potassium 5.9 ↑ mmol/L 3.5-5.1', ['Potassium', '5.9', 'mmol/L', '3.5-5.1', '↑']],
    ['LDL Cholesterol (calc) 131 mg/dL <100 (H)', ['LDL Cholesterol (calc)', '131', 'mg/dL', '<100', 'H']],
    ['HDL 55 mg/dL > OR = 40', ['HDL', '55', 'mg/dL', '> OR = 40', null]],
    ['eGFR >60 mL/min/1.73m2 >=60', ['eGFR', '>60', 'mL/min/1.73m2', '>=60', null]],
    ['Vitamin B12 450 pg/mL 200-900', ['Vitamin B12', '450', 'pg/mL', '200-900', null]],
    ['CA 19-9 35 U/mL <38', ['CA 19-9', '35', 'U/mL', '<38', null]],
    ['25-OH Vitamin D 18 ng/mL 30-100 L', ['25-OH Vitamin D', '18', 'ng/mL', '30-100', 'L']],
    ['Interleukin 6 2.3 pg/mL <5.0', ['Interleukin 6', '2.3', 'pg/mL', '<5.0', null]],
    ['% Free Testosterone 2.1 % 1.5-4.2', ['% Free Testosterone', '2.1', '%', '1.5-4.2', null]],
    ['Platelets 150,000 /uL 150,000-400,000', ['Platelets', '150,000', '/uL', '150,000-400,000', null]],
    ['WBC 6.2 xlOE3/uL 3.4-10.8', ['WBC', '6.2', 'x10E3/uL', '3.4-10.8', null]],
    ['Base Excess -2.1 mmol/L -2.0-2.0', ['Base Excess', '-2.1', 'mmol/L', '-2.0-2.0', null]],
    ['Glucose mg/dL 70-99 92', ['Glucose', '92', 'mg/dL', '70-99', null]],
  ])('reads "%s"', (line, expected) => {
    expect(short(line)).toEqual([expected]);
  });

  it('reads ranges with their ends as printed', () => {
    const range = (line: string) => {
      const found = rows(line)[0]?.range;
      return found && [found.low, found.lowInclusive, found.high, found.highInclusive];
    };
    expect(range('Glucose 92 mg/dL 70-99')).toEqual([70, true, 99, true]);
    expect(range('Glucose 92 mg/dL <100')).toEqual([null, true, 100, false]);
    expect(range('Glucose 92 mg/dL <=100')).toEqual([null, true, 100, true]);
    expect(range('Glucose 92 mg/dL >60')).toEqual([60, false, null, true]);
    expect(range('Glucose 92 mg/dL ≥60')).toEqual([60, true, null, true]);
    expect(range('Glucose 92 mg/dL up to 100')).toEqual([null, true, 100, true]);
  });

  it('reads European decimals', () => {
    const [one, two] = rows('Glucose 5,4 mmol/l 3,9 - 5,5\nSodium 140,2 mmol/l 136,0 - 145,0');
    expect([one?.number, one?.range?.low, one?.range?.high, two?.number]).toEqual([5.4, 3.9, 5.5, 140.2]);
  });

  it('reads several results on one line', () => {
    expect(short('Sodium 140 mmol/L 136-145    Potassium 5.9 H mmol/L 3.5-5.1    Calcium 9.1 mg/dL 8.5-10.5')).toEqual([
      ['Sodium', '140', 'mmol/L', '136-145', null],
      ['Potassium', '5.9', 'mmol/L', '3.5-5.1', 'H'],
      ['Calcium', '9.1', 'mg/dL', '8.5-10.5', null],
    ]);
  });

  it('reads bars and tabs', () => {
    expect(short('|Test|Result|Units|Ref|\n|ALT|45|U/L|7-56|')).toEqual([['ALT', '45', 'U/L', '7-56', null]]);
    expect(short('Component\tYour Value\tStandard Range\tFlag\nFerritin\t8 ng/mL\t15 - 150 ng/mL\tL')).toEqual([
      ['Ferritin', '8', 'ng/mL', '15 - 150', 'L'],
    ]);
  });

  it('takes the newest date column for now and keeps the one before it', () => {
    const text = `Test            01/02/2024   01/10/2024   01/05/2024   Ref Range    Units
Sodium          134          138          136          135-145      mmol/L
Creatinine      2.1 H        1.2          1.6 H        0.6-1.3      mg/dL`;
    expect(rows(text).map((row) => [row.name, row.value, row.flag, row.previous?.number, row.previous?.date])).toEqual([
      ['Sodium', '138', null, 136, '01/05/2024'],
      ['Creatinine', '1.2', null, 1.6, '01/05/2024'],
    ]);
  });

  it('reads an older result with its date', () => {
    const text =
      'Test Current Result and Flag Previous Result and Date Units Reference Interval\nGlucose 145 High 98 05/01/2023 mg/dL 70-99';
    expect(rows(text)[0]).toMatchObject({
      value: '145',
      flag: 'High',
      unit: 'mg/dL',
      previous: { value: '98', number: 98, date: '05/01/2023' },
    });
  });

  it('takes the line of the patient where sex is printed', () => {
    const line = 'Hemoglobin   10.8   g/dL   M: 13.5-17.5 F: 12.0-15.5';
    expect(rows(`Patient: A Example  Sex: F\n${line}`)[0]?.range).toMatchObject({ low: 12, high: 15.5 });
    expect(rows(`Patient: A Example  Sex: M\n${line}`)[0]?.range).toMatchObject({ low: 13.5, high: 17.5 });
    expect(rows(line)[0]?.range ?? null).toBeNull();
  });

  it('takes the desired band, and bands are no rows', () => {
    const text =
      'Hemoglobin A1c   6.1   %   See note\n  Normal: <5.7%\n  Prediabetes: 5.7-6.4%\n  Diabetes: >=6.5%\nGlucose   92   mg/dL   70-99';
    expect(short(text)).toEqual([
      ['Hemoglobin A1c', '6.1', '%', '<5.7', null],
      ['Glucose', '92', 'mg/dL', '70-99', null],
    ]);
    expect(rows(text)[0]?.comments).toHaveLength(3);
  });

  it('reads cards with the range above the value', () => {
    const text =
      'Lipid Panel - Details\n\nGlucose Level\nNormal range: 74 - 106 mg/dL\n74    106\n92\n\nEGFR\nNormal range: above >=90 mL/min/1.73m2\nValue\n126\n';
    expect(short(text)).toEqual([
      ['Glucose Level', '92', 'mg/dL', '74 - 106', null],
      ['EGFR', '126', 'mL/min/1.73m2', 'above >=90', null],
    ]);
  });

  it('reads cells printed one below the other and names over two lines', () => {
    expect(short('Test results\nTriglycerides\n150\nmg/dL\n<150\nH\n')).toEqual([
      ['Triglycerides', '150', 'mg/dL', '<150', 'H'],
    ]);
    expect(short('Albumin/Creatinine Ratio,\nRandom Urine      45     mg/g creat    <30    H')).toEqual([
      ['Albumin/Creatinine Ratio, Random Urine', '45', 'mg/g creat', '<30', 'H'],
    ]);
  });

  it('reads exports with semicolons and decimal commas', () => {
    const text = 'Analyte;Result;Unit;Reference;Flag\nHaemoglobin;13,1;g/dL;13,5 - 17,5;L\nCRP;24,6;mg/L;< 5,0;H';
    expect(
      rows(text).map((row) => [row.name, row.number, row.unit, row.range?.low, row.range?.high, row.flag]),
    ).toEqual([
      ['Haemoglobin', 13.1, 'g/dL', 13.5, 17.5, 'L'],
      ['CRP', 24.6, 'mg/L', null, 5, 'H'],
    ]);
  });

  it('lets the row of a card reach to its value', () => {
    const text =
      'Test results\n\nINR\nNormal range: 0.8 - 1.2\nValue\n2.6 High\n\nD-Dimer\nNormal range: <0.50 ug/mL\nValue\n0.31\n';
    const { labRows } = readReport(text, knowledge);
    expect(labRows).toHaveLength(2);
    for (const row of labRows) expect(text.slice(row.source.start, row.source.end)).toContain(row.value);
  });

  it('reads cards whose name is also a unit or holds a flag word', () => {
    const text =
      'Test results\n\nINR\nNormal range: 0.8 - 1.2\nValue\n2.6 High\n\nTroponin I, High Sensitivity\nNormal range: <=16 ng/L\nValue\n5\n';
    expect(short(text)).toEqual([
      ['INR', '2.6', null, '0.8 - 1.2', 'High'],
      ['Troponin I, High Sensitivity', '5', 'ng/L', '<=16', null],
    ]);
  });

  it('takes the discharge column for now and the admission column for before', () => {
    const text = `Pertinent Labs
                 Admission    Discharge    Reference
WBC              18.2 H       9.1          4.0-11.0 K/uL`;
    expect(rows(text)).toMatchObject([
      { name: 'WBC', value: '9.1', flag: null, unit: 'K/uL', previous: { number: 18.2 } },
    ]);
  });

  it('attaches comments and leaves method lines out', () => {
    const found = rows(
      'Glucose   92   mg/dL   70-99\n  Comment: The sample was not fasting.\nMethod: Enzymatic.\nSodium   140   mmol/L   136-145',
    );
    expect(found.map((row) => row.name)).toEqual(['Glucose', 'Sodium']);
    expect(found[0]?.comments).toHaveLength(1);
  });

  it('reads back what it is given, whatever the numbers', () => {
    const number = fc.float({ min: 0, max: 5000, noNaN: true }).map((value) => value.toFixed(1));
    fc.assert(
      fc.property(number, number, number, fc.constantFrom('', 'H', 'L'), (value, one, two, flag) => {
        const [low, high] = [one, two].sort((a, b) => Number(a) - Number(b));
        const [row] = rows(
          `Test   Result   Flag   Units   Range\nFerritin   ${value}   ${flag}   ng/mL   ${low}-${high}`,
        );
        expect(row).toMatchObject({
          name: 'Ferritin',
          value,
          number: Number(value),
          unit: 'ng/mL',
          flag: flag || null,
        });
        expect(row?.range).toMatchObject({ low: Number(low), high: Number(high) });
      }),
      { numRuns: 100 },
    );
  });
});

describe('values in running text', () => {
  it('reads known tests in front of numbers', () => {
    const text =
      'HOSPITAL COURSE: On admission WBC 12.3, Hgb 9.8 g/dL, creatinine 1.4 (H), and sodium of 131. Troponin was <0.01 ng/mL.';
    expect(short(text)).toEqual([
      ['WBC', '12.3', null, null, null],
      ['Hgb', '9.8', 'g/dL', null, null],
      ['creatinine', '1.4', null, null, 'H'],
      ['sodium', '131', null, null, null],
      ['Troponin', '<0.01', 'ng/mL', null, null],
    ]);
  });

  it('keeps the sentence that the values stand in', () => {
    const report = readReport('LABORATORY DATA: Sodium 131, potassium 4.0.', knowledge);
    expect(report.labRows).toHaveLength(2);
    expect(report.sentences).toHaveLength(1);
  });

  it.each([
    'HOSPITAL COURSE: She was given calcium 500 mg and potassium 20 mEq.',
    'DISCHARGE MEDICATIONS:\n1. Potassium chloride 20 mEq daily\n2. Calcium 600 mg daily',
    'FINDINGS: The aorta measures 3.2 cm (2.0-3.7).',
    'VITAL SIGNS: Temperature 98.6, pulse 72, respirations 18.',
    'IMPRESSION: 1. Nodule of 5 mm in series 4.',
  ])('finds none in "%s"', (text) => {
    expect(rows(text)).toEqual([]);
  });
});
