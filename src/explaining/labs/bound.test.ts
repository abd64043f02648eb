import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../../knowledge/index.js';
import { explainReport } from '../index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../../knowledge/compiled.json', import.meta.url), 'utf8')),
);
const explain = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge);
const labs = (...lines: string[]) => explain(...lines).labs.map(({ test, name, value }) => [test ?? name, value]);
const told = (...lines: string[]) => {
  const { summary, keyPoints, findings, labs: rows, recommendations } = explain(...lines);
  return [summary, ...keyPoints, ...[...findings, ...rows, ...recommendations].map(({ text }) => text)].join('\n');
};

describe('two results on one line', () => {
  it('are two, also where the name of the second is a word for a unit', () => {
    const sheet = ['COAGULATION', 'PT      17.9 H (11.5-14.0) sec    INR 1.5', 'Prothrombin time 21.0 s (10-13) INR 1.9', 'Fibrinogen  1.6 L (2.0-4.0) g/L']; // biome-ignore format: one sheet
    expect(labs(...sheet)).toEqual([['prothrombin-time', '17.9'], ['inr', '1.5'], ['prothrombin-time', '21.0'], ['inr', '1.9'], ['fibrinogen', '1.6']]); // biome-ignore format: one table
    expect(told(...sheet)).not.toMatch(/It was|gone up/);
  });

  it('leave a unit behind a figure and the strength of an answer where they are', () => {
    expect(labs('SEROLOGY', 'INR   1.1   INR   (0.9-1.2)', 'HBsAg   Non-reactive   index 0.2')).toEqual([['inr', '1.1'], ['hepatitis-b-surface-antigen', 'Non-reactive']]); // biome-ignore format: one line
  });
});

describe('rows below a label', () => {
  const sheet = ['CBC WITH MANUAL DIFF', 'WBC   61.0   HH   (4.0-10.5)   K/uL', '', 'Cells counted (100 cells):', '  Neutrophils   12 %', '  Lymphs        8 %', '  Monos         3 %', 'Smear: Many smudge cells. Platelets look normal.']; // biome-ignore format: one sheet

  it('are read once, and the line below them is a line of its own', () => {
    expect(labs(...sheet).map(([test]) => test)).toEqual(['white-blood-cells', 'neutrophils-percent', 'lymphocytes-percent', 'monocytes-percent']); // biome-ignore format: one line
    expect(told(...sheet)).not.toMatch(/Neutrophils 12 %/);
  });
});

describe('what the laboratory was told with the sample', () => {
  it.each([
    'Clinical details: lethargy, Hb 81 in June, ferritin 6',
    'Patient 66 M. Clin det: polyuria. Ferritin 6. On iron.',
    'Clinical notes - weight loss, ferritin 6 last year',
  ])('is no result: %s', (line) => {
    expect(labs('BIOCHEMISTRY', line, 'Sodium   139   mmol/L   135-145', 'Glucose   5.1   mmol/L   3.5-6.0')).toEqual([['sodium', '139'], ['glucose', '5.1']]); // biome-ignore format: one line
  });

  it('ends where the results begin', () => {
    const sheet = ['Clinical details: known gout', 'Urate       0.51 H   mmol/L   0.20-0.42', 'Creatinine  101      umol/L   60-110', 'Allopurinol: dose review advised.']; // biome-ignore format: one sheet
    expect(told('CHEMICAL PATHOLOGY', ...sheet)).not.toMatch(/reason for the test[^\n]*dose review/);
  });
});

describe('figures of a comment', () => {
  it.each([
    ['eGFR 30-44 with albuminuria (ACR >30) is stage 3b kidney disease. Refer to renal clinic if falling.'],
    ['A decline in eGFR of >25% is significant.'],
    ['eGFR below 30 suggests that metformin should be stopped.'],
    ['eGFR >90 mL/min: consider cystatin C if muscle mass is low.'],
    ['<15 kidney failure'],
  ])('are no results: %s', (comment) => {
    const sheet = ['RENAL FUNCTION', 'Creatinine   133 H   umol/L   60-110', 'eGFR   41 L   mL/min   >59'];
    expect(labs(...sheet, comment)).toEqual([['creatinine', '133'], ['egfr', '41']]); // biome-ignore format: one line
  });

  it('are told as what the report asks for, and not torn at a sign', () => {
    const { recommendations, labs: rows } = explain('RENAL FUNCTION', 'Creatinine   233 H   umol/L   60-110', 'eGFR   24 L   mL/min   >59', 'eGFR 15-29 with albuminuria (ACR >25 in males) consistent with stage 4 CKD. Nephrology referral recommended (local guideline).'); // biome-ignore format: one sheet
    expect(recommendations.map(({ text }) => text).join(' ')).toMatch(/kidney doctor/);
    expect(rows.map(({ text }) => text).join(' ')).not.toMatch(/“>|Nephrology referral/);
  });
});

