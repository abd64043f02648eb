import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explainReport } from '../src/explaining/index.js';
import { createKnowledge, type KnowledgeData } from '../src/knowledge/index.js';

const compiled = new URL('../src/knowledge/compiled.json', import.meta.url);
const knowledge = createKnowledge(JSON.parse(readFileSync(compiled, 'utf8')) as KnowledgeData);

/** Urgent findings of a text: concept and state. */
function urgent(text: string): string[] {
  const { findings } = explainReport(text, knowledge);
  return findings.flatMap(({ urgency, concepts }) => (urgency ? [`${concepts[0]} ${urgency}`] : []));
}

describe('urgent findings told by their signs', () => {
  test.each([
    ['CHEST X-RAY\nFINDINGS: A thin rim of air lies below the left diaphragm.', 'pneumoperitoneum new'],
    ['CT HEAD\nFINDINGS: Dense blood lines the left sylvian fissure.', 'subarachnoid-hemorrhage new'],
    ['SCROTAL ULTRASOUND\nFINDINGS: The right testicle has absent flow on Doppler.', 'testicular-torsion new'],
    ['CT ANGIOGRAM\nIMPRESSION: Abrupt cutoff of the left M1 segment.', 'large-vessel-occlusion new'],
    ['PELVIC ULTRASOUND\nFINDINGS: Tubal ring with a yolk sac inside.', 'ectopic-pregnancy new'],
    ['Gram positive cocci in both bottles.', 'bacteremia new'],
    ['Supracondylar fracture, Gartland III, pink pulseless hand.', 'acute-limb-ischemia new'],
    ['CTA NECK\nFINDINGS: String sign of the cervical ICA with an intimal flap.', 'arterial-dissection new'],
    ['Gram-positive cocci in clusters in 2/2 bottles.', 'bacteremia new'],
    ['Persistent S. aureus bacteremia on day 4.', 'bacteremia new'],
    ['Danger space collection from the skull base to T2.', 'retropharyngeal-abscess equivocal'],
  ])('%s', (text, wanted) => {
    expect(urgent(text)).toContain(wanted);
  });

  test.each([
    'CHEST X-RAY\nFINDINGS: No air below the diaphragm.',
    'CT HEAD\nFINDINGS: There is no blood in the sylvian fissure.',
    'PELVIC ULTRASOUND\nFINDINGS: The ovary shows normal flow without torsion.',
    'CT ANGIOGRAM\nIMPRESSION: No occlusion of the M1 segment.',
    'MENTAL STATUS: Suicidal ideation: She denies any thoughts of suicide.',
    'CHEST X-RAY\nFINDINGS: Air in the stomach. The left diaphragm is raised.',
    'CHEST X-RAY\nFINDINGS: The endotracheal tube tip ends 4 cm above the carina.',
    'URINALYSIS\nGlucose negative, ketones trace, pH 5.5.',
    'KNEE X-RAY\nHISTORY: Open reduction and internal fixation of the fracture last spring.',
    'MRI LUMBAR SPINE\nFINDINGS: Disc prolapse at L4-L5, spinal cord normal.',
    'VENOUS BLOOD GAS\nCarboxyhemoglobin 1.1 %, normal.',
    'EKG: Sinus tachycardia at 108 beats per minute with left ventricular hypertrophy.',
    'HISTORY: Chronic hypertension and a headache for three weeks.',
    'PELVIC ULTRASOUND\nFINDINGS: The left ovary holds a 2 cm cyst with no internal flow.',
    'SPINE X-RAY\nFINDINGS: Mild T12 compression deformity, spinal canal and cord not seen.',
    'EXAM: History of seizure disorder, mental status normal.',
    'Ketones 0.2, glucose 14.',
  ])('not in: %s', (text) => {
    expect(urgent(text)).toEqual([]);
  });

  test.each([
    ['DOPPLER\nFINDINGS: The umbilical artery shows lost forward flow in diastole.', 'absent-end-diastolic-flow new'],
    ['OB NOTE\nBleeding with a tender womb at 34 weeks. Likely abruption.', 'placental-abruption equivocal'],
    ['CLINIC NOTE\nShe cannot feel herself wipe and both legs are weak.', 'cauda-equina-syndrome equivocal'],
    ['PSYCHIATRY NOTE\nHe plans to step in front of a train tonight.', 'suicidal-ideation new'],
    ['ECHO\nFINDINGS: Mobile 11 mm lesion on the aortic cusp with a new leak. Fever.', 'endocarditis new'],
    ['CHILD CLINIC\nInfant of 3 months with bruises on both ears, the story does not fit.', 'child-abuse new'],
    ['PSYCHIATRY NOTE\nHe has been storing his pills and has chosen Friday to take them all.', 'suicidal-ideation new'],
    [
      'DISCHARGE SUMMARY\nDiagnosis: Cystitis.\nPENDING RESULTS: Blood cultures, reported after she left: both bottles grew Klebsiella.',
      'bacteremia new',
    ],
  ])('in other words: %s', (text, wanted) => {
    expect(urgent(text)).toContain(wanted);
  });

  test.each([
    'ABDOMEN X-RAY\nFINDINGS: Lying views are limited for the detection of free air.',
    'FOOT X-RAY\nFINDINGS: Closed fracture of the heel, AO type C, intra-articular.',
    'MRI CERVICAL SPINE\nFINDINGS: At C4-C5 a disc bulge causes mild deformity of the cord without signal change.',
    'CHEST X-RAY\nFINDINGS: Dialysis catheter with its tip at the right atrium. Small pleural effusion.',
    'EYE CLINIC\nEXAM: The visual field shows an enlarged blind spot with a temporal defect.',
    'CLINIC NOTE\nShe saw a film about sepsis and asks whether she may get it.',
    'CLINIC NOTE\nThe ambulance was called after the sprain and he was taken to the county hospital.',
    'BONE MARROW\nChronic myeloid leukemia on treatment: blasts 1 % in the marrow.',
    'DELIVERY NOTE\nThere were late decelerations in the second stage. The baby was delivered with forceps, Apgars 8 and 9.',
  ])('not of: %s', (text) => {
    expect(urgent(text).filter((one) => !one.endsWith('known'))).toEqual([]);
  });

  test('a fluid named in the heading: its sugar is not that of blood', () => {
    const told = urgent('CSF: 1,900 cells, 95 % polymorphs; glucose 0.8 mmol/L; gram negative diplococci seen.');
    expect(told).toContain('meningitis new');
    expect(told.join()).not.toContain('hypoglycemia');
  });

  test.each([
    ['Acute infarct in the pons, MRI advised.', 'acute-infarct new'],
    ['Old pulmonary embolism. New filling defects in the lower lobe arteries.', 'pulmonary-embolism new'],
    ['No cyst, 4 cm haematoma of the thalamus.', 'intraparenchymal-hemorrhage new'],
  ])('beside an order, an old one, a denial: %s', (text, wanted) => {
    expect(urgent(`CT\nIMPRESSION: ${text}`)).toContain(wanted);
  });

  test.each([
    'Leaflet given on sepsis.',
    'Told what a meningitis rash looks like.',
    'Appendectomy for a perforated appendix aged 12.',
    'Retinal detachment repaired 2014.',
    'Pulmonary embolism treated for 6 months.',
  ])('taught, feared or long over: %s', (text) => {
    expect(urgent(`NOTE: Seen in clinic.\n${text}`).filter((one) => !one.endsWith('known'))).toEqual([]);
  });

  test('an old one is known', () => {
    expect(urgent('CT HEAD\nFINDINGS: Old infarct in the left MCA territory.')).not.toContain('acute-infarct new');
  });
});

