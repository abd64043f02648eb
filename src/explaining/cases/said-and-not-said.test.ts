import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { readReport } from '../../reading/index.js';

const findings = (text: string) => explained(text).findings;
const told = (text: string) =>
  findings(text)
    .map(({ text }) => text)
    .join('\n');

describe('what was seen is there, whatever it is taken for', () => {
  it.each([
    [
      'MRI: 12 mm adrenal nodule, adenoma versus metastasis.',
      /^The scan shows a small lump on the gland above the kidney/m,
    ],
    [
      'CT chest: 8 mm nodule in the left lower lobe, granuloma vs metastasis.',
      /^The scan shows a small lump \(nodule\) in your left lower lung/m,
    ],
    [
      'Liver lesion: U/S w/ 2.2 cm lesion seg 7, HCC vs regenerative nodule.',
      /^The report notes an abnormal area \(lesion\)/m,
    ],
  ])('%s', (text, there) => {
    expect(told(text)).toMatch(there);
    expect(findings(text).some(({ assertion }) => assertion === 'possible')).toBe(true);
  });
  it('is there beside what cannot be excluded', () => {
    expect(told('CXR: widened mediastinum, dissection cannot be excluded.')).not.toMatch(
      /widening of the middle chest[^.]*could not be ruled out/,
    );
  });
  it('and may not be there where that is left open', () => {
    expect(told('CT chest: Possible nodule in the left lower lobe, granuloma vs metastasis.')).toMatch(
      /The scan may show a small lump \(nodule\)/,
    );
  });
});

describe('the most that may be taken', () => {
  it('is no dose and no level', () => {
    const { findings, labs } = explained(
      'DISCHARGE SUMMARY\n\nDischarge medications:\nMax paracetamol 3 g/day for pain.\nLithium 900 mg/day.\nLithium 0.8 mmol/L.\n',
    );
    const text = findings.map(({ text }) => text).join('\n');
    expect(text).toMatch(/“Max paracetamol 3 g\/day for pain”/);
    expect(text).not.toMatch(/lists 3 g/);
    expect(labs.map(({ value }) => value)).toEqual(['0.8']);
  });
});

describe('records of tests', () => {
  it('movements within normal are none of the limb', () => {
    const text = told('SLEEP STUDY\nLimb movements: PLM index 8/h, within normal.');
    expect(text).not.toMatch(/arm or leg looked normal/);
    expect(text).toMatch(/leg movements an hour \(PLM index\) is 8/);
  });
  it('the background of a brain wave test is what was found', () => {
    expect(
      told('EEG REPORT\nBackground: 10 Hz posterior alpha. Intermittent mild slowing over the left temporal region, of doubtful significance.'),
    ).toMatch(/mild slowing over the left temporal/); // biome-ignore format: one call
  });
});

