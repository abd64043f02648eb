import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { doctorIn } from './doctors.js';

/**
 * An advice of a picture's report that asks for more than the things that were understood in it: told by what is known, the
 * rest would be lost, or its hurry would go to the wrong one.
 */
export function asksForMore(frame: Frame, names: readonly string[], ctx: Context): boolean {
  const clause = ctx.clean(frame.source);
  // "Review 12/12, cf. echo 2018": what it is held against is not asked for.
  if (ADVISES_TWICE.test(clause) || HELD_AGAINST.test(clause)) return true;
  const visit = VISIT.test(clause);
  if (visit && doctorIn(clause) === null && frame.recommendation?.who == null) return true;
  if (visit && names.length > 0 && !TESTS.test(clause.replace(VISIT, ' '))) return true;
  const parts = partsOf(clause);
  return parts.length > 1 && parts.length > names.length + (visit && doctorIn(clause) !== null ? 1 : 0);
}

/** "A is advised and B has been suggested" */
const ADVISES_TWICE =
  /\b(?:advised|suggested|recommended|requested|required|needed)\b[^.;]*\b(?:and|but|with|;)\b[^.;]*\b(?:advised|suggested|recommended|requested|required|considered)\b/i;
const HELD_AGAINST =
  /\b(?:cf|c\/f|quoted|previous(?:ly)? (?:echo|scan|ct|mri|study|exam)|(?:echo|scan|ct|mri|study|exam) (?:of |in |from )?(?:19|20)\d\d)\b/i;
const VISIT = /\b(?:referr?al|refer|review|opinion|consult\w*|clinic|discuss(?:ion|ed)?|mdt|mdm)\b/i;
const TESTS =
  /\b(?:ct|mri|mra|cta|pet|scan|ultrasound|biops\w+|x-?ray|echo\w*|test\w*|fna|imaging|angiogram|[a-z]+scopy)\b/i;

const NO_THING =
  /^(?:recommend\w*|suggest\w*|advis\w*|adv|is|are|be|may|can|should|could|would|to|the|an?|or|if|for|with|in|on|at|of|by|as|this|further|clinical(?:ly)?|please|pls|kindly|we|needed|required|indicated|warranted|appropriate|possible|available|necessary|time|per|local|protocol|month|months|weeks?|years?|days?|contrast|without|within|after|left|right|both|bilateral|upper|lower|early|urgent(?:ly)?|routine)$/i;

/** The parts of the advice around "and", "&" and commas that name something of their own. */
function partsOf(clause: string): string[] {
  const asked = clause
    .replace(
      /\b(?:if|unless|when|to (?:assess|evaluate|exclude|confirm|characteri[sz]e|document|ensure|rule out|differentiate|determine|see)|for (?:further|definitive|better|tissue|assessment|evaluation|confirmation|characteri[sz]ation)|given|because|due to|in view of|as (?:per|clinically)|with(?:out)?(?: and without)? (?:iv |intravenous )?contrast|(?:left|right|upper|lower|head|neck|chest|abdomen) and (?:left|right|upper|lower|head|neck|chest|abdomen|pelvis))\b.*$/i,
      ' ',
    )
    .replace(/\([^)]*\)/g, ' ');
  return asked
    .split(/\s+(?:and|&|plus|\+)\s+|,\s*(?:and\s+)?|\s*\/\s+/i)
    .filter((part) => part.split(/[^A-Za-z-]+/).some((word) => word.length > 1 && !NO_THING.test(word)));
}
