import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { checkFaithfulness } from '../faithful/faithfulness.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function told(text: string): string {
  const analysis = explainReport(text, knowledge);
  expect(checkFaithfulness(analysis, text, knowledge)).toEqual([]);
  return analysis.findings.map((one) => one.text).join('\n');
}

describe('what stands under a number is said of the sample of that number', () => {
  const GULLET =
    'HISTOPATHOLOGY\nClinical details: 61M, dysphagia, ulcer at 32 cm on OGD.\n\n1. Oesophagus 32cm - five pieces up to 3mm. AE.\n2. Stomach antrum - two pieces. AE.\n\n1. Sections show fragments of squamous mucosa infiltrated by squamous cell carcinoma.\n2. Antral mucosa with mild chronic inflammation. No H. pylori seen.\n\nSUMMARY\n1. Squamous cell carcinoma.\n2. Mild chronic gastritis.';

  it('without headings of their own, and the story before them has ended', () => {
    const text = told(GULLET);
    expect(text).toMatch(/This sample is from your food pipe \(esophagus\)\. It shows cancer of flat surface cells/);
    expect(text).toMatch(/This sample is from your stomach\. It shows no sign of a stomach infection/);
    expect(text).not.toMatch(/reason for the test, the report notes: “(?:Sections|Antral)|five pieces/);
  });

  it('with a hash before it, and in one word', () => {
    const text = told(
      'SKIN PATHOLOGY\nGROSS:\n#1 is a punch of skin .4 cm labelled left shin.\n#2 is an ellipse of skin from the right forearm 1.0 x .5 cm.\nMICROSCOPIC:\n#1 Full thickness change. Tumor is present at the deep edge.\n#2 Melanocytes in nests at the junction. No atypia.\nDIAGNOSIS:\n1. SKIN, LEFT SHIN: BOWEN’S DISEASE. MARGINS INVOLVED.\n2. SKIN, RIGHT FOREARM: JUNCTIONAL NEVUS. BENIGN. COMPLETELY EXCISED.',
    );
    expect(text).toContain('What was found in the sample from your right forearm was cut out completely.');
    expect(text).toContain('What was found in the sample from your left shin reaches the deep edge');
    expect(text).toMatch(/^The sample from your right forearm showed no cancer \(benign\)/m);
    expect(text).toContain('sample from your right forearm shows no sign of cells that look unusual');
  });

  it('but a list of matters of one sample names none', () => {
    const text = told(
      'SURGICAL PATHOLOGY\nSPECIMENS:\n1. Right fallopian tube\n2. Uterus\nDIAGNOSIS:\n1. Leiomyomas.\n2. Margins are clear.',
    );
    expect(text).not.toMatch(/tube\b.*(?:muscle lumps|leiomyomas)/);
  });

  it('and a line of a harmless sample is not shut with the cancer of another', () => {
    const { findings } = explainReport(
      'SKIN PATHOLOGY\nGROSS:\n1. Skin of left shin 4 mm.\n2. Skin of right forearm 10 mm.\nDIAGNOSIS:\n1. SKIN, LEFT SHIN: BASAL CELL CARCINOMA.\n2. SKIN, RIGHT FOREARM: JUNCTIONAL NEVUS. COMPLETELY EXCISED.',
      knowledge,
    );
    expect(findings.find(({ text }) => /cut out completely/.test(text))?.sensitive).toBe(false);
    expect(findings.find(({ text }) => /basal cell carcinoma/.test(text))?.sensitive).toBe(true);
  });
});

describe('an earlier test and the story before it end where the samples begin', () => {
  it.each([
    'PRIOR: 2017 FNA right parotid: Warthin tumor.\n\nSecond specimen, same visit:\nLeft neck level II node FNA:\nMixed lymphoid cells.',
    'PRIOR: 2011 shave: dysplastic nevus.\n\nThe nerve is not involved. Mixed lymphoid cells.',
    'Clinical: rash 3 months.\nSkin of forearm, punch: Mixed lymphoid cells.',
    'History: nodule, 2 years.\n\nPart B: Mixed lymphoid cells.',
  ])('%s', (lines) => {
    const text = told(`CYTOPATHOLOGY\nSource: Parotid, right, FNA\nINTERPRETATION:\nAtypical cells.\n${lines}`);
    expect(text).not.toMatch(/(?:earlier test|reason for the test|seen because)[^\n]*Mixed lymphoid/);
  });

  it('and a result that was added later is no advice', () => {
    const { recommendations } = explainReport(
      'SURGICAL PATHOLOGY\nDIAGNOSIS:\nLung, right, biopsy: Adenocarcinoma.\nRECOMMENDATION: Correlate with imaging.\n\nMOLECULAR RESULT (appended 12 days later): EGFR exon 19 deletion DETECTED. ALK: negative.',
      knowledge,
    );
    expect(recommendations.map(({ text }) => text).join('\n')).not.toMatch(/EGFR|ALK/);
  });
});

