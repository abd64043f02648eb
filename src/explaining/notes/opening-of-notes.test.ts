import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

const note = (line: string) =>
  explained(`HISTORY OF PRESENT ILLNESS: ${line}\n\nASSESSMENT:\n1. Gout. Rest the foot.\n`);
const told = (line: string) =>
  note(line)
    .findings.map(({ text }) => text)
    .join('\n');

describe('the sentence that a note opens with', () => {
  it.each([
    [
      'The patient is a 52-year-old female with a past medical history of hypertension, diabetes and asthma who presents with three days of knee pain.',
      [
        /^You have a history of hypertension[^.]*, diabetes and asthma\./m,
        /You come in with three days of knee pain\./,
      ],
    ],
    [
      'This 57-year-old white female complains of having pain in the left wrist.',
      [/You report having pain in the left wrist/],
    ],
    [
      'She is an 81-year-old woman with a long history of migraine, admitted with a seizure.',
      [/You have a long history of migraine\. You were admitted with a seizure/],
    ],
    [
      'This 46 y/o RHM with HTN was well until two weeks ago.',
      [/You have [^.]*high blood pressure[^.]*\. You were well until two weeks ago/],
    ],
    [
      'The patient is a 71-year-old woman with a family history of breast cancer who comes in for screening.',
      [/You have a family history of breast cancer\. You come in for screening/],
    ],
    [
      'The patient is a 24-year-old female who recently underwent gallbladder surgery and now has fever.',
      [/You recently had gallbladder surgery and now have fever/],
    ],
    [
      'She is an 84-year-old female admitted with jaundice who was noted to have a new murmur.',
      [/You were admitted with [^.]*yellow skin[^.]*\. You were noted to have a new [^.]*heart sound/],
    ],
    [
      'This is a pleasant 47-year-old woman with what appears to be temporal lobe epilepsy.',
      [/You have what appears to be temporal lobe [^.]*epilepsy/],
    ],
  ])('is told without age and sex, what was before as a history: %s', (line, patterns) => {
    for (const says of patterns) expect(told(line)).toMatch(says);
    expect(told(line)).not.toMatch(/year-old|y\/o/);
  });

  it('keeps what hangs on another person, and words that say more than who it is', () => {
    expect(
      told('The patient is a 40-year-old man with a history of depression whose wife noted confusion.'),
    ).not.toMatch(/You (?:noted|have a history of depression whose)/);
    expect(told('The patient is a 33-year-old obese woman who has a sore throat.')).toMatch(/obese/);
    expect(
      told(
        'The patient is a 60-year-old man with no significant past medical history who presents for evaluation of a neck mass.',
      ),
    ).toMatch(/You have no significant past medical history/);
  });

  it('takes the color of no skin for a dead limb', () => {
    const { findings } = note('This 57-year-old black female complains of having pain in the left upper arm.');
    expect(findings.some(({ urgency }) => urgency !== null)).toBe(false);
    expect(findings.map(({ text }) => text).join()).not.toMatch(/fasciitis/);
  });
});

describe('what a note comes to', () => {
  it('is told though its story named the same before', () => {
    const text = `HISTORY OF PRESENT ILLNESS: The boy had a circumcision ten days ago. He then had redness of the penis.

PHYSICAL EXAMINATION: Healing cut.

IMPRESSION/PLAN: The patient had a recent circumcision with a good result on one side but also has a cellulitis of the penis with redness and warmth. He will be seen again.
`;
    expect(
      explained(text)
        .findings.map((one) => one.text)
        .join('\n'),
    ).toMatch(/skin infection[^.]*penis|penis[^.]*skin infection/);
  });
});
