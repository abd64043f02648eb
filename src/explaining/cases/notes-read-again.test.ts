import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../../knowledge/index.js';
import { explainReport } from '../index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../../knowledge/compiled.json', import.meta.url), 'utf8')),
);
const told = (text: string) =>
  explainReport(text, knowledge)
    .sentences.filter(({ field }) => field !== 'questions')
    .map((one) => one.text)
    .join('\n');

it('no fracture now is told beside no fracture before', () => {
  const text = told(
    'EMERGENCY DEPARTMENT NOTE\nHPI: 40M fell on his L wrist. No previous wrist fx.\nXR L wrist: No fracture or dislocation.\nDx: Left wrist sprain\nPlan: Ice.',
  );
  expect(text).toContain('You had no previous wrist fracture.');
  expect(text).toContain('no sign of a broken bone (fracture) or a joint out of place (dislocation)');
});

it('beats from the lower and from the upper heart are two findings, and short names of many keep their capitals', () => {
  const text = told(
    'HOLTER REPORT\nFINDINGS: Occasional PVCs and frequent PACs. Two brief TIAs in the past.\nIMPRESSION: Occasional PVCs.',
  );
  expect(text).toContain('The test shows occasional extra beats from the lower heart (PVCs).');
  expect(text).toContain('The test shows frequent extra beats from the upper heart (PACs).');
  expect(text).toContain('(TIAs)');
});

it('a stroke parts the name of a joint from what is said of it', () => {
  const text = told(
    'EMERGENCY DEPARTMENT NOTE\nExam: R ankle - swelling and bruising lateral malleolus.\nDx: ankle sprain\nPlan: air stirrup brace.',
  );
  expect(text).toContain('The exam found swelling in your right ankle.');
  expect(text).not.toContain('swelling in the legs');
  expect(text).toContain('air stirrup brace');
  expect(text).not.toContain('air or gas');
});

it('swelling of an ankle that was hurt is no water in the legs', () => {
  const exam = (words: string) => told(`EMERGENCY DEPARTMENT NOTE\nExam: ${words}\nAssessment: review.`);
  expect(exam('Left ankle swelling, tender over lateral malleolus, sprain suspected.')).not.toContain('Extra fluid');
  expect(exam('Bilateral ankle swelling, pitting to the knees.')).toContain('Extra fluid');
});

it.each([
  ['28F rolled her R ankle stepping off a curb.', 'You rolled your right ankle stepping off a curb.'],
  ['19M crashed his bike at low speed.', 'You crashed your bike at low speed.'],
])('who did what is told to the reader: %s', (line, said) => {
  const { plain, findings } = explainReport(
    `EMERGENCY DEPARTMENT NOTE\nHPI: ${line} Able to walk.\nDx: Ankle sprain`,
    knowledge,
  );
  expect(plain.map(({ text }) => text)).toContain(said);
  expect(findings.map(({ text }) => text)).toContain(said);
});

it('what was found by hand under "Exam:" is no name of a test', () => {
  const note = (title: string, exam: string) =>
    explainReport(`${title}\nExam: ${exam}\nAssessment: Heart failure.`, knowledge);
  const { findings, plain } = note('CLINIC NOTE', 'Bilateral ankle swelling, pitting to the knees.');
  expect(findings.map(({ text }) => text).join(' ')).toContain('The exam found swelling in the legs');
  expect(plain.map(({ text }) => text).join(' ')).not.toContain('how the test was done');
  expect(
    note('X-RAY REPORT', 'Soft tissue neck, lateral.')
      .plain.map(({ text }) => text)
      .join(' '),
  ).not.toContain('exam found');
});

describe('a night in a sleep laboratory', () => {
  const NIGHT = `POLYSOMNOGRAPHY (SPLIT-NIGHT) INTERPRETATION

47 y.o. woman. Loud snoring, witnessed pauses, tired by day. HTN.

DIAGNOSTIC PORTION
Total sleep time 151 min, sleep efficiency 72%.
AHI 38.2 events/hour (supine 55, non-supine 21).
Obstructive apneas 59, central apneas 1, hypopneas 30.
Lowest SpO2 78%; time below 88% was 14 min.

TREATMENT PORTION
CPAP titrated from 5 to 12 cm H2O. At 10 cm H2O the AHI fell to 2.8 with SpO2 above 92%.

IMPRESSION
1. Severe obstructive sleep apnea.
2. No significant central apnea.
`;
  const text = told(NIGHT);
  it('counts of the night are no findings of their own', () => {
    expect(text).toContain('central apneas (pauses in breathing that start in the brain) 1');
    expect(text).not.toMatch(/The test shows pauses in breathing that start in the brain/);
    expect(text).toContain('no important pauses in breathing that start in the brain');
  });
  it('each line has figures of its own', () => {
    expect(text).toContain('Lowest SpO2 78%');
    expect(text).toContain('the AHI fell to 2.8');
    expect(text).toContain('When you did not lie on your back, your breathing stopped or got shallow 21 times an hour');
    expect(text).not.toMatch(/(?:diagnostic|treatment) portion/i);
  });
  it('what was known before was not found by the test', () => {
    expect(text).not.toContain('The test shows high blood pressure');
  });
});

