import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { explainReport } from '../index.js';

const knowledge = tinyKnowledge({
  concepts: [
    { id: 'pneumonia', term: 'pneumonia', kind: 'disease', lay: 'lung infection' },
    { id: 'gout', term: 'gout', kind: 'disease', lay: 'gout' },
    { id: 'syncope', term: 'syncope', kind: 'symptom', lay: 'fainting' },
    { id: 'fever', term: 'fever', kind: 'symptom', lay: 'fever' },
    { id: 'bleeding', term: 'bleeding', kind: 'finding', lay: 'bleeding' },
  ] as never,
  medicines: [{ id: 'aspirin', term: 'aspirin', lay: 'a pain pill' }] as never,
});

function explained(body: string) {
  return explainReport(`DISCHARGE SUMMARY\n\nHOSPITAL COURSE: She had pneumonia and got well.\n\n${body}\n`, knowledge);
}
const findings = (body: string): string =>
  explained(body)
    .findings.map(({ text }) => text)
    .join(' ');
const asked = (body: string): string =>
  explained(body)
    .recommendations.map(({ text }) => text)
    .join(' ');

describe('the diagnoses of a stay', () => {
  it('are told as what their heading makes of them', () => {
    const text = findings(
      'ADMISSION DIAGNOSIS: Syncope.\n\nPRINCIPAL DIAGNOSIS: Pneumonia.\n\nSECONDARY DIAGNOSIS: Gout.',
    );
    expect(text).toContain('When you came in, the diagnosis was');
    expect(text).toMatch(/Your main diagnosis is [^.]*lung infection/);
    expect(text).toMatch(/The report also lists gout/);
    expect(text).not.toMatch(/main diagnosis is gout/);
  });

  it('are not called the main one where no heading says so', () => {
    expect(findings('DISCHARGE DIAGNOSES:\n1. Pneumonia.\n2. Gout.')).not.toMatch(/main diagnosis/);
  });
});

describe('what to do at home', () => {
  it('keeps every sign of a list of warnings', () => {
    const text = asked('INSTRUCTIONS: Call the office for fever greater than 101, redness of the wound, or bleeding.');
    expect(text).toContain('fever greater than 101, redness of the wound, or bleeding');
  });

  it('never makes findings of what a patient was told to watch for', () => {
    const text = findings(
      'DISCHARGE MEDICATIONS: Aspirin 81 mg daily. She was instructed to do no lifting, and to see me in two weeks or with signs of bleeding or fever.',
    );
    expect(text).not.toMatch(/no (?:bleeding|fever)/i);
  });

  it('quotes a line that it cannot reword', () => {
    expect(asked('INSTRUCTIONS: Wet-to-dry dressings b.i.d. with Kerlix per home nursing.')).toContain('Kerlix');
  });

  it('takes no talk of the advice for advice', () => {
    expect(asked('FOLLOW UP: The patient understands the plan and is in agreement.')).toBe('');
  });

  it('takes nothing from the story before', () => {
    expect(asked('PAST MEDICAL HISTORY: He was told to take aspirin and advised to see a heart specialist.')).toBe('');
  });
});

describe('the exam', () => {
  const exam = (line: string): string => findings(`PHYSICAL EXAMINATION:\n${line}`);

  it.each([
    ['ABDOMEN: Soft, nontender, nondistended.', 'Your belly was soft, not sore to touch and not bloated.'],
    ['HEENT: Pupils equal, round, and reactive to light.', 'Your pupils were equal and round and reacted to light.'],
    ['LUNGS: Clear to auscultation bilaterally.', 'Your lungs sounded clear.'],
    ['NEUROLOGIC: Cranial nerves II-XII intact.', 'The nerves of your head worked as they should.'],
    ['SKIN: Normal.', 'The exam of your skin was normal.'],
    ['RECTAL: Deferred.', 'The exam of your rectum was not done.'],
    ['GENERAL: Well-developed man in no acute distress.', 'You were well built and did not look in distress.'],
  ])('tells set phrases by the part of the body: %s', (line, says) => {
    expect(exam(line)).toContain(says);
  });

  it('tells no half of a line', () => {
    expect(exam('ABDOMEN: Soft, tender in the left lower quadrant.')).not.toContain('was soft');
  });

  it('tells what a review of symptoms left out', () => {
    expect(findings('REVIEW OF SYSTEMS: All other systems are negative.')).toContain('You reported no other problems.');
  });
});
