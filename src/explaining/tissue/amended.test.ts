import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';
import { plainLine } from './plain-lines.js';

const knowledge = wholeKnowledge();
const read = (text: string) => explainReport(text, knowledge);
const told = (text: string) => {
  const { summary, findings } = read(text);
  return [summary, ...findings.map((one) => one.text)].join('\n');
};
const nodes = (added: string) =>
  told(
    `CYTOLOGY REPORT\n\nSUMMARY\n1. Thyroid, right lobe: papillary thyroid carcinoma.\n2. Node, right level IV: Reactive lymph node, no metastasis seen.\n\nADDENDUM\nThyroglobulin washout 4820 ng/mL, in keeping with metastatic carcinoma. ${added}`,
  );
const LINE = (line: string) => plainLine(line)?.texts.join('. ') ?? null;

describe('what a later part of a tissue report takes back', () => {
  it.each([
    'The conclusion for specimen 2 is amended accordingly.',
    'The diagnosis of sample 2 has been revised.',
    'Interpretation on part 2 was changed.',
    'The result for specimen 2 is superseded.',
  ])('is told no more: %s', (added) => {
    expect(nodes(added)).not.toMatch(/shows a lymph node that answers|no (?:sign of )?cancer spread/);
    expect(nodes(added)).toMatch(/thyroid cancer/);
  });

  it.each(['The diagnosis is unchanged.', 'The conclusion for specimen 1 is NOT changed.'])(
    'stays where nothing is taken back: %s',
    (added) => {
      expect(nodes(added)).toMatch(/Reactive lymph node|answers to irritation/i);
    },
  );

  it('a denial before a mark of the amendment gives way to the cells that were then found', () => {
    const text = told(
      'HISTOPATHOLOGY\n\nDIAGNOSIS\nA. Left breast, core biopsy: Invasive carcinoma.\nB. Left axillary node, core biopsy: No metastatic carcinoma on H&E.\n   [AMENDED:] Stains show scattered positive cells. Isolated tumour cells.',
    );
    expect(text).not.toMatch(/no sign of cancer spread/);
    expect(text).toMatch(/single cancer cells/);
  });
});

describe('the name of a growth is no laboratory test', () => {
  it.each([
    'Invasive adenocarcinoma, poorly differentiated, with mucinous features (30%), 5.2 cm.',
    'Invasive ductal carcinoma, grade 2, 14 mm.',
    'Follicular lymphoma 80%, diffuse 20%.',
  ])('%s', (line) => {
    expect(
      read(`SURGICAL PATHOLOGY REPORT\n\nFINAL DIAGNOSIS:\nA. RIGHT COLON, RESECTION:\n   - ${line}`).labs,
    ).toEqual([]);
  });

  it('a marker that is called by one stays a test', () => {
    const { labs } = read(
      'LABORATORY REPORT\n\nTest  Result  Range\nSquamous cell carcinoma antigen  2.4 ng/mL  0-1.5\nCEA  3.1 ng/mL  0-5',
    );
    expect(labs).toHaveLength(2);
  });
});

describe('how far a growth goes', () => {
  it.each([
    [
      'Tumor invades through muscularis propria into pericolonic tissue (pT3)',
      'the growth has gone through the muscle layer of the wall into the tissue around the bowel. the tumor stage (T) is T3',
    ],
    [
      'Tumor extent: Invades through muscularis propria into pericolorectal tissue',
      'the growth has gone through the muscle layer of the wall into the tissue around the bowel',
    ],
    ['Carcinoma infiltrates the submucosa', 'the growth reaches into the layer under the inner lining'],
    ['Tumour extends into perinephric fat', 'the growth reaches into the fat around the kidney'],
    ['Appendix with no significant abnormality', 'the appendix looks normal under the microscope'],
    ['Ovaries: unremarkable', 'the ovaries look normal under the microscope'],
  ])('%s', (line, plain) => {
    expect(LINE(line)).toBe(plain);
  });

  it.each(['Tumor does not invade the muscularis propria', 'No tumor extends into the serosa'])('%s', (line) => {
    expect(LINE(line) ?? '').not.toMatch(/the growth (?:reaches|has gone)/);
  });
});

describe('a bone marrow illness by its newer names', () => {
  it.each(['MDS with increased blasts-1 (MDS-IB1, WHO 2022)', 'MDS with excess blasts-2', 'Myelodysplastic neoplasm'])(
    'is what the report comes to, before what it is not: %s',
    (name) => {
      const { summary, findings } = read(
        `INTEGRATED BONE MARROW REPORT\n\nASPIRATE: Adequate. Blasts 7%.\n\nCONCLUSION\n${name}. No evidence of acute leukaemia.`,
      );
      expect(summary).not.toMatch(/^The sample shows no/);
      expect(findings.map(({ text }) => text).join(' ')).toContain('poor blood cells');
    },
  );
});

describe('what is confirmed later is not told as likely', () => {
  const apl = (later: string) =>
    told(
      `SURGICAL PATHOLOGY REPORT\n\nDIAGNOSIS: Findings highly suspicious for acute promyelocytic leukemia (APL).\n\nADDENDUM: ${later}\n`,
    );
  it('gives way to the line that confirms it', () => {
    const text = apl('FISH is positive. The diagnosis of acute promyelocytic leukemia is confirmed.');
    expect(text).toMatch(/shows a kind of fast blood cancer/);
    expect(text).not.toMatch(/probably/);
  });
  it('stays likely where it is still to be confirmed', () => {
    expect(apl('The diagnosis of acute promyelocytic leukemia should be confirmed by FISH.')).toMatch(/probably shows/);
  });
});

describe('a distance is no size', () => {
  it('within 3 mm of the tumour', () => {
    const text = told('SURGICAL PATHOLOGY REPORT\n\nMICROSCOPY: DCIS high grade, 6 mm, within 3 mm of the tumour\n');
    expect(text).toMatch(/measures? 6 mm/);
    expect(text).not.toMatch(/6 mm and 3 mm/);
  });
});

describe('an antibody with a name of its own', () => {
  it('is no screen of the blood bank', () => {
    const { labs } = read('SURGICAL PATHOLOGY REPORT\n\nCLINICAL DATA: Anti-GBM antibody: 186 U/mL (normal < 20).\n');
    expect(labs.map(({ text }) => text).join(' ')).toMatch(/anti-GBM antibodies were 186 U\/mL, far above/);
    expect(labs.map(({ text }) => text).join(' ')).not.toMatch(/antibody screen|transfusion/);
  });

  it('nor is one that we have no entry for', () => {
    const { labs } = read(
      'SURGICAL PATHOLOGY REPORT\n\nCLINICAL DATA: ANA: Negative. Anti-desmoglein antibody: 186 U/mL (normal < 20).\n',
    );
    expect(labs.map(({ text }) => text).join(' ')).not.toMatch(/antibody screen|transfusion/);
  });
});
