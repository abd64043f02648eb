import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { checkFaithfulness } from '../faithful/faithfulness.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const analysed = (lines: string) => {
  const text = `SURGICAL PATHOLOGY REPORT\n\nFINAL DIAGNOSIS:\nColon, sigmoid, resection:\n- Adenocarcinoma.\n\nSYNOPTIC REPORT\n${lines}\n`;
  const analysis = explainReport(text, knowledge);
  return {
    text: analysis.findings.map((finding) => finding.text).join(' '),
    problems: checkFaithfulness(analysis, text, knowledge),
  };
};

describe('a line of a form', () => {
  it.each([
    ['Distant metastasis: Not applicable', [], [/cancer spread|far parts/]],
    ['Residual tumour         R0', ['no sign of cancer that is left'], [/still found|shows cancer that is left/]],
    ['Residual tumour: R1', ['The report notes cancer that is left'], [/no sign of cancer that is left/]],
    [
      'Distant metastasis      clinically cM0',
      ['no sign of cancer spread (metastasis) to far parts'],
      [/moved from where/],
    ],
    ['Distant metastasis: M1a (liver)', ['notes cancer spread to far parts'], [/no sign/]],
    ['Lymphatic vessel invasion   L1', ['shows cancer cells in small vessels'], [/nearby tissue/]],
    ['Venous invasion V0', ['no sign of cancer cells in a vein'], [/nearby tissue/]],
    ['Venous invasion: V1 (intramural)', ['shows cancer cells in a vein'], [/no sign/]],
    ['Perineural invasion Pn1', ['shows cancer cells around a nerve'], [/no sign/]],
    ['Tumor deposits: None', ['no sign of separate spots of cancer'], [/shows no sign of a growth/]],
    ['Macroscopic tumor perforation: Not identified', ['no sign of a hole'], [/no sign of one kind of cancer/]],
    ['Cribriform pattern: 0%', ['no sign of a sieve-like pattern'], [/shows a sieve/]],
    ['Number of lymph nodes involved: 0', ['No cancer was found in the lymph nodes'], [/looked normal/]],
    ['Number of lymph nodes examined: 14\nNumber of lymph nodes involved: 2', ['in 2 of the 14 lymph nodes'], []],
    [
      'Lymph nodes:\n - Examined: 4\n - Positive: 1\n - With micrometastasis: 0',
      ['Cancer was found in 1 of the 4 lymph nodes', 'No small spots of cancer'],
      [],
    ],
    ['Regional lymph nodes:\n  Number examined: 22\n  Number involved: 0', ['22 lymph nodes were checked'], []],
    [
      'Number of sentinel lymph nodes with macrometastases: 1',
      ['Larger spots of cancer were found in 1 sentinel lymph node'],
      [],
    ],
    ['Number of sentinel lymph nodes with macrometastases: 0', ['No larger spots of cancer'], []],
    ['Lymphovascular invasion: Suspicious', ['may show cancer cells in small vessels'], [/closer look/]],
    ['Lymphovascular invasion: Cannot be determined', ['could not tell whether'], [/shows cancer cells in small/]],
    ['Perineural invasion: Present', ['shows cancer cells around a nerve'], []],
    ['Extraprostatic extension: Present, focal', ['growth past the edge of the prostate', 'seen in one spot only'], []],
    ['Deep margin: involved', ['reaches the deep edge'], [/looked clear/]],
    ['Radial margin: uninvolved', ['outer edge of the removed tissue looked clear'], [/forearm/]],
    [
      'Margins: Negative, but tumor is focally present at the radial margin',
      ['The other edges', 'The outer side edge of the removed tissue shows the growth'],
      [/looked clear/],
    ],
    ['Distance from closest margin: 1.1 cm (radial)', ['1.1 cm from the nearest edge'], []],
    ['Regression: Not identified', ['no sign of a part of the growth'], []],
    ['Mitotic rate: 0/mm2', ['No dividing cells'], []],
    ['Tumor focality: Unifocal', ['one growth'], []],
    ['Estrogen receptor: Negative (0%)', ['no receptors for the hormone estrogen (0%)'], []],
    ['Progesterone receptor: Negative (<1%)', ['no receptors for the hormone progesterone'], [/came back/]],
    ['HER2 FISH: Not amplified', ['HER2 negative, by the test called FISH'], []],
    [
      'MLH1: Intact nuclear expression\nPMS2: Intact nuclear expression',
      ['repair proteins MLH1 and PMS2 are there'],
      [/missing/],
    ],
    ['MSH6: Loss of nuclear expression', ['repair protein MSH6 is missing'], [/are there/]],
    ['TP53: Detected (VAF 34%)', ['A change was found in the gene TP53'], []],
    ['BCR-ABL1, CALR, JAK2: not detected', ['No change was found in the genes BCR-ABL1, CALR and JAK2'], [/shows/]],
    ['AFB and GMS stains: no organisms', ['No germs were found by the tests for AFB and GMS'], [/shows germs/]],
    ['H. pylori immunostain: negative', ['No germs were found by the test for H. pylori'], []],
    ['Cytogenetics: pending, to be reported separately', ['still to come'], []],
    ['CD30 +, CD20 -, ALK -\nEBER ISH: negative', ['by the test for EBER'], []],
    ['Adequacy: Satisfactory for evaluation', ['enough in the sample'], [/noted as normal/]],
    ['CD20: negative', ['dye test for CD20 was negative'], []],
  ] as [string, string[], RegExp[]][])('%s', (lines, says, never) => {
    const { text, problems } = analysed(lines);
    const own = text.replace(
      /The sample (?:from [a-z ]+(?:\(sigmoid colon\) )?)?shows cancer of gland cells[^.]*\./g,
      '',
    );
    for (const words of says) expect(own).toContain(words);
    for (const words of never) expect(own).not.toMatch(words);
    expect(problems).toEqual([]);
  });

  it('counts nodes in words with two parts', () => {
    const { text } = analysed('Twenty-two lymph nodes, negative for metastatic carcinoma (0/22).');
    expect(text).toContain('22 lymph nodes');
    expect(text).not.toMatch(/the 2 lymph nodes/);
  });

  it('keeps the answers of two samples apart', () => {
    const analysis = explainReport(
      'SURGICAL PATHOLOGY\n\nDIAGNOSIS:\nA. Skin, left arm, excision:\nMelanoma.\nUlceration: Present\nB. Skin, right leg, excision:\nMelanoma.\nUlceration: Absent\n',
      knowledge,
    );
    const told = analysis.findings.map(({ text }) => text).join(' ');
    expect(told).toMatch(/left arm shows an open sore/);
    expect(told).toMatch(/right (?:leg|lower leg) shows no sign of an open sore/);
  });

  it('takes the clot of a marrow sample for no blood clot', () => {
    const told = explainReport(
      'BONE MARROW REPORT\nFINAL DIAGNOSIS:\nBone marrow, aspirate smear, clot section and core biopsy:\n- Normocellular marrow.\n',
      knowledge,
    ).sentences.map(({ text }) => text);
    expect(told.join(' ')).not.toMatch(/blood clot/);
  });
});
