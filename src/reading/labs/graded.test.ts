import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../../explaining/index.js';
import { gradedIn } from './graded.js';

const knowledge = wholeKnowledge();
const HEAD = ['LABORATORY REPORT', 'Age: 54   Sex: F', 'Test                 Result    Flag   Reference     Units', 'Sodium               128       L      136-145       mmol/L', '']; // biome-ignore format: one sheet
const explain = (...lines: string[]) => explainReport(`${[...HEAD, ...lines].join('\n')}\n`, knowledge);
const first = (...lines: string[]) => explain(...lines).labs[1];
const STYLE = { decimalComma: false };

describe('a scale of named steps behind a value', () => {
  it.each([
    ['HDL Cholesterol   38  mg/dL   Low: < 40; High: >= 60', 'low', 'low'],
    ['HDL Cholesterol   72  mg/dL   Low <40 High >60', 'normal', null],
    ['Triglycerides   196  mg/dL   Normal < 150; Borderline 150-199; High 200-499', 'high', 'borderline'],
    ['HbA1c   7.9  %   Non diabetic: < 5.7; Prediabetes 5.7 - 6.4; Diabetes: >= 6.5', 'high', 'diabetes'],
    ['HbA1c   5.2  %   Non diabetic: < 5.7; Prediabetes 5.7 - 6.4; Diabetes: >= 6.5', 'normal', null],
    ['Total Cholesterol  218  H  mg/dL   Desirable: < 200; Borderline high: 200-239; High: >= 240', 'high', 'borderline high'], // biome-ignore format: one line
    [
      'LDL  118 mg/dL  (Optimal <100, Near optimal 100-129, Borderline high 130-159, High 160-189)',
      'high',
      'near optimal',
    ],
    ['Vitamin D, 25-hydroxy  61  nmol/L   <25 deficient, 25-50 insufficient, >50 sufficient', 'normal', null],
    ['25-OH Vitamin D  24.2 ng/mL  Deficiency < 20; Insufficiency 20-30; Sufficiency 30-100', 'low', 'insufficiency'],
    ['AMH  0.62 ng/mL  Optimal fertility 4.0-6.8, Satisfactory 2.2-4.0, Low 0.3-2.2, Very low <0.3', 'low', 'low'],
    ['Fasting glucose 108 mg/dL <100 Normal; 100-125 Impaired fasting glucose; >=126 Diabetes', 'high', 'impaired fasting glucose'], // biome-ignore format: one line
    ['PSA total 5.2 ng/mL  0-4.0 Normal; 4.1-10.0 Grey zone; >10 Suspicious', 'high', 'grey zone'],
    ['CRP  12 mg/L   <5 Normal', 'high', null],
    ['Free/Total PSA ratio  9.3 %  >25% low risk; 10-25% intermediate; <10% high risk', 'low', 'high risk'],
    ['Urine ACR  320 mg/g  A1 <30, A2 30-300, A3 >300', 'high', 'a3'],
  ])('is held against what is wanted, and its step is told: %s', (line, status, step) => {
    const lab = first(line);
    expect(lab?.status).toBe(status);
    if (step === null) expect(lab?.text).not.toMatch(/own scale/);
    else expect(lab?.text).toMatch(new RegExp(`own scale calls this level “${step}”`, 'i'));
    expect(lab?.text).not.toMatch(/mark next to this result/);
  });

  it('goes on below the row', () => {
    const lab = first('HDL   38  mg/dL   Low: < 40', '                     High: >= 60');
    expect(lab).toMatchObject({ status: 'low', range: { low: 40, high: null } });
    expect(first('Triglycerides  196  mg/dL  Normal < 150', '                   Borderline 150-199', '                   High 200-499')?.range).toMatchObject({ low: null, high: 150 }); // biome-ignore format: one line
  });

  it.each([
    ['Ferritin 520 High 30-400 ng/mL', 30, 400],
    ['Cholesterol 240 High <200', null, 200],
    ['HDL 38  Low  >40', 40, null],
    ['Potassium 5.6 H 3.5-5.1', 3.5, 5.1],
  ])('is none where one mark stands beside one range: %s', (line, low, high) => {
    expect(first(line)?.range).toMatchObject({ low, high });
    expect(first(line)?.text).not.toMatch(/own scale/);
  });

  it('is none for one reader where it is printed for each sex or phase', () => {
    expect(gradedIn('Men: low < 40; Women: low < 50', 38, STYLE)).toBeNull();
    expect(gradedIn('Follicular phase: low < 1.5; Luteal phase: high > 10', 3, STYLE)).toBeNull();
  });
});
