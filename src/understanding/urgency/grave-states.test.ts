import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../index.js';

const ids = ['hole-in-gut', 'hole-in-eye', 'blocked-leg', 'low-salt'];
const knowledge = tinyKnowledge({
  concepts: ids.map((id) => ({ id, term: `${id} of test`, kind: 'disease', lay: 'thing' })),
  urgent: [
    ...ids.slice(0, 3).map((id) => ({ id, concept: id, action: 'Call 911 now.' })),
    { id: 'low-salt', concept: 'low-salt', action: 'Call 911 now.', signs: [['salt', 'salt 1..4.9|salt is 1..4.9']] },
  ],
  graveStates: [
    {
      id: 'open',
      ways: 'perforat*|burst|given way',
      unless: 'repaired|if|his sister',
      elsewhere: 'eardrum|nasal septum|septum|tendon',
      at: [
        { part: 'bowel|colon|sigmoid', concept: 'hole-in-gut', unless: 'small vacuum' },
        { part: 'eyeball|cornea', concept: 'hole-in-eye' },
      ],
    },
    {
      id: 'flowless',
      ways: 'no flow|flow could not be found',
      elsewhere: 'cyst',
      at: [{ part: 'femoral artery|leg', concept: 'blocked-leg', with: 'cold|white' }],
    },
  ],
});

function told(text: string): string[] {
  const { frames } = understand(readReport(text, knowledge), knowledge);
  return frames.flatMap((frame) => (frame.urgency ? [`${frame.urgency.id} ${frame.urgency.state}`] : []));
}

describe('a state of a part of the body', () => {
  it.each([
    ['The sigmoid wall has given way.', ['hole-in-gut new']],
    ['There is a perforation of the thick wall of the colon.', ['hole-in-gut new']],
    ['The eardrum looks well; the bowel has burst.', ['hole-in-gut new']],
    ['The cornea is perforated, the bowel is fine.', ['hole-in-eye new']],
    ['Possible perforation of the bowel.', ['hole-in-gut equivocal']],
    ['No flow in the femoral artery, the foot is white.', ['blocked-leg new']],
    ['In the leg flow could not be found. The foot is cold.', ['blocked-leg new']],
  ])('is told of the part that stands nearest, as sure as it is said: %s', (text, wanted) => {
    expect(told(text)).toEqual(wanted);
  });

  it.each([
    'The nasal septum is perforated, the bowel looks well.',
    'Perforated eardrum. Bowel normal.',
    'The colon is normal; the septum has given way.',
    'No perforation of the bowel.',
    'The perforated bowel was repaired.',
    'If the bowel is perforated you will be told.',
    'No flow in the cyst of the leg, the foot is cold.',
    'No flow in the femoral artery, walks well.',
    'Perforation was looked for with care, and along all the rest of a long course of it too the colon was clean.',
  ])('is not told of another part, time or person, nor where it is denied: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('a figure that was taken down by ear', () => {
  it('counts as the number it says', () => {
    expect(told('Salt four point eight, phoned to the ward.')).toEqual(['low-salt new']);
    expect(told('Salt is four point eight.')).toEqual(['low-salt new']);
    expect(told('Salt five point eight, phoned to the ward.')).toEqual([]);
    expect(told('Salt twenty four point eight.')).toEqual([]);
    expect(told('Salt is a point to talk about.')).toEqual([]);
  });
});
