import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function told(text: string): string {
  const { title, summary, keyPoints, findings, recommendations, questions } = explainReport(text, knowledge);
  return [
    title,
    summary,
    ...keyPoints,
    ...findings.map((one) => one.text),
    ...recommendations.map((one) => one.text),
    ...questions,
  ].join('\n');
}

describe('what a tissue report asks and answers', () => {
  it('reads dots as the colon between a test and its result', () => {
    const text = told(
      'CYTOLOGY REPORT\nSource: cervix, liquid based\nRESULTS\nHPV 16 .................. Not detected\nHPV 18 .................. Not detected\nOther high-risk types ... DETECTED',
    );
    expect(text).not.toMatch(/shows an HPV type most often tied to cancer/);
    expect(text).not.toMatch(/^Not detected\.$/m);
    expect(text).toContain('HPV');
  });

  it('takes who screened, signed and billed for no advice', () => {
    const text = told(
      'GYN CYTOLOGY REPORT\nINTERPRETATION\nAtypical squamous cells of undetermined significance (ASC-US).\nRECOMMENDATION\nColposcopy is recommended.\nScreened by: K. Brandlow CT(ASCP)\nReviewed & interpreted by: T. Ashgrove, MD   11/15/2024 09:17\nSlides: 1   CPT 88175, 88141\n/es/ T. Ashgrove, MD',
    );
    expect(text).not.toMatch(/CT scan|Brandlow|Ashgrove|88175/);
  });
});

describe('what a tissue report only speaks of', () => {
  it('takes how often something is in others for no finding', () => {
    const text = told(
      'SURGICAL PATHOLOGY\nDIAGNOSIS\nEndometrium, curettings: Atypical hyperplasia (EIN).\nCOMMENT\nCo-existing endometrioid carcinoma is found at hysterectomy in up to a third of women in published series and cannot be excluded on a sampling specimen.',
    );
    expect(text).not.toMatch(/shows cancer/);
    expect(text).toContain('“Co-existing endometrioid carcinoma is found');
  });

  it('takes a cause that was not found for no finding', () => {
    const text = told(
      'SURGICAL PATHOLOGY\nDIAGNOSIS\nStomach, biopsy: Chronic gastritis.\nCOMMENT\nA cause for the iron deficiency is not identifed in this biopsy.',
    );
    expect(text).not.toMatch(/shows too little iron/);
    expect(text).toContain('“A cause for the iron deficiency');
  });

  it('takes what cannot be told apart, or is likely, for no certain finding', () => {
    const text = told(
      'LIVER BIOPSY\nDIAGNOSIS\nChronic hepatitis, moderate activity.\nCOMMENT\nDrug-induced liver injury cannot be separated histologically with certainty. Features are likely autoimmune hepatitis. Hepatitis A, B, C and E serology negative.\nSUPPLEMENTARY REPORT\nSMA 1:160 positive, AMA negative.',
    );
    expect(text).not.toMatch(/shows injury|also shows|no sign of a liver infection|artery/);
    expect(text).toContain('Features are likely autoimmune hepatitis (liver swelling from the immune system).');
  });
});

describe('several samples', () => {
  const POLYPS =
    'HISTOPATHOLOGY\nDIAGNOSIS\n1. Caecum polyp: Tubular adenoma with low grade dysplasia. No high grade dysplasia or malignancy.\n2. Ascending colon polyp, EMR: Sessile serrated lesion, no dysplasia. Margins cannot be assessed owing to piecemeal removal.\n3. Sigmoid polyp: Tubulovillous adenoma with focal high grade dysplasia. No invasion. The stalk margin is clear of dysplasia by 4 mm.\nCOMMENT\nSuggest correlation with endoscopic findings regarding completeness of excision of specimen 2.';

  it('keep what stands behind the next number apart', () => {
    const text = told(POLYPS);
    expect(text).not.toMatch(/right side of the large bowel (?:looked normal|shows no sign of growth)/);
    expect(text).toMatch(/last bend of the large bowel\. It shows no sign of growth/);
    expect(text).not.toMatch(/last bend of the large bowel looked normal/);
    expect(text).toMatch(
      /edge of the removed tissue in the polyp from the last bend[^.]*shows no sign of abnormal cells/,
    );
    expect(text).toMatch(
      /could not tell whether the edges of the removed tissue are clear in the polyp from the right/,
    );
  });

  it('ask for no test where findings are to be compared', () => {
    const text = told(POLYPS);
    expect(text).not.toMatch(/suggests a look inside/);
    expect(text).toMatch(/compare this with [“]?endoscopic/);
  });

  it('take their place from the numbers of the description', () => {
    const text = told(
      'HISTOPATHOLOGY\nMacroscopy:\n1. Caecum polyp: two pieces, 3 mm.\n2. Sigmoid polyp: one piece, 12 mm.\nMicroscopy:\n1. Tubular adenoma with low grade dysplasia. No high grade dysplasia or malignancy.\n2. Tubulovillous adenoma with focal high grade dysplasia.',
    );
    expect(text).toMatch(/The polyp from the start of the large bowel shows no sign of very abnormal cells/);
    expect(text).toMatch(/last bend of the large bowel[^\n]*shows very abnormal cells/);
  });

  it('are told by the letter that a note names', () => {
    const text = told(
      'PATHOLOGY REPORT\nPROSTATE NEEDLE BIOPSY\nDIAGNOSIS\nA. Right base: Benign prostatic tissue.\nB. Right apex: ASAP (see note 1).\nC. Left mid: Prostatic adenocarcinoma, Gleason 3+4=7, Grade Group 2.\nNote 1: Part B: Suspicious for but not diagnostic of malignancy.',
    );
    expect(text).toContain('Sample B may show cancer');
    expect(text).toContain('unclear cells in the prostate');
  });

  it('do not look normal where something is excepted', () => {
    const text = told(
      'SURGICAL PATHOLOGY\nFINAL DIAGNOSIS\nA. Duodenum, biopsy: Duodenal mucosa with no significant abnormality.\nB. Stomach, biopsy: No significant abnormality other than parietal cell hyperplasia (PPI effect).',
    );
    expect(text).not.toMatch(/stomach looked normal/);
    expect(text).toContain('other than parietal cell hyperplasia (PPI effect)');
  });

  it('have short lines with their codes', () => {
    const text = told(
      'HISTOPATHOLOGY\nClinical details: colonoscopy, polyps.\nCONCLUSION\nCaecum - TA, LGD\nSigmoid - TVA with focal HGD, completely excised\nRectum - HP',
    );
    expect(text).toMatch(/very abnormal cells \(HGD\) in the last bend/);
    expect(text).toMatch(/rectum shows a small, mostly harmless polyp/);
  });
});

