import { describe, expect, it } from 'vitest';
import { explained, faithful, findings } from '../../../test/explained.js';

const rows = (text: string) => Object.fromEntries(faithful(text).labs.map((lab) => [lab.name, lab] as const));
const urgent = (text: string): string =>
  explained(text)
    .findings.filter(({ urgency }) => urgency != null)
    .map(({ text: told }) => told)
    .join('\n');

describe('a table of days that lost its blanks on the way', () => {
  const HEAD = 'Test            Mar 09     Mar 10     Mar 12      Range\n';
  it('is read by the order of its cells where they do not stand under their days', () => {
    const labs = rows(
      `LABORATORY REPORT\n${HEAD}Sodium      134 L    136    138    135-145\nPotassium      4.1    4.2    5.9 H    3.5-5.1\n`,
    );
    expect(labs.Sodium).toMatchObject({ value: '138', status: 'normal' });
    expect(labs.Sodium?.text).toContain('134 on Mar 09 (marked low) and 136 on Mar 10');
    expect(labs.Potassium).toMatchObject({ value: '5.9', status: 'high' });
  });
  it('keeps its older results where one blank is all that is left between the cells', () => {
    const labs = rows(
      'LABORATORY REPORT\nTest Mar 09 Mar 10 Mar 12 Range\nSodium 134 L 136 138 135-145\nCreatinine 88 91 140 H 60-110\n',
    );
    expect(labs.Creatinine).toMatchObject({ value: '140', status: 'high' });
    expect(labs.Creatinine?.text).toContain('It was 88 on Mar 09 and 91 on Mar 10.');
  });
  it('still leaves a cell empty that is empty', () => {
    const labs = rows(
      `LABORATORY REPORT\n${HEAD}Sodium          134 L      136        138         135-145\nUrea                       9.9                    2.5-7.8\n`,
    );
    expect(labs.Sodium?.value).toBe('138');
    expect(labs.Urea).toBeUndefined();
  });
  it('is known by "Date:" before its days, too', () => {
    const labs = rows('Date: 12/03/2025 14/03/2025 16/03/2025\nWBC 3.1 2.0 0.9\nHb 98 92 88\nPlt 120 66 31\n');
    expect([labs.WBC?.value, labs.Hb?.value, labs.Plt?.value]).toEqual(['0.9', '88', '31']);
    expect(labs.Plt?.text).toContain('It was 120 on 12/03/2025 and 66 on 14/03/2025.');
  });
});

describe('the days of a sample and of its paper', () => {
  it('head no columns', () => {
    const labs = rows(
      'CBC W/ MANUAL DIFF\nColl 11/14/2023 16:20      Result 11/14/2023 17:35\nWBC            87.4   HH   (4.0-10.5)   K/uL\nDiff (200 cells):\n  Neutrophils   4 %      ANC 4.4\n  Blasts        83 %  HH\n',
    );
    expect([labs.WBC?.value, labs.Neutrophils?.value, labs.ANC?.value, labs.Blasts?.value]).toEqual([
      '87.4',
      '4',
      '4.4',
      '83',
    ]);
  });
});

describe('the day of an older result', () => {
  it('is cited where it is printed', () => {
    const text = 'LABORATORY REPORT\nTest            03/09/24     03/12/24      Range\nCRP (mg/L)           212 H     98 H        <5.0\n'; // biome-ignore format: one sheet
    const told = explained(text).sentences.find((one) => one.text.includes('212 on 03/09/24'));
    expect(told?.sources.map(({ start, end }) => text.slice(start, end))).toContain('03/09/24');
  });
  it('that ends with a stop does not end the sentence', () => {
    const text = 'Labor\nTest            19.02.   22.02.\nhs-TnT         24 +      22 +     < 14 ng/l\n';
    expect(rows(text)['hs-TnT']?.text).toContain('It was 24 on 19.02 (marked high).');
  });
  it('is that of an older result behind the range', () => {
    const labs = rows(
      'Full blood count\nHb 89 g/L (115-165) prev 112\nCRP 40 mg/L (<5), previously 88 on 02/03/2025\nFerritin 6 ug/L (15-200)\n',
    );
    expect(labs.Hb?.text).toContain('It was 112 before.');
    expect(labs.CRP?.text).toContain('It was 88 on 02/03/2025.');
  });
});

