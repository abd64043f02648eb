import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explained = (text: string) => explainReport(text, knowledge);

const BY_PROBLEM = `DISCHARGE SUMMARY
DISCHARGE DIAGNOSES:
1.  Pneumonia.
2.  Hyponatremia.
3.  Hypoxia.
4.  Seizure prophylaxis.

PROCEDURES:
1.  Vancomycin daily.
2.  Chest x-ray.

HOSPITAL COURSE:  Ms. Doe was admitted to the medical floor.
1.  Pneumonia.  She was started on vancomycin and cefepime. Her fever went down within two days. She was then changed to oral antibiotics.
2.  Hyponatremia.  She was placed on a fluid restriction. Her sodium came back to normal by day 4.
3.  Hypoxia.  She did have evidence of decreased saturations. Heparin was held until the scan was done. She understands if she develops a fever greater than 101, she should call to return immediately.
4.  Seizure prophylaxis.  She will continue Keppra twice daily.

DISPOSITION:  Home in stable condition.
FOLLOWUP:  Ms. Doe was advised if she has any problems or concerns and needs to be seen sooner, she should call.
`;

describe('a stay told problem by problem', () => {
  const { findings, keyPoints, summary, recommendations } = explained(BY_PROBLEM);
  const texts = findings.map(({ text }) => text);

  it('keeps the steps of one problem together under its name', () => {
    const sodium = texts.filter((text) => /fluid restriction|back to normal/.test(text));
    expect(sodium).toHaveLength(1);
    expect(sodium[0]).toMatch(/^Low sodium[^:]*: you were placed on .* Your sodium came back to normal/);
    expect(texts.filter((text) => /cefepime|fever went down/.test(text))).toHaveLength(1);
  });

  it('makes no line of a name that its steps are told under, and no seizure of its prevention', () => {
    expect(texts).not.toContainEqual(expect.stringMatching(/^From your stay: (?:seizure|low)/));
    expect(texts.join('\n')).toMatch(/steps to prevent a seizure/);
    expect(texts.join('\n')).not.toMatch(/only as something that could happen/);
  });

  it('takes no passing step for a main point, nor a medicine of a list for what was done', () => {
    expect([summary, ...keyPoints].join('\n')).not.toMatch(/Heparin|What was done: vancomycin/i);
    expect(texts.join('\n')).toMatch(/Heparin was held until the scan was done/);
  });

  it('says when to call in plain order, with what is asked for', () => {
    const asked = recommendations.map(({ text }) => text);
    expect(asked).toContain('Call if you have any problems or concerns and need to be seen sooner.');
    expect(asked).toContain('Call to return right away if you develop a fever greater than 101.');
  });
});

it('a medicine that was stopped or begun for good still is a main point', () => {
  const { keyPoints, summary } = explained(
    `DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Gastritis.\nHOSPITAL COURSE: She was admitted with belly pain. Her aspirin is discontinued. She was sent home.\n`,
  );
  expect([summary, ...keyPoints].join('\n')).toMatch(/aspirin[^.]*stopped/i);
});

it('advice that was given before the stay is none for now', () => {
  const { recommendations } = explained(
    `DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Gastritis.\nHISTORY OF PRESENT ILLNESS: He was told if the pain came back he should return to the emergency room.\nHOSPITAL COURSE: He was given fluids.\n`,
  );
  expect(recommendations.map(({ text }) => text).join()).not.toMatch(/return to the emergency room/i);
});

it('a slipped disc of the neck is no shift of the brain', () => {
  const { findings, keyPoints } = explained(
    `DISCHARGE SUMMARY\nFINAL DIAGNOSES: Slipped disc.\nHOSPITAL COURSE: MRI of the neck showed a large right-sided disc herniation at C4-5 with a midline herniation at C5-6 and a large left HNP. He was sent home.\n`,
  );
  expect([...keyPoints, ...findings.map(({ text }) => text)].join()).not.toMatch(/brain/i);
});

it('what a test found is no problem that the rest of the story is about', () => {
  const { findings } = explained(`DISCHARGE SUMMARY
PRINCIPAL DIAGNOSIS: Heart failure.
HOSPITAL COURSE BY PROBLEM
#Heart failure. She came in with swollen legs. TTE: EF 55%. Diuresed w/ IV furosemide. Off O2 since day 3.
#Kidney trouble. She was given fluids. Her kidneys worked as before on the last day.
Pulmonary: She was weaned off oxygen. TTE: no strain. She used her inhaler.
`);
  const texts = findings.map(({ text }) => text);
  expect(texts.join('\n')).not.toMatch(/TTE: (?!no strain|EF)/);
  expect(texts.find((text) => /inhaler/.test(text))).toMatch(/^Lung: /);
});
