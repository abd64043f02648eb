import { describe, expect, it } from 'vitest';
import { explained, found } from '../../../test/explained.js';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { TOPIC_PHRASES } from './plain-phrases/index.js';
import { isPhrase, plainPhrase } from './plain-words.js';
import { retoldInStory } from './testing.js';

const knowledge = wholeKnowledge();
const retold = (story: string) => retoldInStory(`The patient is a 40-year-old woman. ${story}`, knowledge);

describe('set phrases of operations, exams and pictures', () => {
  it.each([
    ['The mass was freed by sharp dissection.', 'The mass was freed by cutting the tissue free.'],
    ['She had a dose reduction in May.', 'You had a lower dose in May.'],
    ['There were a few erosions on the tongue.', 'There were a few worn spots on the tongue.'],
    ['The wound bed was irregular at the lateral aspect.', /outer side/],
    ['The graft was densely adherent to the skin.', 'The graft was firmly stuck to the skin.'],
    ['The fracture was held by a brace after closed reduction.', /setting of the bone from outside/],
    ['She was placed in the lithotomy position.', 'You were placed lying on the back with the legs up.'],
    ['She responded only to painful stimuli.', 'You responded only to pain.'],
    ['Her exam was notable for a limp.', 'Your exam showed a limp.'],
    ['The flexor tendons were repaired.', 'The bending tendons were repaired.'],
  ])('are told in everyday words: %s', (line, told) => {
    const said = retold(line);
    if (typeof told === 'string') expect(said).toBe(told);
    else expect(said).toMatch(told);
  });

  it('choose what is said for a name that stands in them', () => {
    expect(retold('A tear was found in the lateral wall of the house.')).toContain('outer wall');
  });

  it.each([
    ['Her posterior pharynx was red.', 'The back of your throat was red.'],
    ['She noted a lump in her posterior thigh last week.', 'You noted a lump in the back of your thigh last week.'],
    ['There was a bruise on her right posterior calf.', 'There was a bruise on the back of your right calf.'],
  ])('say whose part it is, and on which side, where the part stands: %s', (line, told) => {
    expect(retold(line)).toBe(told);
  });

  it('leave words that belong to a noun behind them', () => {
    expect(retold('She had left anterior chest pain with effort.') ?? '').not.toContain('front of the chest pain');
    expect(retold('She had an unprovoked clot in March.') ?? '').not.toContain('trigger clot');
    expect(retold('She had a stabilization procedure in March.') ?? '').not.toContain('making steady procedure');
    expect(retold('She reported visual acuity changes.') ?? '').not.toContain('sharpness of sight changes');
  });

  it('tell the parting of tissue as no torn artery', () => {
    expect(retold('The surgeon then began the dissection over the iliac artery.') ?? '').not.toContain('tear');
  });

  it('leave a noun that two words share where it is', () => {
    expect(retold('She had femoral and posterior tibial pulses.') ?? '').not.toContain('and pulses behind');
    expect(retold('She has no suicidal or homicidal ideations now.') ?? '').not.toContain('suicidal or thoughts');
  });

  it('keep which eye a short form means', () => {
    expect(
      found('EYE CLINIC NOTE\n\nDIAGNOSIS: Glaucoma.\n\nEXAM: The visual acuity was 20/40 OD and 20/20 OS.\n'),
    ).not.toMatch(/\d eye\b/);
  });

  it('are heard by the nets in the words that are said for them', () => {
    const text = 'CT ABDOMEN\n\nFINDINGS: Pedal edema is not assessed.\n\nIMPRESSION: Pancreatic mass.\n';
    expect(explained(text).notExplained).toEqual([]);
  });

  it('say nothing in a word that is itself put into others', () => {
    const again = Object.entries(TOPIC_PHRASES).flatMap(([phrase, plain]) => {
      expect(phrase).toBe(phrase.toLowerCase());
      expect(plainPhrase((at) => phrase.split(' ')[at])).not.toBeNull();
      const words = plain.toLowerCase().match(/[a-z][\w’'-]*/g) ?? [];
      return words
        .filter((word) => word !== phrase.replace(/s$/, '') && word !== phrase && isPhrase(word))
        .map((word) => `${phrase}: ${word}`);
    });
    expect(again).toEqual([]);
  });
});
