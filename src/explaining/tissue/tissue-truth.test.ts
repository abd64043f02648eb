import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function told(text: string): string {
  const { findings, summary, recommendations } = explainReport(text, knowledge);
  return [summary, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join('\n');
}

describe('a tissue report', () => {
  it.each([
    'Clinical notes: PSA 11.4, rising.\n\nCore summary\nA. Right anterior (3 cores): Benign prostatic tissue\nB. Right posterior (3 cores): High grade PIN. No carcinoma seen.\nC. Left apex (2 cores): Adenocarcinoma, Gleason 3+3=6, 1/2 cores\n\nExtraprostatic extension: Present (C)\n\nDIAGNOSIS: Acinar adenocarcinoma.',
    'Clinical: PSA 7.\nA) Right base: Benign\nB) Left base: Benign\nC) Left apex: Adenocarcinoma 3+3=6, 1/2 cores\n\nExtraprostatic extension: Present (C)\n\nDIAGNOSIS: Acinar adenocarcinoma.',
  ])('what lettered samples show below the question is no reason for the test: %#', (body) => {
    const text = told(`HISTOPATHOLOGY REPORT - Prostate biopsies\n\n${body}`);
    expect(text).not.toMatch(/(?:reason for|why) the test[^\n]*(?:Benign|3\+3|Adenocarcinoma)/);
    expect(text).not.toMatch(/before the test, as far as/);
    expect(text).toContain('growth past the edge of the prostate');
    expect(text).toMatch(/cancer was found in the left tip \(apex\) of the prostate: Gleason score 3\+3=6/i);
    expect(text).toMatch(/no cancer was found in the right (?:front|base) of the prostate/i);
  });

  it.each([
    'invasive carcinoma, lobular type, provisional grade 2 (T3 N2 M1).',
    'invasive ductal carcinoma, Nottingham grade 3: T3 N3 M2.',
    'invasive carcinoma, grade 2 (T2 P3 M1).',
    'invasive carcinoma NST, G2, T3, N2, M1.',
    'invasive carcinoma of no special type (T3 N2 M1 = 6/9).',
    'invasive carcinoma, grade 2. T3 N2 M1.',
  ])('the three points of a breast grade are no stage: %s', (line) => {
    const text = told(`PATHOLOGY\nDIAGNOSIS\nLeft breast, core biopsy: ${line}`);
    expect(text).not.toMatch(/spread|\bstage\b|lymph node/i);
  });

  it.each([
    ['Breast: invasive ductal carcinoma grade 2, stage T2 N1 M1.', /M1\. The cancer has spread/],
    ['Breast: invasive ductal carcinoma grade 2, pT2 N1 M0.', /stage \(N\) is N1/],
    ['Colon: adenocarcinoma grade 2, T3 N1 M1.', /M1\. The cancer has spread/],
  ])('a stage behind a grade stays one: %s', (line, stage) => {
    expect(told(`PATHOLOGY\nDIAGNOSIS\n${line}`)).toMatch(stage);
  });

  it('what the one who took it asked of lettered samples stays a question', () => {
    const text = told(
      'SKIN PATHOLOGY\n\nCLINICAL INFO\nA: Right arm: r/o basal cell carcinoma\nB: Left arm: ?squamous cell carcinoma\n\nDIAGNOSIS\nA. Benign keratosis.\nB. Benign nevus.',
    );
    expect(text).not.toMatch(/sample[^.\n]* shows[^.\n]*(?:basal|squamous|skin cancer)/i);
  });

  it('“no special type” and “not otherwise specified” deny nothing behind them', () => {
    for (const line of [
      'INVASIVE CARCINOMA OF NO SPECIAL TYPE (DUCTAL), grade 1\n  DCIS, intermediate grade',
      'Invasive carcinoma, not otherwise specified, with DCIS.',
      'Carcinoma of no specific type and DCIS.',
    ])
      expect(told(`PATHOLOGY\nDIAGNOSIS\nRIGHT BREAST, CORE BIOPSY:\n  ${line}`)).not.toMatch(/no sign of[^.]*DCIS/);
    expect(told('PATHOLOGY\nDIAGNOSIS\nRIGHT BREAST, BIOPSY:\nBenign breast tissue. No DCIS.')).toMatch(
      /no sign of[^.]*DCIS/,
    );
  });

  it('a HER2 stain in between is settled by the test that answered it, and by no other', () => {
    const breast = (rest: string) =>
      told(`PATHOLOGY\nDIAGNOSIS\nRight breast, core biopsy: Invasive carcinoma.\nHER2 IHC 2+ (equivocal)\n${rest}`);
    expect(breast('SUPPLEMENTARY REPORT\nHER2 dual ISH: ratio 1.4. Not amplified.')).not.toContain(
      'Another test is often done',
    );
    expect(breast('ADDENDUM\nHER2 FISH is positive, ratio 3.1.')).not.toMatch(/result is not clear/);
    expect(breast('HER2 FISH pending.')).toMatch(/not clear|in between/);
  });

  it('pre-eclampsia and proteins that are still there raise no alarm', () => {
    const placenta = explainReport(
      'PLACENTA - HISTOPATHOLOGY\nG2P1, 36+2 weeks, IUGR, pre-eclampsia. Hypertension.\n\nConclusion:\n- Small placenta.',
      knowledge,
    );
    const womb = explainReport(
      'HISTOLOGY\nDIAGNOSIS\nWomb: Endometrial carcinoma.\nMMR immunohistochemistry: MLH1 retained, PMS2 retained, MSH2 retained, MSH6 retained. p53: Wild type pattern',
      knowledge,
    );
    for (const { findings, summary } of [placenta, womb])
      expect(`${summary}${findings.map((one) => one.text).join('')}`).not.toMatch(/sign of a fit|911|left in the body/);
  });

  it('tells a kind with “non-” in its name as there', () => {
    const text = told(
      'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS\nRight lung, lower lobe, lobectomy: Invasive non-mucinous adenocarcinoma, 2.4 cm.',
    );
    expect(text).toContain('shows cancer of gland cells');
    expect(text).not.toContain('no sign of one kind of cancer');
  });

  it('denies no clear edge behind what is denied, and no illness whose base is not seen', () => {
    const text = told(
      'DERMATOPATHOLOGY\nA. R cheek, excision: SCC, well differentiated, no PNI/LVI, margins clear (closest deep 1.5 mm).\nB. Scalp, shave: Actinic keratosis, hypertrophic, base not seen.',
    );
    expect(text).toContain('shows clean cut edges');
    expect(text).not.toMatch(/no sign of [^\n]*clean cut edges/);
    expect(text).not.toMatch(/no sign of [^\n]*rough skin spot/);
  });

  it('tells a test of a gene that was asked for as still to come', () => {
    const text = told(
      'HISTOPATHOLOGY REPORT\nCONCLUSION\nCaecum, right hemicolectomy: adenocarcinoma, pT3 pN1b.\nBRAF V600E and MLH1 promoter methylation requested.',
    );
    expect(text).not.toContain('change in the BRAF gene. ');
    expect(text).not.toMatch(/shows a change in the BRAF gene/);
    expect(text).toContain('still to come');
  });

  it('takes cervical for the neck beside nodes, and for the womb beside its parts', () => {
    const neck = told(
      'SURGICAL PATHOLOGY\nDIAGNOSIS\nLymph node, right cervical, excision: Classic Hodgkin lymphoma, nodular sclerosis subtype.',
    );
    expect(neck).toContain('neck');
    expect(neck).not.toContain('spine');
    const womb = told(
      'PATHOLOGY\nDIAGNOSIS\nHysterectomy: Endometrioid adenocarcinoma, FIGO grade 1.\nCervical stroma: uninvolved.',
    );
    expect(womb).not.toContain('spine');
  });

  it('tells how many nodes were checked, in whatever order they are counted', () => {
    expect(
      told('HISTOPATHOLOGY REPORT\nMICROSCOPY\nLymph nodes: 22 found, 2 involved\nApical node: not involved'),
    ).toContain('found in 2 of the 22 lymph nodes that were checked');
    const text = told(
      'SURGICAL PATHOLOGY\nDIAGNOSIS\nA) Right lung, lobectomy: Adenocarcinoma.\n4 hilar nodes negative (0/4).\nB) Level 7: 1 of 2 nodes positive for metastatic adenocarcinoma (1/2).',
    );
    expect(text).toMatch(/no cancer was found in the 4 lymph nodes from the place where the vessels enter the organ/i);
    expect(text).toMatch(/in 1 of the 2 lymph nodes from level 7/i);
  });

  it('reads fields that are answered without a colon', () => {
    const text = told(
      'Histopathology\nMICRO: Superficial spreading melanoma, invasive. Lymphovascular invasion nil. Neurotropism nil. Satellites nil.\nSUMMARY: L calf - invasive melanoma, Breslow 1.3 mm, pT2a.',
    );
    expect(text).toContain('no sign of cancer cells in small vessels');
    expect(text).toContain('no sign of cancer cells around a nerve');
    expect(text).not.toContain('measures 1.3 mm');
  });

  it('tells how well the cells are formed', () => {
    expect(told('HISTOPATHOLOGY REPORT\nMICROSCOPY\nType: adenocarcinoma\nDifferentiation: poor')).toContain(
      'very unlike normal cells',
    );
  });

  it('finds no stroke in an afterbirth, and no emergency in an organ that was taken out', () => {
    const afterbirth = told(
      'PLACENTAL PATHOLOGY\nPlacenta 412 g.\nMicro: Acute chorioamnionitis. Small recent infarct 1.2 cm. No villitis.',
    );
    expect(afterbirth).not.toContain('stroke');
    const appendix = told(
      'CELLULAR PATHOLOGY\nSpecimen(s): Appendix; Gallbladder\nAppendix: Acute gangrenous appendicitis with perforation.\nGallbladder: chronic cholecystitis, cholelithiasis.',
    );
    expect(appendix).toContain('swelling of the appendix');
    expect(appendix).toContain('gallbladder swelling that lasts');
    expect(appendix).not.toMatch(/care (?:right now|today)|sudden swelling of the gallbladder/);
  });

  it('tells the illnesses of relatives in shorthand as theirs', () => {
    const text = told(
      'HISTOPATHOLOGY REPORT\nClinical details: diarrhoea. Sister coeliac. f/h colorectal ca (mother, 62). Mum had melanoma.\nDIAGNOSIS\nColon, biopsy: Normal mucosa.',
    );
    expect(text).toContain('Your sister has had bowel harm from gluten');
    expect(text).not.toMatch(/because of [^\n]*cancer/);
    expect(text).toContain('Your mother has had');
  });
});

describe('a report on another fluid than blood', () => {
  it('is no low blood sugar and no meningitis', () => {
    const csf = told('CSF REPORT\nAppearance: clear. Protein 0.82 g/L (0.15-0.45). Glucose 3.1 mmol/L (plasma 5.6).');
    expect(csf).not.toContain('low blood sugar');
    const pleura = told(
      'PLEURAL FLUID, right\npH 7.12, glucose 1.8 mmol/L, WBC 12,400 /uL, 92% neutrophils\nGram: Gram positive cocci in chains. Culture: Streptococcus intermedius, heavy growth.',
    );
    expect(pleura).not.toContain('meningitis');
  });

  it('takes no high sugar in another unit for a low one', () => {
    expect(told('EMERGENCY NOTE\nPatient drowsy, glucose 22 mmol/L.')).not.toContain('hypoglycemia');
  });

  it.each([
    'Similar changes can, uncommonly, be due to tropical sprue or immunodeficiency, but none of these is suggested by the history given.',
    'Granulomas, dysplasia and parasites were sought; none of these is present.',
  ])('tells nothing as found of what it names and then sets aside: %s', (comment) => {
    expect(
      told(`HISTOPATHOLOGY REPORT\nSpecimen: Duodenum, biopsy\nDiagnosis: Coeliac disease.\nComment: ${comment}`),
    ).not.toMatch(/shows? (?:weak body|small spots|abnormal cells)|also shows/);
  });
});
