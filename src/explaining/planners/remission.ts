import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';

/** Illnesses that come and go: in remission they are quiet, and not over. */
const COMES_AND_GOES =
  /colitis|crohn|bowel-disease|arthritis|lupus|vasculitis|multiple-sclerosis|nephrotic|nephropathy|myasthenia|sarcoid|psoria|asthma|depress|bipolar|schizo|spondyl|myositis|pemphig/;
const QUIET = /^\W*(?:\([^)]*\) ?)?(?:now |currently |is |remains )*in (?:\w+ ){0,2}remission\b/i;

/** "Ulcerative colitis in remission": the reader has it still. A cancer in remission stays what was. */
export function isQuietNow({ head, sentence, source }: Frame, ctx: Context): boolean {
  return head !== null && COMES_AND_GOES.test(head.ref.id) && isInRemission({ head, sentence, source }, ctx);
}

/** "Leukemia in remission": its signs are gone. */
export function isInRemission(
  { head, sentence, source }: Pick<Frame, 'head' | 'sentence' | 'source'>,
  ctx: Context,
): boolean {
  if (head === null) return false;
  const line = ctx.understanding.report.sentences[sentence]?.span ?? source;
  return QUIET.test(ctx.clean({ start: head.span.end, end: Math.max(head.span.end, line.end) }));
}
