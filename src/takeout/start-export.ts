import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import type { ExportState } from '../contract/takeout.js';
import type { Actor } from '../ports/actor.js';
import { makeExport } from './job-kinds.js';
import { beginExport } from './store.js';
import type { TakeoutWorld } from './world.js';

/** Has a copy of all the actor's data made. Throws 409 while one is being made. */
export async function startExport(world: TakeoutWorld, actor: Actor): Promise<ExportState> {
  const { userId } = actor;
  const requestedAt = world.clock.now();
  await world.db.transaction(async (tx) => {
    if (!(await beginExport(tx, { userId, requestedAt }))) {
      throw new ApiError(409, 'A copy of your data is being made already.');
    }
    await world.jobs.enqueue(tx, makeExport, { userId, requestedAt: requestedAt.toISOString() });
    await recordAudit(tx, { actorUserId: userId, verb: 'ask-export', objectType: 'user', objectId: userId });
  });
  return { state: 'preparing', madeAt: null, size: null };
}
