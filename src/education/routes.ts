import type { Handlers } from '../ports/handlers.js';
import { explainTerm } from './explain-term.js';
import { procedureInfo } from './procedure-info.js';
import { suggest } from './suggest.js';
import { termInReports } from './term-in-reports.js';
import type { EducationWorld } from './world.js';

type Names = 'explainTerm' | 'procedureInfo' | 'termSuggestions' | 'procedureAreas' | 'termInReports';

/** The handlers of the education routes. */
export function educationHandlers(world: EducationWorld): Pick<Handlers, Names> {
  return {
    explainTerm: ({ body }) => explainTerm(world, body.term),
    procedureInfo: ({ body }) => procedureInfo(world, body.procedure),
    termSuggestions: ({ body }) => suggest(world, body),
    procedureAreas: async () => world.lookup().bodyAreas(),
    termInReports: ({ actor, body }) => termInReports(world, actor, body.term),
  };
}
