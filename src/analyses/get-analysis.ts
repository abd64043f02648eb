import type { AnalysisDetail } from '../contract/analyses.js';
import { ApiError } from '../contract/errors.js';
import type { Actor } from '../ports/actor.js';
import { messages } from './messages.js';
import { presentDetail } from './present.js';
import { findOwn } from './store.js';
import type { AnalysesWorld } from './world.js';

/** One of the actor's own analyses, whole. Throws 404 when it is absent or another's. */
export async function getAnalysis(world: AnalysesWorld, actor: Actor, id: number): Promise<AnalysisDetail> {
  const row = await findOwn(world.db, actor.userId, id);
  if (!row) throw new ApiError(404, messages.notFound);
  return presentDetail(row);
}