describe('a family of drugs', () => {
  it('is never told as one of them', () => {
    const report = ['MICROBIOLOGY', 'Urine culture: >10^5 cfu/mL Klebsiella pneumoniae', 'SUSCEPTIBILITY', 'Amoxicillin   R', 'Gentamicin   S', 'Comment: Resistant to all penicillins and cephalosporins.']; // biome-ignore format: one sheet
    expect(told(...report)).toMatch(/“Resistant to all penicillins and cephalosporins”/);
    expect(told(...report)).not.toMatch(/and penicillin\b/);
  });
});

describe('what stands around a result', () => {
  it('older figures right below it are told beside it', () => {
    const { labs: rows } = explain('BIOCHEMISTRY', 'PSA   7.2   ug/L   H   <4.0', '  Previous: 5.1 (03/2022), 4.4 (Feb 2021)', 'CEA   2.0   ug/L   <5.0'); // biome-ignore format: one sheet
    expect(rows[0]?.text).toMatch(/Of earlier days, the report gives for it: “5\.1 \(03\/2022\), 4\.4 \(Feb 2021\)”/);
  });

  it.each(['Fasting: Y', 'Visit 3 May   Fasting 12h'])('a fast puts no meal behind a high sugar: %s', (head) => {
    expect(told('LIPIDS AND GLUCOSE', head, 'Glucose   7.4   mmol/L   H   3.5-6.0', 'Urea   5.0   mmol/L   2.5-7.8')).not.toMatch(/eating/); // biome-ignore format: one sheet
  });

  it('T3 beside the thyroid is no bone', () => {
    const { glossary } = explain('THYROID', 'TSH   9.1   mIU/L   H   0.4-4.0', 'Note: T3 and T4 levels are higher in pregnancy.'); // biome-ignore format: one sheet
    expect(JSON.stringify(glossary)).not.toMatch(/bone/);
  });
});

describe('names of tests', () => {
  it.each([
    ['Non HDL-C', 'non-hdl'],
    ['ANTI TPO ANTIBODY', 'tpo-antibodies'],
    ['Urine ACR', 'urine-albumin-creatinine-ratio'],
    ['T Chol', 'cholesterol-total'],
    ['Total white cell count', 'white-blood-cells'],
  ])('%s', (name, id) => {
    expect(knowledge.labByName(name)?.id).toBe(id);
  });

  it('hold no absolute number for antibodies', () => {
    expect(knowledge.labByName('Abs')).toBeUndefined();
  });
});

it('a paper of a laboratory that says that it holds no results is a report', () => {
  const paper = ['Western Clinical Laboratory Services', 'Patient: Jane Roe', 'DOB: 03/04/1979', 'Date Collected: 06/11/2024', 'Ordering Physician: Dr. Ames', '', 'This report contains no test results.', 'Please contact the laboratory.']; // biome-ignore format: one paper
  expect(explain(...paper).reportType).toBe('laboratory');
});

describe('columns of days and times', () => {
  it('the latest time of a night is the result, whatever the order', () => {
    const sheet = ['EMERGENCY LAB', '', '                     09/29 22:40     09/30 01:38     09/30 04:45   Ref', 'hs-Troponin I, ng/L  46 (H)          388 (HH)        1240 (HH)     <=20', 'CK-MB ng/mL          --              12.6 (H)        31.8 (H)      0.0-5.0']; // biome-ignore format: one sheet
    expect(explain(...sheet).labs.map(({ value }) => value)).toEqual(['1240', '31.8']);
    expect(told(...sheet)).not.toMatch(/gone down|no result for/);
  });

  const cumulative = ['CUMULATIVE SERUM CHEMISTRY', 'Date         14/02/23   22/08/23   19/02/24   26/08/24    Ref Range', 'Sodium       139        140        138        137         135-145 mmol/L', '', 'URINE ALBUMIN/CREATININE RATIO', 'Urine albumin      612   mg/L', 'ACR                82.7  mg/mmol  H   (<2.5 male)', 'Prev ACR 19/02/24: 54.1', '', 'HAEMOGLOBIN 112 g/L L (130-180)     PTH 14.8 pmol/L H (1.6-7.5)', 'HbA1c 7.4 % (57 mmol/mol)']; // biome-ignore format: one sheet

  it('end where rows have no columns any more', () => {
    expect(labs(...cumulative)).toEqual([['sodium', '137'], ['urine-microalbumin', '612'], ['urine-albumin-creatinine-ratio', '82.7'], ['hemoglobin', '112'], ['pth', '14.8'], ['hemoglobin-a1c', '7.4']]); // biome-ignore format: one table
  });

  it('a result in another unit is no older one, and a title of urine makes none of blood', () => {
    expect(told(...cumulative)).not.toMatch(/It was 57|urine (?:HAEMOGLOBIN|PTH|HbA1c)/);
  });
});
