import type { AnalysisDetail } from '../contract/analyses.js';
import type { Actor } from '../ports/actor.js';
import { presentDetail } from './present.js';
import { readOwn } from './read-own.js';
import type { AnalysesWorld } from './world.js';

/** One of the actor's own analyses, whole. Throws 404 when it is absent or another's. */
export async function getAnalysis(world: AnalysesWorld, actor: Actor, id: number): Promise<AnalysisDetail> {
  return presentDetail(await readOwn(world, actor, id));
}
