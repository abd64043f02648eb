import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import { PRODUCT_SLUG } from '../contract/product.js';
import { EXPORT_HOURS, type ExportState } from '../contract/takeout.js';
import type { Actor } from '../ports/actor.js';
import type { BinaryFile } from '../ports/handlers.js';
import { findExport, openExport } from './store.js';
import type { TakeoutWorld } from './world.js';

const isKept = (madeAt: Date, now: Date) => now.getTime() < madeAt.getTime() + EXPORT_HOURS * 3_600_000;

/** How the copy of the actor's data stands. */
export async function exportState(world: TakeoutWorld, actor: Actor): Promise<ExportState> {
  const row = await findExport(world.db, actor.userId);
  // The job that deletes it comes a little after its time.
  if (!row || (row.madeAt && !isKept(row.madeAt, world.clock.now())))
    return { state: 'none', madeAt: null, size: null };
  return { state: row.state, madeAt: row.madeAt?.toISOString() ?? null, size: row.size };
}

/** The copy of the actor's own data. Throws 404 when there is none, or none any more. */
export function exportFile(world: TakeoutWorld, actor: Actor): Promise<BinaryFile> {
  const { userId } = actor;
  return world.db.transaction(async (tx) => {
    const found = await openExport(tx, world.sealer, userId);
    if (!found || !isKept(found.madeAt, world.clock.now())) throw new ApiError(404, 'Not found.');
    await recordAudit(tx, { actorUserId: userId, verb: 'download-export', objectType: 'user', objectId: userId });
    return { name: `${PRODUCT_SLUG}-data.zip`, bytes: found.file };
  });
}
