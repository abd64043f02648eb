import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../knowledge/testing.js';
import { explainReport } from './index.js';

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

  it('is no emergency in the story of a stay', () => {
    expect(
      told('DISCHARGE SUMMARY\nHOSPITAL COURSE: She was admitted with a stroke.\nDISCHARGE DIAGNOSIS: Stroke.'),
    ).toEqual([]);
  });
});