interface Piece {
  id: string;
  text: string;
  urgent: { quote: string; state: 'new' | 'known' | 'equivocal' }[];
}

test('the pieces that the signs were written with stay told', () => {
  const file = new URL('../eval/gold/urgent-own.jsonl', import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  let [wanted, found, alarms] = [0, 0, 0];
  for (const { text, urgent: quotes } of lines.map((line) => JSON.parse(line) as Piece)) {
    const acute = quotes.filter(({ state }) => state !== 'known').map(({ quote }) => spanOf(text, quote));
    const spans = newlyUrgent(text);
    wanted += acute.length;
    found += acute.filter((span) => spans.some((one) => overlap(one, span))).length;
    alarms += spans.filter((one) => !acute.some((span) => overlap(one, span))).length;
  }
  expect(found / wanted).toBeGreaterThanOrEqual(0.95);
  expect(found / (found + alarms)).toBeGreaterThanOrEqual(0.97);
}, 180_000);

interface Span {
  start: number;
  end: number;
}

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

function spanOf(text: string, quote: string): Span {
  const start = text.indexOf(quote);
  return { start, end: start + quote.length };
}

/** Where a text is told as urgent; nowhere, where it is not taken for a report. */
function newlyUrgent(text: string): Span[] {
  try {
    const { findings } = explainReport(text, knowledge);
    return findings.filter((one) => one.importance === 'urgent' && one.urgency !== 'known').map(({ source }) => source);
  } catch (error) {
    if (error instanceof Error && error.name === 'NotAReportError') return [];
    throw error;
  }
}
