import type { AnalysisDetail } from '../contract/analyses.js';
import type { Actor } from '../ports/actor.js';
import { readAnalysis } from './access/read.js';
import { presentDetail } from './present.js';
import type { AnalysesWorld } from './world.js';

/** An analysis that the actor may read, whole. Throws 404 when it is absent or they may not. */
export async function getAnalysis(world: AnalysesWorld, actor: Actor, id: number): Promise<AnalysisDetail> {
  return presentDetail(await readAnalysis(world, actor, id));
}
