import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const found = (text: string) =>
  explainReport(text, knowledge)
    .findings.map((finding) => finding.text)
    .join(' ');

describe('a whole line of a picture', () => {
  it.each([
    ['MRI LUMBAR SPINE\nFINDINGS:\nL5/S1: Central canal is capacious.', /central canal is roomy/i],
    ['XR WRIST\nFINDINGS:\nThe distal radioulnar joint is congruent.', /is well lined up/],
    ['CT HEAD\nFINDINGS:\nLeft lateral ventricle is not trapped.', /is not trapped/],
    ['CT ABDOMEN\nFINDINGS:\nNo extraluminal gas is identified.', /no extraluminal[^.]*gas/i],
    ['BONE DENSITY SCAN\nIMPRESSION:\nFracture risk is moderate.', /Fracture risk is moderate\./],
  ])('is told in everyday words where it is a sentence: %s', (text, told) => {
    expect(found(text)).toMatch(told);
    expect(found(text)).not.toMatch(/The report says: “/);
  });

  it('keeps the level that it stands under', () => {
    const text = found(
      'MRI LUMBAR SPINE\nFINDINGS:\nL3-L4: Mild disc bulge. No significant canal or foraminal narrowing.\nL4-L5: Severe canal stenosis.',
    );
    expect(text).toContain('Neither the spinal canal nor the openings for the nerves are narrow at L3-L4.');
  });

  it('stays in the report’s words where figures or short forms stand in it', () => {
    expect(found('ULTRASOUND THYROID\nFINDINGS:\nRight level IV node 9 x 5 x 4 mm, SUV not done.')).not.toMatch(
      /The ultrasound shows no/,
    );
    const text = found('ECHOCARDIOGRAM\nFINDINGS:\nNo thrombus seen but apex suboptimally visualised.');
    expect(text).not.toMatch(/shows no [^.]*\bbut\b/);
  });

  it('keeps a sign of what cannot wait under its name', () => {
    const text = found(
      'CT PULMONARY ANGIOGRAM\nFINDINGS: There are occlusive filling defects within the right lower lobe artery.',
    );
    expect(text).toMatch(/clot/);
  });
});
