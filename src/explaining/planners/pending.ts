import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { withArticle } from '../words/english.js';
import { type Plan, plan } from './plan.js';

/** A result still to come. */
export function planPending(frame: Frame, ctx: Context): Plan | null {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  if (/\b(?:none|no (?:tests?|results?|labs?|studies)? ?pending)\b/i.test(ctx.clean(frame.source))) {
    return plan('no results were still to come', [frame.source]);
  }
  if (noun === null || /^(?:leaving|going|coming|staying|being)\b/.test(noun.lay) || noun.kind === 'descriptor')
    return plan('a result was still to come when this was written', [frame.source]);
  const name = noun.number === 'singular' ? withArticle(noun.lay) : noun.lay;
  return plan(`the result of ${name} was still to come`, [frame.source], [noun.id]);
}
