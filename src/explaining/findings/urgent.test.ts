import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { explainReport } from '../index.js';

const knowledge = tinyKnowledge({
  concepts: [
    { id: 'pneumothorax', term: 'pneumothorax', kind: 'finding', importance: 'urgent', lay: 'air around the lung' },
    { id: 'stroke', term: 'stroke', kind: 'disease', importance: 'urgent', lay: 'a stroke' },
  ],
  urgent: ['pneumothorax', 'stroke'].map((id) => ({ id, concept: id, action: 'Call 911 now.' })),
});

function told(text: string): string[] {
  return explainReport(text, knowledge).findings.flatMap(({ importance, urgency, concepts }) =>
    importance === 'urgent' ? [`${concepts[0]} ${urgency}`] : [],
  );
}

describe('what cannot wait', () => {
  it.each([
    ['Subtle zorbic line at the top, small pneumothorax suspected; expiratory film advised.', 'pneumothorax equivocal'],
    [
      'ASSESSMENT: She has a stroke today with a quibbled left arm, on Zorbax, for transfer in the morning.',
      'stroke new',
    ],
  ])('is told though its sentence holds words that are not known: %s', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  it.each([
    ['Stroke, zorbic, after a quib.', 'stroke new'],
    ['A 45 year old man with a pneumothorax.', 'pneumothorax new'],
    ['Acute on chronic pneumothorax on the left.', 'pneumothorax new'],
    ['Pneumothorax s/p line placement.', 'pneumothorax new'],
  ])('is not taken for known by words of something else: %s', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  it.each([
    'Consult for possible stroke.',
    'Stroke alert cancelled.',
    'She is worried about a stroke.',
    'Stroke was considered, but the scan is clean.',
    'A stroke is not suspected.',
    'Initial concern for stroke, migraine in the end.',
  ])('is not what is only looked for, feared or given up: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it('is no emergency in the story of a stay', () => {
    expect(
      told('DISCHARGE SUMMARY\nHOSPITAL COURSE: She was admitted with a stroke.\nDISCHARGE DIAGNOSIS: Stroke.'),
    ).toEqual([]);
  });
});
