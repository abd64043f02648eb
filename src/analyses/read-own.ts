import { recordAudit } from '../audit/index.js';
import type { Analysis } from '../contract/analysis.js';
import { ApiError } from '../contract/errors.js';
import type { Actor } from '../ports/actor.js';
import { messages } from './messages.js';
import type { AnalysisRow } from './sealed.js';
import { findOwn } from './store.js';
import type { AnalysesWorld } from './world.js';

/**
 * One of the actor's own analyses, whole, with the audit row of its reading. Throws 404 when it is absent or another's,
 * and what `check` throws when it may not be read in this way.
 */
export function readOwn<Row = AnalysisRow>(
  world: AnalysesWorld,
  actor: Actor,
  id: number,
  verb: 'read' | 'download' = 'read',
  check: (row: AnalysisRow) => Row = (row) => row as Row,
): Promise<Row> {
  return world.db.transaction(async (tx) => {
    const row = await findOwn({ db: tx, sealer: world.sealer }, actor.userId, id);
    if (!row) throw new ApiError(404, messages.notFound);
    const checked = check(row);
    await recordAudit(tx, { actorUserId: actor.userId, verb, objectType: 'analysis', objectId: id });
    return checked;
  });
}

/** The row, when it holds an explanation. Throws 409 when there is none (yet). */
export function demandExplanation(row: AnalysisRow): AnalysisRow & { analysisData: Analysis } {
  if (row.status === 'processing') throw new ApiError(409, messages.notFinished);
  if (!row.analysisData) throw new ApiError(409, messages.noExplanation);
  return { ...row, analysisData: row.analysisData };
}
