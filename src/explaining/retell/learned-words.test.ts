import { expect, it } from 'vitest';
import { inEasierWords } from './learned-words.js';

const easy = (text: string) => inEasierWords({ text, sources: [], knowledge: [] }).text;

it.each([
  ['You were instructed to avoid lifting.', 'You were told to avoid lifting.'],
  ['However, you slept well.', 'But you slept well.'],
  ['You had an evaluation by the heart team.', 'You had a check by the heart team.'],
  ['You had a recommended examination.', 'You had an advised exam.'],
  ['Therefore, the drug was discontinued.', 'So the drug was stopped.'],
  ['Your previous scan was normal.', 'Your past scan was normal.'],
  ['The previous day you had a fever.', 'The previous day you had a fever.'],
  ['You came in for further evaluation.', 'You came in to be checked further.'],
  ['Evaluation showed a clot.', 'Evaluation showed a clot.'],
  ['Difficulty walking.', 'Trouble walking.'],
])('%s', (learned, plain) => {
  expect(easy(learned)).toBe(plain);
});

it('what the report prints, and what stands in brackets, stays letter for letter', () => {
  const text = 'The report says: “Further evaluation was recommended”. Pain (persistent).';
  expect(easy(text)).toBe(text);
});
