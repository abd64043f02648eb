import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../index.js';

const knowledge = wholeKnowledge();

/** Illnesses that a line of a hospital course states, by their entries. */
function stated(line: string): string[] {
  const { frames } = understand(readReport(`DISCHARGE SUMMARY\nHOSPITAL COURSE:\n${line}`, knowledge), knowledge);
  return frames.flatMap(({ head }) => (head && ['disease', 'organism'].includes(head.kind) ? [head.ref.id] : []));
}

describe('an illness that is only tested for', () => {
  it.each([
    'Serologies were sent for HIV, syphilis and chlamydia.',
    'Tests ordered on admission included HIV, chlamydia, gonorrhea and hepatitis C.',
    'Blood was sent for hepatitis B.',
    'Screening for tuberculosis was done.',
    'Workup for lupus is under way.',
    'HIV and hepatitis C were sent.',
    'He was vaccinated against influenza.',
    'Labs sent including HIV and malaria.',
  ])('is none of the findings: %s', (line) => {
    expect(stated(line)).toEqual([]);
  });

  it.each([
    ['Blood was sent for culture and he was treated for pneumonia.', 'pneumonia'],
    ['Testing for chlamydia was positive.', 'chlamydia'],
    ['CT was ordered, which showed pneumonia.', 'pneumonia'],
    ['He has lupus.', 'lupus'],
  ])('but what a test found is: %s', (line, id) => {
    expect(stated(line)).toContain(id);
  });
});
