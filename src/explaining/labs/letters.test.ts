import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge);
const HEAD = 'Test            Result    Reference    Flag';
const labText = (row: string) => explain(HEAD, row, 'Sodium          139       135-145').labs[0]?.text ?? '';

describe('a treatment that aims beyond the printed range', () => {
  const sheet = [HEAD, 'INR             2.6       0.9-1.2      H', 'Platelets       220       150-400'];

  it('is told wherever the value is, with no word on how far', () => {
    const { summary, keyPoints, labs, questions } = explain(...sheet);
    for (const text of [summary, keyPoints.join(' '), labs[0]?.text ?? '']) {
      expect(text).toMatch(/If you take a blood thinner such as warfarin, your own goal is higher than this range/);
      expect(text).toMatch(/Do not change your dose by yourself/);
      expect(text).not.toMatch(/far above|moderately above/);
    }
    expect(questions.join(' ')).toMatch(/what is my INR goal\?/);
  });

  it('is not told of a value in its range, nor beside a critical one', () => {
    expect(labText('INR             1.0       0.9-1.2')).not.toMatch(/goal/);
    expect(labText('INR             7.9       0.9-1.2      H')).not.toMatch(/goal/);
  });

  it('asks about a dose without changing it', () => {
    expect(labText('Digoxin         2.2       0.8-2.0      H')).toMatch(/do not change it by yourself/);
  });
});

describe('questions', () => {
  it.each([
    ['Ferritin        940       16-232       H', /Why is my iron store high/, /Do I need iron/],
    ['Ferritin        6         16-232       L', /Do I need iron/, /iron store high/],
    ['Vitamin D, 25-OH  140     30-100       H', /take less/, /Do I need vitamin D/],
  ])('follow the side of the result: %s', (row, asked, never) => {
    const questions = explain(HEAD, row, 'Sodium          139       135-145').questions.join(' ');
    expect(questions).toMatch(asked);
    expect(questions).not.toMatch(never);
  });
});

describe('how far', () => {
  it.each([
    ['Creatinine      1.32      0.60-1.20    H', /slightly above/],
    ['WBC             12.3      4.0-11.0     H', /slightly above/],
    ['Potassium       6.0       3.5-5.1      H', /moderately above/],
    ['Creatinine      1.6       0.6-1.2      H', /moderately above/],
  ])('near the range is told as near: %s', (row, words) => {
    expect(labText(row)).toMatch(words);
  });

  it.each([
    ['calcium slightly elevated at 10.6', /calls slightly high/],
    ['calcium is a little high at 10.6', /calls a little high/],
    ['calcium elevated at 10.6', /marks as high/],
  ])('keeps the report’s own degree: %s', (words, told) => {
    const { summary, keyPoints } = explain(`LABORATORY: Sodium 141, potassium 4.1, ${words}, albumin 4.1.`);
    expect(`${summary} ${keyPoints.join(' ')}`).toMatch(told);
  });

  it('says what a level stands for', () => {
    const row = (value: string) => labText(`Hemoglobin A1c  ${value}       <5.7         H`);
    expect(row('7.9')).toMatch(/is in the range of diabetes/);
    expect(row('7.9')).not.toMatch(/prediabetes/);
    expect(row('6.0')).toMatch(/is in the range of prediabetes/);
  });

  it.each(['Type 2 diabetes on metformin', 'T2DM', 'On insulin glargine 12 units at night'])(
    'says nothing of others to one who has the illness: %s',
    (known) => {
      const { labs } = explain(
        'DISCHARGE SUMMARY',
        'Diagnosis: Broken wrist.',
        `PMH: ${known}.`,
        'Results: HbA1c 6.2 %.',
      );
      expect(labs.map((lab) => lab.text).join(' ')).not.toMatch(/not diabetes|prediabetes/);
    },
  );
});

describe('older columns', () => {
  const sheet = [
    'Test             02/10/2024     08/22/2024     01/15/2025    Reference',
    'BUN              18             24 H           29 H          7-20 mg/dL',
    'Creatinine       1.0            1.3 H          1.6 H         0.6-1.2 mg/dL',
    'LDL Cholesterol  162 H          131 H          104 H         <100 mg/dL',
    'Uric acid        7.9 H          8.1 H                        3.5-7.2 mg/dL',
    'Potassium        5.6 H          5.0            4.4           3.5-5.1 mmol/L',
  ];

  it('are all told, with their marks and which way they went', () => {
    const { labs, summary, keyPoints } = explain(...sheet);
    const told = (name: string) => labs.find((lab) => lab.name === name)?.text ?? '';
    expect(told('Creatinine')).toMatch(
      /gone up each time\. It was 1\.0 on 02\/10\/2024 and 1\.3 on 08\/22\/2024 \(marked high\)/,
    );
    expect(told('LDL Cholesterol')).toMatch(/gone down each time\..* nearer to its range than before/);
    expect(told('Potassium')).toMatch(/It is back in its range/);
    expect(summary).toMatch(/It has gone up each time since 02\/10\/2024/);
    expect(keyPoints.join(' ')).toMatch(/gone down each time/);
  });

  it('put a rise before any calm cause', () => {
    const text = explain(...sheet).labs.find((lab) => lab.name === 'BUN')?.text ?? '';
    expect(text.indexOf('gone up each time')).toBeGreaterThan(0);
    expect(text.indexOf('gone up each time')).toBeLessThan(text.indexOf('drink'));
    expect(text).toMatch(/ask soon what is behind it/);
  });

  it('keep the mark and the meaning of a test without a new result', () => {
    const { findings, labs } = explain(...sheet);
    const told = [...findings, ...labs].map(({ text }) => text).find((text) => /uric acid/i.test(text)) ?? '';
    expect(told).toMatch(/7\.9 on 02\/10\/2024 \(marked high\) and 8\.1 on 08\/22\/2024 \(marked high\)/);
    expect(told).toMatch(/waste from food and cells/);
  });
});
