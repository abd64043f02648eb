import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';
import { asideOf } from './asides.js';
import { retoldInStory } from './testing.js';

const knowledge = wholeKnowledge();
const retold = (story: string) => retoldInStory(`The patient is a 40-year-old woman. ${story}`, knowledge);

describe('a hard word that no everyday word can replace', () => {
  it.each([
    ['She was brought in on a gurney.', 'You were brought in on a gurney (a bed on wheels).'],
    ['She has been monogamous for 12 years.', 'You have been monogamous (with one partner only) for 12 years.'],
    ['She noticed that her sensorium was dull.', /your sensorium \(how awake and aware a person is\) was dull/],
    ['She is clinically euthyroid.', 'You are clinically euthyroid (with a thyroid that works as it should).'],
  ])('stays, with its meaning behind it: %s', (story, told) => {
    expect(retold(story)).toMatch(typeof told === 'string' ? new RegExp(`^${told.replace(/[().]/g, '\\$&')}$`) : told);
  });

  it.each([
    // Of two senses, and nothing chooses.
    'The reduction was noted.',
    // What letters stand for differs from house to house.
    'She was told of her MAP and of the CHOP.',
    // Two meanings in brackets are too much for a short line.
    'She had coryza on the gurney.',
    // A word that nobody explains.
    'She was frobnicated in June.',
  ])('is not guessed at: %s', (story) => {
    expect(retold(story)).toBeNull();
  });

  it('keeps what is denied, and the unit of a figure', () => {
    expect(retold('She denies encopresis in her son.')).not.toMatch(/^You (?:have|had) encopresis/);
    expect(retold('She received potassium chloride 20 mEq at home.') ?? '').not.toContain('mEq (');
    expect(retold('There was no coryza at any time.')).toMatch(/no coryza \(a runny nose, as with a cold\)/);
  });

  it('stands alone later on', () => {
    const { summary, keyPoints, findings } = explainReport(
      'CLINIC NOTE\n\nHISTORY OF PRESENT ILLNESS:\nThe patient is a 40-year-old woman. She slept on a gurney for two nights. She fell off the gurney in the morning. She takes lisinopril for high blood pressure and has asthma.\n\nASSESSMENT: Asthma, doing well.\n',
      knowledge,
    );
    const all = [summary, ...keyPoints, ...findings.map(({ text }) => text)].join('\n');
    expect(all).toContain('gurney (a bed on wheels)');
    expect(all.split('a bed on wheels')).toHaveLength(2);
    expect(all).toMatch(/fell off the gurney in the morning/);
  });
});

describe('a meaning in brackets', () => {
  it.each([
    ['oblique', 'It means slanting.', 'slanting'],
    ['erectile', 'It has to do with an erection.', 'to do with an erection'],
    ['pyelogram', 'X-ray pictures of the kidneys.', 'X-ray pictures of the kidneys'],
    ['caput', 'Soft swelling of the scalp. It goes away by itself.', 'soft swelling of the scalp'],
  ])('is short and stands by itself: %s', (word, meaning, aside) => {
    expect(asideOf(word, meaning)).toBe(aside);
  });

  it.each([
    ['squeezed', 'To press together.'],
    ['reduction', 'Less than before. With a broken bone, putting the parts back in place.'],
    ['bulbar', 'Of the lower brain, or of the bulb of an organ.'],
    ['ewing', 'Ewing sarcoma is a rare cancer of bone.'],
    ['nonmetastatic', 'Not spread.'],
    ['dextrocardia', 'The heart lies on the right side.'],
    ['punctured', 'A small hole made by something sharp.'],
    ['odd', 'A growth of cancer cells.'],
    ['long', 'One two three four five six seven eight nine ten eleven twelve thirteen.'],
  ])('is none: %s', (word, meaning) => {
    expect(asideOf(word, meaning)).toBeNull();
  });
});
