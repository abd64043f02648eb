import { translated } from '../kit/language.js';

/** Words of the page that explains medical words. */
export const termTexts = translated('terms.termTexts', {
  title: 'What does that word mean?',
  label: 'A word from your report',
  placeholder: 'For example, arrhythmia',
  popular: 'Often looked up',
  looking: 'Looking it up...',
  hint: 'Type a word, a short form such as HTN, or a line from your report. You can also ask a question, such as “What is an MRI?”',
  failed: 'Error',
  unknown: 'No answer yet',
  seenInOne: 'Seen in your report',
  seenInMany: 'Seen in your reports',
});

/** One answer. */
export const answerTexts = translated('terms.answerTexts', {
  englishOnly: '',
  corrected: (asked: string) => `Showing what we have for “${asked}”.`,
  meaning: 'What it means',
  now: 'If you have this now:',
  use: 'How it is commonly used',
  ask: 'A question for your doctor:',
  procedure: (name: string) => `${name}: risks, how to prepare, recovery`,
  related: 'Related terms',
  alsoCalled: (names: string) => `Also called: ${names}`,
  newPage: (label: string) => `${label} (opens a new page)`,
  source: (name: string) => `Based on: ${name}.`,
  fromParts: 'worked out from its parts',
  noMeaning: 'We could not explain this word.',
  unreviewed: 'Written by us, not yet checked by a second reader',
  peerChecked: 'Checked by a second reader',
  clinicianReviewed: 'Checked by a clinician',
});
