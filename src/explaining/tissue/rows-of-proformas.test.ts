import { describe, expect, it } from 'vitest';
import { faithful, found } from '../../../test/explained.js';
import { plainLine } from './plain-lines.js';

const texts = (line: string): readonly string[] => plainLine(line)?.texts ?? [];

describe('rows of proformas are told in plain words', () => {
  it.each([
    ['Grade: T3 N2 M2 = 7, Gd 2', 'the grade is 2 of 3'],
    ['Size invasive: 24 mm (largest), 7 mm second', 'the largest spot of invasive cancer measures 24 mm, the second one 7 mm'],
    ['Whole tumour size 61 mm incl DCIS', 'the whole area measures 61 mm'],
    ['LCIS: pleomorphic present', 'LCIS, pleomorphic kind'],
    ['Lymph nodes: axilla total 14, positive 3 (macromets 2, micromet 1; largest 9 mm); extranodal spread present, 2mm', '3 of the 14 lymph nodes'],
    ['Apical node neg', 'the highest lymph node is free of cancer'],
    ['HER2 1+ NEGATIVE', 'HER2 negative, 1+'],
    ['NPI = 0.2 x 2.4 + 2 + 2 = 4.48 (moderate prognostic group)', 'the Nottingham index is 4.48'],
    ['IF: IgA 3+ mesangial, C3 2+, IgG neg, C1q neg', 'the dyes did not find IgG and C1q'],
    ['Modified NIH Activity index 11/24', 'the score for fresh swelling that can be treated is 11 of 24'],
    ['Chronicity index: 2/12', 'the score for lasting scars is 2 of 12'],
    ['Endocap. hypercellularity 2; neutrophils 1; hyaline deposits 0; crescents 1 x2; Glom. sclerosis 1', 'no points were given for thick deposits'],
    ['Regression: Early, <25%', 'this is so in less than 25% of it'],
    ['Associated naevus: Dysplastic compound naevus remnants present', 'parts of an unusual mole'],
    ['Maximum thickness 2.2mm', 'the growth is 2.2mm thick at most'],
    ['LVI : Small vessel present; large venous (extramural) not identified', 'no cancer cells were seen in the larger veins'],
    ['Tumour budding : 6 per 0.785 sq mm, intermediate (Bd2)', 'a middle number of small groups of cells (6 in one field)'],
    ['Greatest extent on core: 8 mm', 'the longest stretch of the growth in one piece is 8 mm'],
    ['Antral mucosa with lymphoplasmacytic infiltrate of moderate density', 'a medium number of immune cells'],
    ['Activity 2 0', 'a medium amount (2) in its first column and none (0) in its second'],
    ['FISH for MYC and BCL2 rearrangements to follow', 'is still to come'],
    ['Tumour cells S100+, SOX10+; PRAME diffusely positive', 'PRAME'],
  ])('%s', (line, told) => expect(texts(line).join('. ')).toContain(told)); // biome-ignore format: one list

  it('a sum that does not fit its points is not told', () => expect(texts('Grade: T3 N2 M2 = 8')).toEqual([]));
});

describe('the edges of what was taken out', () => {
  const skin = (line: string) => found(`HISTOLOGY\nSUMMARY\nSkin, left cheek: SQUAMOUS CELL CARCINOMA\n - ${line}`);

  it('that are clear call no sample normal', () => {
    const text = skin('Excised; peripheral 2.1mm, deep 0.6mm - clear but <1mm deep');
    expect(text).toContain('2.1 mm to the side edge and 0.6 mm to the deep edge');
    expect(text).toContain('clear, but one by less than 1 mm');
    expect(text).not.toContain('looked normal');
    expect(skin('Shaved; deep 0.6 mm from it - clear')).not.toContain('looked normal');
  });

  it('are close or the nearest, and not both', () => {
    const text = skin('Margins:\n Nearest peripheral (inferior)  1.4mm\n Deep   0.4mm  (close)');
    expect(text).toContain('From the growth to the deep edge it is 0.4 mm, which is close.');
    expect(text.match(/nearest edge/g)).toHaveLength(1);
  });
});

