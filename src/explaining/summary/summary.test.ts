import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { explainReport } from '../index.js';

const knowledge = tinyKnowledge({
  concepts: [
    { id: 'diabetes', term: 'type 2 diabetes', kind: 'disease', lay: 'high blood sugar' },
    { id: 'ischemia', term: 'ischemia', kind: 'finding', lay: 'too little blood flow', importance: 'important' },
    { id: 'exercise-stress-test', term: 'stress test', kind: 'test', lay: 'heart stress test', layNumber: 'singular' },
    { id: 'drowsiness', term: 'drowsiness', kind: 'symptom', lay: 'sleepiness', synonyms: ['drowsy'] },
    { id: 'pulmonary-embolism', term: 'pulmonary embolism', kind: 'disease', lay: 'blood clot in the lung', layNumber: 'singular' },
    { id: 'surgery', term: 'surgery', kind: 'procedure', lay: 'surgery' },
    { id: 'crackles', term: 'crackles', kind: 'finding', lay: 'crackling sounds', layNumber: 'plural' },
    { id: 'fracture', term: 'fracture', kind: 'finding', lay: 'broken bone', layNumber: 'singular', importance: 'important' },
    { id: 'swelling', term: 'swelling', kind: 'symptom', lay: 'swelling' },
    { id: 'ankle', term: 'ankle', kind: 'anatomy', lay: 'ankle', layNumber: 'singular', paired: true },
  ],
  medicines: [{ id: 'atorvastatin', term: 'atorvastatin', lay: 'a statin', purpose: 'lowers cholesterol' }],
}); // biome-ignore format: a table

const summaryOf = (text: string) => explainReport(text, knowledge).summary;

describe('the main message', () => {
  it('is what the conclusion of a test calls the whole of it', () => {
    const text =
      'ELECTROENCEPHALOGRAM\nIndication: Staring.\nBackground rhythm is symmetric.\nImpression: Normal awake and drowsy EEG.\n';
    expect(summaryOf(text)).toMatch(/^The report calls this test normal\./);
    expect(
      explainReport(text, knowledge)
        .findings.map((one) => one.text)
        .join(' '),
    ).not.toMatch(/notes sleepiness/);
  });

  it('is the illness of an assessment, not the first change of medicine', () => {
    const text =
      'CLINIC NOTE\nSubjective: Mrs. Lee returns for diabetes.\nAssessment/Plan:\n1. Type 2 diabetes, well controlled.\n2. Start atorvastatin 20 mg daily.\n';
    expect(summaryOf(text)).toMatch(/^The report lists: (?:type 2 diabetes|high blood sugar)/);
  });

  it('is never the opposite of a negative test', () => {
    const text =
      'EXERCISE STRESS TEST\nThe patient exercised for 9 minutes.\nConclusion: Negative stress test for ischemia.\n';
    expect(summaryOf(text)).not.toMatch(/may have|notes too little/);
  });
});

describe('what stands beside the point', () => {
  it('calls no surgery of a relative an illness of the family', () => {
    const text =
      'CLINIC NOTE\nFamily history: Mother had pulmonary embolism after surgery.\nAssessment: Type 2 diabetes.\n';
    const told = explainReport(text, knowledge).findings.map((one) => one.text);
    expect(told.join(' ')).not.toMatch(/family has had surgery/);
  });

  it('reads "Exam:" of a visit as what the doctor found', () => {
    const text =
      'EMERGENCY DEPARTMENT NOTE\nChief complaint: Ankle pain.\nHPI: The patient twisted the right ankle.\nExam: Right ankle: swelling.\nDiagnosis: Ankle sprain.\n';
    const { plain } = explainReport(text, knowledge);
    expect(plain.map((one) => one.text).join(' ')).not.toMatch(/how the test was done/);
  });
});

it('says of a title without results that they are not there', () => {
  const { summary } = explained('EXAM: Xray Chest PA and Lateral\n');
  expect(summary).toBe('This is an X-ray of your chest. The text only names the test, so look for the whole report.');
  expect(explained('CT CHEST: normal.\n').summary).not.toContain('only names');
});
