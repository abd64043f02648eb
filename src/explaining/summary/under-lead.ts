import type { Span } from '../../contract/analysis.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import { glossesFor } from '../retell/quote.js';
import { retellClause } from '../retell/retold-clause.js';
import { uncapital } from '../words/english.js';
import { countWords } from '../words/readability.js';

const MOST_WORDS = 30;
const MOST_ASIDES = 2;
/** Marks that say nothing to a reader, and words that only guess: they stay as the report has them. */
const STAYS = /[?“”/=+&|<>#]|\b(?:vs|versus|query|rule|exclude|evaluate|assess)\b/i;

/**
 * What stands under a heading ("Indication") behind words of ours that say what it is: in everyday words where each of its
 * words has one, else as a quotation with what its hard words mean. None where it cannot be quoted.
 */
export function underLead(lead: string, span: Span, ctx: Context): Said[] {
  const printed = ctx.clean(span);
  const told = STAYS.test(printed) ? null : retellClause(span, null, ctx);
  if (told !== null && isEasy(told.text) && keepsSides(printed, told.text))
    return [say(`${lead}: ${uncapital(told.text)}`, [span], told.knowledge)];
  const quote = quotable(printed);
  if (quote === null) return [];
  return [say(`${lead}: “${quote}”`, [span]), ...glossesFor(span, ctx).slice(0, 2)];
}

/** "Right upper quadrant pain" is more than pain in the belly. */
function keepsSides(printed: string, told: string): boolean {
  return ['left', 'right', 'upper', 'lower'].every(
    (side) => !new RegExp(`\\b${side}\\b`, 'i').test(printed) || told.includes(side),
  );
}

function isEasy(text: string): boolean {
  const words = countWords(text.replace(/ \([^)]*\)/g, ''));
  const asides = text.match(/\(/g)?.length ?? 0;
  return words > 1 && words <= MOST_WORDS && asides <= MOST_ASIDES && !/\([^)]*\(|[.;:] |[A-Z]{3,}/.test(text);
}
