import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { checkFaithfulness } from '../faithful/faithfulness.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const analysed = (text: string) => {
  const analysis = explainReport(text, knowledge);
  expect(checkFaithfulness(analysis, text, knowledge)).toEqual([]);
  return {
    ...analysis,
    found: analysis.findings.map((finding) => finding.text).join(' '),
    asked: analysis.recommendations.map((one) => one.text).join(' '),
  };
};
const report = (lines: string) => `SURGICAL PATHOLOGY REPORT\n\nFINAL DIAGNOSIS:\n${lines}\n`;

describe('several samples in one report', () => {
  it('ask for what is asked of each', () => {
    const { asked, summary } = analysed(
      report(
        'A. Skin, right cheek, shave biopsy:\nBasal cell carcinoma.\nRecommend Mohs surgery.\nB. Skin, left back, shave biopsy:\nDysplastic nevus.\nC. Skin, left arm, punch biopsy:\nMelanoma.\n\nCOMMENT: Re-excision with wide margins is recommended for specimen C.',
      ),
    );
    expect(asked).toMatch(/For sample A, [^.]*Mohs/);
    expect(asked).toMatch(/For sample C, the report (?:suggests|asks for) surgery to remove tissue/);
    expect(asked).not.toMatch(/of the edge of the removed tissue/);
    expect(summary).not.toMatch(/(?<!For sample A, )the report says: “Recommend Mohs/i);
  });

  it('keep the groups of lymph nodes apart', () => {
    const { found } = analysed(
      report(
        'PROSTATE, RADICAL PROSTATECTOMY:\nProstatic adenocarcinoma.\n- Intraductal carcinoma: N/A\nLYMPH NODES, RIGHT PELVIC, DISSECTION: Five lymph nodes, negative for carcinoma (0/5).\nLYMPH NODES, LEFT PELVIC, DISSECTION: One of seven lymph nodes positive for metastatic carcinoma (1/7).',
      ),
    );
    expect(found).toContain('5 lymph nodes from the right pelvis');
    expect(found).toContain('1 of the 7 lymph nodes from the left pelvis');
  });

  it('name the place of a lymph node, not a side of it', () => {
    const { found } = analysed(
      report(
        '1) LEFT BREAST, 2:00, CORE BIOPSY:\nFIBROADENOMA.\n2) LYMPH NODE, LEFT AXILLA, CORE BIOPSY:\nMETASTATIC CARCINOMA.',
      ),
    );
    expect(found).toContain('lymph node sample from your left armpit');
    expect(found).not.toContain('10:00, core biopsy');
  });

  it('call a harmless piece beside a growth a part of the sample', () => {
    const { found } = analysed(
      report('ENDOMETRIUM, CURETTAGE:\nATYPICAL HYPERPLASIA.\nFRAGMENTS OF BENIGN ENDOCERVICAL TISSUE.'),
    );
    expect(found).not.toMatch(/The sample from the lining of your womb showed no cancer/);
  });

  it('leave open what was taken whole', () => {
    const { found } = analysed(
      report(
        'A. Colon, cecum polyp: Sessile serrated lesion without dysplasia, margins cannot be assessed.\nB. Colon, random: Normal mucosa.',
      ),
    );
    expect(found).toMatch(/could not tell whether the edges of the removed tissue are clear/);
    expect(found).not.toMatch(/edges? of the removed tissue shows? no sign|no sign of abnormal cells on the edge/);
  });

  it('have sides in one letter, and edges of their own', () => {
    const { found, asked } = analysed(
      report(
        'SKIN, L NASAL ALA, SHAVE BX:\n - BASAL CELL CARCINOMA.\nSKIN, R FOREARM, SHAVE BX:\n - ACTINIC KERATOSIS. MARGINS FREE. RX: 5-FU or excision recommended.',
      ),
    );
    expect(found).toMatch(/nostril on the left side/);
    expect(found).toMatch(/edges of the removed tissue looked clear in the sample from your right forearm/);
    expect(`${found} ${asked}`).not.toMatch(/medicine list/);
  });
});

describe('a denial in a tissue report', () => {
  it('is told of a number that is not raised', () => {
    const { found, summary } = analysed(
      report(
        'Duodenum, biopsy: Duodenal mucosa with preserved villous architecture; no increase in intraepithelial lymphocytes.',
      ),
    );
    expect(`${summary} ${found}`).not.toMatch(/shows more immune cells/);
  });

  it('denies the look of an illness and not the illness', () => {
    const { found } = analysed(
      report(
        'Thyroid, right lobe, FNA: Atypia of undetermined significance. Negative for papillary carcinoma features such as pseudoinclusions.',
      ),
    );
    expect(found).not.toMatch(/no sign of thyroid cancer/);
  });
});

describe('what a tissue report asks for', () => {
  it('is told in plain words where it names the clearing of a germ', () => {
    const { asked } = analysed(
      report(
        'Stomach, antrum, biopsy: Chronic gastritis with Helicobacter pylori.\n\nCOMMENT: Eradication therapy with confirmation of clearance is advised.',
      ),
    );
    expect(asked).toContain('medicine to clear the germ, and for a test to see that it is gone');
  });
});

describe('an alarm in a tissue report', () => {
  it('is none where a result was phoned through as usual', () => {
    const { findings } = analysed(
      report(
        'Left breast, core biopsy: Invasive ductal carcinoma.\n\nCOMMENT: The tumor is triple negative. Results were called to Dr. Howe on 3/4/2024.',
      ),
    );
    expect(findings.map(({ importance }) => importance)).not.toContain('urgent');
  });

  it('is none for a marrow with a few more young cells than usual', () => {
    const { findings } = analysed(
      'BONE MARROW REPORT\nFINAL DIAGNOSIS:\nBone marrow, core biopsy:\n- Myelodysplastic syndrome with excess blasts, 7% blasts.\n\nFLOW CYTOMETRY: CD34+ myeloid blasts, 6% of events.\n\nCOMMENT: The aspirate is hemodilute, which limits the blast count.\n',
    );
    expect(findings.map(({ importance }) => importance)).not.toContain('urgent');
  });
});