describe('a card of a portal', () => {
  it('prints the ends of its scale one below the other, and neither is the result', () => {
    const labs = rows(
      'Results\nHemoglobin\nNormal range: 12.0 - 15.5 g/dL\n12\n15.5\nYour value: 9.8 g/dL\nLow\n\nWhite Blood Cell Count\nNormal range: 4.0 - 11.0 10*3/uL\nYour value: 7.2\n',
    );
    expect(labs.Hemoglobin).toMatchObject({ value: '9.8', status: 'low' });
    expect(labs['White Blood Cell Count']).toMatchObject({ value: '7.2', status: 'normal' });
  });
});

describe('a blood gas', () => {
  it.each(['ABG on room air\n', 'ARTERIAL BLOOD GAS\n', 'ABG: '])(
    'is read with strokes between its results: %j',
    (head) => {
      const labs = rows(`${head}pH 7.29 / pCO2 68 / pO2 52 / HCO3 32 / BE +5 / lactate 1.1`);
      expect(Object.values(labs).map(({ value }) => value)).toEqual(['7.29', '68', '52', '32', '+5', '1.1']);
    },
  );
  it('with little waste gas tells of no failing lungs', () => {
    const told = urgent('VBG: pH 7.12, pCO2 22, HCO3 8, lactate 6.2, glucose 31, ketones 5.8');
    expect(told).not.toMatch(/lungs/);
    expect(told).toMatch(/pH is so low/);
  });
});

describe('a glucose without a unit', () => {
  const glucose = (text: string) => explained(text).labs.find(({ name }) => /glucose/i.test(name))?.text ?? '';
  it.each([
    ['VBG: pH 7.12, pCO2 22, HCO3 8, glucose 31, ketones 5.8', /very high/],
    ['Bloods: Na 128, K 5.6, urea 14.2, creatinine 156, glucose 31', /very high/],
    ['BMP: Na 138, K 4.1, BUN 14, creatinine 0.9, glucose 31', /very low/],
    ['Glucose 2.1', /very low/],
  ])('is counted like the figures beside it: %s', (text, says) => {
    expect(glucose(text)).toMatch(says);
  });
  it.each(['Glucose 31', 'Random glucose 31.4, ketones 0.3, drowsy'])(
    'is called neither where nothing tells: %s',
    (text) => {
      expect(glucose(text)).not.toMatch(/very (?:low|high)/);
      expect(`${explained(text).summary} ${findings(text)}`).not.toMatch(/low blood sugar|sugar or juice/);
    },
  );
  it.each(['Glucose 31, confused, sweaty', 'glucose 28, D50 given'])(
    'is low where that is how it was treated or felt: %s',
    (text) => {
      expect(urgent(text)).toMatch(/low blood sugar/);
    },
  );
});

describe('a fit that goes on', () => {
  it('is urgent, and not where it is long over or only thought of', () => {
    expect(urgent('Patient is seizing, lorazepam given.')).toMatch(/seizure/);
    expect(urgent('DISCHARGE INSTRUCTIONS\nEpilepsy.\nIf he is seizing for more than 5 minutes call 911.')).toBe('');
    expect(urgent('He was seizing last year but has been well since.')).toBe('');
  });
});

describe('a letter of results', () => {
  it('gives the mark behind a figure to that result and to no organ named before it', () => {
    const { findings, labs } = explained(
      'Your blood tests are back. TSH 2.1, K 4.3, Na 138. Liver tests fine apart from ALT 61 (slightly raised).',
    );
    expect(findings.map(({ text }) => text).join()).not.toMatch(/liver/i);
    expect(labs.find(({ name }) => name === 'ALT')?.text).toMatch(/is 61, which the report calls slightly high/);
  });
  it('tells a troponin of the ward with its name', () => {
    expect(explained('trop 1310').labs.map(({ text }) => text)[0]).toMatch(/^Your troponin is 1310/);
  });
});