it.each([["Cirrhosis. Propranolol was d/c'd because of low BP.", /“d\/c'd” means stopped/]])(
  'a drug that was "discontinued" in short was stopped: %s',
  (text, stopped) => {
    expect(told(text)).toMatch(stopped);
  },
);
it("a person who was d/c'd was not stopped", () => {
  expect(told("Pneumonia. She was d/c'd due to improvement.")).not.toMatch(/stopped/);
});

it('how bad it is stands on each of the lines that say so', () => {
  const text =
    'ULTRASOUND KUB\nRight kidney: Mild hydronephrosis with a 7 mm calculus at the right pelviureteric junction.\nIMPRESSION: Right PUJ calculus with mild hydronephrosis.';
  const mild = explained(text).sentences.filter((one) => one.field === 'findings' && one.text === 'It is mild.');
  const lines = mild.flatMap(({ sources }) => sources.map(({ start, end }) => text.slice(start, end)));
  expect(lines.some((line) => line.startsWith('Mild hydronephrosis'))).toBe(true);
  expect(lines.some((line) => line.includes('with mild hydronephrosis'))).toBe(true);
});

describe('numbered samples with a size in their titles', () => {
  it('hold results, and not how the lab handled them', () => {
    const text = told(
      'Surgical pathology: large bowel biopsies\n\nHistory: 58 y. Several polyps.\n\n1. CAECAL POLYP, 12 MM\nSessile serrated lesion. Received in 3 fragments; margins cannot be assessed.\n2. RECTUM, 5 MM\nTubular adenoma.\n',
    );
    expect(text).toMatch(/The sample shows a flat polyp that can slowly change/);
    expect(text).toMatch(/could not tell whether the edges of the removed tissue are clear/);
    expect(text).toMatch(/rectum|common polyp/);
  });
  it('are told as handled where a second list says what the lens showed', () => {
    const { sections } = readReport(
      'Histology report\n\nHistory: polyps.\n\n1. Caecum - two frags 3 mm\n2. Rectum - 4 mm tan piece\n\n1. Tubular adenoma.\n2. Hyperplastic polyp.\n',
      wholeKnowledge(),
    );
    expect(sections.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['gross', 'microscopic']));
  });
});

it('the side of a category stands on the label that names it', () => {
  const text = 'BILATERAL MAMMOGRAM\n\nASSESSMENT\nRight: BI-RADS 4, suspicious.\nLeft: BI-RADS 2, benign.\n';
  const { sentences } = explained(text);
  const rates = sentences.find((one) => one.field === 'findings' && /rates your right side/.test(one.text));
  expect(rates?.sources.map(({ start, end }) => text.slice(start, end)).join('|')).toContain('Right:');
});

describe('short forms of South Asian scans', () => {
  it('what a differential names is not told as there', () => {
    const text = told('CT BRAIN\nHypodensity in left frontal lobe. D/D: infarct, glioma.');
    expect(text).toMatch(/The scan may show a growth of brain support cells/);
    expect(text).not.toMatch(/The scan shows (?:a growth|tissue harmed)/);
  });
  it('what a picture is suggestive of may be there, and what has no evidence is denied', () => {
    const text = told(
      'USG ABDOMEN\nProstate enlarged, s/o prostatomegaly. No e/o malignancy. SOL in right lobe of liver 3 x 4 cm.',
    );
    expect(text).toMatch(/probably shows a large prostate/);
    expect(text).toMatch(/no signs of malignancy \(cancer\)/);
    expect(text).not.toMatch(/one kind of cancer/);
    expect(text).toMatch(/shows a lump \(SOL\) in the right part of your liver/);
  });
});

it('a dose once a day is not in the right eye, whatever is to be looked at', () => {
  const { sentences } = explained(
    'Known T2DM x 10 yrs on OHA. Feet: no ulcer. Fundus: mild NPDR R, moderate NPDR L. UACR 120. Plan: start Inj Glargine 10 u HS, add Telmisartan 40 OD, eye review.',
  );
  const all = sentences.map((one) => one.text).join('\n');
  expect(all).toMatch(/[Tt]elmisartan/);
  expect(all).not.toMatch(/40 (?:in the )?right eye/);
});

it('the size of one part is not that of the next', () => {
  const text = told('ECHO REPORT\nLA 42 mm, LV dilated, EF 35%, global hypokinesia.');
  expect(text).toMatch(/main pump of your heart/);
  expect(text).not.toMatch(/It measures 42 mm/);
});

it('a hernia is repaired with a mesh, and no mesh is repaired', () => {
  const text = told('OPERATION NOTE\nPre-op dx: Right inguinal hernia.\nProcedure: open mesh repair under spinal.\n');
  expect(text).toMatch(/hernia repair/);
  expect(text).not.toMatch(/repair a surgical mesh/);
});

it('obstruction of a breathing test is of the airflow', () => {
  const text = told('SPIROMETRY\nFEV1 1.2 (45%), FVC 2.4 (70%).\nImpression: moderate obstruction with reversibility.');
  expect(text).toMatch(/slowed airflow out of the lungs/);
  expect(text).not.toMatch(/passing through a tube or vessel/);
});

it.each([
  'Specimen: Colon, sigmoid. Moderately differentiated adenocarcinoma, infiltrating muscularis propria. 2/12 nodes positive. pT2N1a.',
  'HISTOPATHOLOGY REPORT\nSpecimen: Colon, sigmoid, resection.\nModerately differentiated adenocarcinoma, infiltrating muscularis propria. LN 2/12 positive.\npT2N1a.',
])('what is found in a sample is told without a heading of its own: %s', (text) => {
  expect(told(text)).toMatch(/cancer of gland cells \(adenocarcinoma\)/);
});
it('what was asked of a sample is not found in it', () => {
  expect(
    told('HISTOPATHOLOGY REPORT\nSpecimen: Skin, left arm. Clinical: ?BCC ?SCC.\nDiagnosis: Seborrhoeic keratosis.'),
  ).not.toMatch(/sample shows[^.]*skin cancer/);
});

it('a sign alone behind a short form denies it', () => {
  const text = told('HISTOPATHOLOGY REPORT\nDiagnosis: IDC, NST, grade 2. LVI +. PNI -. Margins free.');
  expect(text).toMatch(/shows cancer cells in small vessels \(LVI\)/);
  expect(text).not.toMatch(/shows cancer cells around a nerve/);
});

it('the lower spine is no left side', () => {
  const told = findings('MRI L spine: large central L5/S1 disc with cauda equina compression.');
  expect(told.map(({ laterality }) => laterality)).not.toContain('left');
});

it('an abscess at the root of the aorta is of no tooth', () => {
  const text = told('ECHO REPORT\nVegetation on aortic valve, severe AR, root abscess.');
  expect(text).toMatch(/abscess|pocket of pus/);
  expect(text).not.toMatch(/tooth/);
});

it.each([
  ['CLINIC NOTE\nDx: ITP.\nPlan: prednisolone.', 'immune-thrombocytopenic-purpura'],
  ['CLINIC NOTE\nDx: GDM.\nPlan: diet.', 'gestational-diabetes'],
  ['OGD\nGOO from duodenal ulcer.', 'gastric-outlet-obstruction'],
  ['USS\nIUGR, EFW 3rd centile.', 'intrauterine-growth-restriction'],
])('an illness by its short form is one: %s', (text, concept) => {
  expect(findings(text).flatMap(({ concepts }) => concepts)).toContain(concept);
});
