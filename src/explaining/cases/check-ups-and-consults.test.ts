import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createKnowledge } from '../../knowledge/index.js';
import { explainReport } from '../index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../../knowledge/compiled.json', import.meta.url), 'utf8')),
);
const explain = (text: string) => explainReport(text, knowledge);
const told = (text: string) =>
  explain(text)
    .sentences.map((one) => one.text)
    .join('\n');

const CHECK_UP =
  'CHIEF COMPLAINT: Well-child check.\n\nHISTORY OF PRESENT ILLNESS: This is a 9-year-old boy here with his mother for a check. He brushes his teeth daily.\n\nDEVELOPMENTAL ASSESSMENT: Social: He knows his rules. He does home chores. Language: He can tell time.\n\nPHYSICAL EXAMINATION: Lungs: Clear. GU: Tanner III.\n\nASSESSMENT: Well child.\n\nPLAN: Return in one year.';

it('how a child has developed is not what the visit comes to', () => {
  const { summary, keyPoints, findings } = explain(CHECK_UP);
  expect(summary).toContain('The report says that your child is well.');
  expect(`${summary} ${keyPoints.join(' ')}`).not.toMatch(/rules|chores/);
  expect(findings.map(({ text }) => text).join('\n')).toContain('Your child brushes');
  expect(
    told(
      'PROGRESS NOTE\n\nHISTORY: A 12-year-old male for a physical.\n\nASSESSMENT: Healthy Tanner III male, developing normally.',
    ),
  ).toContain('your child is healthy and is developing as expected');
});

it('a virus that the reader lives with and that is held down is no news', () => {
  const { findings } = explain(
    'CLINIC NOTE\n\nHISTORY: A 34-year-old woman for routine followup. She has no complaints.\n\nASSESSMENT:\n1. Human immunodeficiency virus, stable on Trizivir.\n2. Hypertension.',
  );
  expect(findings.some(({ sensitive }) => sensitive)).toBe(false);
});

it('judgment that is fair is not good, and dry heaves are none of the heart', () => {
  const text = told(
    'CONSULTATION\n\nHISTORY: A 50-year-old man who noticed bilious vomiting and dry heaves.\n\nMENTAL STATUS EXAMINATION: Insight and judgment are fair.\n\nDIAGNOSES: Alcohol dependence.',
  );
  expect(text).toContain('Your judgment and insight were fair.');
  expect(text).toContain('retching');
  expect(text).not.toMatch(/push of the heart/);
});

it('how often something is to be checked is not how often the doctor is to be seen', () => {
  const text = told(
    'PROGRESS NOTE\n\nASSESSMENT: Hypertension.\n\nPLAN: He will have that checked weekly at his workplace and follow up if they remain elevated.',
  );
  expect(text).not.toMatch(/see your doctor weekly|doctor weekly/);
  expect(text).toContain('checked weekly');
});

it('what is possible in a history is possible, and of now', () => {
  const text = told(
    'PROGRESS NOTE\n\nASSESSMENT: History of congestion, possibly enlarged adenoids, or just her anatomy.\n\nPLAN: I told her just Neosporin for her toe.',
  );
  expect(text).toContain('may have enlarged soft tissue behind the nose');
  expect(text).not.toContain('your just');
});

it('nodes that are denied by plain names are denied in each of them', () => {
  expect(
    told(
      'CLINIC NOTE\n\nPHYSICAL EXAMINATION:\nLYMPHATIC: No neck, axillary, or groin lymphadenopathy.\n\nASSESSMENT: Cough.',
    ),
  ).toContain('swollen lymph nodes in the neck, armpits or groin');
});

it('a sentence that leans on another heads no summary', () => {
  const { summary } = explain(
    'CLINIC NOTE\n\nHISTORY: A 40-year-old woman with a rash from a new soap.\n\nIMPRESSION: Recurrent bladder infection treated with Keflex, which was stopped due to hives. This has resolved.',
  );
  expect(summary).not.toMatch(/^This has/);
});

it('what a visit tells of now is told of now', () => {
  const text = told(
    'CLINIC NOTE\n\nHISTORY OF PRESENT ILLNESS: 60-year-old woman with severe central sleep apnea, on CPAP at 10 cmH2O and supplemental oxygen. She takes Lasix for lower extremity edema. She had a headache yesterday. She rips her mask off, tosses and turns.\n\nASSESSMENT: Back pain.',
  );
  expect(text).toContain('You have severe pauses of breathing in sleep');
  expect(text).toContain('You get extra oxygen');
  expect(text).toContain('You have swelling in the legs');
  expect(text).toContain('You had a headache yesterday.');
  expect(text).toContain('You rip your mask off, toss and turn.');
});

it('advice that points back names what it is about', () => {
  const { recommendations } = explain(
    'ONCOLOGY CONSULT NOTE\n\nHISTORY: A 60-year-old man with cancer of the tongue base.\n\nPLAN: Then concurrent Erbitux and radiation. This will be given as a loading dose and then weekly throughout radiation.',
  );
  expect(recommendations.map(({ text }) => text).join('\n')).toContain(
    'About “Then concurrent Erbitux and radiation”: this will be given',
  );
});

it('sharp discs are those of the eyes', () => {
  const text = told(
    'CLINIC NOTE\n\nPHYSICAL EXAMINATION:\nEYES: Disks are sharp bilaterally. Fundi were benign.\n\nASSESSMENT: Headache.',
  );
  expect(text).toContain('The nerve spots at the back of your eyes looked as they should.');
  expect(text).not.toMatch(/spine|not cancer/i);
});

it('a visit because of a cancer of years ago opens with its treatment', () => {
  const { summary } = explain(
    'CLINIC NOTE\n\nHISTORY OF PRESENT ILLNESS: The patient is a 66-year-old woman who was diagnosed with breast cancer in 2009. It was a T2, N0, M0, stage IIA. She was treated with lumpectomy and radiation.\n\nASSESSMENT: Stage IIA right breast cancer. Overall she is doing well.\n\nPLAN: See again in March.',
  );
  expect(summary).toMatch(/^You were treated for breast cancer on the right side in the past\./);
});

it('treated symptomatically is treated for the symptoms, and what impedes gets in the way', () => {
  const text = told(
    'CLINIC NOTE\n\nHISTORY OF PRESENT ILLNESS: A 50-year-old man with back pain. He was treated symptomatically with acetaminophen with only some relief. It does not impede his work.\n\nASSESSMENT: Back pain.',
  );
  expect(text).toContain('You were treated for the symptoms with acetaminophen');
  expect(text).toContain('It does not get in the way of your work.');
});

it('a verb behind a time goes with the reader', () => {
  const text = told(
    'CLINIC NOTE\n\nHISTORY OF PRESENT ILLNESS: A 57-year-old woman with back pain. She showed some improvement, but over the last 3-5 days has had a low-grade fever. She was ill for a week and her son has a cold.\n\nASSESSMENT: Back pain.',
  );
  expect(text).toContain('but over the last 3-5 days have had a low-grade fever');
  expect(text).toContain('your son has a cold');
});
