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

  it('the place in the prostate is named once', () => {
    const text = told(
      'SURGICAL PATHOLOGY REPORT\nSPECIMEN: Prostate, needle core biopsies\nDIAGNOSIS:\nA. Prostate, right base: Benign prostatic tissue.\nB. Prostate, right mid: Prostatic adenocarcinoma, Gleason 3+3=6 (Grade Group 1), 1 of 2 cores, 5% of tissue, 1 mm.\nC. Prostate, right apex: High grade PIN.',
    );
    expect(text).toContain('No cancer was found in the right base of the prostate');
    expect(text).not.toMatch(/sample from the (?:base|tip)[^.]*of the prostate/);
  });
});
