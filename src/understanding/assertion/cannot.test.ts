import { expect, it } from 'vitest';
import { found } from '../../../test/explained.js';
import { assertMention } from '../index.js';

it('leaves what is there apart from what cannot be excluded beside it', () => {
  const told = found('CT CHEST\nIMPRESSION: There is a nodule in the left lung and pneumonia cannot be excluded.\n');
  expect(told).toMatch(/The scan shows a small lump \(nodule\) in your left lung/);
  expect(told).toMatch(/lung infection[^.]* could not be ruled out/);
  expect(told).not.toMatch(/lump[^.]* could not be ruled out/);
});

it('doubts only the place that is called likely', () => {
  const told = found('BONE SCAN\nIMPRESSION: New metastases in the right iliac wing and likely left 6th rib.\n');
  expect(told).toMatch(/The scan shows cancer spread \(metastases\) in the upper part of your right hip bone/);
  expect(told).toMatch(/The scan probably shows cancer spread in your left rib/);
});

it('splits no denial in front of what somebody cannot do', () => {
  const told = found('EMERGENCY NOTE\nEXAM: Left foot white and cold, no pulses on Doppler, cannot wiggle toes.\n');
  expect(told).not.toMatch(/did not have an ultrasound/);
});

it.each([
  ['I cannot say that there is no [fracture] of the wrist.', 'possible', 'patient'],
  ['She has not been without [pain] for a day.', 'affirmed', 'patient'],
  ['His brother drove him in because of [syncope].', 'affirmed', 'patient'],
  ['His father carried [HIV].', 'affirmed', 'family'],
])('reads who and whether: %s', (marked, negation, experiencer) => {
  const start = marked.indexOf('[');
  const sentence = marked.replace(/[[\]]/g, '');
  expect(assertMention(sentence, start, marked.indexOf(']') - 1)).toMatchObject({ negation, experiencer });
});
