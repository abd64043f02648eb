import type { UnderstoodLab } from '../../understanding/types.js';
import { type Said, say } from '../nets/said.js';

/** "1:640", "Reactive 1:16"; "<1:40" says that nothing was found. */
const TITRE = /(?<![<≤\d:])\b1\s?[:/]\s?(\d{1,6})(?![\d:])/;
const FEWEST = 2;

/** What a step of thinning means: how much the blood could be thinned until the test no longer reacted. */
export function titreSaid({ value, source, row }: UnderstoodLab): Said[] {
  const times = row.number === null && !/[<≤]/.test(value) ? TITRE.exec(value)?.[1] : undefined;
  if (times === undefined || Number(times) < FEWEST) return [];
  return [say(`the blood still reacted when the lab had thinned it ${times} times`, [source])];
}
