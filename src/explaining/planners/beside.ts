import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { withArticle } from '../words/english.js';
import { asPrinted } from '../words/quote-marks.js';
import { type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';

/** What leads in a weaker sign that stands beside an emergency. */
const AT_THE_SAME_TIME = 'at the same time, the report says';

/** Signs of what the report names elsewhere: its own words, and what they go with. */
export function planBeside(frame: Frame, ctx: Context): Plan | null {
  const noun = frame.head && nounOf(frame.head, ctx);
  if (!noun) return null;
  // What stands in the past is no sign of something that cannot wait now.
  if (frame.assertion === 'historical' || frame.temporality === 'historical')
    return quoteLine(frame.source, ctx, 'your past health history lists');
  if (frame.company)
    return (
      quoteLine(frame.source, ctx, AT_THE_SAME_TIME) ??
      plan(`${AT_THE_SAME_TIME}: “${asPrinted(ctx.clean(frame.source))}”`, [frame.source])
    );
  const open = frame.urgency?.state === 'equivocal' || frame.assertion === 'possible';
  const lead = open ? 'the report describes what may be signs of' : 'the report describes signs of';
  const name = noun.number === 'singular' ? withArticle(noun.lay) : noun.lay;
  const told = quoteLine(frame.source, ctx, `${lead} ${name}`);
  return told && { ...told, what: { ...told.what, knowledge: [noun.id] } };
}
