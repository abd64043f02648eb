import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { mergeAlike } from '../words/alike.js';
import { planFinding } from './finding.js';
import type { Plan } from './plan.js';

/** Past illnesses and operations of one sentence: one sentence where they can be told in one list. */
export function planPast(frames: readonly Frame[], ctx: Context): Plan | null {
  const plans = frames.map((frame) => planFinding(frame, ctx)).filter((plan) => plan !== null);
  const [what, ...rest] = mergeAlike(plans.map((plan) => plan.what));
  return what === undefined ? null : { what, details: rest, meaning: [] };
}
