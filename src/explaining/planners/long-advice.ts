import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { retellClause } from '../retell/retold-clause.js';
import { isLongAndHard } from '../retell/tidy.js';
import { type Plan, plan } from './plan.js';

const ASKS =
  /^\W*(?:and |so |but |therefore,? )?(?:(?:I|we) (?:would |do |also |strongly |will )*(?:recommend|suggest|advise)|(?:my|our) recommendation\b)/i;
const MOST_WORDS = 30;

/**
 * "I would recommend a repeat scan to assess it further to see if …", too long to be told or quoted whole: its beginning in
 * the report's own words, marked as cut, rather than nothing of it. Null for any other clause.
 */
export function longAdvice({ source, negated }: Frame, ctx: Context): Plan | null {
  const clause = ctx.clean(source).replace(/^(?:and|so|but)\s+/i, '');
  if (negated || !ASKS.test(clause)) return null;
  const told = retellClause(source, null, ctx);
  if (told !== null && !isLongAndHard(told.text)) return plan(told.text, [source], told.knowledge);
  const words = clause.replace(/[.\s]+$/, '').split(' ');
  if (words.length <= MOST_WORDS) return null;
  return plan(`for what comes next, the report says: “${words.slice(0, MOST_WORDS).join(' ')} …”`, [source]);
}
