import { expect, it } from 'vitest';
import { inShortSentences } from './shorter.js';

const parted = (text: string) => inShortSentences({ text, sources: [{ start: 3, end: 9 }], knowledge: ['k'] });
const texts = (text: string) => parted(text).map((one) => one.text);

it('a long list is told in lists of a few, each with the sources of the whole', () => {
  const all = parted('New medicines for you: A1 (a statin), B1, C1, D1 (a pain, fever and cold pill), E1 and F1.');
  expect(all.map(({ text }) => text)).toEqual([
    'New medicines for you: A1 (a statin), B1 and C1.',
    'Also new: D1 (a pain, fever and cold pill), E1 and F1.',
  ]);
  expect(all.every(({ sources, knowledge }) => sources.length === 1 && knowledge.length === 1)).toBe(true);
  expect(texts('You did not report a cough, a cold, fever, sweats, weight loss, pain or a rash.')).toEqual([
    'You did not report a cough, a cold, fever or sweats.',
    'Nor did you report weight loss, pain or a rash.',
  ]);
  expect(
    texts(
      'Your liver, your spleen, your bladder, your womb, your stomach, your heart, your skin, your left kidney and your right kidney looked normal.',
    ),
  ).toEqual([
    'Your liver, your spleen and your bladder looked normal.',
    'Your womb, your stomach and your heart looked normal too.',
    'So did your skin, your left kidney and your right kidney.',
  ]);
});

it('a list of a few stays one sentence', () => {
  const text = 'New medicines for you: A1, B1, C1, D1 and E1.';
  expect(texts(text)).toEqual([text]);
});

it('a long quotation is cut where its clauses meet, letter for letter', () => {
  expect(
    texts(
      'The report says: “The small pouch seen on the first scan has grown by a third since May; the wall is thin in one place”.',
    ),
  ).toEqual([
    'The report says: “The small pouch seen on the first scan has grown by a third since May”.',
    'The report goes on: “the wall is thin in one place”.',
  ]);
  expect(
    texts('The report says: “The patient was seen by the team in the clinic on Monday, and the plan was changed at that visit”.'),
  ).toEqual([
    'The report says: “The patient was seen by the team in the clinic on Monday”.',
    'The report goes on: “and the plan was changed at that visit”.',
  ]); // biome-ignore format: one call
});

it('a quotation that is still very long is cut next to its middle, where something is added', () => {
  expect(
    texts(
      'The report says: “He has undergone a scan of the whole belly in June of this year revealing a bright mass of the upper pole of the left kidney that fits the old one”.',
    ),
  ).toEqual([
    'The report says: “He has undergone a scan of the whole belly in June of this year”.',
    'The report goes on: “revealing a bright mass of the upper pole of the left kidney that fits the old one”.',
  ]);
  const denied =
    'The report says: “There was no sign on the scan of this morning of any new clot in the legs including the veins of the calf and those of the thigh on the left side”.';
  expect(texts(denied)).toEqual([denied]);
});

it.each([
  'The report says: “A firm lump in the upper and the lower part of the left breast with thick skin and a drawn nipple”.',
  'The report says: “Tab. Panax 50 mg when needed, not more than two in one day, for five days in a row at most”.',
  'The report says: “The wall is thin; no hole was seen”.',
])('a quotation without a joint between two whole clauses, or a short one, stays one: %s', (text) => {
  expect(texts(text)).toEqual([text]);
});

it('a line of a note is parted between its things, and never where a denial would reach into the other half', () => {
  expect(
    texts(
      'The report lists: sudden confusion after surgery (now gone); weak, thin bones of the spine; a bladder infection with two kinds of germs.',
    ),
  ).toEqual([
    'The report lists: sudden confusion after surgery (now gone).',
    'It also lists: weak, thin bones of the spine.',
    'It also lists: a bladder infection with two kinds of germs.',
  ]);
  const denied =
    'The report lists: no cough, cold, fever with sweats, loss of weight, pain in the chest, rash or swelling of the legs.';
  expect(texts(denied)).toEqual([denied]);
  const rows =
    'The report lists: no murmurs heard over the heart; rubs or gallops over the sternum; both lungs clear to the bases.';
  expect(texts(rows)).toEqual([rows]);
  const hanging = 'Your diagnosis: stroke of the left side of the brain; after a clot was pulled out of the vessel.';
  expect(texts(hanging)).toEqual([hanging]);
});

it('what one person did step by step is told step by step', () => {
  expect(
    texts(
      'You went to the operating room, underwent removal of the gallbladder with a camera, and tolerated the procedure well without trouble.',
    ),
  ).toEqual([
    'You went to the operating room.',
    'You underwent removal of the gallbladder with a camera.',
    'You tolerated the procedure well without trouble.',
  ]);
  // The helping verb of the first deed holds for the last, and what has no verb is no step.
  for (const whole of [
    'You were taken to the operating room through same day surgery for planned surgery, tolerated the procedure well, and sent to the ward for care.',
    'You were treated with a salt pill twice a day and within 24 hours, despite the end of the drip, remained steady and well.',
  ])
    expect(texts(whole)).toEqual([whole]);
});
