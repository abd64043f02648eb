import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../../explaining/index.js';

const knowledge = wholeKnowledge();
const labs = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge).labs;
const rows = (...lines: string[]) =>
  labs(...lines).map(({ name, value, unit, range, status }) => [name, value, unit, range?.text ?? null, status]);

describe('columns of several days', () => {
  it('with the hours as four figures below the days: the newest is the result', () => {
    const sheet = rows(
      'CUMULATIVE REPORT',
      '            03MAR     04MAR     05MAR',
      '            0610      0545      0602      UNITS     NORMALS',
      'K           4.0       4.9       6.4 H     mmol/L    3.5-5.0',
      'CREAT       0.9       1.6 H     2.8 H     mg/dL     0.7-1.3',
    );
    expect(sheet.map((row) => row.slice(0, 2))).toEqual([['K', '6.4'], ['CREAT', '2.8']]); // biome-ignore format: one line
  });
});

describe('limits of one side', () => {
  it('stand in a column of lower limits, with units of their own', () => {
    const sheet = rows(
      'SEMEN ANALYSIS',
      'Parameter               Result            Lower reference limit',
      'Volume                  1.1 mL            1.4 mL',
      'Progressive motility    41 %              30 %',
      'Total sperm number      52 million        39 million',
    );
    expect(sheet.map((row) => [row[0], row[2], row[4]])).toEqual([['Volume', 'mL', 'low'], ['Progressive motility', '%', 'normal'], ['Total sperm number', 'million', 'normal']]); // biome-ignore format: one line
  });

  it('are said in words behind the figure', () => {
    const card = ['HDL CHOLESTEROL', 'Your value', '37 mg/dL', 'Desired', '40 or above', '', 'TRIGLYCERIDES', 'Your value', '140 mg/dL', 'Desired', 'Below 150']; // biome-ignore format: one report
    expect(labs('Lipid Panel', ...card).map(({ range, status }) => [range?.low, range?.high, status])).toEqual([[40, null, 'low'], [null, 150, 'normal']]); // biome-ignore format: one line
  });
});

describe('a line of several tests', () => {
  const sheet = labs('CBC: WBC=31.2 H (4.5-11.0 x10^3/uL); HGB=8.4 L (12.0-16.0 g/dL)', 'DIFF: BLASTS=48 % (0); NEUT=8 % L (40-75)', 'COAG: INR=1.7 H (0.8-1.2); FIBRINOGEN=140 mg/dL L (200-400)'); // biome-ignore format: one sheet

  it('with a sign between name and figure gives each its own result and limits', () => {
    expect(sheet.map(({ name, value, range, status }) => [name, value, range?.low, status])).toEqual([
      ['WBC', '31.2', 4.5, 'high'],
      ['HGB', '8.4', 12, 'low'],
      ['BLASTS', '48', undefined, 'unknown'],
      ['NEUT', '8', 40, 'low'],
      ['INR', '1.7', 0.8, 'high'],
      ['FIBRINOGEN', '140', 200, 'low'],
    ]);
  });

  it('tells among the first things that there are blasts', () => {
    const { summary, keyPoints } = explainReport('DIFF: BLASTS=48 % (0); NEUT=58 % (40-75); LYMPH=22 % (20-45)\n', knowledge); // biome-ignore format: one line
    expect(`${summary} ${keyPoints.join(' ')}`).toMatch(/blasts (?:are|were) 48%/);
  });

  it('is none in running text', () => {
    expect(labs('Sensitivity was fair (kappa=0.61; p=0.03) in this study of 40 persons.', 'Sodium 140 mmol/L.').map(({ name }) => name)).not.toContain('kappa'); // biome-ignore format: one line
  });
});

describe('a row', () => {
  it('has no word of the column of samples in its name', () => {
    expect(rows('Test                          Specimen    Result', 'Chlamydia trachomatis NAAT    Urine       POSITIVE', 'HIV Ag/Ab combo               Serum       Non-reactive').map((row) => row.slice(0, 2))).toEqual([['Chlamydia trachomatis NAAT', 'POSITIVE'], ['HIV Ag/Ab combo', 'Non-reactive']]); // biome-ignore format: one line
  });

  it('takes the limits that a card prints below its value with a word on the method', () => {
    expect(rows('IRON PANEL', 'IRON, TOTAL', '28 L', '50-180 mcg/dL (calc)', 'FERRITIN', '5 L', '38-380 ng/mL').map((row) => row.slice(0, 4))).toEqual([['IRON, TOTAL', '28', 'mcg/dL', '50-180'], ['FERRITIN', '5', 'ng/mL', '38-380']]); // biome-ignore format: one line
  });

  it('of a class of allergy keeps its unit from the head', () => {
    expect(rows('ALLERGY PANEL', 'Allergen        kUA/L     Class', 'f13 Peanut      11.2      3', 'e1 Cat dander   <0.10     0').map((row) => row.slice(0, 3))).toEqual([['f13 Peanut', '11.2', 'kUA/L'], ['e1 Cat dander', '<0.10', 'kUA/L']]); // biome-ignore format: one line
  });

  it('is no remark with a figure in it', () => {
    const sheet = rows('Component     Value     Ref Range', 'Creatinine    2.4 (H)   0.5-1.1 mg/dL', '   Comment: Patient baseline 1.0 mg/dL on 02/10/2025', 'Sodium        140       135-145 mmol/L'); // biome-ignore format: one report
    expect(sheet.map(([name]) => name)).toEqual(['Creatinine', 'Sodium']);
  });

  it('may be named by how fast the test is', () => {
    expect(rows('TEST NAME                     RESULT        REFERENCE', 'HCV RNA, QN REAL TIME PCR     840,000       NOT DETECTED IU/mL')[0]?.slice(0, 2)).toEqual(['HCV RNA, QN REAL TIME PCR', '840,000']); // biome-ignore format: one line
  });

  it('tells how a fluid looks in two words', () => {
    expect(rows('CSF ANALYSIS', 'Appearance    Clear, colourless', 'White cells   2   x10^6/L   <5')[0]?.[1]).toBe('Clear, colourless'); // biome-ignore format: one line
  });

  it('of the urine is known by what stands behind its short form', () => {
    const sheet = labs('URINALYSIS', 'UA SPEC GRAV    1.019      1.005-1.030', 'UA LEUK EST     Negative   Negative');
    expect(sheet.map(({ test }) => test)).toEqual(['urine-specific-gravity', 'urine-leukocyte-esterase']);
  });
});

describe('what leads', () => {
  it('is a strong sign of swelling before a raised count of platelets', () => {
    const { summary } = explainReport('LABORATORY REPORT\nTest    Result   Units   Reference\nPlatelets   512   /nl   150-370\nCRP   96   mg/l   <5\n', knowledge); // biome-ignore format: one line
    expect(summary).toMatch(/^Your C-reactive protein/);
  });

  it('is a count of germ fighters that is down to nothing, though no unit is printed', () => {
    const { summary } = explainReport('Labs today: Na 136, K 4.4, WBC 2.1 with neutrophils 0.0, plt 61.\n', knowledge);
    expect(summary).toMatch(/neutrophil count is so low/);
    const usual = explainReport('Labs today: Na 136, WBC 7.2, neutrophils 62, lymphocytes 28, Hgb 13.1.\n', knowledge);
    expect(usual.findings.some(({ importance }) => importance === 'urgent')).toBe(false);
  });
});
