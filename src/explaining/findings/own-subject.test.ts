import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { checkFaithfulness } from '../faithful/faithfulness.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const told = (text: string) => {
  const analysis = explainReport(text, knowledge);
  expect(checkFaithfulness(analysis, text, knowledge)).toEqual([]);
  return `${analysis.summary} ${analysis.findings.map((finding) => finding.text).join(' ')}`;
};

describe('the rating of one lump', () => {
  const neck = (lines: string) => `US THYROID\nFINDINGS: Both lobes were measured.\nIMPRESSION:\n${lines}\n`;

  it.each([
    '1. Right mid pole nodule TIRADS 4, 14 mm.\n2. Right lower pole nodule TIRADS 1.',
    '1. Right lower nodule, TI-RADS 1.\n2. Right upper nodule, TI-RADS 5. FNA advised.',
    '- Left upper pole nodule TIRADS 2.\n- Left lower pole nodule TIRADS 4.',
    '- Left nodule 9 mm, ACR TI-RADS 1.\n- Right nodule 22 mm, ACR TI-RADS 5.',
  ])('is not that of the side, and calms for no other: %s', (lines) => {
    const found = told(neck(lines));
    expect(found).not.toMatch(/rates your (?:left|right) side/);
    expect(found).not.toMatch(/looks harmless/);
  });

  it('is explained where nothing graver stands beside it', () => {
    expect(told(neck('Right lower pole nodule, 7 mm, TI-RADS 1.'))).toMatch(/looks harmless/);
  });
});

describe('what the heart muscle has', () => {
  it.each([
    'Concentric LVH, segmental wall motion abnormality c/w CAD in RCA/LCx territory, mildly reduced EF.',
    'LVH and hypokinesia in the RCA territory, reduced EF.',
    'Wall motion abnormality in LAD territory with reduced EF.',
    'Left ventricular hypertrophy. Akinesis in the LAD/RCA distribution.',
  ])('is no illness of an artery: %s', (line) => {
    expect(told(`ECHOCARDIOGRAM\nFINDINGS: Fair study.\nCONCLUSION:\n${line}\n`)).not.toMatch(
      /(?:thickening|reduced EF|pumped[^.]*|moves?[^.]*) (?:of|in) your (?:right|left)[^.]*artery/,
    );
  });

  it.each(['Severe stenosis of the RCA.', 'Calcified plaque in the right coronary artery.'])(
    'leaves the artery what is its own: %s',
    (line) => {
      expect(told(`CT CORONARY ANGIOGRAM\nFINDINGS: Good study.\nIMPRESSION: ${line}\n`)).toMatch(/right heart artery/);
    },
  );
});

describe('a growth of the appendix', () => {
  const tissue = (line: string) => `SURGICAL PATHOLOGY REPORT\n\nDIAGNOSIS:\n${line}\n`;

  it.each([
    'Appendix with well differentiated neuroendocrine tumour (NET G1) of the tip, 5 mm, Ki-67 1 %, limited to submucosa, base free.',
    'Appendix: carcinoid tumor of the tip, 8 mm, limited to the wall.',
    'Appendix with adenoma, 12 mm, lumen dilated, wall intact.',
    'Appendix with adenocarcinoma, 20 mm, wall thickened.',
  ])('is no sign of appendicitis: %s', (line) => {
    expect(told(tissue(line))).not.toMatch(/appendicitis/i);
  });

  it.each([
    'Appendix: acute appendicitis with perforation.',
    'Appendix dilated to 12 mm with wall thickening and transmural neutrophils.',
  ])('leaves appendicitis told where it is: %s', (line) => {
    expect(told(tissue(line))).toMatch(/appendicitis/i);
  });
});

describe('raised vascularity of a part', () => {
  it.each([
    'RIGHT LOBE: Heterogeneous echotexture. Vascularity raised.',
    'LEFT LOBE: Vascularity is increased.',
    'Thyroid enlarged with increased vascularity.',
    'ISTHMUS: Vascularity increased.',
  ])('says nothing of the blood vessels: %s', (line) => {
    expect(told(`US THYROID\nFINDINGS:\n${line}\nIMPRESSION: Thyroiditis.\n`)).not.toMatch(
      /your blood vessels|vessels (?:as|are) higher/,
    );
  });
});
