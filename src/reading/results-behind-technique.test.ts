import { expect, it } from 'vitest';
import { kindOf } from '../../test/section-of.js';

it('a paragraph behind the technique is what was seen, in capitals too', () => {
  const caps = ['CT ANGIOGRAM CHEST', 'CONTRAST: 80 ML IV.', '', 'PULMONARY ARTERIES WELL FILLED. NO FILLING DEFECT. THORACIC AORTA NORMAL CALIBER.', '', 'IMPRESSION:', '1. NO PULMONARY EMBOLISM.']; // biome-ignore format: one report
  expect(kindOf('NO FILLING DEFECT', ...caps)).toBe('findings');
  expect(kindOf('80 ML', ...caps)).toBe('technique');
});

it('a part of the body behind what was measured on the way is what was seen', () => {
  const pet = ['PET/CT SKULL BASE TO MID THIGH', 'CLINICAL: Lymphoma.', 'COMPARISON: PET/CT 9 weeks ago.', 'Reference: liver SUVmax 2.8.', '', 'NECK: Right axillary nodes have resolved; residual node 7 mm.', 'CHEST: Mediastinal mass 4 x 3 cm.', '', 'IMPRESSION:', '1. Good response.']; // biome-ignore format: one report
  expect(kindOf('have resolved', ...pet)).toBe('findings');
});
