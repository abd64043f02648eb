import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (line: string) =>
  explainReport(`ED NOTE\n\nHPI: ${line}\n\nPE: Abdomen soft.\n`, knowledge)
    .findings.map(({ text }) => text)
    .join('\n');

describe('the first line of a note', () => {
  it.each([
    ['34M no sig PMH c/o sudden onset L flank pain.', /had no pain|health history includes/, /had pain in the side/],
    ['60M no PMH p/w melena.', /had no black|health history includes/, /had black, tarry stools/],
    ['71F without cardiac history presents with syncope.', /no fainting|did not/, /fainting/],
  ])('denies the past, not what the reader came with: %s', (line, wrong, right) => {
    expect(told(line)).not.toMatch(wrong);
    expect(told(line)).toMatch(right);
  });

  it('tells a deed without its helping verb as done to the reader', () => {
    expect(told('Pt verbally informed of nodule and given copy of CT.')).toContain('You were verbally informed');
    expect(told('Patient started coughing at night.')).not.toContain('You were started');
  });
});
