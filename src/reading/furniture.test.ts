import { describe, expect, it } from 'vitest';
import { FURNITURE_PATTERNS } from './data/furniture-patterns.js';
import { IDENTITY_LABELS, WEAK_IDENTITY_LABELS } from './data/identity-labels.js';
import { headingKey } from './heading-index.js';
import { readReport } from './index.js';
import { readingKnowledge } from './test-knowledge.js';

const knowledge = readingKnowledge();
const furniture = (text: string) =>
  readReport(text, knowledge).furniture.map((span) => text.slice(span.start, span.end));

describe('the lists of furniture', () => {
  it('name each pattern once and keep labels in comparable form', () => {
    expect(new Set(FURNITURE_PATTERNS.map((entry) => entry.name)).size).toBe(FURNITURE_PATTERNS.length);
    for (const label of IDENTITY_LABELS) expect(headingKey(label)).toBe(label);
    for (const label of WEAK_IDENTITY_LABELS) expect(IDENTITY_LABELS).toContain(label);
  });
});

describe('page furniture', () => {
  it('takes the name behind “Patient”, and no sentences on the person’s health', () => {
    expect(furniture('BONE DENSITY\nPatient: SAMPLE, Ruth\n\nOsteoporosis.')).toEqual(['Patient: SAMPLE, Ruth']);
    expect(furniture('BONE DENSITY\nPatient: 67 y. Mother had hip fracture. No steroid use.\n\nOsteoporosis.')).toEqual(
      [],
    );
  });
  it.each(['HIV: neg', 'GBS: pos', 'ECG: AF', 'DNR/DNI', 'CXR: NAD', 'LVI: no', 'ER: pos', 'CRP: high'])(
    'takes no short result for initials: %s',
    (line) => {
      expect(furniture(`RESULTS\n\n${line}\n\nStable.`)).toEqual([]);
    },
  );
  it.each(['JS/mk', 'ABC:xyz', 'RR/kl'])('knows initials: %s', (line) => {
    expect(furniture(`RESULTS\n\nStable.\n\n${line}`)).toEqual([line]);
  });

  it.each([
    'Page 1 of 3',
    '- 2 -',
    'Patient: Jane Example    DOB: 02/03/1961   Sex: F',
    'MRN: 00012345   Collected: 03/14/2024 08:10   Reported: 03/14/2024',
    'Accession #: 24-123456',
    'Collected on Mar 3, 2026 7:45 AM',
    'Specimen received at 03/14/2024 08:10',
    'Electronically signed by Jane Example, MD on 03/14/2024',
    'Dictated by: Jane Example, MD',
    'D: 03/14/2024 T: 03/15/2024',
    'Ordering Physician: Jane Example, MD',
    'https://portal.example.org/results',
    '123 Example Street, Springfield',
    'Phone: (555) 555-0100  Fax: (555) 555-0101',
    'Jane Example, M.D.',
    '*** END OF REPORT ***',
    'CLIA # 12D3456789',
    'RIVERSIDE GENERAL HOSPITAL',
    'LARCHMONT BREAST CENTER',
    'Dept. of Cellular Pathology, Larchmont Hospital',
    '-- A. Example, MD PhD',
    'Dr. Jane Example FRCPA',
    'Dr J. Example, Consultant Histopathologist',
    'Dr J Example, SpR      bleep 4471',
    'Dictated/e-signed: J Example MD 10/07/24 1412',
    'Authorised: Dr J Example, Consultant Haematologist  12/03/24 10:02',
    'Thank you for this referral.',
    'Results relate only to the sample tested.',
    'Legend: + / ++ above range, - / -- below range',
    'Result status: Final',
    'Private & Confidential',
    '(checked and verified electronically)',
    'NATA / RCPA accredited',
    'Outsourced out of hours report. Dr J Pike-Okoro, GMC held on file. Teleradiology provider.',
    'Mrs Edna W, 81, NZ European',
    'Thanking you,',
    'Ref. By : Dr. (Mrs.) A. Example, MD',
    'Referrer: Dr S Example, Old Mill Surgery',
    'Opp. Old Bus Stand, Main Road',
    'SHREE EXAMPLE SCAN & DIAGNOSTIC CENTRE',
    'Performed: Jane Example, Senior Cardiac Physiologist (BSE accredited)',
    'DNB (Radio-diagnosis), Consultant Sonologist',
    '2nd Floor, Example Complex, Temple Tank Road, Perunagar',
    'PC-PNDT Regn. No. displayed at reception',
    'Bone Densitometry and Metabolism Service',
    'Scanned by: M. Example, Clinical Technologist',
    'Interpreting Radiologist: Jane Example-Kirk, MD          Final 01/28/2025',
    'Images are available on the practice\u2019s online portal.',
    'I, Dr. Jane Example, declare that while conducting ultrasonography on this patient I have neither detected nor disclosed the sex of the fetus to anybody.',
    'Not valid for medico-legal purpose. Kindly inform us of any typing mistake.',
  ])('takes "%s" as furniture', (line) => {
    expect(furniture(`${line}\n\nFINDINGS: The lungs are clear.`)).toEqual([line]);
  });

  it.each([
    'PLACENTAL PATHOLOGY',
    'Third floor flat, no lift.',
    'Images are available of the left kidney, which is small.',
    'FINDINGS: The lungs are clear.',
    'Status: improving with antibiotics and ready to go home.',
    'Unit: she was moved to the unit for closer watch of her heart.',
    '1. No acute disease.',
    'Performed: PA and lateral views of the chest.',
    'Near the hilum there is a nodule.',
    'Patient: the patient was seen and is doing well today with no pain.',
  ])('keeps "%s"', (line) => {
    expect(furniture(`IMPRESSION: Normal.\n\n${line}`)).toEqual([]);
  });

  it('keeps the clinical field on an identity line', () => {
    expect(furniture('Patient: Jane Example   Exam: CT chest\nFINDINGS: Clear.').map((text) => text.trim())).toEqual([
      'Patient: Jane Example',
    ]);
  });

  it('finds headers repeated at page breaks', () => {
    const page = (body: string) => `Lakeside Imaging Report ABC\n${body}\n`;
    const body = Array.from({ length: 12 }, (_, at) => `Line ${at} tells that the organ number ${at} is normal.`).join(
      '\n',
    );
    const text = `${page(body)}\f${page(body.replaceAll('organ', 'vessel'))}`;
    expect(furniture(text)).toEqual(['Lakeside Imaging Report ABC', 'Lakeside Imaging Report ABC']);
  });

  it('blanks furniture in the clean text and keeps its length', () => {
    const text = 'MRN: 12345\nFINDINGS: Clear.';
    const report = readReport(text, knowledge);
    expect(report.clean).toBe(`${' '.repeat(10)}\nFINDINGS: Clear.`);
  });
});
