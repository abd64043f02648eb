import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { glossesFor } from '../retell/quote.js';
import type { Plan } from './plan.js';
import { quoteLine } from './quote.js';

/** What was done already: a referral made, a doctor called, a biopsy talked about with the reader. */
const DONE =
  /\b(?:has|have|had|was|were) (?:already |also |then )?(?:been )?(?:\w+ly )?(?:made|referred|sent|notified|arranged|booked|performed|phoned|called|discussed|requested|undertaken|informed|faxed|emailed)\b/i;
/** A choice of several, of which none is ordered, or a talk about one. */
const CHOICE = /\boptions?\b|\bdiscuss(?:ion|ed|ing)?\b|\bcould (?:also )?be\b|\balternatives?\b|\beither\b/i;
/** What is known is to be held against something, with more in the same clause. */
const CORRELATE = /\bcorrelat(?:e|es|ed|ion)\b/i;
/** Where to, how soon: more than "see your doctor". */
const SENT =
  /\b(?:referr?al|refer|referred)\b|\b(?:clinic|unit|team|service|mdt|mdm|multi-?disciplinary|tumou?r board)\b/i;

/** "Haematology clinic review this week": a visit, its time, and nothing else. */
const PLAIN_VISIT =
  /^\W*(?:urgent |prompt |early )?(?:[a-z]+ology|[a-z]+atrics?|surgical|breast|oncology) (?:clinic )?(?:review|referral|appointment)(?: (?:this week|next week|(?:with)?in (?:\d{1,2}|one|two|three|four|six) (?:days|weeks|months)))?\W*$/i;

/**
 * A line of a tissue report that is no plain order: what is done, a choice, a talk, a comparison, where to go. Told as
 * "asks for" it would order what nobody ordered, or thin an order out; its own words say it. Null for a plain order.
 */
export function tissueOrder(frame: Frame, ctx: Context): Plan | null {
  if (ctx.understanding.report.type.type !== 'pathology') return null;
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  const span = piece(sentence?.span ?? frame.source, frame, ctx);
  const words = ctx.clean(span);
  if (PLAIN_VISIT.test(words)) return null;
  const done = DONE.test(words);
  if (!done && ![CHOICE, CORRELATE, SENT].some((one) => one.test(words))) return null;
  const told = quoteLine(
    span,
    ctx,
    done ? 'of what was done, the report says' : 'for what comes next, the report says',
  );
  return told === null ? null : { ...told, details: glossesFor(span, ctx).slice(0, 3) };
}

/** "Findings fit; tumor board review is advised": what stands between semicolons is a statement of its own. */
function piece(whole: Span, frame: Frame, ctx: Context): Span {
  const before = ctx.clean({ start: whole.start, end: Math.max(whole.start, frame.source.start) });
  const behind = ctx.clean({ start: frame.source.end, end: Math.max(whole.end, frame.source.end) });
  return (before.trim() === '' || /;\s*$/.test(before)) && (/^\s*[.]?\s*$/.test(behind) || /^\s*;/.test(behind))
    ? frame.source
    : whole;
}
