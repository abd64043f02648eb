import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function told(text: string): string {
  const analysis = explainReport(text, knowledge);
  return [analysis.summary, ...analysis.keyPoints, ...analysis.findings.map((one) => one.text)].join('\n');
}

describe('what a sample shows keeps its organ, its answer and what decides it', () => {
  it.each<[string, string, readonly string[], readonly RegExp[]]>([
    [
      'a lobe of another organ than the lung',
      'FINE NEEDLE ASPIRATION REPORT\nDiagnosis:\nA. Thyroid, left lobe, lower, 1.4 cm nodule: Atypia of undetermined significance (Bethesda III).\nB. Thyroid, right lobe, mid: Benign follicular nodule (Bethesda II).',
      ['left side of your thyroid gland', 'harmless lump in the thyroid'],
      [/lung/],
    ],
    [
      'single cells in a lymph node',
      'SURGICAL PATHOLOGY REPORT\nProcedure: Partial mastectomy with sentinel node biopsy\nHistologic type: Invasive lobular carcinoma\nDermal involvement: N/A\nRegional nodes: sentinel nodes examined 2\n  with macrometastasis: 0\n  with isolated tumor cells: 1\nStage: pT1b pN0(i+)(sn)',
      ['N0(i+). Only single cancer cells or very tiny groups were found in the lymph nodes'],
      [/skin sample/, /came from your skin/, /No cancer was found in the lymph nodes/],
    ],
    [
      'the same stage on its own',
      'SURGICAL PATHOLOGY REPORT\nDiagnosis: Lymph node, sentinel, biopsy: Isolated tumor cells, pN0(i+).',
      ['N0(i+). Only single cancer cells'],
      [/No cancer was found in the lymph nodes/],
    ],
    [
      'a very small spot in a lymph node',
      'SURGICAL PATHOLOGY REPORT\nDiagnosis: Left breast: Invasive ductal carcinoma.\nStage: pT1c pN1mi(sn) M0',
      ['The lymph node stage (N) is N1mi. Only a very small spot of cancer', 'The tumor stage (T) is T1c'],
      [/is N1\./],
    ],
    [
      'a plain N1 beside it',
      'SURGICAL PATHOLOGY REPORT\nDiagnosis: Left breast: Invasive ductal carcinoma.\nStage: pT1c pN1a(sn) M0',
      ['The lymph node stage (N) is N1a. Cancer was found in lymph nodes nearby'],
      [/very small spot/],
    ],
    [
      'the stage group behind the code',
      'SURGICAL PATHOLOGY REPORT\nDiagnosis: Colon: Adenocarcinoma.\nClassification: pT3, pN1b (2/24), L1, V0, Pn0, R0, stage IIIB (given cM0).',
      ['The overall cancer stage is IIIB. The cancer has grown further than in stage 2'],
      [],
    ],
    [
      'the stage group in a line of its own',
      'SURGICAL PATHOLOGY REPORT\nDiagnosis: Lung, left: Squamous cell carcinoma, 3.2 cm. pT2a pN0. Stage IB.',
      ['The overall cancer stage is IB. This is an early stage'],
      [],
    ],
    [
      'the words of a British smear report',
      'CERVICAL CYTOLOGY REPORT\nRESULT\nHigh-risk HPV test: DETECTED\nCytology: Borderline changes in squamous cells\nPrevious smear 2019: no dyskaryosis.',
      ['slight (borderline) cell changes on the neck of the womb'],
      [],
    ],
    [
      'the answer of one test beside the next test',
      'BONE MARROW BIOPSY\nDiagnosis: Plasma cell myeloma.\nFISH: t(4;14) pos. del(13q), t(14;16): not detected.',
      ['t(4;14) pos. del(13q)'],
      [/positive del/],
    ],
    [
      'an amount of now',
      'BONE MARROW BIOPSY\nDiagnosis: Hypercellular marrow, trilineage hematopoiesis present, decreased myeloid.',
      ['All kinds of blood cells are made', 'fewer cells that make white blood cells'],
      [/than before/, /as it should/],
    ],
    [
      'the kind of a virus',
      'GYN CYTOLOGY\nInterpretation: Low grade squamous intraepithelial lesion (LSIL).\nHPV, high risk: DETECTED\n  HPV 16: not detected\n  HPV 18/45: not detected\nSuggest colposcopy per risk tables.',
      [
        'The HPV virus, a high-risk type, was found',
        'The HPV virus, type 16, was not found',
        'The HPV virus, type 18 or 45, was not found',
        'The report suggests a close look',
      ],
      [/One part of the sample/, /common virus called HPV/, /as possible/],
    ],
    [
      'an old illness of another organ',
      'SURGICAL PATHOLOGY REPORT\nUrinary bladder, TURBT: Papillary urothelial carcinoma, low grade.\nUrinary bladder, dome, biopsy: cystitis cystica.\nH/O left renal cell ca, nephrectomy 2012.\nSuggest surveillance cystoscopy per risk group.',
      ['Your past health history includes kidney cancer', 'The report suggests a look into the bladder'],
      [/from the past/, /germs/],
    ],
    [
      'grades of several samples',
      'PROSTATE BIOPSY\nDiagnosis: A. Right base: Prostatic adenocarcinoma, Gleason score 4+3=7 (Grade Group 3). B. Left apex: Prostatic adenocarcinoma, Gleason score 3+3=6 (Grade Group 1).',
      [
        'In one part of the sample, the Gleason score is 4+3=7',
        'In one part of the sample, the Gleason score is 3+3=6',
      ],
      [/(?:^|\. )The Gleason/m],
    ],
    [
      'a part that the tumor only comes near',
      'SURGICAL PATHOLOGY REPORT\nTumor Site: Left lower lobe\nHistologic Type: Adenocarcinoma\nVisceral Pleura Involvement: The tumor comes close to the pleural surface but does not invade the pleura.',
      ['does not invade the pleura'],
      [/sample from the lining of your lung/, /growth \(tumor\) (?:in|on) the lining/],
    ],
    [
      'fluid beside a swollen organ',
      'CT ABDOMEN\nFindings: Free fluid in the pelvis.\nImpression: Acute appendicitis.',
      ['fluid outside the organs'],
      [/can be normal/],
    ],
  ])('tells %s', (_, text, wanted, unwanted) => {
    const written = told(text);
    for (const words of wanted) expect(written).toContain(words);
    for (const words of unwanted) expect(written).not.toMatch(words);
  });
});
