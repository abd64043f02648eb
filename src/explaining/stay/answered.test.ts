import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

describe('of the belly, of what was given, of what is to be', () => {
  const all = (lines: string) => {
    const { findings: found, recommendations, questions } = explained(`DISCHARGE SUMMARY
Primary diagnosis: Pneumonia.

${lines}`); // biome-ignore format: one text
    return [...[...found, ...recommendations].map((one) => one.text), ...questions].join('\n');
  };
  it('P/A is no plan', () => {
    const told = all('Clinical narrative\nO/E: T 38.1. P/A: soft, non tender.\nGiven IV fluids.');
    expect(told).not.toMatch(/The plan says/);
    expect(all('A/P: continue antibiotics.')).toMatch(/ntibiotics/);
  });
  it('Rx before what was given is no paper', () => {
    for (const line of [
      'Rx IV cephazolin 2g TDS x 3/7.',
      'Rx NS 4 L/24h, calcitonin 48h.',
      'Rx with prednisolone 5/7.',
    ])
      expect(all(`HOSPITAL COURSE: ${line}`)).not.toMatch(/means Prescription/i);
  });
  it('an order is no habit', () => {
    expect(all('INSTRUCTIONS: No smoking.')).not.toMatch(/You do not smoke/);
  });
  it('what was left alone has no side', () => {
    expect(all('Findings: Small liver haemangioma, left alone.')).not.toMatch(/left side/);
    expect(all('Findings: Stone in the left ureter, stent left in situ.')).toMatch(/left/);
  });
  it.each([
    ['FOLLOW UP: Recheck K at PCP visit. Potassium 3.1 (L).', /Should my potassium be checked again/],
    ['PLAN: Return to ED if more breathless.', /What should I do if I feel worse/],
    ['HOSPITAL COURSE: CXR: RLL consolidation. CAP treated.', /Is this a lung infection/],
    ['PROCEDURES: Lap chole. Chronic cholecystitis with stones.', /gallbladder need to come out/],
  ])('what the report answers is not asked: %s', (lines, question) => {
    expect(all(lines)).not.toMatch(question);
  });
});
