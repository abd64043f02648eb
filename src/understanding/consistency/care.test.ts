import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../index.js';

const knowledge = tinyKnowledge({
  concepts: [
    { id: 'pneumothorax', term: 'pneumothorax', kind: 'finding', importance: 'urgent' },
    { id: 'pneumoperitoneum', term: 'pneumoperitoneum', kind: 'finding', importance: 'urgent' },
    { id: 'stroke', term: 'stroke', kind: 'disease', importance: 'urgent' },
    { id: 'sepsis', term: 'sepsis', kind: 'disease', importance: 'urgent' },
    { id: 'appendicitis', term: 'appendicitis', kind: 'disease', importance: 'urgent' },
    { id: 'suicidal-ideation', term: 'suicidal ideation', kind: 'symptom', importance: 'urgent' },
  ],
  urgent: ['pneumothorax', 'pneumoperitoneum', 'stroke', 'sepsis', 'appendicitis', 'suicidal-ideation'].map((id) => ({
    id,
    concept: id,
    needs: [],
    action: 'Call 911 now.',
  })),
});

function states(text: string): string[] {
  return understand(readReport(text, knowledge), knowledge).frames.flatMap((frame) =>
    frame.urgency ? [`${frame.head?.ref.id} ${frame.urgency.state}`] : [],
  );
}

/** Concepts that the report still leaves open. */
function left(text: string): string[] {
  return understand(readReport(`HOSPITAL COURSE:\n${text}`, knowledge), knowledge).frames.flatMap((frame) =>
    frame.assertion === 'possible' && !frame.setAside && frame.head ? [frame.head.ref.id] : [],
  );
}

describe('a suspicion that was excluded', () => {
  it.each([
    'Stroke was suspected. This was ruled out by MRI.',
    'There was concern for appendicitis. Ultrasound did not confirm this.',
    'She had a possible stroke. It turned out to be a migraine.',
    'It was first thought to be appendicitis but proved to be a cyst.',
    'There was a question of sepsis, which was later excluded.',
  ])('is closed: %s', (text) => {
    expect(left(text)).toEqual([]);
  });

  it.each([
    ['Possible stroke. It was not ruled out.', ['stroke']],
    ['There was concern for appendicitis. He walked.', ['appendicitis']],
  ])('stays open: %s', (text, expected) => {
    expect(left(text)).toEqual(expected);
  });
});

describe('what cannot wait', () => {
  it.each([
    ['CHEST X-RAY\nFINDINGS: There is a large right pneumothorax.', 'pneumothorax new'],
    ['CHEST X-RAY\nIMPRESSION: Moderate left pneumothorax.', 'pneumothorax new'],
    ['She has a stroke.', 'stroke new'],
    ['HISTORY OF PRESENT ILLNESS: He endorses suicidal ideation today.', 'suicidal-ideation new'],
    ['CHEST X-RAY\nIMPRESSION: Possible pneumothorax.', 'pneumothorax equivocal'],
  ])('is news: %s', (text, expected) => {
    expect(states(text)).toEqual([expected]);
  });

  it.each([
    ['DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Sepsis.\nHOSPITAL COURSE: He did well.', 'sepsis known'],
    ['PREOPERATIVE DIAGNOSIS: Appendicitis.\nANESTHESIA: General.', 'appendicitis known'],
    ['HISTORY OF PRESENT ILLNESS: He was found to have a pneumothorax at the other hospital.', 'pneumothorax known'],
    ['She was admitted with a stroke.', 'stroke known'],
    ['POD 1 after a bowel resection: small pneumoperitoneum.', 'pneumoperitoneum known'],
    ['Small apical pneumothorax, as expected after the biopsy.', 'pneumothorax known'],
    ['On 10/14/1998 he had a stroke.', 'stroke known'],
    ['CHEST X-RAY\nINDICATION: Stroke.\nIMPRESSION: Clear lungs.', 'stroke known'],
    [
      'REASON FOR CONSULTATION: Fever.\nHISTORY: He is in the ICU.\nEXAM: Warm skin.\nIMPRESSION: Sepsis.',
      'sepsis known',
    ],
  ])('is known: %s', (text, expected) => {
    expect(states(text).filter((state) => state !== expected)).toEqual([]);
  });
});
