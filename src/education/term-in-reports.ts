import { ownReportsThatSay } from '../analyses/index.js';
import type { TermInReports } from '../contract/education.js';
import type { Actor } from '../ports/actor.js';
import type { EducationWorld } from './world.js';

/** The actor's own reports that hold a word under any of its names, the newest first. */
export async function termInReports(world: EducationWorld, actor: Actor, term: string): Promise<TermInReports> {
  const names = world.lookup().namesOfTerm(term);
  return { reports: await ownReportsThatSay(world, actor, names.length > 0 ? names : [term]) };
}
