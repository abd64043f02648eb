import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';

/** What goes on after the stay, or why it was done. */
const GOES_ON =
  /\b(?:discharg\w+|home|now|will|outpatient|continu\w+|prescri\w+|added|instead|allerg\w+|reaction|because|due to|therefore|course|weeks?|months?|life\w*)\b/i;
const INTO_A_VEIN = /\b(?:iv|intravenous\w*|drip|infusion|gtt|subcu\w*|sub-?q|sliding scale)\b/i;

/**
 * "Heparin was held until this level was returned", "she was started on empiric antibiotics": a step in the care of a stay
 * that is over. What the reader takes from here on is told by the list for home, by a dose with its times, or by words of
 * what goes on; a medicine that was stopped or changed always weighs.
 */
export function isStepOfStay({ kind, medicine, sentence }: Frame, ctx: Context): boolean {
  const { report } = ctx.understanding;
  if (kind !== 'medicine' || medicine?.setting !== 'stay' || report.type.type !== 'discharge_summary') return false;
  if (medicine.change === 'stopped' || medicine.change === 'changed') return false;
  const words = report.sentences[sentence]?.span;
  if (words === undefined) return false;
  const told = ctx.clean(words);
  return !GOES_ON.test(told) && (medicine.frequency == null || INTO_A_VEIN.test(told));
}
