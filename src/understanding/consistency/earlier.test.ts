import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../index.js';

const knowledge = wholeKnowledge();

/** The states of all statements about a concept, those in whose place another one stands left out. */
function states(text: string, id: RegExp): string[] {
  return understand(readReport(text, knowledge), knowledge)
    .frames.filter((frame) => frame.head !== null && id.test(frame.head.ref.id) && frame.setAside === undefined)
    .map((frame) => (frame.ownWords === undefined ? frame.assertion : 'words'));
}
const smear = (more: string): string =>
  `CERVICAL CYTOLOGY REPORT\n\nTaken: 22 May 2025   Reported: 29 May 2025\n\nDIAGNOSIS\nNegative for intraepithelial lesion or malignancy.\n\n${more}\n`;
const blood = (more: string): string =>
  `LABORATORY REPORT\n\nCollected: 02/07/2024   Reported: 04/07/2024\n\nCOMMENT:\n${more}\n`;
const stay = (more: string): string => `DISCHARGE SUMMARY\n\nADMISSION DATE: 01/02/2026\n\nHOSPITAL COURSE: ${more}\n`;
const HIGH = /intraepithelial-(?:lesion|neoplasia)(?!-or)|asc-h/;

describe('what a report repeats of an earlier day', () => {
  it.each([
    ['PREVIOUS RESULTS HELD\n  Sep 2023   HSIL\n  Oct 2023   CIN2, excised'],
    ['Earlier histology on file:\n- CIN2'],
    ['Screening history\n\nHSIL, loop excision'],
    ['COMMENT\nPrevious smear: HSIL.'],
    ['COMMENT\nPrev. biopsy 2021: CIN2.'],
    ['OTHER\n12/08/2022 HSIL'],
  ])('is of the past: %j', (more) => {
    const got = states(smear(more), HIGH);
    expect(got.filter((state) => state !== 'historical')).toEqual([]);
    expect(got.length).toBeGreaterThan(0);
  });

  it.each([
    ['COMMENT\n22 May 2025 HSIL'],
    ['PREVIOUS RESULTS HELD\n  May 2025   HSIL   THIS TEST'],
    ['PREVIOUS RESULTS HELD\n  Apr 2018   NILM\n\nMICROSCOPIC DESCRIPTION\nHSIL is seen.'],
  ])('stays of today: %j', (more) => {
    expect(states(smear(more), HIGH)).toContain('present');
  });

  it('takes slides looked at again for old ones, and the sample of today for new', () => {
    const thyroid = (line: string) => `FNA CYTOLOGY REPORT\n\nReported: 08-Jul-2025\n\nCOMMENT\n${line}\n`;
    const NODULE = /nodul|goit/;
    for (const line of [
      'The 2022 slides were re-looked at: benign follicular nodule, diagnosis unchanged.',
      'The previous smears were reviewed: benign follicular nodule.',
      'The earlier biopsy has been re-examined and shows a benign follicular nodule.',
      'Original slides re-read: benign follicular nodule.',
    ])
      expect(states(thyroid(line), NODULE)).not.toContain('present');
    expect(states(thyroid('The smears show a benign follicular nodule.'), NODULE)).toContain('present');
    expect(states(thyroid('Slides reviewed with a colleague: benign follicular nodule.'), NODULE)).toContain('present');
  });

  it('keeps a treated infection in the past, and an untreated one not', () => {
    for (const line of [
      'In keeping with treated syphilis.',
      'The pattern fits past syphilis.',
      'Consistent with previously treated syphilis.',
      'Serology suggests old treated syphilis.',
    ])
      expect(states(blood(line), /^syphilis/)).not.toContain('present');
    for (const line of [
      'In keeping with untreated syphilis.',
      'Consistent with partially treated syphilis.',
      'In keeping with syphilis.',
    ])
      expect(states(blood(line), /^syphilis/)).not.toContain('historical');
  });

  it('drops the wording of a version that was changed', () => {
    for (const line of [
      'AMENDMENT: v1 read "?contaminant". v2 changed to S. aureus.',
      'The preliminary report (17/07) stated contaminant. Corrected to S. aureus.',
      'Version 1 reported contaminant; this was amended.',
      'The original report read contaminant, which was in error.',
    ])
      expect(states(blood(line), /contamina/)).toEqual([]);
    expect(states(blood('This is a contaminant.'), /contamina/).length).toBeGreaterThan(0);
    expect(states(blood('v1 read "S. aureus", changed to contaminant.'), /contamina/).length).toBeGreaterThan(0);
  });

  it('leaves what an illness was first taken for to the words of the report', () => {
    for (const line of [
      'She came with pain, having initially been treated for a UTI.',
      'He was initially treated for a UTI before the scan.',
      'This was first labelled as a UTI.',
      'She was misdiagnosed with a UTI.',
    ])
      expect(states(stay(line), /urinary-tract/)).not.toContain('present');
    for (const line of ['She was treated for a UTI.', 'She developed a UTI, initially with fever.'])
      expect(states(stay(line), /urinary-tract/)).toContain('present');
  });
});

it('what a device was put in for years ago is no emergency of today', () => {
  const visit = (line: string) => `PACEMAKER CLINIC\nHistory: routine check of the heart device.\n${line}\n`;
  const put = states(visit('Device: dual chamber pacemaker implanted 2019 for complete heart block.'), /heart-block/);
  expect(put).not.toContain('present');
  expect(states(visit('ECG today: complete heart block.'), /heart-block/)).toContain('present');
});
