import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { glossesFor } from '../retell/quote.js';
import { thingsAsked } from './asked.js';
import type { Plan } from './plan.js';
import { quoteLine } from './quote.js';

/** "Discharge from colposcopy": the end of something, at the head of its clause; not the going home from a hospital. */
const ENDED =
  /^\W*(?:(?:she|he|they|you|patient|to|can|may|will|should|be|is|are|now|for|suitable|fit|please|recommend|suggest|advise|we|the|therefore|routine) )*discharged? (?:back )?from (?!(?:the |our |your |this )?(?:hospital|ward|icu|itu|hdu|unit|ed|emergency|a&e|rehab\w*|facility|inpatient)\b)/i;
/** "HRT should not be restarted", "surgery is contraindicated" */
const FORBIDDEN =
  /\b(?:should|must|shall|ought|may|do|does) (?:not|never)\b(?! only\b)|\b(?:should|must|do)n['’]t\b|\bcontra-?indicated\b|\bnot to (?:be )?(?:re-?)?(?:start|begin|resum|continu|giv|repeat|us|offer)\w*|^\W*(?:please )?(?:never|stop|discontinue|withhold|avoid|cease|omit|cancel|hold)\b|\b(?:should|must|to) be (?:permanently )?(?:stopped|discontinued|withheld|avoided|ceased|omitted|cancelled|deferred|postponed)\b/i;
/** "Without waiting for electron microscopy", "MRI rather than CT": one thing is asked for, the other is not. */
const NOT_THE_OTHER =
  /\b(?:without|before|not|rather than|instead of) (?:waiting|awaiting)\b|\bwithout (?:delay(?:ing)? for|the need for|need for|recourse to)\b|\b(?:rather than|instead of|in place of|in lieu of|no longer)\b|\bnot (?:to )?(?:wait|await|be delayed)\b/i;
/** "Reversal of ileostomy", "stoma closure": what was made is to be undone. */
const UNDONE =
  /\b(?:reversal|closure|take-?down|undoing|weaning|withdrawal|cessation|discontinuation) (?:of|from|off) (?!care\b)|\b(?:[a-z]+ostomy|stoma|loop|anticoagulation) (?:reversal|closure|take-?down)\b|\b(?:reverse|close|take down) (?:the |her |his |your )?(?:[a-z]+ )?(?:[a-z]+ostomy|stoma)\b/i;

/**
 * An order whose words turn it round beside a named test or treatment: it ends or forbids that thing, or goes ahead
 * without it. "Asks for" would order the reverse; its own words say it.
 */
export function planReversed(frame: Frame, ctx: Context): Plan | null {
  const own = ctx.clean(frame.source);
  const sentence = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
  const beside = NOT_THE_OTHER.test(ctx.clean(sentence));
  if (!beside && !ENDED.test(own) && !FORBIDDEN.test(own) && !UNDONE.test(own)) return null;
  if (!ENDED.test(own) && thingsAsked(frame, ctx).names.length === 0) return null;
  const span = beside ? sentence : frame.source;
  const told = quoteLine(span, ctx, 'for what comes next, the report says');
  return told === null ? null : { ...told, details: glossesFor(span, ctx).slice(0, 3) };
}
