import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const summary = (body: string) => explainReport(`HISTOPATHOLOGY REPORT\n${body}\n`, knowledge).summary;

describe('that a sample holds no cancer is said at once', () => {
  it.each([
    ['Gallbladder, cholecystectomy: Chronic cholecystitis with cholelithiasis. No dysplasia or malignancy.', /No sign of cancer was seen/],
    ['Specimen: Skin lesion left shoulder\nDiagnosis: Benign intradermal naevus.', /not cancer/],
    ['Nature of specimen: Endometrial pipelle\nConclusion: Proliferative endometrium. No evidence of malignancy.', /No sign of cancer was seen/],
    ['Specimen: Lymph node, right neck, excision\nDiagnosis: Reactive follicular hyperplasia. No evidence of lymphoma or metastatic carcinoma.', /not cancer/],
  ])('%s', (body, says) => {
    expect(summary(body)).toMatch(says);
  }); // biome-ignore format: a table

  it.each([
    'Diagnosis: Skin, back: Invasive melanoma. Lymph node: no malignancy.',
    'Diagnosis: Atypical cells suspicious for carcinoma. No invasive malignancy.',
    'Diagnosis: Thyroid, FNA: Follicular neoplasm. No papillary carcinoma seen.',
    'Diagnosis: Bladder, biopsy: Chronic cystitis. No invasive carcinoma in the planes examined.',
  ])('and never beside what may be one, nor of one kind alone: %s', (body) => {
    expect(summary(body)).not.toMatch(/No sign of cancer was seen|not cancer/);
  });
});

describe('edges and kinds', () => {
  const found = (body: string) =>
    explainReport(`HISTOPATHOLOGY REPORT\n${body}\n`, knowledge)
      .findings.map(({ text }) => text)
      .join('\n');

  it('the nearest edge is the one that is called so', () => {
    const text = found(
      'Left breast, lumpectomy: Invasive lobular carcinoma. Margins: anterior 2 mm, posterior 6 mm, closest margin superior 1 mm.',
    );
    expect(text).not.toMatch(/nearest edge[^.]* 2 mm/);
    expect(text).toMatch(/1 mm/);
  });

  it('no cancer of a high grade is not no severe cancer', () => {
    const text = found('Specimen: Urine\nDiagnosis: Negative for high-grade urothelial carcinoma.');
    expect(text).not.toMatch(/severe/);
    expect(text).toMatch(/high-grade/);
  });
});
