import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explainReport } from '../src/explaining/index.js';
import { createKnowledge, type KnowledgeData } from '../src/knowledge/index.js';
import { readReport } from '../src/reading/index.js';
import { understand } from '../src/understanding/index.js';

const compiled = new URL('../src/knowledge/compiled.json', import.meta.url);
const knowledge = createKnowledge(JSON.parse(readFileSync(compiled, 'utf8')) as KnowledgeData);

function report(line: string): string {
  return `FINDINGS:\nThe lungs are clear. There is no pleural effusion. The heart is normal.\n\nIMPRESSION:\n${line}\n`;
}

/** The scores of a line of a conclusion: "id code". */
function scoresOf(line: string): string[] {
  const { frames } = understand(readReport(report(line), knowledge), knowledge);
  return frames.flatMap(({ score }) => (score ? [`${score.id} ${score.code}`] : []));
}

function told(line: string): string {
  return explainReport(report(line), knowledge)
    .sentences.filter(({ field }) => field === 'findings')
    .map(({ text }) => text)
    .join(' ');
}

/** As printed, the score's id and code, and a piece of what the category means. */
const PRINTED: [line: string, id: string, code: string, means: string][] = [
  ['BI-RADS Category 4B.', 'bi-rads', '4B', 'concern is moderate'],
  ['Lung-RADS 2.', 'lung-rads', '2', 'look harmless'],
  ['LI-RADS category LR-5.', 'li-rads', '5', 'look of liver cancer'],
  ['PI-RADS 4 lesion in the prostate.', 'pi-rads', '4', 'A sample is usually taken'],
  ['TI-RADS 3 nodule.', 'ti-rads', '3', 'a little unusual'],
  ['O-RADS 2 cyst.', 'o-rads', '2', 'almost surely harmless'],
  ['NI-RADS category 1.', 'ni-rads', '1', 'no sign that the cancer has come back'],
  ['C-RADS C2.', 'c-rads', '2', 'A growth was seen'],
  ['VI-RADS score 4.', 'vi-rads', '4', 'likely that the tumor has grown'],
  ['CAD-RADS 3.', 'cad-rads', '3', 'middle degree'],
  ['Bosniak IIF renal cyst.', 'bosniak', 'IIF', 'checked again'],
  ['Total Agatston score is 212.', 'calcium-score', '212', 'medium amount'],
  ['Deauville score 2.', 'deauville', '2', 'faint'],
  ['T-score of -2.7 at the hip.', 't-score', '-2.7', 'osteoporosis'],
  ['The bone density Z-score is -0.4.', 'z-score', '-0.4', 'expected range'],
  ['Acute infarct of the left MCA, ASPECTS 9.', 'aspects', '9', 'some of the parts'],
  ['CEAP class C4a.', 'varicose-ceap', '4A', 'changed the skin'],
  ['NYHA class III.', 'nyha', 'III', 'Even light tasks'],
  ['Class II heart failure.', 'nyha', 'II', 'a little tired'],
  ['Stage C heart failure.', 'heart-failure-stage', 'C', 'signs of heart failure'],
  ['Killip class I.', 'killip', 'I', 'no signs of heart failure'],
  ['CCS class II angina.', 'angina-class', 'II', 'limits everyday things a little'],
  ['CHA2DS2-VASc score of 3.', 'chads-vasc', '3', 'is raised'],
  ['CHADS2 score 0.', 'chads2', '0', 'is low'],
  ['HAS-BLED score: 3.', 'has-bled', '3', 'bleeding is high'],
  ['TIMI risk score of 2.', 'timi-risk', '2', 'risk is low'],
  ['TIMI 3 flow was seen.', 'timi-flow', '3', 'normal speed'],
  ['GRACE score 150.', 'grace-score', '150', 'risk is high'],
  ['HEART score 5.', 'heart-score', '5', 'in the middle'],
  ['Wells score for PE is 6.', 'wells-pe', '6', 'more likely'],
  ['Grade 1 diastolic dysfunction.', 'diastolic-grade', '1', 'slow to relax'],
  ['There is a II/VI systolic murmur.', 'murmur-grade', 'II', 'soft'],
  ['Right ABI is 0.82.', 'ankle-brachial', '0.82', 'narrow arteries'],
  ['Rutherford category 4.', 'rutherford', '4', 'even at rest'],
  ['Fontaine stage IIb.', 'fontaine', 'IIb', 'short walk'],
  ['Type II endoleak.', 'endoleak-type', 'II', 'side branches'],
  ['Stanford type B aortic dissection.', 'stanford-type', 'B', 'past the branches'],
  ['Stage 2 hypertension.', 'hypertension-stage', '2', 'well above'],
  ['CURB-65 score of 1.', 'curb-65', '1', 'risk is low'],
  ['Pneumonia severity index class IV.', 'pneumonia-severity', 'IV', 'is raised'],
  ['qSOFA 2.', 'qsofa', '2', 'is raised'],
  ['SOFA score 7.', 'sofa', '7', 'did not work as they should'],
  ['APACHE II score 18.', 'apache', '18', 'more serious'],
  ['COPD, GOLD stage III.', 'gold-stage', 'III', 'very slow'],
  ['mMRC grade 2.', 'mmrc', '2', 'more slowly than others'],
  ['AHI was 22.4 events per hour.', 'ahi', '22.4', 'moderate sleep apnea'],
  ['Epworth sleepiness scale 14/24.', 'epworth', '14', 'sleepier'],
  ['Stage II sarcoidosis.', 'sarcoid-stage', 'II', 'changes in the lungs'],
  ['Mallampati class II.', 'mallampati', 'II', 'Most of the throat'],
  ['ASA class III.', 'asa-class', 'III', 'limits you somewhat'],
  ['Aldrete score 10.', 'aldrete', '10', 'woken up well'],
  ['Class III obesity.', 'obesity-class', 'III', 'highest of three'],
  ['GCS 15.', 'gcs-score', '15', 'fully awake'],
  ['NIHSS of 4 on arrival.', 'nih-stroke-scale', '4', 'minor'],
  ['Modified Rankin scale 2.', 'rankin', '2', 'look after yourself'],
  ['Hunt and Hess grade 2.', 'hunt-hess', '2', 'bad headache'],
  ['Fisher grade 3.', 'fisher-grade', '3', 'thick layer'],
  ['ABCD2 score 5.', 'abcd2', '5', 'in the middle'],
  ['EDSS 6.0.', 'edss', '6.0', 'cane'],
  ['Hoehn and Yahr stage 2.', 'hoehn-yahr', '2', 'Balance is fine'],
  ['House-Brackmann grade III.', 'house-brackmann', 'III', 'the eye still closes'],
  ['MMSE 26/30.', 'mini-mental-score', '26', 'often seen as normal'],
  ['MoCA 21 out of 30.', 'moca', '21', 'lower than usual'],
  ['PHQ-9 score of 12.', 'phq-9', '12', 'moderate signs'],
  ['PHQ-2: 1.', 'phq-2', '1', 'usual range'],
  ['GAD-7 is 16.', 'gad-7', '16', 'strong signs'],
  ['Beck Depression Inventory-II score of 10.', 'beck-depression', '10', 'few or no signs'],
  ['GAF 55.', 'gaf', '55', 'moderate trouble'],
  ['CAGE score 0/4.', 'cage-score', '0', 'no strong sign'],
  ['CIWA score 12.', 'ciwa', '12', 'moderate'],
  ['ASIA grade C.', 'asia-grade', 'C', 'some movement'],
  ['WHO grade II glioma.', 'brain-tumor-grade', 'II', 'grow slowly'],
  ['Kellgren-Lawrence grade 3.', 'kellgren-lawrence', '3', 'moderate wear'],
  ['Grade IV chondromalacia of the patella.', 'outerbridge', 'IV', 'down to the bone'],
  ['Modic type I changes at L4-L5.', 'modic-type', 'I', 'more fluid'],
  ['Pfirrmann grade 4.', 'pfirrmann', '4', 'marked wear'],
  ['Grade 1 anterolisthesis of L4 on L5.', 'slip-grade', '1', 'less than a quarter'],
  ['Scoliosis with a Cobb angle of 22 degrees.', 'cobb-angle', '22', 'mild'],
  ['Garden type III fracture.', 'garden-type', 'III', 'moved somewhat'],
  ['Salter-Harris II fracture of the distal radius.', 'salter-harris', 'II', 'growing part'],
  ['Schatzker VI tibial plateau fracture.', 'schatzker', 'VI', 'Both sides'],
  ['Weber B ankle fracture.', 'weber-type', 'B', 'at the joint line'],
  ['Gustilo IIIA open fracture.', 'gustilo', 'IIIA', 'still be covered'],
  ['Type II odontoid fracture.', 'odontoid-type', 'II', 'base of the peg'],
  ['Grade 2 ankle sprain.', 'sprain-grade', '2', 'partly torn'],
  ['DAS28 is 2.9.', 'das28', '2.9', 'a little active'],
  ['Child-Pugh class B cirrhosis.', 'child-pugh', 'B', 'less well'],
  ['Child-Pugh score 5.', 'child-pugh', '5', 'fairly well'],
  ['MELD score 24.', 'meld', '24', 'high score'],
  ['METAVIR F3.', 'fibrosis-stage', '3', 'a lot of scarring'],
  ['Grade 2 steatosis.', 'steatosis-grade', '2', 'moderate amount of extra fat'],
  ['Grade 1 esophageal varices.', 'varices-grade', '1', 'small'],
  ['Grade II internal hemorrhoids.', 'hemorrhoid-grade', 'II', 'go back by themselves'],
  ['LA grade B esophagitis.', 'la-esophagitis', 'B', 'some of them longer'],
  ['Forrest III duodenal ulcer.', 'forrest', 'III', 'does not bleed'],
  ['Boston bowel preparation scale 8/9.', 'bowel-prep', '8', 'clean enough'],
  ['Ulcerative colitis, Mayo endoscopic score 2.', 'mayo-endoscopic', '2', 'moderate'],
  ['Hinchey II diverticulitis.', 'hinchey', 'II', 'pocket of pus'],
  ['Balthazar grade C pancreatitis.', 'balthazar', 'C', 'fat around the pancreas'],
  ['Grade 3 splenic laceration.', 'organ-injury', '3', 'middle size'],
  ['Stage III chronic kidney disease.', 'ckd-stage', 'III', 'clearly less well'],
  ['Stage 2 acute kidney injury.', 'kidney-injury-stage', '2', 'fell clearly'],
  ['Grade III vesicoureteral reflux.', 'reflux-grade', 'III', 'stretches'],
  ['Grade 2 hydronephrosis.', 'hydronephrosis-grade', '2', 'stretched a little'],
  ['AUA symptom score 18/35.', 'prostate-symptoms', '18', 'moderate'],
  ['Bishop score 8.', 'bishop-score', '8', 'ready for birth'],
  ['Biophysical profile 8/8.', 'biophysical-profile', '8', 'good result'],
  ['Tanner stage III.', 'tanner', 'III', 'under way'],
  ['Stage IV endometriosis.', 'endometriosis-stage', 'IV', 'thick scar'],
  ['Grade 3 rectocele.', 'prolapse-grade', '3', 'past the opening'],
  ['Braden score 12.', 'braden', '12', 'risk is high'],
  ['Morse fall scale 50.', 'morse-fall', '50', 'risk is high'],
  ['Wagner grade 2 foot ulcer.', 'wagner', '2', 'cord, joint or bone'],
  ['Stage 3 sacral pressure ulcer.', 'pressure-injury-stage', '3', 'to the fat'],
  ['Second degree burn of the forearm.', 'burn-degree', '2', 'second layer'],
  ['Melanoma, Clark level IV.', 'clark-level', 'IV', 'deep into the second layer'],
  ['Visual acuity 20/40 OD.', 'visual-acuity-score', '20/40', 'less sharp'],
  ['Cup-to-disc ratio of 0.3.', 'cup-to-disc', '0.3', 'usual range'],
  ['Pain score 7/10.', 'pain-score', '7', 'strong'],
  ['ECOG performance status 1.', 'ecog', '1', 'light work'],
  ['Karnofsky performance status 80%.', 'karnofsky', '80', 'everyday things'],
  ['Stage IIB breast cancer.', 'cancer-stage-group', 'IIB', 'larger or has grown further'],
  ['Hodgkin lymphoma, stage II.', 'lymphoma-stage', 'II', 'two or more groups'],
  ['Grade 2 invasive ductal carcinoma.', 'tumor-grade', '2', 'somewhat unusual'],
  ['Nottingham grade 3.', 'nottingham-grade', '3', 'very unusual'],
  ['Fuhrman grade 2 renal cell carcinoma.', 'fuhrman', '2', 'a little less like'],
  ['HER2 IHC score 2+.', 'her2-score', '2+', 'not clear'],
  ['Oncotype DX recurrence score 18.', 'recurrence-score', '18', 'middle range'],
  ['Bethesda category II.', 'bethesda-thyroid', 'II', 'harmless'],
  ['Grade Group 2.', 'gleason-grade-group', '2', 'slow kind'],
  ['Gleason score 3+4=7.', 'gleason-score', '7', 'middle score'],
]; // biome-ignore format: a table

