import type { ProcedureAnswer } from '../contract/education.js';
import { ApiError } from '../contract/errors.js';
import { unknownProcedure } from './messages.js';
import type { EducationWorld } from './world.js';

/** Near matches that a refusal names. */
const NEAR = 3;

/** The guide of a procedure, for anybody. Throws 404 with near matches where there is none. */
export async function procedureInfo(world: EducationWorld, procedure: string): Promise<ProcedureAnswer> {
  const lookup = world.lookup();
  const answer = lookup.procedureInfo(procedure);
  if (answer) return answer;
  const near = lookup.suggestProcedures(procedure, NEAR).map((one) => one.term);
  throw new ApiError(404, unknownProcedure(procedure, near, lookup.severalProceduresFit(procedure)));
}
