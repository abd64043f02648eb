import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explained = (text: string) =>
  explainReport(`DISCHARGE SUMMARY\nAdmitted: 02/05/2022\nDISCHARGE DIAGNOSIS: Otitis media\n${text}\n`, knowledge);
const findings = (text: string) =>
  explained(text)
    .findings.map(({ text: one }) => one)
    .join('\n');

describe('what the doctor found on looking', () => {
  it('is told, and the normal side is not both', () => {
    const told = findings('EXAMINATION: R tympanic membrane red and bulging, L normal. Throat mildly red.');
    expect(told).toMatch(/red and bulging/);
    expect(told).not.toMatch(/both eardrums was normal/);
  });
  it('a side in full stays read', () => {
    expect(findings('EXAMINATION: Left pupil dilated, right normal. Chest clear.')).toMatch(/right eye was normal/);
  });
  it('nerves that are normal are no limbs', () => {
    expect(findings('EXAMINATION: Neurology normal, moving all limbs. Chest clear.')).not.toMatch(/arms? or legs/);
  });
});

describe('a figure of the end', () => {
  it('is not told as that of coming in', () => {
    const lab = (text: string) =>
      explained(`HOSPITAL COURSE: ${text}`)
        .labs.map(({ text: one }) => one)
        .join('\n');
    expect(lab('K 6.8 on arrival treated with insulin, K 4.4 on discharge.')).not.toMatch(
      /came in, your potassium was 4\.4/,
    );
    expect(lab('On arrival SpO2 was 88%.')).toMatch(/When you came in/);
  });
  it('stands beside the one that frightens', () => {
    const { keyPoints } = explained('HOSPITAL COURSE: Transfused 1 unit packed cells for Hb 6.9; Hb 8.7 on day 3.');
    expect(keyPoints.find((one) => one.includes('6.9'))).toContain('8.7');
  });
});

describe('an order of several days', () => {
  it('keeps each of them', () => {
    const told = explained('PLAN\n- Clinic BP check day 3 and day 7, then weekly.')
      .recommendations.map(({ text }) => text)
      .join('\n');
    expect(told).not.toMatch(/see your doctor weekly/);
    expect(told).toMatch(/day 3 and day 7, then weekly/);
  });
});

describe('headings of the end of a stay', () => {
  it('"on discharge" alone on its line is no finding', () => {
    const told = findings('ON DISCHARGE\nBP 142/88. Wound clean and dry.');
    expect(told).not.toMatch(/lists:? on discharge/i);
    expect(told).toMatch(/142\/88/);
  });
});
