import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../../explaining/index.js';

const knowledge = wholeKnowledge();
const HEAD = ['LABORATORY REPORT', 'Test                 Result    Flag   Reference     Units', 'Sodium               128       L      136-145       mmol/L', '']; // biome-ignore format: one sheet
const labs = (...lines: string[]) => explainReport(`${[...HEAD, ...lines].join('\n')}\n`, knowledge).labs.slice(1);
const rows = (...lines: string[]) =>
  labs(...lines).map(({ name, value, unit, range, flag }) => [name, value, unit, range?.text ?? null, flag]);

describe('the result of a row', () => {
  it.each([
    ['PT       28.4  H  11.5-14.5 sec', ['PT', '28.4', 'sec', '11.5-14.5', 'H']],
    ['INR      2.6   H  0.9-1.1', ['INR', '2.6', null, '0.9-1.1', 'H']],
    ['Fibrinogen  5.1 H  1.8-4.2 g/L', ['Fibrinogen', '5.1', 'g/L', '1.8-4.2', 'H']],
    ['Anti-Xa  0.62   0.5-1.0 IU/mL', ['Anti-Xa', '0.62', 'IU/mL', '0.5-1.0', null]],
    ['Pus cells            5-10  /hpf  0-5', ['Pus cells', '5-10', '/hpf', '0-5', null]],
    ['NRBC                 0-2       H      0-0           /100 WBC', ['NRBC', '0-2', '/100 WBC', '0-0', 'H']],
  ])('is the figure behind the name, where the columns of the head stand elsewhere: %s', (line, row) => {
    expect(rows(line)).toEqual([row]);
  });

  it.each([
    ['Lithium (12 h post dose)   1.4 mmol/L    0.4-1.0', 'Lithium (12 h post dose)', '1.4'],
    ['Cortisol (9 am)      412 nmol/L   (140-690)', 'Cortisol (9 am)', '412'],
    ['Glucose (2 h)        9.8 mmol/L   < 7.8', 'Glucose (2 h)', '9.8'],
    ['Digoxin (6 hours post)   1.1 ug/L  0.5-1.0', 'Digoxin (6 hours post)', '1.1'],
    ['Vancomycin (pre 3rd dose)  14 mg/L', 'Vancomycin (pre 3rd dose)', '14'],
    ['HbA1c (57 mmol/mol)  7.4 %', 'HbA1c', '7.4'],
    ['Vitamin D (25-OH)  44 nmol/L', 'Vitamin D (25-OH)', '44'],
    ['HbA1c  7.4 % (57 mmol/mol)', 'HbA1c', '7.4'],
    ['Glucose  5.6 (4.0-6.0) mmol/L', 'Glucose', '5.6'],
  ])('is none of the figures in the brackets of its name: %s', (line, name, value) => {
    expect(rows(line)[0]?.slice(0, 2)).toEqual([name, value]);
  });

  it.each([
    ['Tacrolimus   7.8 ug/L   (target 5-8)', '5-8', 'normal'],
    ['Vancomycin trough  12 mg/L (therapeutic: 15-20)', '15-20', 'low'],
    ['Cyclosporine  210 ug/L  (goal 150-250)', '150-250', 'normal'],
  ])('keeps the limits that a word in brackets announces: %s', (line, range, status) => {
    expect(labs(line)[0]).toMatchObject({ range: { text: range }, status });
  });

  it('keeps the letter of the germ’s part in its name, and the answer behind a titre', () => {
    expect(rows('S. Typhi O    < 1:80   Non reactive', 'S. Typhi H    1:160   Reactive').map((row) => row.slice(0, 2))).toEqual([['S. Typhi O', '< 1:80 Non reactive'], ['S. Typhi H', '1:160 Reactive']]); // biome-ignore format: one line
    expect(rows('ANA   1:160   < 1:80')[0]).toEqual(['ANA', '1:160', null, '< 1:80', null]);
  });

  it('has no day and no hour in its name', () => {
    expect(rows('Troponin I 11/02/2024 06:10    24  ng/L  (<=14)')[0]?.[0]).toBe('Troponin I');
  });

  it('is normal where it says so', () => {
    const told = labs('Phenylketonuria            Normal', 'Galactosemia               Within normal limits', 'Biotinidase                Insufficient sample'); // biome-ignore format: one sheet
    expect(told.map(({ name, status }) => [name, status])).toEqual([['Phenylketonuria', 'normal'], ['Galactosemia', 'normal'], ['Biotinidase', 'unknown']]); // biome-ignore format: one line
    expect(told[0]?.text).toMatch(/came back as normal/);
  });

  it('is no line of a key to classes or degrees', () => {
    expect(rows('Class key: 0 <0.35 negative; 1 0.35-0.7 low; 2 0.7-3.5 moderate')).toEqual([]);
    expect(rows('HbA1c    7.8   %', 'Non diabetic : < 5.7 %   Prediabetes : 5.7 - 6.4 %   Diabetes : >= 6.5 %')).toEqual([['HbA1c', '7.8', '%', '< 5.7', null]]); // biome-ignore format: one line
  });

  it('keeps the hour in the unit of how fast cells sink', () => {
    expect(rows('ESR    44   H   mm/1 hr   0 - 20')[0]?.[2]).toBe('mm/1 hr');
  });
});

