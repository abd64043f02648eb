import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explained = (text: string) =>
  explainReport(`DISCHARGE SUMMARY\nAdmitted: 01/02/2026   Discharged: 05/02/2026\n${text}\n`, knowledge);

describe('the main thing of a stay', () => {
  it.each([
    [
      '1. Acute appendicitis\n2. Laparoscopic appendectomy for perforated appendix 02/02/2026',
      /removal of the appendix/,
    ],
    ['1. Pre-eclampsia at 36 weeks\n2. Emergency cesarean section for fetal distress', /emergency birth by surgery/],
    ['1. End stage renal disease\n2. Deceased donor kidney transplant 02/02/2026', /kidney transplant/],
    ['1. NSTEMI\n2. DES to mid LAD 02/02', /stent/],
  ])('an operation among the diagnoses is in the summary: %s', (lines, expected) => {
    expect(explained(`DIAGNOSES:\n${lines}`).summary).toMatch(expected);
  });

  it.each([
    '1. NSTEMI\n2. CABG 2015',
    '1. Pneumonia\n2. Previous hysterectomy for fibroids',
    '1. Gallstones\n2. Awaiting elective cholecystectomy',
  ])('one of another time is not: %s', (lines) => {
    expect(explained(`DIAGNOSES:\n${lines}`).summary).not.toMatch(/What was done/);
  });

  it('what must not be taken or must not be stopped stands among the key points, before what is new', () => {
    const { keyPoints } = explained(
      'DIAGNOSIS: Heart failure\nDISCHARGE MEDICATIONS:\nNEW: apixaban 5 mg BID; empagliflozin 10 mg daily\n' +
        'CHANGED: furosemide 40 mg daily -> 40 mg BID\nSTOP: diltiazem, ibuprofen\n' +
        'T. Ticagrelor 90 mg 1-0-1, NOT TO BE STOPPED without asking cardiologist',
    );
    expect(keyPoints[0]).toMatch(/to stop diltiazem .* and ibuprofen/);
    expect(keyPoints[1]).toMatch(/NOT TO BE STOPPED/);
    expect(keyPoints[2]).toMatch(/furosemide .* has been (?:changed|increased).*40 mg twice a day/);
    expect(keyPoints[3]).toMatch(/New medicines for you: Apixaban .* and Empagliflozin/);
  });

  it('what only a pregnant woman can have is hers where it heads her diagnoses', () => {
    const told = (lines: string) =>
      explained(`${lines}\nBaby: live female 2.8 kg, Apgars 8, 9`)
        .findings.map(({ text }) => text)
        .join('\n');
    expect(told('DIAGNOSIS\n1. Pre-eclampsia at 36 weeks')).not.toMatch(/in your family/);
    expect(told('DIAGNOSIS\n1. Term newborn male\n2. Infant of mother with pre-eclampsia')).not.toMatch(
      /diagnosis[^\n]*dangerous high blood pressure/,
    );
  });
});
