import { describe, expect, it } from 'vitest';
import { isClerical } from './office.js';

describe('lines of an office', () => {
  it.each([
    'INR 6.8 called to S. Mbeki PharmD 10/06 at 10:58, RBV',
    'Called: 1315 to P. Lancaster, read back',
    'Larkfield Clinical Laboratories',
    'Moonrise Diagnostics, Unit 4 FINAL',
    'Dr A. Birkinshaw-Rao, Cons.',
    'Duty biochemist: R.T',
    'Re: SAMPLE, Thea, 38 year old woman',
    'Reviewed at intradepartmental consensus',
    '/es/ C. Marrow, MD',
  ])('are told apart: %s', (line) => expect(isClerical(line)).toBe(true));

  it.each([
    'Called to see the patient for chest pain',
    'Dr. Example will remove the stitches in ten days',
    'Reports pain in the left hip',
    'Transferred to Riverside Hospital for surgery',
    'Pathology: invasive carcinoma',
    'Page 3 of the scan shows a mass',
    'Return to the Eye Clinic in two weeks',
  ])('are not taken from the patient: %s', (line) => expect(isClerical(line)).toBe(false));
});
