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
    .sentences.filter(({ field }) => field !== 'questions')
    .map((one) => one.text)
    .join('\n');

it('a denial of several things with "as far as" denies each', () => {
  const { findings } = explain(
    'CLINIC NOTE\n\nREVIEW OF SYSTEMS:  Negative as far as sore throat, earache, or cough.\n\nASSESSMENT:  Stomach bug.',
  );
  const said = findings.map(({ text }) => text).join('\n');
  expect(said).not.toMatch(/reported (?:a sore throat|ear pain|a cough)/);
  expect(findings.filter(({ assertion }) => assertion === 'present').map(({ text }) => text).join('\n')).not.toContain('cough'); // biome-ignore format: one line
});

it('a doubt of the kind of one illness does not settle that the next is there', () => {
  const { findings } = explain(
    'CLINIC NOTE\n\nASSESSMENT:  Possible ischemic stroke, possible pneumonia, swollen leg.\n\nPLAN: Rest.',
  );
  const pneumonia = findings.filter(({ concepts }) => concepts.includes('pneumonia'));
  expect(pneumonia.map(({ assertion }) => assertion)).not.toContain('present');
  expect(findings.map(({ text }) => text).join('\n')).not.toContain('notes a lung infection');
});

it('what stands before "no #" on a picture was seen', () => {
  const text = told(
    'OPD NOTE 14/3  54F c/o L knee pain x 3/12. O/E: L knee: mild effusion+. X-ray L knee (AP/Lat): medial joint space reduced, osteophytes, no #. Imp: OA L knee.',
  );
  expect(text).toContain('narrowing of the joint space');
  expect(text).toContain('The X-ray found bone spurs');
  expect(text).not.toContain('no sign of bone spurs');
  expect(text).toContain('no sign of a broken bone');
});

it('months back are a time, and no place', () => {
  const text = told('OPD NOTE\n54F c/o L knee pain x 3/12. She had a fall 2/12 back. Imp: OA L knee.');
  expect(text).toContain('You had a fall 2 months ago.');
  expect(text).not.toContain('fall in your back');
});

it('more than ten years stay more than ten', () => {
  const text = told('CLINIC NOTE\n\nPAST MEDICAL HISTORY:\n1. History of psoriasis for over 10 years.\n2. COPD.');
  expect(text).toContain('for over 10 years');
  expect(text).not.toContain('for for');
});

it('what is still to be looked for is no reason for the visit', () => {
  const { plain } = explain(
    'CLINIC NOTE\n\nASSESSMENT AND PLAN:\n1. Short of breath on walking. We will check the oxygen level with walking to rule out that as a cause of fainting.',
  );
  expect(plain.map(({ text }) => text).join('\n')).not.toContain('You were seen to check for');
});

it('pressure taken off the bowel by a tube is no surgery', () => {
  const text = told(
    'PROGRESS NOTE\n\nSUBJECTIVE: She has a tube in the stomach.\n\nASSESSMENT AND PLAN:\n1. Paralytic ileus. Continue with less aggressive decompression.\n2. GI prophylaxis.',
  );
  expect(text).not.toContain('surgery to ease pressure');
  expect(text).toContain('medicine to protect the stomach');
});

it('a belly less swollen than before is told so', () => {
  const { findings } = explain(
    'PROGRESS NOTE\n\nPHYSICAL EXAMINATION:\nABDOMEN: Less distended.\n\nASSESSMENT: Ileus.',
  );
  expect(findings.find(({ concepts }) => concepts.includes('distention'))?.change).toBe('decreased');
});

it('firmness of a muscle says nothing of its size', () => {
  const text = told('CLINIC NOTE\n\nPHYSICAL EXAMINATION:\nMOTOR: He has thinning of the calf. The tone is normal.');
  expect(text).toContain('Your muscles had normal firmness.');
});

it('vital signs keep both ends of a range, the pulse rate and no fever', () => {
  expect(told('CLINIC NOTE\n\nVITAL SIGNS: oxygen saturation 93-98% on room air.')).toContain('was 93-98%');
  const text = told('OPD NOTE\nO/E: afebrile, PR 78/min, BP 138/86.\nImp: OA knee.');
  expect(text).toContain('Your vital signs were blood pressure 138/86 and heart rate 78.\nYou had no fever.');
});

