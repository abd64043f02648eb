import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

const summary = (report: string) => explained(report).summary;
const told = (report: string) => {
  const { summary, keyPoints, findings } = explained(report);
  return [summary, ...keyPoints, ...findings.map(({ text }) => text)].join('\n');
};

describe('the paper of a birth', () => {
  it.each([
    [
      'Maternity discharge summary\nDelivery: Ventouse delivery on 6/2/26 of a live female infant, 3.1 kg.\nMedications: ferrous sulphate 200 mg OD.\nFollow up: GP 6 weeks.',
      /^You gave birth to a girl through the birth canal, with the help of a suction cup\./,
    ],
    [
      'DISCHARGE SUMMARY - OBSTETRICS\nHPI: 29 y.o. G2P1001 at 38w4d with well-controlled HIV on dolutegravir and hypothyroidism on levothyroxine, presented in labor.\nHospital Course: She had a spontaneous vaginal delivery of a viable male infant. Postpartum course uncomplicated.\nFollow up: 6 weeks.',
      /^You gave birth to a boy through the birth canal \(vaginal birth\)\./,
    ],
    [
      'NEONATAL UNIT DISCHARGE SUMMARY\nBaby boy, born at 33+2 weeks by emergency LSCS. Birth weight 1900 g.\nProblems:\nJaundice - phototherapy 2 days, resolved.\nFeeding - breast.\nFollow up: Neonatal clinic 4 weeks.',
      /^Your baby was born early, at 33 weeks and 2 days, by surgery \(cesarean section\)\./,
    ],
    [
      'NEWBORN DISCHARGE SUMMARY\nBaby girl born at 40+1 weeks by normal vaginal delivery. Birth weight 3.4 kg. Apgars 9 and 10.\nNewborn exam normal.\nFollow up with pediatrician in 2 days.',
      /^Your baby was born at 40 weeks and 1 day, through the birth canal/,
    ],
  ])('is headed by the birth: %#', (report, expected) => {
    expect(summary(report)).toMatch(expected);
  });

  it('is headed by what the list names of it, and not by an illness of before', () => {
    const report =
      'POSTNATAL DISCHARGE SUMMARY\nDiagnosis:\n1. Hypothyroidism on levothyroxine\n2. Severe pre-eclampsia\nHospital course: She underwent emergency cesarean section.\nFollow up: BP check in 3 days.';
    expect(summary(report)).toMatch(/^[^.]*pre-?eclampsia/i);
    expect(summary(report)).not.toMatch(/^The first diagnosis/);
  });

  it('never tells of a birth where a child was lost, or of one of before', () => {
    expect(
      told(
        'OBSTETRICS DISCHARGE SUMMARY\nAdmission diagnosis: Intrauterine fetal demise at 30 weeks\nHospital Course: Induced, and had a spontaneous vaginal delivery of a stillborn male infant.\nFollow up 6 weeks.',
      ),
    ).not.toMatch(/gave birth/i);
    expect(
      told(
        'DISCHARGE SUMMARY\nHospital course: G2P1 at 20 weeks with a previous cesarean section was treated for pyelonephritis with ceftriaxone.\nFollow up: antenatal clinic in 1 week.',
      ),
    ).not.toMatch(/gave birth/i);
  });

  it('is the paper of her who says at its top who she is, whatever it tells of the child', () => {
    const report =
      'Discharge Summary\n27F G1P0 at 38 weeks admitted for induction of labour for pre-eclampsia. Background: HIV on dolutegravir, suppressed. Had emergency LSCS for fetal distress. Baby boy 2.9 kg to NICU for observation.\nPlan: BP check 3 days.';
    expect(told(report)).not.toMatch(/family has had/);
    expect(told(report)).not.toMatch(/you had an HIV infection|want to talk over with you/i);
  });
});

describe('a lasting illness that is kept well', () => {
  const listed = (...lines: string[]) =>
    `DISCHARGE SUMMARY\nDiagnosis:\n${lines.map((line, at) => `${at + 1}. ${line}`).join('\n')}\nFollow up in 2 weeks with surgery.`;

  it('does not head a stay for something else', () => {
    expect(summary(listed('Type 2 diabetes mellitus, on metformin', 'Acute cholecystitis'))).toMatch(
      /^[^.]*gallbladder/,
    );
    expect(summary(listed('HIV on ART, suppressed', 'Perforated appendicitis'))).toMatch(/^[^.]*appendix/);
  });

  it('heads it where it is what was treated, or where nothing weightier stands behind it', () => {
    expect(summary(listed('Type 2 diabetes mellitus with ketoacidosis', 'Hypertension'))).toMatch(/^[^.]*diabet/i);
    expect(summary(listed('Pulmonary embolism, on apixaban', 'Hypertension, well controlled'))).toMatch(/^[^.]*lung/i);
    expect(summary(listed('Hypertension, well controlled', 'Hypothyroidism'))).toMatch(/^[^.]*blood pressure/i);
  });
});
