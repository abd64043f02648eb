import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function told(text: string): string {
  const { findings, summary, recommendations } = explainReport(text, knowledge);
  return [summary, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join('\n');
}

const skin = (rows: string) =>
  told(
    `SKIN PATHOLOGY REPORT\nMICROSCOPY\nSections show a squamous cell carcinoma.\n\nSYNOPTIC REPORT\n${rows}\n\nCONCLUSION\nLeft forearm, excision: Squamous cell carcinoma.`,
  );

describe('rows of a tissue form that are parted by a gap or a dash', () => {
  it('tells no spread from the name of a row, and its depth and risk as that', () => {
    const text = skin(
      'Level of invasion         Papillary dermis (Clark III)\nDepth                     1.9 mm\nRisk category             Low (site to be considered at the meeting)',
    );
    expect(text).not.toContain('shows growth into nearby tissue');
    expect(text).toContain('“Level of invasion Papillary dermis (Clark III)”');
    expect(text).toContain('The growth goes 1.9 mm deep');
    expect(text).toContain('On the level of risk, the report says: “Risk category Low');
    expect(text).not.toContain('For what comes next');
  });

  it('takes distances under the lone word “Margins” for distances to the edge, not for depth', () => {
    const text = skin(
      'Margins\n  Nearest peripheral      1.4 mm - clear\n  Deep                    0.6 mm - clear\nStage                     pT1',
    );
    expect(text).toContain('The nearest side edge of the removed tissue looked clear');
    expect(text).toContain('The deep edge of the removed tissue looked clear');
    expect(text).toContain('The free space there is 0.6 mm wide');
    const beside = skin(
      'Margins               In situ: 2.1 mm nearest peripheral. Invasive: 3.3 mm peripheral; 5.1 mm deep',
    );
    expect(beside).toContain('On the edges of the removed tissue (margins), the report says: “In situ: 2.1 mm');
    expect(beside).toContain('(margins), the report says: “Invasive: 3.3 mm peripheral; 5.1 mm deep”');
  });

  it('reads each edge of one line with its own answer', () => {
    const text = told(
      'HISTOPATHOLOGY\nSPECIMEN: Anterior resection\nMICROSCOPY\nType: Adenocarcinoma NOS\nMargins: proximal, distal clear; circumferential margin clear by 6 mm\nCONCLUSION\nRECTUM: ADENOCARCINOMA, pT2 N0',
    );
    expect(text).toContain('The near (proximal) and far (distal) edges of the removed tissue');
    expect(text).toMatch(
      /(?:outer|all-around \(circumferential\)) edge of the removed tissue (?:looked clear|shows no sign of the growth)\. The free space there is 6 mm wide/,
    );
  });

  it('reads answers behind a dash, and takes no vein for a sample', () => {
    const text = told(
      'HISTOPATHOLOGY\nMICROSCOPY\nTumour type: Adenocarcinoma NOS\nLVI: Small vessel - absent. Large venous (extramural) - present\nPerineural: present\nLymph nodes: 0 of 18 positive. Tumour deposits: nil\nMSH2 - LOSS of nuclear expression\nMSH6 - LOSS of nuclear expression\nMLH1 - retained\nCONCLUSION\nRECTUM: ADENOCARCINOMA, pT2 N0',
    );
    expect(text).toContain('The sample shows no sign of cancer cells in small vessels');
    expect(text).toContain('The sample shows cancer cells in a vein');
    expect(text).toContain('cancer cells around a nerve');
    expect(text).toContain('The repair proteins MSH2 and MSH6 are missing');
    expect(text).not.toMatch(/from your vein|lymph node sample shows/);
  });

  it('keeps what is said of a named thing with it, and tells marks with their figures', () => {
    const text = told(
      'SURGICAL PATHOLOGY\nDIAGNOSIS:\nBreast, right, core needle biopsy:\n - INVASIVE LOBULAR CARCINOMA\n - Lobular carcinoma in situ: present, classic type, without necrosis\n - Microcalcifications: present, in benign ducts\n\nBIOMARKERS\n Estrogen Receptor: POSITIVE, 90% strong\n HER2 (IHC): EQUIVOCAL (2+)\n HER2 ISH: see addendum\n Ki-67: approx. 22%\nCold ischemia time <1 h.\n\nADDENDUM 2024-05-02\nHER2 dual ISH: NOT AMPLIFIED (NEGATIVE). HER2:CEP17 ratio 1.1.',
    );
    expect(text).not.toContain('no sign of dead tissue');
    expect(text).toContain('“Lobular carcinoma in situ: present, classic type, without necrosis”');
    expect(text).toContain('tiny specks of chalk');
    expect(text).toContain('About 22% of the cells were growing when they were tested (Ki-67)');
    expect(text).toContain('HER2 negative, by the test called ISH');
    expect(text).toContain('A first test for the growth signal HER2 was in between');
    expect(text).not.toContain('see addendum');
  });

  it('takes no row of a form for a laboratory result', () => {
    const { labs } = explainReport(
      'SKIN HISTOLOGY\nSYNOPTIC REPORT\nDiagnosis             Invasive melanoma\nBreslow thickness     0.9 mm\nRegression            Present, early, <25%\nUlceration            Absent\n\nSUMMARY: Back - melanoma.',
      knowledge,
    );
    expect(labs).toEqual([]);
  });
});

describe('lines of a tissue report that find nothing', () => {
  it('takes a condition for advice, a general sentence for no finding, and results of a smear as such', () => {
    const text = told(
      'GYNAECOLOGICAL CYTOLOGY\nCERVICAL SCREENING TEST\n\nHPV DNA TEST\n  HPV 16:                   NOT DETECTED\n  Oncogenic HPV (not 16/18): DETECTED\n\nLIQUID BASED CYTOLOGY\n  Squamous cells: Possible low grade squamous intraepithelial lesion\n  Glandular cells: No abnormality.\n\nRISK CATEGORY: INTERMEDIATE RISK OF SIGNIFICANT CERVICAL ABNORMALITY\n\nComment: Oncogenic HPV infection is common and most infections clear within two years. If symptomatic (e.g. post coital bleeding) investigate irrespective of this result.',
    );
    expect(text).not.toMatch(/Your past health|shows infections|only as something|gland looked normal/);
    expect(text).toContain('type 16, was not found');
    expect(text).toContain('a high-risk type, was found');
    expect(text).toContain('The gland cells of the sample looked normal');
    expect(text).toContain('“Squamous cells: Possible low grade');
    expect(text).toContain('INTERMEDIATE RISK OF SIGNIFICANT CERVICAL ABNORMALITY”');
    expect(text).toMatch(/report says: “If symptomatic/);
  });

  it('finds no gas in dried smears, and no doubt of the whole in the stain of one block', () => {
    const smears = told(
      'CYTOPATHOLOGY - FINE NEEDLE ASPIRATION\nSpecimen: Left parotid, FNA\nDIAGNOSIS: Pleomorphic adenoma.\nDescription: 3 air-dried and 2 alcohol fixed smears. Bland epithelial cells.',
    );
    expect(smears).not.toMatch(/air or gas/);
    const block = told(
      'PROSTATE BIOPSY\nDIAGNOSIS: PROSTATIC ADENOCARCINOMA, GLEASON 3+3=6\nNote: B2: loss of basal cells and AMACR positivity supports carcinoma.\nThis test was developed by the laboratory. Not FDA cleared.',
    );
    expect(block).not.toContain('probably shows cancer');
    expect(block).not.toContain('Not FDA cleared');
  });

  it('names no column over a cell that a long one may have pushed aside', () => {
    const text = told(
      'PROSTATE NEEDLE BIOPSY\nSUMMARY: PROSTATIC ADENOCARCINOMA, GLEASON 3+4=7\n\n SITE            DX                   CORES +    MM      PNI\n A L base        Atypical small acinar proliferation (ASAP)   0/2\n B L mid         Adenoca 3+4=7        2/2        5       Yes\n',
    );
    expect(text).not.toMatch(/mm: “0\/2”/);
    expect(text).toContain('pni: “Yes”');
  });
});
