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

describe('lists of a pathology report', () => {
  it('deny each gene in front of a shared verdict, also behind another verdict', () => {
    const { found } = analysed(
      'BONE MARROW BIOPSY\n\nMICROSCOPIC: Sheets of plasma cells.\nFISH: t(11;14) (IGH::CCND1) pos. del(17p) (TP53), t(4;14), gain 1q: not detected.\n\nDIAGNOSIS: Plasma cell myeloma.',
    );
    expect(found).toMatch(/no sign of a missing piece of a gene/i);
    expect(found).not.toMatch(/shows a missing piece|may need other treatment/);
  });

  it('tell findings below lettered lines of the sample in brackets, or of all', () => {
    const { found } = analysed(
      'Pathology\nProstate, core biopsies\nA: R base - adenocarcinoma, Gleason 3+3=6\nB: R mid - benign\nC: L base - adenocarcinoma, Gleason 4+3=7\nD: L apex - adenocarcinoma, Gleason 3+4=7\n\nPerineural invasion: present (C)\nLymphovascular invasion: not identified\nIntraductal carcinoma: absent',
    );
    expect(found).toMatch(/Sample C shows cancer cells around a nerve/);
    expect(found).toMatch(/The sample shows no sign of cancer cells in small vessels/);
    expect(found).toMatch(/In sample C, the Gleason score is 4\+3=7/);
    expect(found).not.toMatch(/milk duct|The plan says|Sample D shows (?:no sign|cancer cells around)/);
  });

  it('keep what is asked of one sample, and of treatment, apart from the rest', () => {
    const { asked, found } = analysed(
      'Histopathology\nSpecimens: (A) shave, right temple (B) excision, mole of the back\n\nMICRO\n(A) Nodular basal cell carcinoma extending to the deep margin.\n(B) Compound dysplastic naevus, completely excised.\n\nCOMMENT\n(B) No further treatment required.',
    );
    expect(asked).toMatch(/sample B.*No further treatment required/i);
    expect(asked).not.toMatch(/follow-up/);
    expect(found).toMatch(/The sample from your right temple shows a common slow skin cancer/);
    expect(found).toMatch(/The sample from your back shows an unusual mole/);
  });

  it('name the tissue that was sent, not one of the history', () => {
    const { title, found } = analysed(
      'SURGICAL PATHOLOGY\nSpecimen: Endometrium, pipelle biopsy (history of breast carcinoma 2015)\n\nDIAGNOSIS\nEndometrium, biopsy: Atypical hyperplasia (EIN).\nCoexisting carcinoma is found in about a third of such cases at hysterectomy.',
    );
    expect(title).toBe('Pathology report of a womb lining biopsy');
    expect(found).toMatch(/unusual cells in the womb lining/);
    expect(found).not.toMatch(/shows cancer/);
  });

  it('do not take a piece for the tumor, or what may be sent for sent', () => {
    const { found } = analysed(
      'BREAST CORE BIOPSY\nClinical: 18 mm mass left breast.\nSpecimen: left breast, core biopsy\n\nDIAGNOSIS: Invasive ductal carcinoma, largest focus 8 mm in this material.\nMaterial for molecular testing collected; will be sent at clinician request.',
    );
    expect(found).toMatch(/largest piece of it in this sample measures 8 mm/);
    expect(found).not.toMatch(/It measures 8 mm|was sent to the lab/);
  });

  it('are of a biopsy where the organ also has a picture of that name', () => {
    const { reportType, found } = analysed(
      'UPPER GI BIOPSIES\nClinical: dyspepsia.\nA. Duodenum: normal villous architecture.\nB. Antrum: chronic active gastritis, H. pylori seen. No dysplasia or malignancy.\nC. Body: mild chronic gastritis, no intestinal metaplasia.',
    );
    expect(reportType).toBe('pathology');
    expect(found).toMatch(/Sample C shows no sign of a stomach lining that looks like bowel/);
  });

  it('take a distance from the cut edge for no size, and the microscope for no story of before', () => {
    const { found } = analysed(
      'SKIN EXCISION\nSite: left forearm\nClinical: ?SCC\n\nMicro: Squamous cell carcinoma, 14 mm across. No perineural invasion.\n\nDiagnosis: Skin, left forearm: squamous cell carcinoma, well differentiated, deep margin close (0.8 mm).',
    );
    expect(found).not.toMatch(/measures 0\.8 mm|before the test/);
  });

  it('do not take a polyp of some millimetres for an illness that cannot wait', () => {
    const { findings } = analysed(
      'COLON RESECTION\nSpecimen: Right hemicolectomy\n\nFinal diagnosis\nCaecum: Adenocarcinoma, 48 mm.\nTubular adenoma with low grade dysplasia, 8 mm, ascending colon.\nAppendix: unremarkable',
    );
    expect(findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
  });

  it('deny only what has no answer of its own', () => {
    const { found } = analysed(
      'Kidney, left, partial nephrectomy\n- Clear cell renal cell carcinoma, 2.8 cm\n- Necrosis 5%, sarcomatoid features: absent',
    );
    expect(found).not.toMatch(/no sign of [^.]*dead tissue/);
  });
});
