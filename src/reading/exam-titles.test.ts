import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../test/whole-knowledge.js';
import { readReport } from './index.js';

const knowledge = wholeKnowledge();

describe('titles of pictures by their short names', () => {
  it.each([
    ['CTCA', 'CT angiogram of the heart'],
    ['CT calcium score', 'CT scan of the heart'],
    ['CT colonography', 'CT scan of the large bowel'],
    ['CT IVU', 'CT scan of the kidneys'],
    ['CT temporal bones', 'CT scan of the inner ear'],
    ['MRI IAMs', 'MRI scan of the inner ear'],
    ['mpMRI prostate', 'MRI scan of the prostate'],
    ['MR arthrogram right shoulder', 'MRI scan of the right shoulder'],
    ['MR ARTHROGRAM RIGHT SHOULDER', 'MRI scan of the right shoulder'],
    ['TVUS', 'Ultrasound of the pelvis'],
    ['DVT scan left leg', 'Ultrasound of the left leg'],
    ['HSG', 'Moving X-ray (fluoroscopy) of the womb'],
    ['Videofluoroscopy', 'Moving X-ray (fluoroscopy)'],
    ['Micturating cystourethrogram', 'Moving X-ray (fluoroscopy) of the bladder'],
    ['DMSA', 'Nuclear medicine scan of the kidneys'],
    ['MAG3 renogram', 'Nuclear medicine scan of the kidneys'],
  ])('%s: %s', (title, plain) => {
    const { type } = readReport(
      `${title}\n\nThe study was done today. No abnormality is seen. Normal appearances.`,
      knowledge,
    );
    expect(type).toMatchObject({ type: 'imaging', title: plain });
  });
});