describe('the words of a tissue report', () => {
  it('keep a distance from the nipple, the kind that is denied, and the letter of a stage', () => {
    const breast = told(
      'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS\nLEFT BREAST, 3:00, 4 CM FROM NIPPLE, CORE BIOPSY:\n- Invasive ductal carcinoma, nuclear pleomorphism 2.\nBIOMARKERS\nProgesterone receptor (1E2): POSITIVE, 40%, moderate\nHER2 IHC (4B5): EQUIVOCAL (2+)',
    );
    expect(breast).not.toMatch(/from your left nipple/);
    expect(breast).toContain('HER2 was in between');
    const skin = told(
      'DERMATOPATHOLOGY\nDIAGNOSIS\nRIGHT CALF, RE-EXCISION:\n- RESIDUAL MELANOMA IN SITU\n- No residual invasive melanoma\npT1b pN0',
    );
    expect(skin).not.toMatch(/no leftover skin cancer/);
    expect(skin).toContain('No residual invasive melanoma');
    expect(skin).toContain('is T1b');
  });

  it('give the chance of a class in their own words, and no Pap test for other cells', () => {
    const text = told(
      'NON-GYN CYTOLOGY\nFNA, thyroid\nDIAGNOSIS\nA. THYROID, RIGHT LOWER, FNA: Atypia of undetermined significance (Bethesda category III).\nNOTE\nThe average risk of malignancy quoted for AUS is about 22% (range 13-30%).',
    );
    expect(text).not.toMatch(/gives the chance of cancer|[Pp]ap test/);
  });

  it('name no single organ above samples of several', () => {
    const text = told(
      'SURGICAL PATHOLOGY\nDIAGNOSIS\nA) Duodenum, biopsy: Normal mucosa.\nB) Stomach, biopsy: Mild chronic gastritis.\nC) Esophagus, biopsy: No abnormality.',
    );
    expect(text).toContain('Pathology report of several samples');
  });

  it('ask for what they ask for', () => {
    const text = told(
      'HISTOPATHOLOGY\nDIAGNOSIS\nColon, polyp: Tubular adenoma.\nSurveillance as per BSG guidelines.\nGynaecological review is recommended.',
    );
    expect(text).toContain('asks for checks over time, as guidelines advise');
    expect(text).toContain('asks you to see a women’s health doctor');
  });
});

describe('lines of a tissue report that stand in its own words', () => {
  it('keep the name of their sample, and no line of the bench stands among them', () => {
    const text = told(
      'HISTOPATHOLOGY\nMacroscopy:\n1. Caecum polyp: two pieces of pale tissue, 3 mm.\n2. Sigmoid polyp: one piece, 12 mm.\nMicroscopy:\n1. Tubular adenoma with low grade dysplasia. No high grade dysplasia or malignancy.\n2. Tubulovillous adenoma with focal high grade dysplasia.\nCONCLUSION\nCaecum - TA, LGD\nSigmoid - TVA with focal HGD, completely excised',
    );
    expect(text).not.toMatch(/^(?:The sample shows no|The report says: “No high grade dysplasia)/m);
    expect(text).not.toContain('pieces');
  });

  it('deny nothing by what a test cannot do, and doubt no device by its effect', () => {
    const text = told(
      'CYTOLOGY REPORT\nSource: cervix, liquid based\nINTERPRETATION\nReactive cellular changes, cannot exclude IUD effect.\nNOTE\nThe Pap test is a screening procedure. It should not be used as the sole means to detect cervical cancer.',
    );
    expect(text).not.toMatch(/no sign of cancer of the neck/);
    expect(text).not.toMatch(/may be in place/);
  });
});