it('a test that may come later is not asked for', () => {
  const { recommendations } = explain(
    'CLINIC NOTE\n\nPLAN:\n1. Depending on the results of the study, I may recommend that he undergo a CT myelogram.',
  );
  expect(recommendations.map(({ text }) => text).join('\n')).not.toContain('The report suggests');
});

it('the most that medicine can do is asked for, and not only to be thought about', () => {
  const text = told(
    'CLINIC NOTE\n\nASSESSMENT: Heart failure.\n\nPLAN: At this time, maximum medical treatment will be recommended.',
  );
  expect(text).not.toContain('think about medicine');
});

it('a test that is asked for in a sentence too long to tell is not lost with it', () => {
  const long =
    'The fact that it was found 2 days ago and that nothing was done about it then as he appeared not to be symptomatic indicates that this may be a qwertous process at the moment as far as anybody can tell from the outside, and I would recommend getting a repeat CT scan to assess it further to see if there is worsening of the zxcvated part versus resolution.';
  const { recommendations } = explain(`CLINIC NOTE\n\nASSESSMENT: Belly pain.\n\nPLAN: ${long}`);
  expect(recommendations.map(({ text }) => text)).toContain('The report asks for another CT scan.');
});

it('what a cream is for when needed is no finding', () => {
  const { findings } = explain(
    'PROGRESS NOTE\n\nIMPRESSION:  Hand eczema.\n\nPLAN:\n1.  Apply the ointment t.i.d. and p.r.n. itch.',
  );
  expect(findings.map(({ text }) => text).join('\n')).not.toContain('notes itching');
});

it('an illness that a test excludes is not found', () => {
  const { findings } = explain(
    'CLINIC NOTE\n\nCHIEF COMPLAINT: Vertigo.\n\nDIX-HALLPIKE: showed no positional nystagmus excluding benign paroxysmal positional vertigo.\n\nPLAN: Rest.',
  );
  const found = findings.filter(({ concepts }) => concepts.includes('benign-paroxysmal-positional-vertigo'));
  expect(found.map(({ assertion }) => assertion)).not.toContain('present');
});

it('a further operation among the risks of one is not asked for', () => {
  const { recommendations } = explain(
    'CLINIC NOTE\n\nIMPRESSION: Large tonsils.\n\nRECOMMENDATIONS: We are going to proceed with an adenotonsillectomy. This includes risk of bleeding, infection, scarring, need for further surgery, persistent sore throat, voice changes, etc.',
  );
  expect(recommendations.map(({ text }) => text).join('\n')).not.toContain('asks for surgery');
});

it('what the doctor of the sentence before did is not told of the reader', () => {
  const text = told(
    'CLINIC NOTE\n\nCHIEF COMPLAINT:  A 45-year-old gentleman had severe pain, and Dr. Lee noted a hernia.  He was able to reduce this, with relief of pain.\n\nASSESSMENT: Hernia.',
  );
  expect(text).not.toContain('You were able to reduce');
});

it('a pull by hand, and a wound that is being dressed, are no treatments of their own', () => {
  const text = told(
    'CLINIC NOTE\n\nPHYSICAL EXAMINATION: With gentle traction, we were able to feel the bulge. There is mild drainage but they have been dressing with bacitracin.\n\nASSESSMENT: Hernia.',
  );
  expect(text).not.toContain('steady pull');
  expect(text).not.toContain('bandage (dressing) is in place');
});

it('signs that stand in the sentence itself are quoted with it', () => {
  const { recommendations } = explain(
    'CLINIC NOTE\n\nASSESSMENT: Nearsightedness.\n\nPLAN: I discussed with her the symptoms of retinal detachment and advised her to contact us immediately if they occur.',
  );
  const said = recommendations.map(({ text }) => text).join('\n');
  expect(said).not.toContain('“they occur”');
  expect(said).toContain('symptoms of retinal detachment');
});

it('vital signs in two clauses are one row of the findings', () => {
  const text = told(
    'PROGRESS NOTE\n\nPHYSICAL EXAMINATION:\nVITAL SIGNS:  Pulse is 58 and blood pressure is 110/56.\nCHEST: Clear.\n\nASSESSMENT: Ileus.',
  );
  expect(text).toContain('Your vital signs were blood pressure 110/56 and heart rate 58.');
});
