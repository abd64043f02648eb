import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { mergeAlike } from '../words/alike.js';
import { isOnlyNamed } from './device.js';
import { planFinding } from './finding.js';
import type { Plan } from './plan.js';
import { quoteLine } from './quote.js';

const SUGGESTS =
  /\b(?:suggest\w*|may|might|could|possibl[ey]|probabl[ey]|likely|consistent|compatible|suspicious|favou?rs?)\b/i;

/** Past illnesses and operations of one sentence: one sentence where they can be told in one list. */
export function planPast(frames: readonly Frame[], ctx: Context): Plan | null {
  // "Findings suggest prior myocarditis": thought of, no illness on record.
  const open = ctx.teller.sees && frames.some(({ source }) => SUGGESTS.test(ctx.clean(source)));
  if (open) return null;
  const [first, ...more] = frames;
  if (first?.kind === 'device' && more.length === 0 && isOnlyNamed(first, ctx.clean(first.source), ctx))
    return quoteLine(first.source, ctx);
  // A name and its short form behind it are one illness.
  const once = frames.filter(
    ({ head, laterality }, at) =>
      !frames.slice(0, at).some((one) => one.head?.ref.id === head?.ref.id && one.laterality === laterality),
  );
  const plans = once.map((frame) => inChildhood(planFinding(frame, ctx), frame, ctx)).filter((plan) => plan !== null);
  const [what, ...rest] = mergeAlike(plans.map((plan) => plan.what));
  return what === undefined ? null : { what, details: rest, meaning: [] };
}

/** "Childhood asthma": when it was is told with it. */
function inChildhood(told: Plan | null, { head }: Frame, ctx: Context): Plan | null {
  if (told === null || head === null) return told;
  const before = ctx.clean({ start: Math.max(0, head.span.start - 12), end: head.span.start });
  if (!/\bchildhood ?$/i.test(before)) return told;
  const text = told.what.text.replace(/^Your past health history includes (.+)\.$/, 'As a child, you had $1.');
  return { ...told, what: { ...told.what, text } };
}
