import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { type Plan, plan } from './plan.js';

/** How a test was done, in a few short facts; every one is read from the clause. */
const FACTS: readonly [RegExp, string][] = [
  [
    /\b(?:without|no) (?:and with|iv|intravenous|oral)?\s*contrast.*\bwith\b.*contrast|\bwithout and with\b|\bwith and without\b/i,
    'pictures were taken before and after contrast, a dye that helps things show up',
  ],
  [
    /\b(?:without|no|non-?)\s*(?:iv |intravenous |the administration of |use of )*contrast/i,
    'no contrast dye was used',
  ],
  [
    /\b(?:with|after|following) (?:\w+ ){0,5}?contrast|\bcontrast (?:was|enhanced)|\bpost-?contrast/i,
    'you were given contrast, a dye that helps things show up',
  ],
  [
    /\b(?:pa|frontal|ap) and lateral\b|\btwo views?\b|\b2 views?\b/i,
    'pictures were taken from the front and from the side',
  ],
  [/\bportable\b/i, 'the picture was taken with a machine that was brought to you'],
  [/\bsingle (?:ap |frontal )?view\b|\bone view\b|\b1 view\b/i, 'one picture was taken'],
  [/\baxial\b|\bsagittal\b|\bcoronal\b|\bmultiplanar\b|\breformat/i, 'the pictures show thin slices of the body'],
  [/\bimmunohistochem|\bimmunostain|\bstain(?:s|ed|ing)?\b/i, 'the lab used special dyes to look at the cells'],
  [/\bfasting\b/i, 'the sample was taken while you were fasting'],
];

/** How the test was done. */
export function planTechnique(frame: Frame, ctx: Context): Plan {
  const clause = ctx.clean(frame.source);
  const fact = FACTS.find(([pattern]) => pattern.test(clause))?.[1];
  return plan(fact ?? 'this part tells how the test was done', [frame.source]);
}
