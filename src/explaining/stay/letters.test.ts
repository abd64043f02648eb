import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function told(text: string): string {
  const analysis = explainReport(text, knowledge);
  const parts = [analysis.findings, analysis.recommendations].flatMap((list) => list.map((one) => one.text));
  return [analysis.title, analysis.summary, ...analysis.keyPoints, ...parts].join('\n');
}

describe('letters about a stay', () => {
  it.each<[string, string, readonly string[], readonly RegExp[]]>([
    [
      'room air is no oxygen given',
      'DISCHARGE SUMMARY\nHOSPITAL COURSE: Her O2 saturations on room air were normal.',
      ['on room air were normal'],
      [/on oxygen/],
    ],
    [
      'one medicine under two names',
      'DISCHARGE SUMMARY\nHOSPITAL COURSE: She was placed on Zestril and Colace. The lisinopril was discontinued.',
      ['Zestril (lisinopril, a blood pressure medicine)'],
      [],
    ],
    [
      'a scheduled medicine beside one that is taken as needed',
      'DISCHARGE SUMMARY\nHOSPITAL COURSE: She will be discharged with Lantus 20 units at bedtime and continue the sliding scale as needed.',
      ['20 units at bedtime.'],
      [/bedtime when you need it/],
    ],
    [
      'a dose in grains',
      'DISCHARGE SUMMARY\nDISCHARGE MEDICATIONS: Aspirin 5 grains daily.',
      ['5 grains once a day'],
      [],
    ],
    [
      'the day of a stay is not the day of a test',
      'DISCHARGE SUMMARY\nFOLLOWUP: With weekly lab work and plans for admission on May 4, 2011.',
      ['weekly lab work and plans for admission on May 4, 2011'],
      [/weekly on May 4/],
    ],
    [
      'a week and a half',
      'DISCHARGE SUMMARY\nFOLLOWUP: She should follow up with her primary care physician in a week and a half.',
      ['in a week and a half'],
      [],
    ],
    [
      'what was done in this stay',
      'DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Status post laparoscopic cholecystectomy for gallstones.\nOPERATION: Laparoscopic cholecystectomy.',
      ['By keyhole surgery, you had the gallbladder removed'],
      [/gallbladder in the past/],
    ],
    [
      'a death',
      'DISCHARGE SUMMARY\nDISCHARGE DIAGNOSES:\n1. Pneumonia.\n2. Acute renal failure.\nHOSPITAL COURSE: The patient was intubated. The patient pronounced expired at 03:10 hours.',
      ['The report says that the person died.', 'The person had breathing tube placement'],
      [/\byou had\b/i, /get better/, /Ask your doctor to explain this line/],
    ],
    [
      'a death told without an autopsy',
      'CAUSE OF DEATH:\n1. Respiratory failure.\nHOSPITAL COURSE: The patient was admitted with cough. Intubation showed the patient had aspirated. The patient expired on the morning of 2/3/09.',
      ['Death summary', 'The report says that the person died.'],
      [/[Aa]utopsy/, /letting fluid out/],
    ],
    [
      'heart sounds are no level of the spine',
      'PHYSICAL EXAM\nCARDIOVASCULAR: Positive S1, S2 without murmur, rubs, or gallops.',
      ['no extra heart sound'],
      [/at S[12]/],
    ],
    [
      'an age is no time until a visit',
      'CLINIC LETTER\nDiagnosis: COPD.\nPLAN:\nIt was a pleasure to review this 69 year old retired cook in clinic today. Continue Trimbow.',
      [],
      [/asks you to see your doctor/, /in 69 year/],
    ],
  ])('%s', (_name, text, said, never) => {
    const all = told(text);
    for (const one of said) expect(all).toContain(one);
    for (const one of never) expect(all).not.toMatch(one);
  });

  it('does not take the death of another for that of the patient', () => {
    const all = told(
      'DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Pneumonia.\nFAMILY HISTORY: Father passed away at 60. His mother expired of stroke.\nHOSPITAL COURSE: The patient was treated with antibiotics.',
    );
    expect(all).not.toMatch(/the person/i);
  });
});
