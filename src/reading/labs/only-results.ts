import type { LabRow } from '../types.js';

/** Marks, ranges and units around a result, and the words that a line of results opens with. */
const AROUND =
  /\b(?:labs?|bloods?|results?|chem|lytes|today|this|am|pm|now|stat|ref|range|normal|high|low|[hl]{1,2}|arterial|venous)\b|\b(?:mg|g|mmol|umol|meq|ng|pg|iu|u|mu)(?:\/\w+)?\b/gi;
/** A stray word may stand between the results, a sentence may not. */
const MOST_LETTERS = 3;
const LONGEST = 4000;

/** "K 6.9", "Hb 6.1 plt 8": a text that holds results of the laboratory and nothing else. */
export function isOnlyResults(clean: string, rows: readonly LabRow[]): boolean {
  if (rows.length === 0 || clean.length > LONGEST) return false;
  let left = '';
  let at = 0;
  for (const { source } of rows) {
    left += `${clean.slice(at, Math.max(at, source.start))} `;
    at = Math.max(at, source.end);
  }
  left += clean.slice(at);
  return left.replace(AROUND, ' ').replace(/[^A-Za-z]/g, '').length <= MOST_LETTERS;
}
