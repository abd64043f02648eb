import { describe, expect, it } from 'vitest';
import { explained } from '../../test/explained.js';

const urgent = (text: string) => explained(text).findings.filter(({ importance }) => importance === 'urgent');

describe('what a short note says in front of its plan is no head of a paper', () => {
  it.each([
    'CT head: acute SDH 14 mm R, 8 mm shift. Plan: neurosurgery.',
    'CT head: acute SDH 14 mm R, 8 mm shift.\nPlan: neurosurgery.',
    'CASUALTY NOTE\n45M fell from bike. CT brain shows small SAH. Plan: admit, neuro obs.',
    '45M fell from bike. CT brain: small SAH in L sylvian fissure, no midline shift. Plan: admit, neuro obs, repeat CT 24h.',
    'MRI spine: cord compression at T8 from collapse. Recommendation: urgent radiotherapy.',
  ])('%s', (text) => {
    expect(urgent(text)).not.toEqual([]);
  });

  it.each([
    'Smith, John  DOB 01/02/1960\nCXR PA and lateral.\nImpression: Clear lungs.',
    'ST MARY HOSPITAL, Department of Radiology.\nReported by Dr A. Jones.\nCXR.\nImpression: Clear lungs.',
  ])('lines of an office and the title of a study still are: %s', (text) => {
    expect(explained(text).findings.map((one) => one.text)).toEqual(['Your lungs looked clear.']);
  });
});
