import { recordAudit } from '../audit/index.js';
import type { AnalysisListItem } from '../contract/analyses.js';
import type { Actor } from '../ports/actor.js';
import { listReadable } from './access/store.js';
import { presentListItem } from './present.js';
import type { AnalysesWorld } from './world.js';

/** The actor's own analyses and those shared with them, newest first: at most `limit`, older than the one with id `before` when given. */
export async function listAnalyses(
  world: AnalysesWorld,
  actor: Actor,
  page: { limit: number; before?: number },
): Promise<AnalysisListItem[]> {
  const rows = await world.db.transaction(async (tx) => {
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'list', objectType: 'analysis', objectId: null });
    return listReadable({ db: tx, sealer: world.sealer }, actor.userId, page);
  });
  return rows.map(presentListItem);
}
