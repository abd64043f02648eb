import { describe, expect, it } from 'vitest';
import { linesApart } from './lines-apart.js';

const parts = (text: string) => linesApart(text).split('\n');

describe('samples on one line', () => {
  it.each([
    'HISTOLOGY\nSpecimen A (prostate left): benign. Specimen B (prostate right): adenocarcinoma.',
    'HISTOLOGY\nA) Skin, left ear: actinic keratosis. B) Skin, right cheek: basal cell carcinoma.',
    'HISTOLOGY\nA - gastric antrum: mild chronic gastritis. B - oesophagus: adenocarcinoma.',
    'HISTOLOGY\nSpecimen 1 (left breast): fibroadenoma. Specimen 2 (right breast): DCIS, high grade.',
  ])('stand on a line each: %s', (text) => {
    expect(parts(text)).toHaveLength(3);
    expect(linesApart(text)).toHaveLength(text.length);
  });

  it.each([
    'HISTOLOGY\nHepatitis B: surface antigen negative. Hepatitis C: antibody negative, nothing else.',
    'HISTOLOGY\nA. Left breast core shows a fibroadenoma with B cells around it.',
    'HISTOLOGY\nGrade B: moderate. Vitamin D: low, so that more was given to the patient.',
    'CLINIC NOTE\nA) Asthma: stable on inhalers. B) Eczema: better, on cream since March.',
  ])('are not seen in %s', (text) => {
    expect(linesApart(text)).toBe(text);
  });
});

describe('studies on one line', () => {
  it('stand on a line each', () => {
    expect(parts('CT chest: Lungs clear. No effusion. CT abdomen: Enlarged lymph nodes. Free fluid.')).toHaveLength(2);
    expect(parts('XR left ankle: Fracture. XR left foot: No fracture.')).toHaveLength(2);
  });

  it.each([
    'CT chest: Lungs clear. Compare CT of 2019.',
    'Bloods normal today. CT chest: Lungs clear, no change from before.',
  ])('are not seen in %s', (text) => {
    expect(linesApart(text)).toBe(text);
  });
});
