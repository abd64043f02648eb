import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';

/** Illnesses that come and go: in remission they are quiet, and not over. */
const COMES_AND_GOES =
  /colitis|crohn|bowel-disease|arthritis|lupus|vasculitis|multiple-sclerosis|nephrotic|nephropathy|myasthenia|sarcoid|psoria|asthma|depress|bipolar|schizo|spondyl|myositis|pemphig/;
const QUIET = /^\W*(?:\([^)]*\) ?)?(?:now |currently |is |remains )*in (?:\w+ ){0,2}remission\b/i;

/** "Ulcerative colitis in remission": the reader has it still. A cancer in remission stays what was. */
export function isQuietNow(frame: Frame, ctx: Context): boolean {
  return frame.head !== null && COMES_AND_GOES.test(frame.head.ref.id) && isInRemission(frame, ctx);
}

/** "Leukemia in remission": the name of what was, with its remission behind it. */
export function withRemission(name: string, frame: Frame, ctx: Context): string {
  return isInRemission(frame, ctx) ? `${name}, now in remission (its signs are gone)` : name;
}

function isInRemission({ head, sentence, source }: Frame, ctx: Context): boolean {
  if (head === null) return false;
  const line = ctx.understanding.report.sentences[sentence]?.span ?? source;
  return QUIET.test(ctx.clean({ start: head.span.end, end: Math.max(head.span.end, line.end) }));
}
