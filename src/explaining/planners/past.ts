import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { mergeAlike } from '../words/alike.js';
import { planFinding } from './finding.js';
import type { Plan } from './plan.js';

const SUGGESTS =
  /\b(?:suggest\w*|may|might|could|possibl[ey]|probabl[ey]|likely|consistent|compatible|suspicious|favou?rs?)\b/i;

/** Past illnesses and operations of one sentence: one sentence where they can be told in one list. */
export function planPast(frames: readonly Frame[], ctx: Context): Plan | null {
  // "Findings suggest prior myocarditis": thought of, no illness on record.
  const open = ctx.teller.sees && frames.some(({ source }) => SUGGESTS.test(ctx.clean(source)));
  if (open) return null;
  const plans = frames.map((frame) => planFinding(frame, ctx)).filter((plan) => plan !== null);
  const [what, ...rest] = mergeAlike(plans.map((plan) => plan.what));
  return what === undefined ? null : { what, details: rest, meaning: [] };
}
