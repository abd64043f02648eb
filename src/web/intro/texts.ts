import { translated } from '../kit/language.js';

/** Words of the introduction. */
export const introTexts = translated('intro.introTexts', {
  label: 'How it works, as a short animation',
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  position: 'Position',
  note: (seconds: number) => `See it work. ${seconds} seconds, with captions, no sound.`,
  transcript: 'Read it as text',
  captions: [
    'You have a report. It is written for doctors.',
    'It is read line by line, and every fact is noted.',
    'Each plain sentence shows the line of the report it comes from.',
    'Each value is drawn on the range of your own report.',
    'At the end stand questions to take to your doctor.',
  ],
});
