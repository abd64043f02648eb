import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { checkFaithfulness } from '../faithful/faithfulness.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

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
    expect(text).toMatch(
      /The sample from the outlet of your bladder shows no sign of flat cancer cells only in the bladder lining \(CIS\)/,
    );
    expect(text).toMatch(
      /The sample from your left tube from kidney to bladder \(ureter\) shows flat cancer cells only in the bladder lining/,
    );
    expect(text).toMatch(/Sample C shows no sign of cancer/);
    expect(text).not.toMatch(/The sample shows no/);
  });

  it('in the comment and under the microscope, to the end of its paragraph', () => {
    const text = told(
      'DERMATOPATHOLOGY\nDIAGNOSIS\nA) SQUAMOUS CELL CARCINOMA IN SITU. Extends to the deep edge.\nB) BENIGN INTRADERMAL NEVUS.\n\nCOMMENT\nA: Full thickness atypia is present. No invasion.\nB: Nests of bland cells. Does not meet criteria for melanoma. S100 positive.\n\nMICROSCOPIC\nA. Keratinocyte atypia. No perineural invasion.\nB. As above.',
    );
    expect(text).not.toMatch(/The sample shows/);
    expect(text).toMatch(/Sample A shows no sign of cancer cells around a nerve/);
    expect(text).toMatch(/sample B, [^\n]*S100 was positive|Sample B[^\n]*S100/);
  });

  it('and a denial that names none stands in the report’s words', () => {
    const text = told(
      'PATHOLOGY REPORT\nDIAGNOSIS\nA. Colon, cecum, biopsy: Tubular adenoma with high grade dysplasia.\nB. Colon, rectum, biopsy: Hyperplastic polyp.\n\nCOMMENT\nNo carcinoma is seen on deeper levels.',
    );
    expect(text).not.toMatch(/The sample shows no sign/);
    expect(text).toContain('“No carcinoma is seen on deeper levels”');
  });
});

describe('a tissue report tells in its own words', () => {
  it('the results of before', () => {
    const text = told(
      'PATHOLOGY REPORT\n\nPRIOR RESULTS\n03/02/2021 ThinPrep Pap NILM\n05/01/2023 Pap LSIL; HPV 16 detected, HPV 18/45 not detected\n\nDIAGNOSIS\nA. Cervix, 3 o’clock, biopsy: HSIL (CIN 3).\nB. Endocervix, curettage: Benign endocervical tissue.',
    );
    expect(text).not.toMatch(/shows no (?:abnormal|sign of an HPV)|sample shows slightly/);
    expect(text).toMatch(/Of an earlier test, the report says/);
  });

  it.each([
    ['A few small hemorrhages are regarded as prep related.', /shows bleeding|Blood is leaking/],
    ['Focal hemorrhage and edema, biopsy artifact.', /shows bleeding|Blood is leaking|shows swelling/],
    ['Scattered pigmented macrophages may be seen with laxative use.', /shows mild dark|long use/],
    ['The lesion does not meet criteria for melanoma.', /no sign of/],
    ['p16 is strong, diffuse and block-type, supporting HSIL.', /spread out \(diffuse\)/],
    [
      'Desmin highlights the muscle; CD31 marks vessels without tumor emboli.',
      /no sign of|shows (?:a )?(?:cell|muscle|blockage)/,
    ],
    ['The outside biopsy (melanoma, 2022) has been reviewed.', /sample shows/],
    ['Biopsy site changes; surgical clip identified.', /in place|stay in the body/],
    ['Re-excision is not needed when margins are clear.', /no sign of clean/],
    ['Asymmetric lentiginous proliferation with bridging.', /shows a difference/],
  ])('“%s”', (line, not) => {
    const text = told(
      `SURGICAL PATHOLOGY REPORT\nDIAGNOSIS\nSkin, left arm, biopsy: Seborrheic keratosis.\n\nCOMMENT\n${line}`,
    );
    expect(text).not.toMatch(not);
  });
});

describe('what came later in a tissue report', () => {
  const marrow = (rest: string) =>
    told(`BONE MARROW REPORT\nDIAGNOSIS\nBone marrow, core biopsy:\n- Mantle cell lymphoma.\n${rest}`);

  it('takes the place of what was still to come', () => {
    const text = marrow(
      '\nPENDING: karyotype; FISH t(11;14); NOTCH1\n\nADDENDUM #1: FISH t(11;14) POSITIVE in 40% of nuclei. Karyotype 46,XX,t(11;14)(q13;q32)[7]/46,XX[13].',
    );
    expect(text).not.toMatch(/picture of the chromosomes was still to come|swapped places was still/);
    expect(text).toMatch(/picture of the chromosomes showed a change in some of the cells: “46,XX,t\(11;14\)/);
    expect(text).not.toContain('normal set of chromosomes');
  });

  it.each([
    ['Karyotype 46,XY[20].', true],
    ['Karyotype 46,XY,del(5)(q13q33)[12].', false],
    ['Cytogenetics: 47,XX,+8[15]/46,XX[5].', false],
    ['Karyotype: 45,X,-Y[10]/46,XY[10].', false],
    ['Chromosomes 46,XX,inv(16)(p13q22)[20].', false],
  ])('%s', (line, normal) => {
    expect(marrow(`\nCOMMENT\n${line}`).includes('normal set of chromosomes')).toBe(normal);
  });
});

