import { expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (...lines: string[]) =>
  explainReport(`${lines.join('\n')}\n`, knowledge)
    .sentences.map(({ text }) => text)
    .join(' ');

it('a blood pressure beside pupils is no pressure in the eye', () => {
  const text = told('DISCHARGE SUMMARY', 'PHYSICAL EXAMINATION', 'VITAL SIGNS: Blood pressure 118/92, heart rate 80, respirations 18, temperature 97.', 'GENERAL: Pain with coughing.', 'HEENT: Pupils are equal and reactive to light.', 'DISCHARGE DIAGNOSIS: Pleurisy.'); // biome-ignore format: one report
  expect(text).not.toMatch(/pressure in the eye|harm sight/);
});

it('weakness of one side of the body with the face is no pressure on the cord', () => {
  const text = told('DISCHARGE SUMMARY', 'HISTORY: He woke with the sudden onset of left-sided weakness of his arm, hand, leg and foot and also with a left facial droop and slurred speech.', 'DISCHARGE DIAGNOSIS: Stroke.'); // biome-ignore format: one report
  expect(text).not.toMatch(/pressure on the spinal cord/);
});

it('where the spinal cord ends is no pressure on it, beside a disc that presses on one nerve', () => {
  const text = told('MRI LUMBAR SPINE', 'L5/S1: Left disc extrusion compressing the traversing left S1 nerve root.', 'Conus terminates at L1, normal signal.'); // biome-ignore format: one report
  expect(text).not.toMatch(/pressure on the spinal cord/);
});

it('a gallbladder that is filled as it should be is no sudden swelling of it, and its stone lies in no neck', () => {
  const text = told('USG ABDOMEN', 'GB: Well distended. Single calculus 12 mm at neck. Wall thickness normal. No pericholecystic fluid.'); // biome-ignore format: one report
  expect(text).not.toMatch(/sudden swelling|in your neck/);
  expect(text).toMatch(/stone in your gallbladder/);
  const ill = told('USG ABDOMEN', "GB: Distended with a 12 mm stone impacted at the neck, wall thickened 6 mm, positive Murphy's sign."); // biome-ignore format: one report
  expect(ill).toMatch(/sudden swelling/);
});

it('a new weakness of both legs with a full bladder still is one', () => {
  const text = told('MRI SPINE', 'INDICATION: Cancer.', 'FINDINGS: Both legs weak with urinary retention and a sensory level at T8.'); // biome-ignore format: one report
  expect(text).toMatch(/spinal cord/);
});

it('high pressure in the veins of the lungs is no high blood pressure', () => {
  const text = told('CHEST X-RAY', 'IMPRESSION: Cardiomegaly and pulmonary venous hypertension.');
  expect(text).toMatch(/high pressure in the lung veins/);
  expect(text).not.toMatch(/high blood pressure/);
});

it('a mass that the report takes for a harmless cyst is no headline', () => {
  const { summary } = explainReport(
    'CT HEAD\nFINDINGS: A 1.8 cm mass in the left maxillary sinus is consistent with a retention cyst. Acute infarct in the right basal ganglia.\n',
    knowledge,
  );
  expect(summary).not.toMatch(/mass/);
});

it('a level to aim for is no sign on a picture', () => {
  const text = told('Dear Dr Moss,', 'His LDL was 2.6 at the last check; target <1.8, therefore ezetimibe 10mg was added.', 'A bowel screen is due in 3 months.'); // biome-ignore format: one report
  expect(text).not.toMatch(/intussusception/);
});

it.each([
  ['CHEST X-RAY', 'IMPRESSION: Large tension pneumothorax on the right.'],
  ['CT HEAD', 'FINDINGS: Acute subdural hematoma on the left, 12 mm, with midline shift.'],
  ['CT CHEST', 'IMPRESSION: Saddle pulmonary embolism.'],
  ['ULTRASOUND PELVIS', 'IMPRESSION: Ruptured ectopic pregnancy on the left with free fluid.'],
])('the summary of what cannot wait says what to do: %s, %s', (...lines) => {
  const { summary } = explainReport(`${lines.join('\n')}\n`, knowledge);
  expect(summary).toMatch(/911|emergency room|call your doctor now/i);
});

it('a tracing that the line itself sets apart calls nobody at night', () => {
  const told = (line: string) =>
    explainReport(`ED NOTE\n${line}\nDX: Acute pericarditis, likely viral. Low risk.\n`, knowledge);
  const { findings, summary } = told('ECG - diffuse concave ST elevation with PR depression, no reciprocal changes');
  expect(findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
  expect(summary).not.toMatch(/911/);
  const stemi = explainReport('ED NOTE\nECG - ST elevation in II, III, aVF with reciprocal changes.\n', knowledge);
  expect(stemi.summary).toMatch(/911/);
});

it('viral meningitis is told with a call to the doctor, and the bacterial one as an emergency', () => {
  const summary = (line: string) => explainReport(`LABORATORY REPORT\nSpecimen: CSF\n${line}\n`, knowledge).summary;
  const viral = summary('Enterovirus PCR: DETECTED\nComment: consistent with viral meningitis.');
  expect(viral).toMatch(/viral infection of the brain's cover/);
  expect(viral).toMatch(/call your doctor now/);
  expect(viral).not.toMatch(/If you are not in a hospital, call 911/);
  expect(summary('Gram negative diplococci seen.\nComment: bacterial meningitis.')).toMatch(/911/);
});

it('care that is not needed denies no illness', () => {
  const text = told('DISCHARGE SUMMARY', 'DISCHARGE DIAGNOSIS: Pneumonia.', 'PLAN: No cough follow up needed.');
  expect(text).toMatch(/No cough follow up needed/);
  expect(text).not.toMatch(/had no cough/);
  expect(told('DISCHARGE SUMMARY', 'DISCHARGE DIAGNOSIS: Flu.', 'EXAM: No cough. Follow up needed.')).toMatch(
    /had no cough/,
  );
});

it('a stroke behind what it left is told as past', () => {
  const text = told('MODIFIED BARIUM SWALLOW', 'IMPRESSION: Mild dysphagia after stroke.');
  expect(text).toMatch(/a stroke from the past/);
  expect(text).not.toMatch(/shows a stroke|911/);
});
