import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const told = (lines: string): string =>
  explainReport(`SURGICAL PATHOLOGY REPORT\n\nFINAL DIAGNOSIS:\n${lines}\n`, knowledge)
    .plain.map(({ text }) => text)
    .join(' ');

describe('a tissue report', () => {
  it.each([
    [
      'Left breast, lumpectomy: Invasive ductal carcinoma.\nEstrogen receptor: Positive (95%)',
      'receptors for the hormone estrogen',
    ],
    ['Left breast, lumpectomy: Invasive ductal carcinoma.\nHER2: Negative (IHC 1+)', 'HER2 negative'],
    [
      'RIGHT COLON, RIGHT HEMICOLECTOMY: ADENOCARCINOMA.\nMARGINS OF RESECTION ARE FREE OF TUMOR.',
      'The edges of the removed tissue show no sign of',
    ],
    ['Colon: Metastatic adenocarcinoma in two of eighteen lymph nodes (2/18).', 'in 2 of the 18 lymph nodes'],
    [
      'Skin, back, excision: Melanoma.\nPeripheral margins: Positive for melanoma in situ',
      'The side edge of the removed tissue shows',
    ],
    ['Skin, back, excision: Melanoma.\nDeep margin: Negative', 'The deep edge of the removed tissue looked clear'],
    [
      'Colon, cecum, polypectomy: Tubular adenoma, negative for high-grade dysplasia.',
      'no sign of very abnormal cells',
    ],
  ])('%s', (lines, words) => {
    expect(told(lines)).toContain(words);
  });

  it('takes no label of a field for a growth', () => {
    const text = told(
      'Left breast, lumpectomy: Fibroadenoma.\nTumor focality: Single focus\nDuctal carcinoma in situ: Present, 10% of tumor',
    );
    expect(text).not.toMatch(/shows a growth \(tumor\)/);
  });

  it('takes no part of a grade for the grade', () => {
    expect(told('Left breast, lumpectomy: Invasive ductal carcinoma.\nNuclear grade: 2')).not.toContain('grade is 2');
  });

  it('gives no sample to the one before it', () => {
    const text = told(
      'Thyroid, right lobe, FNA: Benign.\nPleural fluid, left, thoracentesis: Negative for malignant cells.',
    );
    expect(text).not.toMatch(/thyroid gland shows no sign of cancer cells/);
  });

  it('calls no sample normal for what its proteins do', () => {
    expect(told('Colon, excision: Adenocarcinoma.\nMismatch repair proteins: intact nuclear expression.')).not.toMatch(
      /looked normal/,
    );
  });

  it('means the neck of the womb in a Pap test', () => {
    const text = explainReport(
      'GYN CYTOLOGY REPORT\nSpecimen: Cervical/endocervical, ThinPrep\nInterpretation: Atypical squamous cells of undetermined significance.\n',
      knowledge,
    )
      .plain.map((one) => one.text)
      .join(' ');
    expect(text).not.toContain('spine');
  });
});