describe('a score as printed', () => {
  it.each(PRINTED)('%s', (line, id, code, means) => {
    expect(scoresOf(line)).toContain(`${id} ${code}`);
    expect(told(line)).toContain(means);
  });
});

describe('what is no code of the score', () => {
  it.each([
    ['a date', 'MMSE 2/20/96 is in the chart.'],
    ['a count of something', 'MMSE: 3 objects recalled.'],
    ['another scale', 'MMSE 9/18.'],
    ['a figure beyond the scale', 'GCS 50.'],
    ['a limit', 'Repeat if the T-score is < -2.5.'],
    ['a tuning fork', 'Weber and Rinne tests were normal.'],
    ['a surface', 'Osteophyte of the medial aspect of the first metatarsal head.'],
    ['sleep', 'Stage III sleep was 5% of the night, with lung cancer in the history.'],
    ['two eyes', 'Visual acuity is 20/40 in the right eye and counting fingers in the left eye.'],
    ['one of two pressures', 'Intraocular pressure 14 and 16.'],
    ['psychology', 'The T-score was 65 on the anxiety scale.'],
    ['a name', 'Tanner is a 4 year old boy.'],
    ['planned surgery', 'Le Fort I osteotomy with maxillary advancement.'],
    ['an adult bleed', 'Grade 3 subarachnoid hemorrhage with intraventricular blood.'],
    ['another liver scale', 'Liver biopsy: Ishak fibrosis stage 4.'],
    ['another limb scale', 'Acute limb ischemia, Rutherford class III.'],
    ['another cancer', 'Urothelial carcinoma of the bladder, WHO/ISUP grade 3.'],
    ['a curve forward', 'Thoracic kyphosis with a Cobb angle of 45 degrees of curvature.'],
  ])('%s: %s', (_what, line) => {
    expect(scoresOf(line)).toEqual([]);
  });

  it('takes a stage for the illness that is meant by the whole name', () => {
    expect(scoresOf('Stage IV renal cell carcinoma.')).toEqual(['cancer-stage-group IV']);
    expect(scoresOf('AHI was 15 in the supine position.')).toEqual([]);
  });

  it('is never the grade of another named system', () => {
    expect(scoresOf('Gleason grade 3 adenocarcinoma.')).toEqual([]);
    expect(scoresOf('Grade 2 reflux esophagitis.')).toEqual([]);
  });
});