describe('a result that was put right', () => {
  it.each([
    [
      'Total bilirubin    CORRECTED RESULT: 14.2 mg/dL   (previously reported as 4.2 mg/dL on 07/10/2024 08:00)   H  (<12.0)',
      '14.2',
      'high',
      /corrected this result: it first gave 4\.2\b/,
    ],
    ['Albumin   31  g/L   (35-50)  L  (corrected from 41)', '31', 'low', /first gave 41\b/],
    ['Ferritin  8   L  ug/L   15-150   originally reported as 80', '8', 'low', /first gave 80\b/],
    ['HBsAg     Negative  (amended from Positive)', 'Negative', 'unknown', /first gave “Positive”/],
    [
      'Potassium   4.1  3.5-5.1  mmol/L\n  CORRECTED ON 03/14 AT 0900: PREVIOUSLY REPORTED AS 6.9',
      '4.1',
      'normal',
      /first gave 6\.9\b/,
    ],
  ])('is told with what was given first, which is no older result: %s', (line, value, status, said) => {
    const [lab] = labs(line);
    expect(lab).toMatchObject({ value, status });
    expect(lab?.previous ?? null).toBeNull();
    expect(lab?.text).toMatch(said);
  });

  it('is not every result with the word in its name, nor an older one', () => {
    expect(labs('Corrected calcium   2.4   2.1-2.6   mmol/L')[0]?.text).not.toMatch(/has corrected/);
    expect(labs('Creatinine   180   60-110   umol/L   previous 120')[0]?.text).not.toMatch(/has corrected/);
  });
});

describe('an answer in words', () => {
  it.each([
    ['C. difficile GDH     Positive', /The germ is there\. The toxin test shows/],
    ['Rh type     NEGATIVE', /lack the Rh D marker/],
    ['Blood group     A Rh positive', /carry the Rh D marker/],
    ['Antibody screen     Negative', /usual result/],
    ['Antibody screen     Positive', /matter in pregnancy and for blood transfusions/],
    ['Fecal occult blood     Positive', /Some blood was found in the stool/],
    ['MRSA screen     Detected', /without being ill/],
    ['Legionella urinary antigen     Not detected', /no sign of this germ/],
  ])('is told by its meaning: %s', (line, said) => {
    expect(labs(line)[0]?.text).toMatch(said);
  });

  it('of a blood group makes it no finding', () => {
    const { summary } = explainReport(`${[...HEAD, 'Rh type    Positive', 'HIV 1/2 Ag/Ab    Negative'].join('\n')}\n`, knowledge); // biome-ignore format: one line
    expect(summary).not.toMatch(/Rh/);
  });
});
