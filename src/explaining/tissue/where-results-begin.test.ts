import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const read = (text: string) => explainReport(text, knowledge);
const found = (text: string) => read(text).findings.map((one) => one.text);

describe('where the results of a tissue report begin', () => {
  it('a row with a colon below the specimen is a result, cancer included', () => {
    const told = found(
      'HISTOLOGY REPORT\nSpecimen: Total hysterectomy and both ovaries.\nUterus 110 g.\nTumour type: Endometrioid adenocarcinoma\nFIGO grade: 2\nSerosa: Not breached\nLVSI: None seen\nOmentum: Free of tumour',
    ).join('\n');
    expect(told).toMatch(/cancer of the womb lining/);
    expect(told).toMatch(/grade is 2/);
  });

  it('lettered biopsies behind the indication are results, and nothing of before', () => {
    const told = found(
      'GASTROINTESTINAL PATHOLOGY\nIndication: anemia, loose stools.\nA. DUODENUM, BIOPSY: No evidence of celiac disease.\nB. STOMACH, ANTRUM, BIOPSY: Chronic gastritis with Helicobacter pylori organisms.\nC. RECTUM, BIOPSY: Hyperplastic polyp.',
    );
    expect(told.join('\n')).toMatch(/H\. pylori/);
    expect(told.join('\n')).not.toMatch(/before the test, as far as the report says/);
  });

  it('lettered places with what was asked of them stay the question', () => {
    const { findings } = read(
      'DERMATOPATHOLOGY\nClinical: A) Left back, shave biopsy: r/o melanoma\nB) Chin, punch biopsy: ?basal cell carcinoma\nDIAGNOSIS\nA) Seborrheic keratosis.\nB) Intradermal nevus.',
    );
    expect(
      findings
        .filter((one) => one.assertion === 'present')
        .map((one) => one.text)
        .join('\n'),
    ).not.toMatch(/shows (?:a skin cancer called melanoma|a common slow skin cancer)/);
  });

  it('an answer of one word ends its row', () => {
    const told = found(
      'PATHOLOGY REPORT\nDIAGNOSIS\nLung, left lower lobe, lobectomy: Adenocarcinoma.\nExtracapsular spread: no\nSTAGE pT2a pN1 (TNM 8)\nSide: left\nPleural invasion: Not identified',
    ).join('\n');
    expect(told).toMatch(/stage \(T\) is T2a/);
    expect(told).toMatch(/stage \(N\) is N1/);
  });

  it('a report of an afterbirth is one of tissue, and an infarct in it is no stroke of the reader', () => {
    const { reportType, findings } = read(
      'PLACENTA, 38 WEEKS\nClinical: small baby.\nDiagnosis:\n- Accelerated villous maturation and two infarcts (largest 2 cm).\n- Acute chorionitis. No funisitis. No villitis.',
    );
    expect(reportType).toBe('pathology');
    expect(findings.map((one) => one.text).join('\n')).toMatch(/afterbirth/);
  });
});

describe('signs that a tissue report does not hold', () => {
  const marrow = (line: string) =>
    `BONE MARROW REPORT\nFINAL DIAGNOSIS: ${line}\n- Normocellular marrow with trilineage hematopoiesis.\nDifferential count (500 cells): Blasts 1%, promyelocytes 4%, myelocytes 12%, erythroid 35%, lymphocytes 9%, plasma cells 2%.`;

  it.each([
    'Bone marrow, right posterior iliac crest, aspirate, clot and core biopsy:',
    'Bone marrow, left iliac crest, aspirate and clot section:',
  ])('the clot of a marrow sample is none in a vein, and a usual count no leukemia: %s', (line) => {
    const { findings, recommendations } = read(marrow(line));
    expect(findings.filter((one) => one.importance === 'urgent')).toEqual([]);
    expect(recommendations.map((one) => one.text).join('\n')).not.toMatch(/911|needle biopsy/);
  });

  it('a marrow full of promyelocytes still speaks', () => {
    const { findings } = read(
      'BONE MARROW REPORT\nDIAGNOSIS\nBone marrow, aspirate:\nAbnormal promyelocytes with Auer rods, most in keeping with acute promyelocytic leukemia.',
    );
    expect(findings.some((one) => one.importance === 'urgent')).toBe(true);
  });
});

describe('an edge that an amended report changes', () => {
  const amended = (before: string, after: string) =>
    found(
      `SURGICAL PATHOLOGY\nKidney, right, partial nephrectomy:\n - Clear cell renal cell carcinoma\n - Parenchymal margin: ${before}\n - Sinus fat margin: Negative\nAMENDED REPORT 02/03/26: On deeper levels the parenchymal margin is ${after}.`,
    ).join('\n');

  it('is told as it is now', () => {
    expect(amended('Positive for tumor', 'negative for tumor')).not.toMatch(
      /edge of the removed tissue shows a growth/,
    );
  });

  it('stays where the later part says the same', () => {
    expect(amended('Positive for tumor', 'positive for tumor')).toMatch(/edge of the removed tissue shows/);
  });
});
