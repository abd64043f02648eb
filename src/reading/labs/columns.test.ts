import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { understandLabs } from '../../understanding/labs/labs.js';
import { readReport } from '../index.js';

const knowledge = wholeKnowledge();
const read = (...lines: string[]) =>
  understandLabs(readReport(`${lines.join('\n')}\n`, knowledge).labRows, knowledge).map((lab) => [
    lab.name,
    lab.value,
    lab.unit,
    lab.rangeSource === 'report' ? (lab.range?.text ?? null) : null,
    lab.flag,
    lab.status,
  ]);

describe('columns of a laboratory sheet', () => {
  it('leaves the method out of the name', () => {
    const rows = read(
      'TEST NAME              TECHNOLOGY          VALUE   UNITS   NORMAL RANGE',
      'SERUM MAGNESIUM        PHOTOMETRY          2.9     mg/dl   1.6 - 2.6',
      'APOLIPOPROTEIN B       IMMUNOTURBIDIMETRY  88      mg/dl   < 100',
    );
    expect(rows).toEqual([
      ['SERUM MAGNESIUM', '2.9', 'mg/dl', '1.6 - 2.6', null, 'high'],
      ['APOLIPOPROTEIN B', '88', 'mg/dl', '< 100', null, 'normal'],
    ]);
  });

  it('takes a letter in a column of its own before the results for the mark', () => {
    const rows = read(
      'Test                       Flag   Result    Reference Range - Units',
      'Uric Acid                   A      511       150-400 umol/L',
      'Microalbumin/Creatinine Ratio   A  5.5       <2.0 mg/mmol',
      'Vitamin A                          1.9       1.0-3.0 umol/L',
    );
    expect(rows).toEqual([
      ['Uric Acid', '511', 'umol/L', '150-400', 'A', 'high'],
      ['Microalbumin/Creatinine Ratio', '5.5', 'mg/mmol', '<2.0', 'A', 'high'],
      ['Vitamin A', '1.9', 'umol/L', '1.0-3.0', null, 'normal'],
    ]);
  });

  it('reads results under their unit, and no class or cutoff for an older result', () => {
    const rows = read(
      'ALLERGY LABORATORY',
      'Allergen                kU/L      Class    Interpretation',
      'T3 Birch                12.4      3        High',
      'F4 Wheat                <0.10     0        Absent',
    );
    expect(rows.map(([name, value, unit]) => [name, value, unit])).toEqual([
      ['T3 Birch', '12.4', 'kU/L'],
      ['F4 Wheat', '<0.10', 'kU/L'],
    ]);
  });

  it('takes a dash for an empty cell, and words under the results for the result where they are marked or expected', () => {
    const rows = read(
      'Test Name          Result         Unit     Normal Value     Remarks',
      'Dengue NS1 Antigen Reactive       -        Non Reactive',
      'HBsAg              Reactive *              Non-reactive     Confirmed by neutralisation',
      'Pyruvate kinase    Deficient *             Sufficient',
      'Hb pattern         AS                      AS',
    );
    expect(rows).toEqual([
      ['Dengue NS1 Antigen', 'Reactive', null, 'Non Reactive', null, 'abnormal'],
      ['HBsAg', 'Reactive', null, 'Non-reactive', '*', 'abnormal'],
      ['Pyruvate kinase', 'Deficient', null, null, '*', 'abnormal'],
      ['Hb pattern', 'AS', null, 'AS', null, 'normal'],
    ]);
  });

  it('keeps the usual range of the INR beside what treatment aims at', () => {
    const [inr] = read(
      'Test     Result     Units      Reference      Notes',
      'INR      2.6 H      ratio      0.9-1.2        Therapeutic 2.0-3.0',
    );
    expect(inr).toEqual(['INR', '2.6', 'ratio', '0.9-1.2', 'H', 'high']);
  });
});

describe('lines below a name', () => {
  it('reads the reader’s own line of ages under a label, and a limit under "Reference Range :"', () => {
    const rows = read(
      'ENDOCRINE LABORATORY    Sex: Female   Age: 58',
      '',
      'Test: DHEA-S',
      'Result: 8 ug/dL',
      'Reference (Female):',
      '  45-54 y: 18.9 - 205',
      '  55-64 y: 9.4 - 246',
      '',
      'Test: Cortisol, 8 am',
      'Result: 3.1 ug/dL (L)',
      'Reference: 6.2 - 19.4',
    );
    expect(rows).toEqual([
      ['DHEA-S', '8', 'ug/dL', '9.4 - 246', null, 'low'],
      ['Cortisol, 8 am', '3.1', 'ug/dL', '6.2 - 19.4', 'L', 'low'],
    ]);
  });

  it('reads a scale whose steps end below the next ("20-<30")', () => {
    const rows = read(
      'TEST NAME                TECHNOLOGY   VALUE   UNITS',
      '25-OH VITAMIN D (TOTAL)  C.L.I.A      14.8    ng/ml',
      'Reference Range :',
      'DEFICIENCY : <20 ng/ml',
      'INSUFFICIENCY : 20-<30 ng/ml',
      'SUFFICIENCY : 30-100 ng/ml',
      'TOXICITY : >100 ng/ml',
      '',
      'TEST NAME                TECHNOLOGY   VALUE   UNITS',
      'HOMOCYSTEINE             PHOTOMETRY   9.9     µmol/L',
      'Reference Range :',
      '< 15 µmol/L',
    );
    expect(rows.map(([name, value, , , , status]) => [name, value, status])).toEqual([
      ['25-OH VITAMIN D (TOTAL)', '14.8', 'low'],
      ['HOMOCYSTEINE', '9.9', 'normal'],
    ]);
  });

  it('takes no title over remarks and no table of limits for results', () => {
    const rows = read(
      'Test         Result    Range         Units',
      'PSA, TOTAL   6.1       <4.0          ng/mL',
      '  PSA(ng/mL)   Free PSA(%)   Probability of Cancer',
      '  0-2.5        (*)           Approx. 1',
      'COMMENT ON LAB ID 7712345',
    );
    expect(rows.map(([name]) => name)).toEqual(['PSA, TOTAL']);
  });
});

describe('titres', () => {
  it.each([
    ['1:40', 'normal'],
    ['<1:80', 'normal'],
    ['1:80', 'abnormal'],
    ['1:640', 'abnormal'],
    ['>1:1280', 'abnormal'],
  ])('%s against (<1:80)', (value, status) => {
    const [row] = read('RHEUMATOLOGY LABORATORY', `ANA Titre     ${value}    (<1:80)`, 'ANA Pattern   Homogeneous');
    expect([row?.[1], row?.[5]]).toEqual([value, status]);
  });
});

describe('marks in running text', () => {
  it('takes H behind a figure for the mark, and not for hours', () => {
    const rows = read(
      'Labs: sodium 131 (L), chloride 97. WBC 15.2 H, Hgb 9.9 L, platelets 188. Glucose 311 H (baseline 120).',
    );
    expect(rows.map(([name, value, , , flag, status]) => [name, value, flag, status])).toEqual([
      ['sodium', '131', 'L', 'low'],
      ['chloride', '97', null, 'unknown'],
      ['WBC', '15.2', 'H', 'high'],
      ['Hgb', '9.9', 'L', 'low'],
      ['platelets', '188', null, 'unknown'],
      ['Glucose', '311', 'H', 'high'],
    ]);
  });
});
