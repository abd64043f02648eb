import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf } from '../context.js';
import { glossesFor } from '../retell/quote.js';
import { type Plan, plan } from './plan.js';
import { quotable } from './quote.js';

/** Set phrases of reports, whole. The first that fits. */
export const SET_PHRASES: readonly [RegExp, string][] = [
  [
    /^\W*eradication (?:therapy|treatment) (?:with|and) (?:confirmation|proof|documentation) of (?:clearance|eradication|cure) (?:is|are) (?:\w+ )?(?:advised|recommended|suggested)\W*$/i,
    'the report asks for medicine to clear the germ, and for a test to see that it is gone',
  ],
  [
    /^\W*eradication (?:therapy|treatment) (?:is|are) (?:\w+ )?(?:advised|recommended|suggested)\W*$/i,
    'the report asks for medicine to clear the germ',
  ],
  [
    /\b(?:clinical correlation|correlate clinically|correlation with (?:the )?clinical|clinically correlate|correlation is (?:recommended|advised|needed|suggested))/i,
    'your doctor should compare this with how you feel and what the exam shows',
  ],
  [
    /^(?!.*\b(?:maxim\w+|optimal|best|aggressive|continu\w+|current|full) (?:medical|drug))(?:.*)\b(?:pharmacologic(?:al)?|drug|medical) (?:therapy|treatment)\b.*\b(?:consider\w*|recommend\w*|advis\w*|indicated|warranted)\b|\bconsider (?:pharmacologic(?:al)?|drug|medical) (?:therapy|treatment)\b/i,
    'the report suggests that your doctor think about medicine for this',
  ],
  [
    /\b(?:continued?|routine) (?:annual|yearly) (?:screening )?mammogra/i,
    'the report asks you to keep having a mammogram each year',
  ],
  [
    /^\W*attention (?:to this |is advised |is recommended )?(?:on|at|in|with) (?:the )?(?:next |any )?(?:follow[- ]?up|subsequent)(?: (?:imaging|scans?|studies|study|exam\w*|ct|mri))?\W*$/i,
    'the report asks for another look at this on the next pictures',
  ],
  [
    /\bfollow-?up (?:as )?clinically (?:indicated|warranted|needed)/i,
    'the report leaves it to your doctor whether a follow-up is needed',
  ],
  [
    /^\W*no (?:routine )?(?:follow-?up|w\/u)(?: (?:is |are )?(?:needed|required|necessary|recommended|indicated))?\W*$/i,
    'the report asks for no follow-up of this',
  ],
  [
    /^\W*no (?:routine |further )?follow-?up(?: is)?(?: needed| required| necessary| recommended| indicated)?,? (?:in|for) (?:an? )?(?:low[- ]risk)(?: patients?| people| persons?)?\W*$/i,
    'the report asks for no follow-up of this in people at low risk',
  ],
];

/** A set phrase of which the pattern holds the whole clause says all of it. */
export function setPlan(set: string, frame: Frame, ctx: Context): Plan {
  const made = plan(set, groundsOf(frame, ctx));
  return ctx.clean(frame.source).split(/\s+/).length <= MOST_OF_SET
    ? { ...made, what: { ...made.what, whole: true } }
    : made;
}

const MOST_OF_SET = 7;

const LOOK_FOR =
  /^\W*(?:(?:please|kindly|pls|would|suggest(?:ed)?|recommend(?:ed)?|advise[sd]?) )*(?:clinical(?:ly)? )?(?:correlat(?:e|ion)|assess|look|check|examine)(?: clinically)? (?:for|to exclude) (?:any |the |signs? of |symptoms? of |evidence of |an? )*([^.;]+?)(?:,? (?:(?:is|are) )?(?:suggested|recommended|advised))?\W*$/i;

/** "Correlate for L5 radiculopathy": the doctor is to look whether it is there. */
export function planLookFor(frame: Frame, clause: string, ctx: Context): Plan | null {
  const sought = LOOK_FOR.exec(clause)?.[1];
  const words = sought === undefined ? null : quotable(`for ${sought}`);
  if (words === null) return null;
  const known = ctx.mentions.within(frame.source).map(({ ref }) => ref.id);
  return {
    ...plan(`the report asks your doctor to check you for “${words.slice(4)}”`, groundsOf(frame, ctx), known),
    details: glossesFor(frame.source, ctx).slice(0, 2),
  };
}
