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

it('what is seen behind the question and a line left free is what was found', () => {
  const cath = ['CORONARY ANGIOGRAPHY REPORT', 'Access: right radial, 6F.', 'Indication: NSTEMI', '', 'Left main: no significant disease', 'LAD: 85% proximal, 40% mid', '', 'Plan: Aspirin lifelong.']; // biome-ignore format: one report
  expect(kindOf('85% proximal', ...cath)).toBe('findings');
  const scan = ['OBSTETRIC ULTRASOUND', 'Indication: Routine anatomy.', '', 'Single live intrauterine pregnancy. FHR 148 bpm.', 'Placenta: posterior, lower edge 12 mm from internal os.', '', 'Biometry:', 'BPD 47 mm', '', 'CONCLUSION:', 'Low-lying placenta.']; // biome-ignore format: one report
  expect(kindOf('lower edge', ...scan)).toBe('findings');
  const echo = ['ECHOCARDIOGRAM', 'Indication: Dyspnoea, murmur.', 'BP 138/72. Rhythm: AF, 88 bpm.', '', 'FINDINGS', 'Severe AS.']; // biome-ignore format: one report
  expect(kindOf('Rhythm', ...echo)).toBe('findings');
});

it('the story of the reader behind a line left free stays the question', () => {
  const story = ['CT ABDOMEN', 'Indication: Pain.', '', 'He has had 3 weeks of severe pain on the left.', '', 'FINDINGS:', 'Normal.']; // biome-ignore format: one report
  expect(kindOf('3 weeks', ...story)).toBe('indication');
});
