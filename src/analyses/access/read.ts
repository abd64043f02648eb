import { recordAudit } from '../../audit/index.js';
import type { Analysis } from '../../contract/analysis.js';
import { ApiError } from '../../contract/errors.js';
import type { Actor } from '../../ports/actor.js';
import { messages } from '../messages.js';
import type { AnalysesWorld } from '../world.js';
import { findReadable, type ReadableRow } from './store.js';

/**
 * An analysis that the actor may read, whole, with the audit row of its reading. Throws 404 when it is absent or they may
 * not read it, and what `check` throws when it may not be read in this way.
 */
export function readAnalysis<Row = ReadableRow>(
  world: AnalysesWorld,
  actor: Actor,
  id: number,
  verb: 'read' | 'download' = 'read',
  check: (row: ReadableRow) => Row = (row) => row as Row,
): Promise<Row> {
  return world.db.transaction(async (tx) => {
    const row = await findReadable({ db: tx, sealer: world.sealer }, actor.userId, id);
    if (!row) throw new ApiError(404, messages.notFound);
    const checked = check(row);
    await recordAudit(tx, { actorUserId: actor.userId, verb, ...aboutAnalysis(row) });
    return checked;
  });
}

/** What the audit trail says of an analysis: which it is, and whose data. */
export function aboutAnalysis(row: { id: number; userId: number; patientId: number | null }) {
  return {
    objectType: 'analysis',
    objectId: row.id,
    subjectUserId: row.userId,
    subjectPatientId: row.patientId,
  } as const;
}

/** The row, when it holds an explanation. Throws 409 when there is none (yet). */
export function demandExplanation(row: ReadableRow): ReadableRow & { analysisData: Analysis } {
  if (row.status === 'processing') throw new ApiError(409, messages.notFinished);
  if (!row.analysisData) throw new ApiError(409, messages.noExplanation);
  return { ...row, analysisData: row.analysisData };
}
