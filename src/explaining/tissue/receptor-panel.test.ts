import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';
import { plainLine } from './plain-lines.js';

const knowledge = wholeKnowledge();
const told = (report: string) => {
  const { summary, findings, recommendations } = explainReport(report, knowledge);
  return [summary, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join('\n');
};
const texts = (line: string) => plainLine(line)?.texts.join('. ') ?? null;
const HAS = (hormone: string, more = '') => `the cells have receptors for the hormone ${hormone}${more}`;
const HAS_NO = (hormone: string, more = '') => `the cells have no receptors for the hormone ${hormone}${more}`;
const LITTLE = (more = '') => `the cells do not have much of the growth signal HER2 (HER2 negative${more})`;

describe('receptors and HER2 in one line', () => {
  it.each([
    [
      'ER: 8/8  PR: 6/8  HER2: 2+ (FISH not amplified)',
      `${HAS('estrogen', ' (Allred score 8 of 8)')}. ${HAS('progesterone', ' (Allred score 6 of 8)')}. a first test for the growth signal HER2 was in between (2+). the gene test found no extra copies, so HER2 counts as negative`,
    ],
    [
      'ER: Positive (>90%, strong); PR: Negative (<1%); HER2: Negative (1+ by IHC); Ki-67: 35%',
      `${HAS('estrogen', ' (more than 90% of them)')}. ${HAS_NO('progesterone', ' (less than 1%)')}. ${LITTLE(', 1+')}. about 35% of the cells were getting ready to divide (Ki-67)`,
    ],
    [
      'ER and PR negative, HER2 negative (triple negative)',
      `${HAS_NO('estrogen')}. ${HAS_NO('progesterone')}. ${LITTLE()}. all three are negative (triple negative)`,
    ],
    ['ER+ PR+ HER2-', `${HAS('estrogen')}. ${HAS('progesterone')}. ${LITTLE()}`],
    [
      'ER positive, PR negative, HER2 2+ equivocal, FISH pending',
      `${HAS('estrogen')}. ${HAS_NO('progesterone')}. a first test for the growth signal HER2 was in between (2+). the gene test that settles it was still to come`,
    ],
    [
      'ER positive, PR positive, HER2 3+',
      `${HAS('estrogen')}. ${HAS('progesterone')}. the cells have much of the growth signal HER2 (HER2 positive, 3+)`,
    ],
    ['ER positive in the left and negative in the right, PR positive', null],
    ['ER negative, Allred 7/8, PR positive', null],
    ['HER2 negative, HER2 3+', null],
  ])('%s', (line, plain) => {
    expect(texts(line)).toBe(plain);
  });
});

describe('grades, edges and how far a growth reaches', () => {
  it.each([
    [
      'Grade: 2 (T3 N2 M1)',
      'the grade of the cancer is 2 of 3. the cells look somewhat unusual and tend to grow at a middle speed',
    ],
    [
      'Nottingham Prognostic Index 3.36 (good prognostic group)',
      'the Nottingham Prognostic Index is 3.36. the report calls the outlook group a good one',
    ],
    ['Confined to the kidney', 'the growth has not gone past the kidney'],
    ['Not confined to the kidney', null],
    ['Growth phase Vertical', 'the growth has begun to grow downward into the skin (vertical growth phase)'],
    [
      'Peripheral margin, in situ 1.6 mm',
      'the free space to the side edge is 1.6 mm for the part that lies only in the top layer (in situ)',
    ],
    [
      'The findings are in keeping with favourable intermediate-risk disease, subject to clinical stage',
      'the report puts this in the favourable intermediate-risk group. the stage still counts for this',
    ],
    ['Test of cure is negative', 'the check that the treatment has worked (test of cure) is clear'],
    [
      'A PSMA PET scan is at the discretion of the urologist',
      'whether a PSMA PET scan is done is for the specialist (urologist) to decide',
    ],
    [
      'Muscularis propria not present in the sample',
      'the deep muscle of the wall was not in the sample, so it could not be checked',
    ],
    [
      'Renal vein and ureteric margins clear',
      'the kidney vein and ureter edges of the removed tissue show no sign of the growth',
    ],
  ])('%s', (line, plain) => {
    expect(texts(line)).toBe(plain);
  });

  it('points of a grade are no vessel of the brain', () => {
    const report =
      'HISTOPATHOLOGY REPORT\nSpecimen: Left breast wide local excision\nType: Invasive ductal carcinoma\nGrade: 2 (T3 N2 M1)\nLymphovascular invasion: Not seen';
    const { findings } = explainReport(report, knowledge);
    expect(findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
    expect(told('CT ANGIOGRAM HEAD\nFINDINGS: Left M1 segment not seen beyond its origin, occlusion.')).toMatch(/911/);
  });

  it('a layer that is free of cancer is told beside the cancer of the organ', () => {
    const text = told(
      'HISTOPATHOLOGY REPORT\nSpecimen: Bladder, TURBT\nDiagnosis: High grade papillary urothelial carcinoma, at least pT1.\nMuscularis propria present, not involved.',
    );
    expect(text).toContain('no cancer was found in that muscle');
    expect(text).toContain('The tumor stage (T) is at least T1');
    expect(told('CT CHEST\nFINDINGS: Left lower lobe pneumonia. The lungs are clear.')).not.toContain(
      'lungs are clear',
    );
  });

  it('rows that lost their columns are read behind the line of the specimen', () => {
    const text = told(
      'PATHOLOGY REPORT\nSpecimen: Skin, left calf\nDiagnosis Malignant melanoma, superficial spreading type\nBreslow thickness 1.2 mm\nStage (TNM 8) pT2a',
    );
    expect(text).toMatch(/left calf shows a skin cancer called melanoma/);
    expect(text).toContain('1.2 mm deep');
    expect(text).not.toMatch(/conclusion says: “Stage/);
  });

  it('the class of an earlier needle test is not that of this one', () => {
    const text = told(
      'THYROID FNAC REPORT\nImpression: Right thyroid nodule - Follicular neoplasm. Bethesda System (2023) Category IV.\nAdvice: Correlate.\nPrevious FNAC FN-641/23 (outside) reported as colloid goitre, Bethesda II.',
    );
    expect(text).toContain('The Bethesda category is IV');
    expect(text).not.toMatch(/category is II\b|look harmless/);
    expect(told('THYROID FNAC REPORT\nImpression: Right nodule: benign. Bethesda II.')).toMatch(/look harmless/);
  });

  it('what stands on every such paper asks for nothing', () => {
    const text = told(
      'CERVICAL SCREENING REPORT\nRESULT\nHigh-risk HPV test: NOT DETECTED\nMANAGEMENT\nRepeat screening test in 3 years.\nIMPORTANT INFORMATION\nISO 15189 accredited\nThis report supersedes no previous report.',
    );
    expect(text).not.toMatch(/IMPORTANT|ISO|supersedes/);
    expect(text).toMatch(/3 years/);
  });

  it('the place in the prostate is named once', () => {
    const text = told(
      'SURGICAL PATHOLOGY REPORT\nSPECIMEN: Prostate, needle core biopsies\nDIAGNOSIS:\nA. Prostate, right base: Benign prostatic tissue.\nB. Prostate, right mid: Prostatic adenocarcinoma, Gleason 3+3=6 (Grade Group 1), 1 of 2 cores, 5% of tissue, 1 mm.\nC. Prostate, right apex: High grade PIN.',
    );
    expect(text).toContain('No cancer was found in the right base of the prostate');
    expect(text).not.toMatch(/sample from the (?:base|tip)[^.]*of the prostate/);
  });
});

describe('genes of a tumor', () => {
  it('above the first heading are told each', () => {
    const text = told(
      'HISTOPATHOLOGY REPORT\nKRAS: mutant, c.35G>A p.Gly12Asp\nNRAS: wild type\nBRAF: wild type\nMSI: High (MSI-H)\nMMR IHC: loss of MLH1 and PMS2\nFINAL DIAGNOSIS:\nColon, biopsy: Adenocarcinoma.',
    );
    expect(text).toMatch(/change was found in the gene KRAS \(p\.Gly12Asp\)/);
    expect(text).toMatch(/No harmful change was found in the gene NRAS/);
    expect(text).toMatch(/No harmful change was found in the gene BRAF/);
    expect(text).toMatch(/cells lack a protein that repairs mistakes/);
    expect(text).toMatch(/repair proteins MLH1 and PMS2 are missing/);
  });

  it('below what was known before are no part of it', () => {
    const text = told(
      'Surgical pathology\nName: John Smith\nPriority: High\nClinical: known lung mass\nEGFR: mutation detected (L858R)\nALK: negative\nPD-L1: TPS 60%\nDIAGNOSIS: Lung, core biopsy: adenocarcinoma.',
    );
    expect(text).toMatch(/change was found in the gene EGFR \(L858R\)/);
    expect(text.match(/gene EGFR/g)).toHaveLength(1);
    expect(text).toMatch(/No harmful change was found in the gene ALK/);
    expect(text).toMatch(/PD-L1 was found on 60%/);
  });

  it('told of before stay there', () => {
    const text = told(
      'Surgical pathology\nCLINICAL: known colon cancer, KRAS mutated in 2022\nDIAGNOSIS: Liver, core biopsy: metastatic adenocarcinoma.',
    );
    expect(text).not.toMatch(/change was found in the gene KRAS/);
  });

  it.each([
    [
      'Loss of MSH2 and MSH6; MLH1 and PMS2 retained',
      'the repair proteins MSH2 and MSH6 are missing. the repair proteins MLH1 and PMS2 are there, as they should be',
    ],
    [
      'MLH1 retained, PMS2 lost',
      'the repair protein PMS2 is missing. the repair protein MLH1 is there, as it should be',
    ],
    ['KRAS: mutated (G12D)', 'a change was found in the gene KRAS (G12D)'],
    ['BRAF: wild type', 'no change that counts was found in the gene BRAF'],
  ])('%s', (line, expected) => expect(texts(line)).toBe(expected));
});
