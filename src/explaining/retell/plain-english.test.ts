import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { isPlainEnglish } from './plain-english.js';
import { isKnown } from './plain-words.js';
import { retoldInStory } from './testing.js';

describe('plain English', () => {
  it('knows words of home, work, travel and talk in their regular forms', () => {
    for (const word of `retailer chemist tunnel can't doesn’t they're shipyards chauffeur cellars hopped tucking happier greeted
      quietly landlords groceries dizziness woollen stepladder and/or ex-boyfriend co-owner mid-afternoon`.split(/\s+/))
      expect(isKnown(word), word).toBe(true);
  });

  it('takes no word for known that means something else in a report', () => {
    for (const word of `mass positive negative unremarkable stool culture labor gross discharge apparent acute tender void
      expire expired course host graft bed field lead stage tap tapped stent block shadow shadowing yield insult steal storm arrest
      infiltrate infiltrated impression cast casts murmur thrill gallop rub plaque radical reduced reduction distraction depressed`.split(
      /\s+/,
    ))
      expect(isPlainEnglish(word), word).toBe(false);
  });

  it('knows no word of medicine', () => {
    for (const word of `speculum polypoid dissection infarct sclerosis stenosis ectasia ligated fulguration adnexal ureter
      cannula trocar effusion atelectasis metastatic lymphatic ischemic necrosis fistula lipoma keratosis
      lad bun gist map bid sob`.split(/\s+/))
      expect(isPlainEnglish(word), word).toBe(false);
  });
});

const knowledge = wholeKnowledge();

const told = (line: string) => retoldInStory(`She is a 60-year-old woman. ${line}`, knowledge);

describe('a sentence with everyday words', () => {
  it.each([
    ['She is a retired chemist and has two cats.', 'You are a retired chemist and have two cats.'],
    ['She works as a chauffeur and she drives at night.', 'You work as a chauffeur and you drive at night.'],
    ['She was a chemist and has two cats.', 'You were a chemist and have two cats.'],
    ['She fainted after her 4th dose.', 'You fainted after your 4th dose.'],
    ["She can't sleep because of a barking dog.", "You can't sleep because of a barking dog."],
    ['She doesn’t smoke.', 'You do not smoke.'],
    ['She lives with her parents and has two cats.', 'You live with your parents and have two cats.'],
    ['She enjoys her three grandsons.', 'You enjoy your three grandsons.'],
    ['She bruised her bilateral upper extremities.', 'You bruised both arms.'],
    [
      'She tripped over the rug, hit the radiator and bruised her shin.',
      'You tripped over the rug, hit the radiator and bruised your shin.',
    ],
    ['She was stuck in an elevator and panicked.', 'You were stuck in an elevator and panicked.'],
    [
      'She fell while chasing her puppy and skinned both knees.',
      'You fell while chasing your puppy and skinned both knees.',
    ],
  ])('is told plainly: %s', (line, plain) => {
    expect(told(line)).toBe(plain);
  });

  it.each([
    'The retailer said she was rude.',
    'The chemist phoned her and she picked up the tablets.',
    "She's doing well.",
  ])('is left as it stands where it is not clear who is meant: %s', (line) => {
    expect(told(line)).toBeNull();
  });
});
