import { describe, expect, it } from 'vitest';
import { kindIn, kindOf, reading } from '../../test/section-of.js';
import { sectionKindOf } from './heading-index.js';

it.each([
  ['TREATMENT ADVISED ON DISCHARGE', 'discharge_medications'],
  ['Medicines to take home', 'discharge_medications'],
  ['D/C Rx', 'discharge_medications'],
  ['Current treatment', 'medications'],
  ['Treatment given', 'hospital_course'],
  ['Events in hospital', 'hospital_course'],
  ['Findings at laparoscopy', 'procedures'],
  ['Findings at op', 'procedures'],
  ['Adm obs', 'vitals'],
  ['Obs on arrival', 'vitals'],
  ['Exam on arrival', 'physical_exam'],
  ['Other active', 'diagnosis'],
  ['Bloods', 'results'],
  ['Plan / GP please', 'plan'],
  ['For GP pls', 'plan'],
  ['Outstanding at transfer', 'pending'],
  ['Ceiling of care', 'condition'],
  ['RV', null],
  ['Right ventricle', null],
  ['Treatment effect', null],
  ['Changes in the lungs', null],
])('a heading is known by the words that it is made of: %s', (printed, kind) => {
  expect(sectionKindOf(printed)).toBe(kind);
});

describe('lines of a note that begin another matter', () => {
  const report = reading(
    'HOSPITAL DISCHARGE NOTE',
    'PC: cough',
    'PMHx: asthma',
    'O/E: T 38.4, crackles at the left base',
    'CXR: left lower lobe shadow',
    'Mx: amoxicillin and oxygen',
    'On discharge: no fever',
    'Contraception: pill from six weeks',
    'Discharge meds: amoxicillin 1 g three times a day',
  );
  it.each([
    ['cough', 'chief_complaint'],
    ['asthma', 'past_history'],
    ['crackles', 'physical_exam'],
    ['lower lobe shadow', 'results'],
    ['and oxygen', 'hospital_course'],
    ['no fever', 'condition'],
    ['pill from', 'other'],
    ['1 g three', 'discharge_medications'],
  ])('%s: %s', (words, kind) => {
    expect(kindIn(report, words)).toBe(kind);
  });

  it('a label of no known matter stays with its line', () => {
    const { sentences, clean } = reading('MATERNITY NOTE', 'Allergies: none known', 'Anti-D: not required', 'Plan: home'); // biome-ignore format: one note
    expect(sentences.map(({ span }) => clean.slice(span.start, span.end))).toContain('Anti-D: not required');
  });
});

describe('paragraphs of a note behind an examination', () => {
  const report = reading(
    'Dear Sister',
    'Problem list:',
    '1 Pneumonia',
    '',
    'Presented with 3 days of fever and cough.',
    'O/E: T 39.1, RR 30. Chest: crackles on the right.',
    '',
    'Admitted 2/5 - 6/5. Started on ceftriaxone.',
    '',
    'Please:',
    '- repeat the X-ray in six weeks',
    '',
    'Return at once if short of breath or confused.',
  );
  it.each([
    ['Presented', 'history_present'],
    ['crackles', 'physical_exam'],
    ['Admitted', 'hospital_course'],
    ['repeat the X-ray', 'plan'],
  ])('%s: %s', (words, kind) => {
    expect(kindIn(report, words)).toBe(kind);
  });

  it('leave a second paragraph of the examination in it', () => {
    expect(
      kindOf('Abdomen soft', 'CLINIC NOTE', 'O/E: looks well.', '', 'Abdomen soft, no masses.', '', 'Plan: home'),
    ).toBe('physical_exam');
  });

  it('leave what belongs to the examination in it, and what is planned not', () => {
    const note = [
      'CLINIC NOTE',
      'EXAM: BP 130/80.',
      '',
      'CN: Pupils equal.',
      '',
      'Insulin: start 10 units, clinic in a week.',
      'Plan: home',
    ];
    expect(kindOf('Pupils', ...note)).toBe('physical_exam');
    expect(kindOf('start 10', ...note)).toBe('other');
  });

  it('signs to come back for stand for themselves', () => {
    expect(kindOf('Return at', 'ED NOTE', 'O/E: well.', '', 'Return at once if short of breath.')).toBe(
      'warning_signs',
    );
  });
});

it.each([
  [
    'CLINIC LETTER\n\nDiagnosis:\n1. COPD, FEV1 1.4 L\n\nDear Dr Ames\nSpirometry was unchanged. She feels well.',
    'Medical letter',
  ],
  [
    'NEUROLOGY OUTPATIENT LETTER\nDiagnosis: Migraine\nDear Doctor\nI saw this teacher. EEG was normal. Review in a year.',
    'Clinic visit note',
  ],
  ['Emergency Department letter to GP\nDear Dr Bell\nDiagnosis: ankle sprain\nPlan: rest', 'Emergency department note'],
  [
    'SPIROMETRY REPORT\nDear Dr Ames\nIndication: asthma\nFEV1 was 2.1 L (80 %), FVC 3.0 L. The patient has mild airway obstruction.\nInterpretation: mild obstruction, asthma likely.',
    'Breathing test report',
  ],
])('a letter on a visit is no report of the tests that it tells of: %.30s', (text, title) => {
  expect(reading(text).type.title).toBe(title);
});

it.each([
  'DISCHARGE CARD\nDIAGNOSIS: APPENDICITIS\nO/E: P/A TENDER',
  'Paediatric ward discharge\nPresented with wheeze. Treated with salbutamol. Home today.',
])('a discharge by another name is one: %.20s', (text) => {
  expect(reading(text).type.type).toBe('discharge_summary');
});

describe('how somebody came in, behind a diagnosis without a heading of its own', () => {
  it.each([
    ['Diagnosis: Pneumonia', 'This 58 year old plumber came in with five days of cough.'],
    ['Discharge diagnosis: NSTEMI', '72M with known diabetes admitted with chest pain for 2 hours.'],
    ['Diagnoses:\n1. COPD exacerbation\n2. Hypertension', 'A 66-year-old man with COPD came to A&E with cough.'],
    ['Diagnosis: Cellulitis', 'She presented to the emergency department with a red leg.'],
    ['Principal diagnosis: Cholecystitis', 'Mrs K was brought in by ambulance with fever.'],
  ])('%s / %s', (diagnosis, came) => {
    const report = reading(
      'DISCHARGE SUMMARY',
      diagnosis,
      came,
      'He was given IV fluids for two days.',
      'Plan: clinic',
    );
    expect(kindIn(report, came.slice(0, 20))).not.toMatch(/diagnosis/);
    expect(kindIn(report, 'He was given IV')).not.toMatch(/diagnosis/);
    expect(kindIn(report, diagnosis.split(/: |1\. /)[1]?.slice(0, 5) ?? '')).toMatch(/diagnosis/);
  });

  it.each([
    ['Diagnoses:', 'Stroke, left-sided weakness', 'diagnosis'],
    ['Past history: asthma', 'He presented in 2016 with a heart attack.', 'past_history'],
    ['Diagnosis: burn', 'Patient non-compliance', 'diagnosis'],
  ])('an entry of a list is none: %s / %s', (heading, line, kind) => {
    expect(kindIn(reading('DISCHARGE SUMMARY', heading, line, 'Plan: clinic'), line.slice(0, 12))).toBe(kind);
  });
});
