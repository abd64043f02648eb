import { describe, expect, it } from 'vitest';
import { found } from '../../../test/explained.js';

const LETTER = (line: string) => found(`CLINIC LETTER\n\nDIAGNOSIS: Migraine.\n\n${line}`);

describe('what the reader was given', () => {
  it.each([
    ['We gave her morphine in the clinic.', 'gave you morphine'],
    ['We gave her instructions on the diet.', 'gave you instructions'],
    ['The nurse showed her exercises for the neck.', 'showed you exercises'],
    ['We wrote her another prescription.', 'wrote you another prescription'],
    ['We gave her her results.', 'gave you your results'],
    ['She gave her consent for the study.', 'You gave your consent'],
    ['She showed her exercises to the team.', 'You showed your exercises'],
    ['They told her family about it.', 'told your family'],
    ['They gave her usual tablets.', 'gave your usual tablets'],
  ])('%s', (line, said) => {
    expect(LETTER(line)).toContain(said);
  });
});

describe('everyday words that are no nouns', () => {
  it.each([['There is midline mass shift to the left.', /There is midline/]])('%s', (line, said) => {
    expect(found(`CLINIC LETTER\n\nDIAGNOSIS: Migraine.\n\nEXAM: ${line}`)).toMatch(said);
  });
});
