import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';

/** How far behind a plan its change may be told. */
const NEAR = 3;
const TURNS =
  /\b(?:however|instead|but (?:then|later|subsequently|was)|had (?:initially |originally |first )?(?:intended|planned|hoped)|initially (?:intended|planned)|changed?|switched|converted|reversed|no longer|(?:was|were|been) (?:then |therefore |subsequently )?(?:decided|stopped|discontinued|restarted|resumed|held))\b/i;
const CARE =
  /\b(?:antibiotics?|oral|orally|p\.?o\.?|i\.?v\.?|intravenous|steroids?|insulin|heparin|drips?|diet|feeds?|feedings?|tube|dialysis|surgery|operation|home)\b/i;
const STEP =
  /\b(?:transition\w*|switched|changed|converted|started|placed|begun|began|advanced|planned|scheduled|put) (?:\w+ ){0,2}?(?:to|on|for|with|over)\b/i;

/**
 * True for a step in the care that the next sentences take back ("was changed to tablets. We had intended to send her home
 * on these; however …"): told in the story, yet never as how the stay went.
 */
export function isTurned(sentence: Sentence, ctx: Context): boolean {
  const words = ctx.clean(sentence.span);
  if (!STEP.test(words) || !CARE.test(words)) return false;
  const { sentences } = ctx.understanding.report;
  for (let at = sentence.index + 1; at <= sentence.index + NEAR; at++) {
    const next = sentences[at];
    if (next === undefined || next.section !== sentence.section) return false;
    const own = ctx.clean(next.span);
    // The next numbered problem of a list is another matter.
    if (own.split(' ').length <= 3) return false;
    if (TURNS.test(own) && CARE.test(own)) return true;
  }
  return false;
}