it('a mole that is called dysplastic is not called harmless', () => {
  for (const line of [
    'DYSPLASTIC (CLARK) NEVUS, COMPOUND, WITH MODERATE ATYPIA.',
    'Compound nevus with architectural disorder and moderate atypia.',
    'Junctional nevus, dysplastic type.',
    'Severely dysplastic compound nevus.',
  ])
    expect(told(`DERMATOPATHOLOGY\nDIAGNOSIS\nSkin, back, shave biopsy: ${line}`)).not.toMatch(
      /benign nevus|mole that is not cancer/,
    );
});

it('the step of a cancer is told without what it means for one organ only, and a word’s meaning as such', () => {
  const text = told(
    'SURGICAL PATHOLOGY\nDIAGNOSIS\nBladder, TUR: High grade urothelial carcinoma, pT1. Hemorrhage is present.',
  );
  expect(text).toContain('first of four steps');
  expect(text).not.toMatch(/only a little way|(?:^|\. )Blood is leaking/m);
  // A meaning without a verb stays one.
  expect(told('DERMATOPATHOLOGY\nDIAGNOSIS\nSkin, nose, shave biopsy: Basal cell carcinoma.')).not.toMatch(
    /means that the most/,
  );
});

describe('whole lines of a tissue report that every reader can be told plainly', () => {
  const of = (line: string) =>
    told(`SURGICAL PATHOLOGY REPORT\nDIAGNOSIS\nSkin, nose, shave biopsy: Basal cell carcinoma. ${line}`);

  it.each([
    ['Extends to the deep and one peripheral edge of the biopsy.', 'reaches the deep edge and one side edge'],
    ['Tumor is present at the lateral margin.', 'reaches the side edge'],
    ['The lesion extends to the base and side margins.', 'reaches the deep edge and the side edge'],
    ['Controls ok.', 'checks of its dyes worked'],
    ['Intradept second opinion: HB (concur)', 'A second tissue doctor looked at it and agrees'],
    ['For discussion at colorectal MDT.', 'The report asks for a talk about you in the doctors’ team meeting (MDT).'],
    ['Biopsy site changes.', 'mark of an earlier biopsy'],
    ['Clip identified.', 'marker clip was found in the piece'],
    ['Muscularis propria (detrusor) is present and is NOT involved.', 'no cancer was found in that muscle'],
    ['5 of 14 cores involved', 'in 5 of the 14 pieces'],
  ])('%s', (line, words) => {
    expect(of(line)).toContain(words);
  });

  it.each([
    'Does not extend to the deep margin.',
    'Extends to within 1 mm of the deep margin.',
    'Muscularis propria is present and is involved.',
  ])('and no other: %s', (line) => {
    expect(of(line)).not.toMatch(/reaches the edge|no cancer was found in that muscle/);
  });
});

it('grades of what was seen are no blood values', () => {
  const text =
    'PATHOLOGY REPORT\nDIAGNOSIS\nSTOMACH, BIOPSY: Chronic active gastritis.\n\nSydney grading (0-3)\n               Antrum   Body\nNeutrophils      2        0\nEosinophils      1        1\n';
  const { labs } = explainReport(text, knowledge);
  expect(labs).toEqual([]);
});

it('a report of tissue is named by what was sent, not by an earlier test', () => {
  const title = (text: string) => explainReport(text, knowledge).title;
  expect(
    title(
      'PATHOLOGY REPORT\nCLINICAL: Pap test ASC-H, ThinPrep.\nDIAGNOSIS\nA. Cervix, 3 o’clock, biopsy: HSIL.\nB. Endocervix, curettage: Benign.',
    ),
  ).not.toContain('Pap');
  expect(
    title(
      'CYTOLOGY REPORT\nSource: Voided urine\nPrep: ThinPrep x1\nDIAGNOSIS: Negative for high grade urothelial carcinoma.',
    ),
  ).not.toContain('Pap');
  expect(title('GYN CYTOLOGY REPORT\nSource: cervix, ThinPrep\nINTERPRETATION: NILM')).toContain('Pap');
  expect(
    title(
      'HISTOPATHOLOGY\nThank you for this left hemithyroidectomy.\nCLINICAL NOTES: thyroid FNA Bethesda IV.\nSUMMARY\nLeft hemithyroidectomy: Follicular adenoma.',
    ),
  ).not.toContain('needle');
});

it('a cancer of the report is not denied of the whole sample by a line on one growth', () => {
  const text = told(
    'HISTOPATHOLOGY REPORT\nMICROSCOPIC: The main nodule is follicular. Papillary carcinoma is not seen in it.\nSUMMARY\nLeft hemithyroidectomy: Papillary thyroid microcarcinoma, 4 mm, in the upper pole.',
  );
  expect(text).not.toMatch(/no sign of [^“]*papillary/);
});
