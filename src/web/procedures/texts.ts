import { translated } from '../kit/language.js';

/** Words of the page about procedures. */
export const procedureTexts = translated('procedures.procedureTexts', {
  title: 'Know what to expect',
  intro:
    'Choose a part of the body, then your procedure: the risks in real numbers, how to get ready, and how you may feel after.',
  label: 'Or type its name',
  placeholder: 'For example, colonoscopy',
  looking: 'Getting the guide...',
  unknown: 'No guide yet',
  failed: 'Error',
  areas: 'Common procedures by area',
  typeName: 'Type the name of your procedure in the search.',
});

/** The parts of the body. */
export const areaTexts = translated('procedures.areaTexts', {
  head: 'Head',
  neck: 'Neck',
  chest: 'Chest',
  abdomen: 'Abdomen',
  pelvis: 'Pelvis',
  arms: 'Arms',
  legs: 'Legs',
  spine: 'Spine',
});

/** The drawing of the body. */
export const bodyTexts = translated('procedures.bodyTexts', {
  label: 'Body, front and back',
  right: 'R',
  left: 'L',
  front: 'Front',
  back: 'Back',
  sides: 'R and L are the person’s own right and left.',
});

/** The guide of one procedure. */
export const guideTexts = translated('procedures.guideTexts', {
  englishOnly: '',
  corrected: (asked: string) => `Showing the guide for “${asked}”.`,
  howLong: 'How long it takes',
  awake: 'Will I be awake?',
  print: 'Print',
  word: 'What the word means',
  common: 'Common risks',
  commonLead: 'Most are mild and pass.',
  rare: 'Rare but serious risks',
  rareLead: 'Few people have these. Know the signs.',
  prepare: 'How to prepare',
  prepareLead: 'If your clinic’s own sheet says something else, follow the sheet.',
  recovery: 'Recovery expectations',
  emergency: 'Call 911 or go to the emergency room if you',
  call: 'Call your care team the same day if you',
  questions: 'Questions to ask the doctor',
  source: 'Based on:',
  newPage: (name: string) => `${name} (opens a new page)`,
  ownRisk: 'Your own risk depends on your age, your health and what is done.',
  unreviewed: 'Written by us, not yet checked by a second reader',
  peerChecked: 'Checked by a second reader',
  clinicianReviewed: 'Checked by a clinician',
  pictures: (people: string) => `Each picture shows ${people} people. The marked ones had the problem.`,
  about: (n: string, outOf: string) => `About ${n} in ${outOf}`,
  between: (n: string, to: string, outOf: string) => `${n} to ${to} in ${outOf}`,
  people: (rate: string) => `${rate} people`,
  numbers: 'Numbers:',
});
