import { recordAudit } from '../../audit/index.js';
import { ApiError } from '../../contract/errors.js';
import type { Actor } from '../../ports/actor.js';
import { aboutAnalysis } from '../access/read.js';
import { findReadableListed } from '../access/store.js';
import { messages } from '../messages.js';
import type { AnalysesWorld } from '../world.js';
import { findRating, saveRating } from './store.js';

async function readable(world: AnalysesWorld, actor: Actor, id: number) {
  const row = await findReadableListed(world, actor.userId, id);
  if (!row) throw new ApiError(404, messages.notFound);
  return row;
}

/** Keeps "Was this clear?" of a reader. Throws 404 when they may not read it, 409 when there is no explanation. */
export async function rateAnalysis(
  world: AnalysesWorld,
  actor: Actor,
  id: number,
  clear: boolean,
): Promise<{ clear: boolean | null }> {
  const row = await readable(world, actor, id);
  if (row.status !== 'completed') throw new ApiError(409, messages.notFinished);
  await world.db.transaction(async (tx) => {
    await saveRating(tx, { analysisId: id, userId: actor.userId, clear, ratedAt: world.clock.now() });
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'rate', ...aboutAnalysis(row) });
  });
  return { clear };
}

/** What this reader answered before; null when nothing. Throws 404 when they may not read it. */
export async function ownRating(world: AnalysesWorld, actor: Actor, id: number): Promise<{ clear: boolean | null }> {
  await readable(world, actor, id);
  return { clear: await findRating(world.db, id, actor.userId) };
}
