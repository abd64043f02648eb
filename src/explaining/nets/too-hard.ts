import { fleschKincaid } from '../words/readability.js';
import type { Said } from './said.js';

/** The hardest grade that a sentence of a finding may have. */
const HARDEST = 12;

/** One of the sentences is too hard for a finding; words in brackets do not count. It stays in the side-by-side view. */
export function isTooHard(told: readonly Said[]): boolean {
  return told.some(({ text }) => fleschKincaid([text.replace(/ \([^)]*\)/g, '')]).fkgl > HARDEST);
}
