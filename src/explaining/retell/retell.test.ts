import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../../understanding/index.js';
import { makeContext } from '../context.js';
import { retell, retellSentence } from './retell.js';
import { retoldInStory } from './testing.js';

const knowledge = tinyKnowledge({
  concepts: [
    { id: 'pneumonia', term: 'pneumonia', kind: 'disease', lay: 'lung infection', layNumber: 'singular' },
    { id: 'dyspnea', term: 'dyspnea', kind: 'symptom', lay: 'shortness of breath' },
    { id: 'stenosis', term: 'stenosis', kind: 'finding', lay: 'narrowing' },
    { id: 'syncope', term: 'syncope', kind: 'symptom', lay: 'fainting', synonyms: ['syncopal'] },
    { id: 'effusion', term: 'pleural effusion', kind: 'finding', lay: 'fluid around the lung' },
    { id: 'carotid', term: 'carotid artery', kind: 'anatomy', lay: 'neck artery', layNumber: 'singular' },
    { id: 'weight-bearing', term: 'weightbearing', kind: 'other', lay: 'putting weight on a leg', synonyms: ['nonweightbearing'] },
  ],
  medicines: [{ id: 'metoprolol', term: 'metoprolol', brands: ['Toprol'], lay: 'a beta blocker', purpose: 'slows the heart' }],
}); // biome-ignore format: a table

function contextOf(text: string) {
  return makeContext(understand(readReport(text, knowledge), knowledge), knowledge);
}

/** The last sentence of a story about a woman, retold. */
const told = (sentence: string, before = 'She is a 60-year-old woman.') =>
  retoldInStory(`${before} ${sentence}`, knowledge);

describe('a sentence retold', () => {
  it.each([
    ['She has no pain and takes Toprol daily.', 'You have no pain and take Toprol (a beta blocker) daily.'],
    ['The patient was given fluids and is now doing well.', 'You were given fluids and are now doing well.'],
    ['Her knee was painful when she walks.', 'Your knee was painful when you walk.'],
    ['Mrs. Smith went home with her daughter.', 'You went home with your daughter.'],
    ['She was started on Toprol, and this was later stopped.', 'You were started on Toprol (a beta blocker), and this was later stopped.'],
    ['I told her that she needs rest.', 'The doctor told you that you need rest.'],
    ['We will see the patient again in two weeks.', 'The care team will see you again in two weeks.'],
    ['She underwent a scan in 2003 which showed possible stenosis of the left carotid artery.', 'You had a scan in 2003 which showed possible narrowing of the left neck artery.'],
    ['She denies dyspnea or fever.', 'You say you have no shortness of breath or fever.'],
    ['If her pain gets worse, she is to call the clinic.', 'If your pain gets worse, you are to call the clinic.'],
    ['Moves all limbs without pain.', 'You move all limbs without pain.'],
    ['The treatment made her feel sick.', 'The treatment made you feel sick.'],
    ['She has a rash which is dry and is now spreading.', 'You have a rash which is dry and is now spreading.'],
  ])('%s', (printed, plain) => expect(told(printed)).toBe(plain)); // biome-ignore format: a table

  it('keeps a name in brackets where the everyday name would not fit the grammar', () => {
    expect(told('She was syncopal at home.')).toBe('You were syncopal (fainting) at home.');
    expect(told('There was a small pleural effusion.')).toBe(
      'There was a small pleural effusion (fluid around the lung).',
    );
  });

  it('cuts a long sentence where two whole statements meet', () => {
    expect(told('She was seen in the clinic for her pain last week, and the pain was better after rest at home.')).toBe(
      'You were seen in the clinic for your pain last week. The pain was better after rest at home.',
    );
  });

  it.each([
    'If she has pain that lasts for more than two days, and the fever is still high, she should call us.',
    'It is possible that she had pneumonia last year, and the fever was due to that and not to her wound.',
  ])('does not cut what hangs together: %s', (printed) => {
    const plain = told(printed);
    expect(plain?.match(/\./g) ?? []).toHaveLength(1);
  });
});

describe('another person', () => {
  it.each([
    ['Her husband says that he gave her the pill.', 'Your husband says that he gave you the pill.'],
    ['Her father died and he had pneumonia.', 'Your father died and he had lung infection.'],
    ['Her mother had pneumonia.', 'Your mother had lung infection.'],
    ['Her 2 sisters had pneumonia.', 'Your 2 sisters had lung infection.'],
    ['Her 24-hour tape was normal.', 'Your 24-hour tape was normal.'],
    ['In her 30s she had pneumonia.', 'In your 30s you had lung infection.'],
    ['They gave her 2 tablets.', 'They gave you 2 tablets.'],
  ])('stays who it is: %s', (printed, plain) => expect(told(printed)).toBe(plain));

  it.each([
    ['Her mother says that she fell.', undefined],
    ['She fell at home.', 'Her mother was there.'],
    ['He fell at home.', undefined],
  ])('is never taken for the reader: %s', (printed, before) => expect(told(printed, before)).toBeNull());

  it('knows that a letter’s “you” is another doctor', () => {
    const letter = 'LETTER:\nThank you for referring this 60-year-old woman. She should follow up with you soon.\n';
    const ctx = contextOf(letter);
    const last = ctx.understanding.report.sentences.at(-1);
    expect(last === undefined ? null : retellSentence(last, ctx)).toBeNull();
  });
});

describe('what cannot be retold', () => {
  it.each([
    'She had a zygapophyseal arthrodesis.',
    'She is to stay nonweightbearing.',
    'She has [text lost] and fever.',
    'New patient evaluation was done.',
  ])('gives nothing: %s', (printed) => expect(told(printed)).toBeNull());

  it('stands on its whole span', () => {
    const ctx = contextOf('HISTORY OF PRESENT ILLNESS:\nShe has pain.\n');
    const span = ctx.understanding.report.sentences[0]?.span ?? { start: 0, end: 0 };
    expect(retell(span, null, ctx)?.[0]?.sources).toEqual([span]);
  });
});
