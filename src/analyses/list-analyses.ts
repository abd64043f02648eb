import type { AnalysisListItem } from '../contract/analyses.js';
import type { Actor } from '../ports/actor.js';
import { presentListItem } from './present.js';
import { listOwn } from './store.js';
import type { AnalysesWorld } from './world.js';

/** The actor's own analyses, newest first: at most `limit`, older than the one with id `before` when given. */
export async function listAnalyses(
  world: AnalysesWorld,
  actor: Actor,
  page: { limit: number; before?: number },
): Promise<AnalysisListItem[]> {
  const rows = await listOwn(world.db, actor.userId, page);
  return rows.map(presentListItem);
}
