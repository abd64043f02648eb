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
    'Checker: BMS adv.',
    'Pathologist: initials on file',
    'Screener: KT',
    "Lab: Northern Women's Health Lab",
    'Location: Ward 4B, Spruce Harbour General Hospital',
    'MRP: Dr. C. Bhattal',
    'Referrer: Dr S Parmenter, Old Mill Surgery',
    'All investigations have their limitations.',
    'Not valid for medico-legal purpose.',
    'Kindly inform us of any typing mistake for correction.',
    'If received in error please destroy + call.',
  ])('are told apart: %s', (line) => expect(isClerical(line)).toBe(true));

  it.each([
    'Called to see the patient for chest pain',
    'Dr. Example will remove the stitches in ten days',
    'Reports pain in the left hip',
    'Transferred to Riverside Hospital for surgery',
    'Pathology: invasive carcinoma',
    'Page 3 of the scan shows a mass',
    'Lab: sodium 131, potassium 5.9',
    'Pathologist: agrees; invasive carcinoma is present in two of the cores',
    'Return to the Eye Clinic in two weeks',
    'Follow-up: Dr. Patel in the clinic in 2 weeks',
    'Location: right lower quadrant',
    'Consultant: Dr Lee to review the scan; tumor is present',
    'Scan has limitations: the left kidney was not seen',
  ])('are not taken from the patient: %s', (line) => expect(isClerical(line)).toBe(false));
});
