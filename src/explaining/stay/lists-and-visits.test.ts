import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explained = (lines: string) =>
  explainReport(`DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Pneumonia.\n${lines}\n`, knowledge);
const asked = (lines: string) => explained(lines).recommendations.map(({ text }) => text);
const found = (lines: string) =>
  explained(lines)
    .findings.map(({ text }) => text)
    .join('\n');

describe('the list for home', () => {
  it('holds every step of a long taper', () => {
    const told = found(
      'MEDICATIONS ON DISCHARGE:\n1. Prednisone tapering dose 40 mg p.o. daily for three days, then 30 mg p.o. daily for three days, then 20 mg p.o. daily for three days, then 10 mg p.o. daily for three days, and then 5 mg p.o. daily for two days with food.\n2. Pantoprazole 40 mg daily.',
    );
    for (const dose of ['40 mg', '30 mg', '20 mg', '10 mg', '5 mg']) expect(told).toContain(dose);
  });

  it('goes on behind an entry that is told as a sentence', () => {
    const told = found(
      'DISCHARGE MEDICATIONS:\n1. The patient is going to go home on ganciclovir 275 mg IV every 12 hours for 3 weeks.\n2. Advair 100/50, 1 puff b.i.d.\n3. Ibuprofen p.r.n. for fever.',
    );
    expect(told).toMatch(/medicine list includes ganciclovir/);
    expect(told).toMatch(/medicine list includes Advair/);
    expect(told).not.toMatch(/report notes a fever/);
  });

  it('ends where a sentence tells of the stay', () => {
    const told = found(
      'DISCHARGE MEDICATIONS:\n1. Amlodipine 5 mg daily.\nThe patient was seen by the heart team while she was on the ward.',
    );
    expect(told).not.toMatch(/medicine list[^\n]*heart team/);
  });
});

describe('what comes next', () => {
  it('is asked for, wherever it stands', () => {
    const told = asked(
      'HOSPITAL COURSE: She was given antibiotics.\n\nShe is also supposed to see Dr. Lee in 2 weeks. She has an appointment to see an eye doctor in about 10 days.',
    ).join('\n');
    expect(told).toMatch(/Dr\. Lee in 2 weeks/);
    expect(told).toMatch(/eye doctor in about 10 days/);
  });

  it('is said once for one doctor', () => {
    const told = asked('FOLLOWUP: Follow up with Dr. Lee. Follow up with Dr. Lee in 2 weeks.');
    expect(told.filter((text) => /Dr\. Lee/.test(text))).toEqual(['The report asks you to see Dr. Lee in 2 weeks.']);
  });

  it('is no order to the nurses', () => {
    const told = asked('HOSPITAL COURSE: The nurses were instructed to wean oxygen if possible.').join('\n');
    expect(told).not.toMatch(/nurses/);
  });
});

it('who left against advice was not just sent home', () => {
  const { summary } = explained(
    'DISCHARGE DISPOSITION: The patient was discharged by court. This was AMA against hospital advice.\nHOSPITAL COURSE: She was given antibiotics and was discharged home to her parents.',
  );
  expect(summary).toMatch(/against the advice of the hospital/);
});
