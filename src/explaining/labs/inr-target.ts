import type { Span } from '../../contract/analysis.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';

/** "INR target 2-3", "goal INR: 2.5 to 3.5": what treatment aims for in this reader. */
const TARGET =
  /\b(?:INR (?:target|goal|aim)|(?:target|goal|aim|desired)(?: therapeutic)? INR)(?: range)?(?: (?:is|of))?\s?[:=]?\s{0,3}(\d(?:\.\d{1,2})?)\s?(?:-|–|to)\s?(\d(?:\.\d{1,2})?)(?!\d|\.\d)(?! ?for (?:most|standard|usual|mechanical|patients|those)\b)/gi;

export interface InrTarget {
  low: number;
  high: number;
  span: Span;
}

const targets = new WeakMap<Context, InrTarget | null>();

/** The one target for the INR that the report prints; null where it prints none, or several that differ. */
export function inrTarget(ctx: Context): InrTarget | null {
  const known = targets.get(ctx);
  if (known !== undefined) return known;
  const { clean } = ctx.understanding.report;
  const found = /\bINR\b/.test(clean)
    ? [...clean.matchAll(TARGET)].map(
        (one): InrTarget => ({
          low: Number(one[1]),
          high: Number(one[2]),
          span: { start: one.index, end: one.index + one[0].length },
        }),
      )
    : [];
  const [first] = found;
  const one = first !== undefined && first.low < first.high && found.every(({ low, high }) => low === first.low && high === first.high); // biome-ignore format: one condition
  const target = one ? first : null;
  targets.set(ctx, target);
  return target;
}

export type InrPlace = 'within' | 'below' | 'above';

/** Where an INR stands to the target printed for the reader; null for another test, or where its own range is that target. */
export function placeOfInr(lab: UnderstoodLab, ctx: Context): InrPlace | null {
  if (lab.test !== 'inr' || lab.number === null || lab.comparator !== null) return null;
  const target = inrTarget(ctx);
  if (target === null || (lab.range?.low === target.low && lab.range.high === target.high)) return null;
  return lab.number < target.low ? 'below' : lab.number > target.high ? 'above' : 'within';
}

/** "The report's target for you is 2 to 3, and this result is within it." */
export function targetSaid(lab: UnderstoodLab, ctx: Context): Said[] {
  const [place, target] = [placeOfInr(lab, ctx), inrTarget(ctx)];
  if (place === null || target === null) return [];
  const told = say(`the report’s target for you is ${target.low} to ${target.high}, and this result is ${place} it`, [lab.source, target.span]); // biome-ignore format: one call
  if (place === 'within') return [told];
  return [told, say('ask your doctor’s office about your dose soon, and do not change it by yourself', [], ['inr'])];
}

/** Whether the blood is as thin as the report aims for: then no time of clotting that goes with it is out of place. */
export function isAsAimed(lab: UnderstoodLab, ctx: Context): boolean {
  if (lab.test !== 'inr' && lab.test !== 'prothrombin-time') return false;
  return ctx.understanding.labs.some((one) => placeOfInr(one, ctx) === 'within');
}