it('why a sample was taken names no side that its line does not', () => {
  const { sentences } = explainReport(
    'DERMATOPATHOLOGY\nSite: A. Left cheek - shave.  B. Right forearm - shave\n\nClinical impression: A. Pearly papule, r/o BCC. B. Scaly plaque, AK vs SCC.\n\nDIAGNOSIS:\nA. Basal cell carcinoma.\nB. Actinic keratosis.',
    knowledge,
  );
  const why = sentences.filter(({ text }) => /scaly plaque/.test(text));
  expect(why.length).toBeGreaterThan(0);
  for (const { text } of why) expect(text).not.toMatch(/right|left/);
});

it('the main diagnosis of a stay comes before the others, and no heading lends a word its capital', () => {
  const { findings } = explainReport(
    'DISCHARGE SUMMARY\nPRINCIPAL DIAGNOSIS: Acute exacerbation of COPD\nSECONDARY DIAGNOSES: Hypertension, GERD, tobacco use\nHOSPITAL COURSE: She was treated with nebulizers and improved.',
    knowledge,
  );
  expect(findings[0]?.text).toMatch(/^Your main diagnosis is a flare-up of COPD \(acute exacerbation of COPD\)/);
  expect(findings.findIndex(({ text }) => /tobacco use/.test(text))).toBeGreaterThan(0);
});

it('a medicine is asked about by the name that the report prints, and no mark opens its note', () => {
  const { questions, findings } = explainReport(
    'DISCHARGE SUMMARY\nOperation: Left total hip replacement\nProgress: Est. blood loss 350 mL. Hb fell from 134 to 101 g/L.\nMedicines on discharge\nFerrous fumarate 210 mg daily - new, 4 weeks\nMetformin 500 mg twice daily - unchanged',
    knowledge,
  );
  const text = findings.map((one) => one.text).join('\n');
  expect(questions.join(' ')).toContain('ferrous fumarate');
  expect(questions.join(' ')).not.toContain('sulfate');
  expect(text).toContain('The report adds: “4 weeks”.');
  expect(text).toContain(
    'Estimated blood loss 350 mL. Hemoglobin (oxygen-carrying protein in the blood) fell from 134 to 101 g/L.',
  );
});

it.each([
  ['Right kidney, liver and spleen normal.', 'Your spleen, your liver and your right kidney looked normal.'],
  ['Left ovary and uterus are normal.', 'Your womb and your left ovary looked normal.'],
  [
    'Right popliteal and common femoral veins are patent.',
    'Your right groin vein and the vein behind your right knee looked open, as they should.',
  ],
  ['Right kidney and ureter normal.', 'Your right tube from kidney to bladder and your right kidney looked normal.'],
])('each part that is normal is told, with no side that is not its own: %s', (line, said) => {
  expect(told(`CT ABDOMEN\nFINDINGS: ${line} Gallstones are seen.\nIMPRESSION: Gallstones.`)).toContain(said);
});

it('the chance of a break is said of no level of the spine, and a short name is no part of a long one', () => {
  const bones = told(
    'DEXA\nL1-L4 T-score -1.9. Femoral neck T-score -2.1. FRAX major 14%, hip 3.1%.\nIMPRESSION: Osteopenia.',
  );
  expect(bones).toContain('The chance of a broken hip in the years to come is 3.1%.');
  expect(bones).not.toMatch(/At L1-L4: the chance/);
  expect(told('XR KNEE LEFT\nFINDINGS: Narrowing of the joint.\nIMPRESSION: Moderate OA.')).toContain('(OA)');
});

it('spots in the white matter are told in everyday words', () => {
  const text = told(
    'MRI BRAIN\nFINDINGS: Few nonspecific T2 white matter foci. Pituitary normal.\nIMPRESSION: No acute infarct.',
  );
  expect(text).toContain('spots in the inner brain tissue');
});

it('a line that names the cancer stands once, and only where the reader opens it', () => {
  const { findings } = explainReport(
    'PATHOLOGY\nSPECIMEN: Thyroid, right lobe.\nDIAGNOSIS: Papillary microcarcinoma 0.6 cm, confined to thyroid, margins clear, no lymphovascular invasion.',
    knowledge,
  );
  const named = findings.filter(({ text }) => /microcarcinoma/i.test(text));
  expect(named.map(({ sensitive }) => sensitive)).toEqual([true, true]);
  expect(named.filter(({ text }) => /confined to thyroid/.test(text))).toHaveLength(1);
});