describe('how a score is told', () => {
  it('leaves the meaning open between two categories', () => {
    expect(scoresOf('NYHA class II-III heart failure.')).toEqual(['nyha II to III']);
    expect(told('NYHA class II-III heart failure.')).not.toContain('Everyday things make you');
    expect(scoresOf('NYHA class III/IV.')).toEqual(['nyha III/IV']);
    expect(scoresOf('NYHA class II/IV.')).toEqual(['nyha II']);
  });

  it('tells a total with its figure, wherever it stands', () => {
    expect(told('He scored 26/30 on the MMSE.')).toContain('was 26 out of 30');
  });

  it('tells both checks of a newborn and judges by the last', () => {
    expect(told('Apgars were 2 at 1 minute and 9 at 5 minutes.')).toMatch(
      /was 2 at 1 minute and 9 at 5 minutes\..* the baby was doing well/,
    );
    expect(scoresOf('Apgars of 8 and 9 at 1 and 5 minutes.')).toEqual(['apgar 8 and 9']);
  });

  it('names the side of what is paired', () => {
    expect(told('Right ABI is 0.82.')).toContain('on the right side was 0.82');
    expect(told('Visual acuity 20/40 OS.')).toContain('of the left eye was 20/40');
  });

  it('says nothing of a denied or possible stage', () => {
    expect(told('Possible stage IV breast cancer.')).not.toContain('highest stage');
    expect(told('No evidence of stage IV breast cancer.')).not.toContain('highest stage');
  });

  it('tells what a stage means beside a line that is told whole', () => {
    const text = 'HISTORY:\nFollicular lymphoma grade 2, stage III. She has high blood pressure and diabetes.\n';
    const plain = explainReport(text, knowledge).plain.map((one) => one.text);
    expect(plain.join(' ')).toContain('The lymphoma stage is III. It is in lymph nodes both above and below');
  });

  it('does not take a Roman figure for a short form', () => {
    const { glossary } = explainReport(report('Stage IV breast cancer.'), knowledge);
    expect(glossary.map(({ term }) => term)).not.toContain('IV');
  });

  it('tells an old stage as old', () => {
    const past = told('History of colon cancer, T2N0M0.');
    expect(past).toContain('The tumor stage (T) was T2.');
    expect(past).not.toContain('further than T1');
  });

  it('tells two degrees of a burn together', () => {
    expect(scoresOf('First-degree and second-degree burns of the arm.')).toEqual(['burn-degree 1 and 2']);
  });
});
