import { remembered } from '../knowledge/index.js';
import { firstPassing } from './halving.js';

/** Where the printed lines of a whole text begin. The few texts that a report is read in are asked of again and again. */
const startsOf = remembered(8, (text): readonly number[] => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
});

/**
 * Where the printed line begins that a place of a whole report stands on. Found by halving: a search from the place back through
 * the text would cost as much as the text is long, for each place, where a long text has no line break.
 */
export function lineStart(text: string, at: number): number {
  const starts = startsOf(text);
  return starts[firstPassing(starts.length, (line) => (starts[line] as number) > at) - 1] ?? 0;
}

/** Where that line ends: at its line break, or with the text. */
export function lineEnd(text: string, at: number): number {
  const starts = startsOf(text);
  const next = starts[firstPassing(starts.length, (line) => (starts[line] as number) > at)];
  return next === undefined ? text.length : next - 1;
}