describe('a cancer and what its line lists behind it', () => {
  const text = found(
    'HISTOLOGY\nConclusion: R breast - grade 3 invasive lobular ca, 31mm, LVI+, 4/15 nodes +ve, ER+ PR- HER2-. Completely excised.',
  );
  it('is told by its name, with its own size and its nodes', () => {
    expect(text).toContain('a breast cancer that began in a milk gland');
    expect(text).toContain('It measures 31 mm');
    expect(text).toContain('Cancer was found in 4 of the 15 lymph nodes');
    expect(text).not.toMatch(/They measure 31 mm/);
  });
});

describe('what a tissue report asks for', () => {
  it('is no finding', () => {
    const analysis = faithful(
      'HISTOLOGY\nSpecimen: Left hemicolectomy\nMMR IHC: MLH1 loss, PMS2 loss. Interpretation: dMMR. Suggest BRAF V600E / MLH1 promoter methylation to distinguish sporadic from Lynch syndrome.\nImpression: Moderately differentiated adenocarcinoma descending colon.\nFor colorectal MDT in view of nodal disease.',
    );
    expect(analysis.findings.map(({ text }) => text).join(' ')).not.toMatch(/probably shows a change in the BRAF/);
    const asked = analysis.recommendations.map(({ text }) => text).join(' ');
    expect(asked).toContain('MLH1 promoter methylation');
    expect(asked).toContain('team meeting');
  });
});

describe('who wrote the report and why', () => {
  it('a name below its greeting is no result', () => {
    const analysis = faithful(
      'Institut für Pathologie Waldrode\nMaterial: 1. Antrum PE (2)   2. Duodenum PE (2)\nDiagnosis:\n1. Chronic active Helicobacter pylori gastritis, moderate.\n2. Normal duodenal mucosa.\n\nWith kind collegial regards\nPD Dr. med. Ottilie Brackwasser',
    );
    const told = analysis.findings.map(({ text }) => text).join(' ');
    expect(told).not.toMatch(/Brackwasser|regards/);
  });

  it('the reason in the thanks of a letter is nothing that the sample shows', () => {
    const text = found(
      'Dear Dr Quill\n\nThank you for referring the biopsies from this 31-year-old with iron deficiency.\n\nWe received two pieces of duodenum. They show partial villous atrophy.\n\nConclusion:\n  Duodenum - partial villous atrophy, in keeping with coeliac disease.\n\nYours sincerely\nDr P Lamb\nHistopathology',
    );
    expect(text).not.toContain('sample shows too little iron');
  });
});

describe('where each sample of a list was taken', () => {
  const diagnosis =
    '\nDiagnosis\nA) Sessile serrated lesion without dysplasia.\nB) Tubular adenomas (2), low-grade dysplasia.\nC) Tubulovillous adenoma.\nD) Hyperplastic polyp.';
  it.each([
    ['in one line', 'Specimen(s): A) Caecum polyp  B) Transverse colon polyps x2  C) Sigmoid polyp 14mm hot snare  D) Rectum polyp'],
    ['line by line', 'Specimens:\nA) Caecum polyp\nB) Transverse colon polyps x2\nC) Sigmoid polyp 14mm hot snare\nD) Rectum polyp'],
  ])('%s', (_, list) => {
    const text = found(`COLONOSCOPY PATHOLOGY\n${list}${diagnosis}`);
    expect(text).toMatch(/This polyp is from the start of the large bowel \(cecum\)\. It shows a flat polyp/);
    expect(text).toMatch(/This sample is from the middle part of the large bowel[^.]*\. It shows common polyps/);
    expect(text).toMatch(/This polyp is from the last bend of the large bowel[^.]*\. It shows a polyp that needs closer watching/);
    expect(text).toMatch(/This polyp is from your rectum\. It shows a small, mostly harmless polyp/);
  }); // biome-ignore format: one list
});

describe('a marrow', () => {
  it.each([
    ['No infiltrate.', 'no cells that do not belong there'],
    ['Normocellular marrow with reduced iron stores', 'the iron stored in it is less than usual'],
    ['Aspirate: particles present, cellularity normal for age', 'the usual number of blood-making cells'],
  ])('%s', (line, told) => expect(texts(line).join('. ')).toContain(told));
});
