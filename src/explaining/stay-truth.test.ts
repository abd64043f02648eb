import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../knowledge/index.js';
import { explainReport } from './index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../knowledge/compiled.json', import.meta.url), 'utf8')),
);
const explained = (text: string) => explainReport(text, knowledge);
const findings = (text: string) =>
  explained(text)
    .findings.map((one) => one.text)
    .join('\n');
const asked = (text: string) =>
  explained(text)
    .recommendations.map((one) => one.text)
    .join('\n');

describe('who was seen, and who is to be seen', () => {
  it('a doctor who came and advised is no visit to come', () => {
    const text = `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia.
HOSPITAL COURSE: The patient was seen by Cardiology, Dr. Q, who advised continuation of beta blockers for diastolic dysfunction.
FOLLOW UP: The patient will follow up with Dr. M in two weeks.`;
    expect(asked(text)).not.toMatch(/asks you to see[^.]*Dr\. Q|see a heart doctor/);
    expect(`${findings(text)}\n${asked(text)}`).toMatch(/seen by .*Dr\. Q/);
  });
  it('ends a sentence behind a doctor of one letter', () => {
    const text = `DISCHARGE SUMMARY
HOSPITAL COURSE: The patient was admitted for a colonoscopy on Monday by Dr. X.  Her aspirin was placed on hold.`;
    expect(
      explained(text)
        .plain.map((one) => one.text)
        .join('\n'),
    ).not.toMatch(/Dr\. X\. Your/);
  });
});

describe('what is open, carried, or of another time', () => {
  const stay = (line: string) => `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia.
HOSPITAL COURSE: She was treated with antibiotics and improved. ${line}`;
  it('what a test is to decide was not had', () => {
    for (const line of [
      'Results for oximetry pending to evaluate the patient for need for home oxygen.',
      'She will be assessed for the need for dialysis.',
      'A walking test was done to determine the need for home oxygen.',
    ])
      expect(findings(stay(line)), line).not.toMatch(/You had (?:extra oxygen|cleaning|dialysis)/i);
  });
  it('a germ that is carried is no infection', () => {
    const text = stay('Nose swab was positive for MRSA colonization.');
    expect(findings(text)).not.toMatch(/infection hard to treat|means an infection/);
  });
  it('an old event is no sign of one that cannot wait', () => {
    const text = `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia.
PAST MEDICAL HISTORY
1. Pericarditis.
2. MCA occlusion with intracranial thrombolytic treatment.
HOSPITAL COURSE: She was treated with antibiotics and improved.`;
    expect(findings(text)).not.toMatch(/describes signs of/);
  });
});

describe('words that lose what qualifies them', () => {
  const listed = (line: string) => `DISCHARGE SUMMARY
DISCHARGE DIAGNOSES:
1. ${line}
HOSPITAL COURSE: She was treated and improved.`;
  it('a long illness that became worse is not only sudden', () => {
    const told = findings(listed('Acute on chronic renal failure, improved.'));
    expect(told).toMatch(/lasting kidney damage that got worse|weak for a long time/);
    expect(told).not.toMatch(/sudden kidney trouble/);
  });
  it('an organ is never told as gone', () => {
    expect(findings(listed('Acute respiratory failure, resolved.'))).not.toMatch(/Lungs .* gone now/);
    expect(findings(listed('Ileus, resolved.'))).not.toMatch(/^(?:A )?bowel .* gone now/im);
  });
  it('crackles heard in the lungs are not under the skin', () => {
    expect(findings(listed('Bronchitis with bilateral wheezing and crepitations.'))).not.toMatch(
      /crackling under the skin/,
    );
  });
});

describe('two medicines of one brand', () => {
  it('stay two, each with its own dose', () => {
    const told = findings(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Hip fracture.
DISCHARGE MEDICATIONS:
1. Tylenol No. 3, one to two tablets every 6 hours p.r.n. pain.
2. Tylenol 325 mg every 4 to 6 hours as needed for pain.`);
    expect(told).toMatch(/Tylenol No\. 3 \(codeine/);
    expect(told).not.toMatch(/No; 3/);
    expect(told).toMatch(/Tylenol \(acetaminophen[^\n]*325 mg/);
  });
});
