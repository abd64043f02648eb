import { describe, expect, it } from 'vitest';
import { askedByReport, explained as explainedWhole } from '../../../test/explained.js';

const explained = (text: string) =>
  explainedWhole(`DISCHARGE SUMMARY\nAdmitted: 02/05/2022\nDiagnosis: Pneumonia\n\n${text}\n`);
const asked = (line: string) => askedByReport(explained(`FOLLOW-UP: ${line}`));
const findings = (text: string) => explained(text).findings;

describe('the surgery of a family doctor', () => {
  it.each([
    'Wound check at the surgery in 5 days.',
    'Repeat bloods at Castle Street Surgery in 1 week.',
    'Please attend the surgery within 1 week.',
  ])('is no operation and no surgeon: %s', (line) => {
    expect(asked(line)).not.toMatch(/see a surgeon|asks for surgery/);
    expect(asked(line)).toMatch(/week|5 days/);
  });
  it.each(['Follow up with general surgery in 2 weeks.', 'Surgery clinic in 2 weeks.'])(
    'a surgeon stays one: %s',
    (line) => {
      expect(asked(line)).toMatch(/see a surgeon/);
    },
  );
  it('stitches that are to go are not asked for', () => {
    expect(asked('Please attend the surgery within 1 week for suture removal.')).toMatch(/removal of your stitches/);
    expect(asked('Stitches out on 12/02.')).not.toMatch(/asks for stitches/);
  });
});

describe('a sister', () => {
  it.each(['Referred by clinic sister with headache.', 'Ward Sister informed of chest pain overnight.'])(
    'who is a nurse is no kin: %s',
    (line) => {
      expect(findings(`HOSPITAL COURSE: ${line}`).every(({ experiencer }) => experiencer === 'patient')).toBe(true);
    },
  );
  it('of the reader is kin', () => {
    const told = findings('HOSPITAL COURSE: Her sister had a stroke at 45.');
    expect(told.some(({ text }) => /Your sister had a stroke/.test(text))).toBe(true);
  });
});

describe('an organ given', () => {
  it('makes the operation no matter of somebody else', () => {
    const told = findings('DISCHARGE DIAGNOSIS: Deceased donor kidney transplant.');
    expect(told.find(({ text }) => /transplant/.test(text))?.experiencer).toBe('patient');
    expect(
      findings('HOSPITAL COURSE: The donor had hepatitis C.').every(({ experiencer }) => experiencer === 'patient'),
    ).toBe(false);
  });
});

describe('a count of platelets', () => {
  const lab = (value: string) => explained(`HOSPITAL COURSE: Platelets ${value} on day 3.`).labs[0]?.text ?? '';
  it.each([
    ['18,000', 'very low'],
    ['18', 'very low'],
  ])('%s is %s', (value, side) => {
    expect(lab(value)).toContain(side);
  });
  it.each(['42,000', '250,000', '250'])('%s is neither', (value) => {
    expect(lab(value)).not.toMatch(/very (?:low|high)/);
  });
});

describe('a vaccine that is due', () => {
  it('is no health history, and keeps its name', () => {
    const told = findings('IMMUNIZATIONS: Due for Tdap and shingles vaccine. Flu shot given 10/2.').map(
      ({ text }) => text,
    );
    expect(told.join('\n')).toMatch(/Still to come[^\n]*shingles/);
    expect(told.join('\n')).toMatch(/health history lists: flu shot given/);
  });
});
