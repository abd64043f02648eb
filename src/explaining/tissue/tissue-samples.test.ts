import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../../knowledge/index.js';
import { checkFaithfulness } from '../faithfulness.js';
import { explainReport } from '../index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../../knowledge/compiled.json', import.meta.url), 'utf8')),
);

function told(text: string): string {
  const analysis = explainReport(text, knowledge);
  expect(checkFaithfulness(analysis, text, knowledge)).toEqual([]);
  const { findings, summary, keyPoints, recommendations } = analysis;
  return [summary, ...keyPoints, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join(
    '\n',
  );
}

describe('of several samples, what is told says of which one', () => {
  it('where each stands under a heading of its own', () => {
    const text = told(
      'SURGICAL PATHOLOGY REPORT\n\nA. URETER, LEFT DISTAL, BIOPSY:\n   Urothelial carcinoma in situ (CIS).\n   Squamous change, focal.\n\nB. BLADDER NECK, BIOPSY:\n   Benign urothelium. Negative for CIS.\n\nC. TRIGONE, BIOPSY:\n   No carcinoma.\n\nComment: Fat seen in A is not involved. No granulomas.',
    );
    expect(text).toMatch(/sample B, the report’s conclusion says: “Negative for CIS”/i);
    expect(text).toMatch(/Sample A shows cancer/);
    expect(text).not.toMatch(/The sample shows no/);
  });

  it('in the comment and under the microscope, to the end of its paragraph', () => {
    const text = told(
      'DERMATOPATHOLOGY\nDIAGNOSIS\nA) SQUAMOUS CELL CARCINOMA IN SITU. Extends to the deep edge.\nB) BENIGN INTRADERMAL NEVUS.\n\nCOMMENT\nA: Full thickness atypia is present. No invasion.\nB: Nests of bland cells. Does not meet criteria for melanoma. S100 positive.\n\nMICROSCOPIC\nA. Keratinocyte atypia. No perineural invasion.\nB. As above.',
    );
    expect(text).not.toMatch(/The sample shows/);
    expect(text).toMatch(/Sample A shows no sign of cancer cells around a nerve/);
    expect(text).toMatch(/sample B, [^\n]*S100 positive|Sample B[^\n]*S100/);
  });

  it('and a denial that names none stands in the report’s words', () => {
    const text = told(
      'PATHOLOGY REPORT\nDIAGNOSIS\nA. Colon, cecum, biopsy: Tubular adenoma with high grade dysplasia.\nB. Colon, rectum, biopsy: Hyperplastic polyp.\n\nCOMMENT\nNo carcinoma is seen on deeper levels.',
    );
    expect(text).not.toMatch(/The sample shows no sign/);
    expect(text).toContain('“No carcinoma is seen on deeper levels”');
  });
});
