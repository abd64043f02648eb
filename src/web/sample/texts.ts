import { translated } from '../kit/language.js';

/** Words of what a visitor can try. */
export const sampleTexts = translated('sample.sampleTexts', {
  englishOnly: '',
  heading: 'Try it before signing up',
  stays: 'Nothing leaves your device',
  tabs: 'What to explain',
  chestCt: 'Chest CT',
  bloodTest: 'Blood test',
  own: 'Your own text',
  readAll: 'Read the whole explanation',
  madeUp: 'The person is made up. The explaining happens in this browser.',
  reading: 'Reading the report.',
  readingNow: 'Reading the report...',
  ready: 'The explanation is ready.',
  result: 'The explanation',
  nothingSent: 'Explained in this browser. Nothing was sent.',
  close: 'Close',
  closeWhat: 'the explanation',
  when: 'A sample report. The person is made up.',
  pastedWhen: 'The text you pasted',
  origin: 'Sample',
  pasted: 'Pasted text',
});

/** The box for a text of one's own. */
export const ownTexts = translated('sample.ownTexts', {
  label: 'Paste the text of a report',
  tooLong: (length: string, most: string) => `This is too long to try here: ${length} of at most ${most} characters.`,
  note: 'It is explained in this browser, is not sent anywhere, and is gone when you leave the page.',
  submit: 'Explain this text',
});

export const problemTexts = translated('sample.problemTexts', {
  notLoaded: 'The explainer could not be loaded. Check your connection, then try again.',
  failed: 'This text could not be explained. Try another one, or a shorter part of it.',
});
