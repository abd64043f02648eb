import type { TermAnswer } from '../contract/education.js';
import { ApiError } from '../contract/errors.js';
import { unknownTerm } from './messages.js';
import type { EducationWorld } from './world.js';

/** Near matches that a refusal names. */
const NEAR = 3;

/** Explains a word, a phrase or a short form to anybody. Throws 404 with near matches where nothing is known of it. */
export async function explainTerm(world: EducationWorld, term: string): Promise<TermAnswer> {
  const lookup = world.lookup();
  const answer = lookup.explainTerm(term);
  if (answer) return answer;
  const near = lookup.suggestTerms(term, NEAR).map((one) => one.term);
  throw new ApiError(404, unknownTerm(term, near));
}
