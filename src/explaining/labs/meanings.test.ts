import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

describe('what a laboratory test measures', () => {
  it.each([
    ['NRBC', '/100 WBC', 'These are young red blood cells.'],
    ['BLASTS', '%', 'These are the earliest blood cells.'],
    ['Hepatitis B surface Ab', 'mIU/mL', 'It guards you from the virus.'],
    ['RBC', 'x10E6/uL', 'This is the number of red blood cells.'],
  ])('of %s is told in a sentence of its own number', (name, unit, said) => {
    const { labs } = explainReport(`BLOOD TESTS\n${name}    2    ${unit}    0-1\n`, knowledge);
    expect(labs[0]?.text).toContain(said);
  });
});