describe('a name that says more than the one we know is told by its own line', () => {
  const of = (line: string) => told(`SURGICAL PATHOLOGY\nDIAGNOSIS\nKidney, left, biopsy: ${line}`);
  it.each([
    ['Oncocytic renal neoplasm, at least low grade.', /growth \(neoplasm\)/],
    ['Mast cell hyperplasia.', /more cells than usual \(hyperplasia\)\./],
    ['Serous intraepithelial carcinoma.', /shows cancer/],
    ['Perivascular epithelioid tumor.', /shows a growth/],
    ['Proliferating pilar (trichilemmal) cyst.', /fluid-filled sac/],
    ['Myeloid neoplasm favoured.', /shows a growth/],
  ])('%s', (line, wrong) => {
    const text = of(line);
    expect(text).not.toMatch(wrong);
    expect(text.toLowerCase()).toContain(line.replace(/\.$/, '').toLowerCase());
  });

  it.each([
    ['Adenoid cystic carcinoma, invasive.', 'shows'],
    ['Simple cyst.', 'fluid-filled sac'],
    ['Metastatic adenocarcinoma.', 'cancer'],
  ])('but not where nothing is left out: %s', (line, words) => {
    expect(of(line)).toContain(words);
  });

  it('and cells of one kind denied are no denial of all', () => {
    expect(
      told('HEMATOPATHOLOGY\nPERIPHERAL BLOOD: No circulating plasma cells.\nDIAGNOSIS: PLASMA CELL NEOPLASM.'),
    ).toMatch(/no sign of immune cells that make antibodies \(plasma cells\) called “circulating plasma cells” here/);
  });

  it.each([
    ['Tubular adenoma with focal high-grade dysplasia.', 'focal'],
    ['Multifocal extensive intestinal metaplasia.', 'extensive'],
    ['Adenocarcinoma, present in one fragment only, minimal.', 'minimal'],
  ])('nor is it lost how much there is: %s', (line, word) => {
    expect(told(`SURGICAL PATHOLOGY\nDIAGNOSIS\nStomach, biopsy: ${line}`)).toMatch(new RegExp(word, 'i'));
  });
});

it.each([
  ['Diagnosis shared with 2nd dermatopathologist, who concurs.', 'agrees'],
  ['Part C was reviewed at intradepartmental consensus conference with agreement.', 'agrees'],
  ['Slides reviewed by a second pathologist who agrees.', 'agrees'],
  ['Slide reviewed with 2nd consultant.', 'looked at it too'],
])('a second look is told plainly: %s', (line, words) => {
  expect(told(`SURGICAL PATHOLOGY\nDIAGNOSIS\nSkin, back: Junctional nevus.\nCOMMENT: ${line}`)).toContain(words);
});

it.each([
  'Slides reviewed with a second pathologist, who does not agree.',
  'Slides will be reviewed by a second pathologist.',
])('and no other line as agreement: %s', (line) => {
  expect(told(`SURGICAL PATHOLOGY\nDIAGNOSIS\nSkin, back: Junctional nevus.\nCOMMENT: ${line}`)).not.toMatch(
    /second tissue doctor/,
  );
});

describe('samples that only the lines of their sources tell apart', () => {
  const NODE = 'Right neck node, level II';
  it('a denial stands under the source of its own sample', () => {
    const text = told(
      `FINE NEEDLE ASPIRATION CYTOLOGY\n\nSource: Right parotid gland\nDiagnosis: Warthin tumor.\n\nSource: ${NODE}\nDiagnosis: Negative for malignant cells.\n`,
    );
    expect(text).toContain(`Under “${NODE}”, the sample shows no sign of cancer cells`);
    expect(text).not.toMatch(/^The sample shows no sign/m);
  });
  it('so does an edge, and a finding that names no place', () => {
    const text = told(
      'SURGICAL PATHOLOGY\n\nSpecimen #1: Skin, left cheek, shave\nDIAGNOSIS: Basal cell carcinoma. Margins involved.\n\nSpecimen #2: Skin, back, shave\nDIAGNOSIS: Seborrheic keratosis. Margins free.\n',
    );
    expect(text).toContain('Under “Skin, back, shave”, the edges of the removed tissue looked clear');
    expect(text).toMatch(/Under “Skin, left cheek, shave”, the sample shows a common slow skin cancer/);
  });
  it.each([
    ['one source', 'Source: Right parotid gland\nDiagnosis: Negative for malignant cells.\n'],
    [
      'a list of what was sent',
      'Source: Right parotid gland\nSource: Right neck node\n\nDIAGNOSIS: Negative for malignant cells.\n',
    ],
  ])('%s parts nothing', (_, lines) => {
    expect(told(`CYTOLOGY REPORT\n\n${lines}`)).not.toContain('Under “');
  });
});
