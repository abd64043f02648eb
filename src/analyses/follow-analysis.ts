import { recordAudit } from '../audit/index.js';
import type { ProgressEvent } from '../contract/analyses.js';
import { ApiError } from '../contract/errors.js';
import type { Actor } from '../ports/actor.js';
import type { StateStream } from '../ports/handlers.js';
import { aboutAnalysis } from './access/read.js';
import { findReadableListed } from './access/store.js';
import { messages } from './messages.js';
import { presentProgress } from './present.js';
import type { AnalysesWorld } from './world.js';

/** The progress, as it changes, of an analysis that the actor may read. Throws 404 when it is absent or another's. */
export async function followAnalysis(
  world: AnalysesWorld,
  actor: Actor,
  id: number,
): Promise<StateStream<ProgressEvent>> {
  const read = async () => {
    const row = await findReadableListed(world, actor.userId, id);
    return row && presentProgress(row);
  };
  // One act, however many states it shows.
  await world.db.transaction(async (tx) => {
    const row = await findReadableListed({ db: tx, sealer: world.sealer }, actor.userId, id);
    if (!row) throw new ApiError(404, messages.notFound);
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'follow', ...aboutAnalysis(row) });
  });
  return { topic: id, read, isLast: (event) => event.status !== 'processing' };
}
