import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { withArticle } from '../words/english.js';
import type { Plan } from './plan.js';
import { quoteLine } from './quote.js';

/** Signs of what the report names elsewhere: its own words, and what they go with. */
export function planBeside(frame: Frame, ctx: Context): Plan | null {
  const noun = frame.head && nounOf(frame.head, ctx);
  if (!noun) return null;
  // What stands in the past is no sign of something that cannot wait now.
  if (frame.assertion === 'historical' || frame.temporality === 'historical')
    return quoteLine(frame.source, ctx, 'your past health history lists');
  const open = frame.urgency?.state === 'equivocal' || frame.assertion === 'possible';
  const lead = open ? 'the report describes what may be signs of' : 'the report describes signs of';
  const name = noun.number === 'singular' ? withArticle(noun.lay) : noun.lay;
  const told = quoteLine(frame.source, ctx, `${lead} ${name}`);
  return told && { ...told, what: { ...told.what, knowledge: [noun.id] } };
}
