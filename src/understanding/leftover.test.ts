import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../knowledge/testing.js';
import { readReport } from '../reading/index.js';
import { understand } from './index.js';

const concept = (id: string, kind: string): object => ({ id, term: id.replaceAll('-', ' '), kind });
const knowledge = tinyKnowledge({
  concepts: [concept('pneumonia', 'disease'), concept('effusion', 'finding'), concept('stroke', 'disease')],
  medicines: [{ id: 'dopamine', term: 'dopamine' }],
});

/** The words each frame leaves out, by kind. */
function leftovers(sentence: string): string[] {
  const { frames } = understand(readReport(`HOSPITAL COURSE:\n${sentence}`, knowledge), knowledge);
  const text = `HOSPITAL COURSE:\n${sentence}`;
  return frames.flatMap((frame) =>
    (frame.leftover ?? []).map((cue) => `${cue.kind}: ${text.slice(cue.span.start, cue.span.end)}`),
  );
}

describe('cues that no frame tells', () => {
  it.each([
    ['He was given dopamine, removed after 11 days.', ['time: removed', 'time: after 11 days']],
    ['She had pneumonia for two weeks.', ['time: for two weeks']],
    ['He had pneumonia on arrival.', ['time: on arrival']],
    ['He has pneumonia, the drain only if it grows.', ['exception: only', 'condition: if']],
    ['Dopamine was used.', ['time: was']],
  ])('%s', (sentence, expected) => {
    expect(leftovers(sentence)).toEqual(expected);
  });

  it.each([
    'There is no effusion.',
    'He may have pneumonia.',
    'Her mother had a stroke.',
    'He had a stroke five years ago.',
    'History of stroke.',
    'The pneumonia is unchanged since the prior study.',
    'But there is an effusion.',
    'He was discharged on dopamine 5 mg daily.',
    'He has pneumonia.',
  ])('leaves none in: %s', (sentence) => {
    expect(leftovers(sentence)).toEqual([]);
  });
});
