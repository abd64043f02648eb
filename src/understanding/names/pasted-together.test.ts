import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../../explaining/index.js';

const knowledge = wholeKnowledge();
const read = (text: string) => explainReport(text, knowledge);
const told = (text: string) =>
  read(text)
    .findings.map((one) => one.text)
    .join('\n');

describe('two samples on one line', () => {
  it('keep each its own side', () => {
    const text = told(
      'HISTOLOGY\nSpecimen A (prostate left): benign. Specimen B (prostate right): adenocarcinoma Gleason 3+3=6. No perineural invasion.',
    );
    expect(text).toContain('The sample from the right side of your prostate shows cancer of gland cells');
    expect(text).toContain('The sample from the left side of your prostate showed no cancer');
    expect(text).toMatch(/right side of your prostate shows no sign of cancer cells around a nerve/);
  });

  it('keep each its own organ', () => {
    const text = told('HISTOLOGY\nA - gastric antrum: mild chronic gastritis. B - oesophagus: adenocarcinoma.');
    expect(text).toMatch(/from your food pipe[^\n]*shows cancer of gland cells/);
    expect(text).not.toMatch(/stomach[^\n]*shows cancer/);
  });
});

describe('two studies in one report', () => {
  it('give the title both parts, whether headings or labels', () => {
    expect(read('X-RAY LEFT WRIST: Fracture.\nX-RAY RIGHT HIP: No fracture. Joint spaces narrowed.').title).toBe(
      'X-ray of the left wrist and the right hip',
    );
    expect(read('CT chest: Lungs clear. No effusion. CT abdomen: Gallstone 12 mm. No free fluid.').title).toBe(
      'CT scan of the chest and the belly',
    );
  });

  it('give each finding its own place and side', () => {
    const text = told(
      'XR RIGHT WRIST\nNo fracture. Alignment normal.\nXR LEFT HIP\nNeck of femur fracture, displaced.',
    );
    expect(text).toContain('broken hip (neck of femur fracture) on the left side');
    expect(text).toMatch(/no sign of a broken bone \(fracture\) in your right wrist/);
  });

  it('say under which of them a line stands that names no place', () => {
    const text = told(
      'XR RIGHT WRIST\nNo fracture. Alignment normal.\nXR LEFT HIP\nNeck of femur fracture. Alignment abnormal.',
    );
    expect(text).toContain('Under “XR LEFT HIP”, the report lists: alignment (lining up) abnormal.');
  });
});

describe('two things of one kind in one line of a picture', () => {
  it.each([
    'MRI LIVER\nFINDINGS: New 9 mm lesion in segment 7; lesion in segment 4 has shrunk to 11 mm.',
    'MRI LIVER\nFINDINGS: Lesion in segment 4 has shrunk to 11 mm, new 9 mm lesion in segment 7.',
  ])('are two, each with its size and what became of it: %s', (text) => {
    const found = read(text).findings;
    expect(found.find(({ change }) => change === 'new')?.text).toMatch(/segment 7.*measures 9 mm/);
    expect(found.find(({ change }) => change === 'decreased')?.text).toMatch(/segment 4.*measures 11 mm/);
  });

  it('keep their sides', () => {
    const found = read(
      'CT CHEST\nRight upper lobe nodule smaller at 6 mm, left lower lobe nodule larger at 12 mm.',
    ).findings;
    expect(found.find(({ laterality }) => laterality === 'left')).toMatchObject({ change: 'increased' });
    expect(found.find(({ laterality }) => laterality === 'right')).toMatchObject({ change: 'decreased' });
  });

  it('are both there where one of them is new and another gone', () => {
    const found = read(
      'MRI BRAIN\nExisting left frontal metastasis unchanged, new 4 mm lesion in right cerebellum and resolved parietal lesion.',
    ).findings;
    expect(found.filter(({ assertion }) => assertion === 'historical')).toEqual([]);
    expect(found.find(({ change }) => change === 'new')).toMatchObject({
      importance: 'important',
      laterality: 'right',
    });
  });
});
