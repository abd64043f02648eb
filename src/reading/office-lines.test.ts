import { describe, expect, it } from 'vitest';
import { isOfficeLine } from './office-lines.js';

describe('a line that only says whose paper it is', () => {
  it.each([
    'Checked: Dr P. Bellows, Consultant Radiologist  IMC on file',
    'Seen by: Dr A. Quill-Marsh (FY2)   Discussed with: Dr Rowan ST5',
    'Seen by: Dr A. Quill-Marsh (FY2)',
    'Dr L. Nkosi-Brand (Comm serve MO)',
    'Dr J Pike-Okoro, GMC held on file',
    'Dr Palesa Mokgosi, MMed Anat Path',
    'Dr V. Naidoo-Louw (Chem Path)',
    'Dr. Meera Kulk, DCP DNB  Chief of Lab',
    'cc patient',
    'cc: Dr Wren, GP',
    'Copy to: Dr Wren (GP)',
    'Cytologist: B. Tran CT(ASC)',
    'Completed by: Dr L. Whin FY1',
    'SHO: Dr T. Beck  MCRN on file',
    'Screened: CT Rajah',
    'Verified: hematopathologist on service',
    'Report electronically verified 07/08/2023 17:40',
    'Signed 10/04/2024 08:12 EDT',
    'Typed 24 May 2024',
    'Regards, Dr Sim Bhul, JMO (pager 5512)',
    'Thanking you',
    'Thanks for reference.',
    'Yours sincerely, Mr A. Fennel FRCS, Consultant Surgeon',
    'Dr H. Tane, Radiologist',
    'Validated by: Dr K. Sola, biochemist',
    'Reported by Dr Anna Visser',
  ])('%s', (line) => expect(isOfficeLine(line)).toBe(true));

  it.each([
    'Dr Elma van Schalk',
    'DR. ANANTHA V. MDRD',
    'Consultant Respiratory Physician',
    'Dr Gwil Parry',
    'M.B.Ch.B (Wits), FC Rad Diag (SA)',
  ])('at the end of the paper: %s', (line) => expect(isOfficeLine(line, true)).toBe(true));

  it.each([
    'CC: Falls.',
    'Dr Smith to review wound in 2 weeks',
    'Dr Patel, Cardiology, 6 weeks',
    'Consultant Cardiologist in 6 weeks',
    'Seen by: OT, PT',
    'Seen by dietitian',
    'Reviewed by cardiology: stop bisoprolol',
    'Reported: Fracture of the left hip',
    'Checked: INR 2.4',
    'Copy number 2.9 signals/cell',
    'Copy of plan given to mother',
    'Completed 7 days of amoxicillin',
    'Thank you for taking over the care of this man with chest pain',
    'Typed 4 units',
    'Screened: negative',
    'Screened 12/03/2024: MRSA negative',
    'Mrs Bell, 77, with new chest pain',
    'Seen 12/03/2024 with rash',
    'Read: 3 mm',
    'Consultant review in clinic',
    'Examined by: Dr Wren, normal heart sounds',
  ])('holds more: %s', (line) => expect(isOfficeLine(line, true)).toBe(false));
});
