import { holdUser, takeUpload } from '../accounts/index.js';
import { recordAudit } from '../audit/index.js';
import { takeRush } from '../billing/index.js';
import type { AnalysisStatus } from '../contract/analyses.js';
import { ApiError } from '../contract/errors.js';
import type { Actor } from '../ports/actor.js';
import { holdEntry } from '../roster/index.js';
import { analyseReport, enqueueAnalysis } from './analyse.js';
import { messages } from './messages.js';
import {
  type Content,
  findByKey,
  insertAnalysis,
  markTaken,
  type NewAnalysis,
  type Shelf,
  saveContent,
} from './store.js';
import type { AnalysesWorld } from './world.js';

export interface Accepted {
  id: number;
  status: AnalysisStatus;
}

/** Throws 403 when somebody without a roster names one of its entries. */
export function mayLink(actor: Actor, patientId: number | null): void {
  if (patientId !== null && actor.userType !== 'provider') throw new ApiError(403, messages.patientNotAllowed);
}

/**
 * The one transaction behind both submissions: analysis, content, allowance, audit row and job exist together or not at
 * all. The report is not sealed before a unit of the allowance is taken. A known idempotency key answers with the analysis
 * it made. Throws 401 when the account is gone, 402 when the allowance is used up, 404 for a patient who is not on the
 * actor's own roster.
 */
export function submit(
  world: AnalysesWorld,
  actor: Actor,
  input: Omit<NewAnalysis, 'userId' | 'createdAt'>,
  content: Content,
): Promise<Accepted> {
  return world.db.transaction(async (tx) => {
    const { patientId } = input;
    // Before anything that hangs on the account's row: a deletion of the account and this would wait for each other.
    if (!(await holdUser(tx, actor.userId))) throw new ApiError(401, 'You are not signed in.');
    if (patientId !== null && !(await holdEntry(tx, actor.userId, patientId))) {
      throw new ApiError(404, messages.patientNotFound);
    }
    const fresh = { ...input, userId: actor.userId, createdAt: world.clock.now() };
    const shelf = { db: tx, sealer: world.sealer };
    // First, so that a second request with the same key waits here until the first has committed or rolled back.
    const id = await insertAnalysis(shelf, fresh);
    if (id === null) return existing(shelf, fresh);
    const taken = await takeUpload(tx, actor.userId);
    if (taken === 'exhausted') throw new ApiError(402, messages.limitReached);
    await saveContent(shelf, id, content);
    // A rush that was bought goes to the next report.
    const rushTaken = await takeRush(tx, actor.userId);
    await markTaken(tx, id, { unitTaken: taken === 'counted', rushTaken });
    await recordAudit(tx, {
      actorUserId: actor.userId,
      verb: 'submit',
      objectType: 'analysis',
      objectId: id,
      subjectPatientId: patientId,
    });
    await enqueueAnalysis(world, tx, analyseReport, { id, isRush: rushTaken });
    return { id, status: 'processing' };
  });
}

async function existing(shelf: Shelf, input: NewAnalysis): Promise<Accepted> {
  const row = input.idempotencyKey === null ? null : await findByKey(shelf, input.userId, input.idempotencyKey);
  const same =
    row !== null &&
    row.fileSize === input.fileSize &&
    row.originalName === input.originalName &&
    row.patientId === input.patientId;
  if (!same) throw new ApiError(409, messages.keyReused);
  return { id: row.id, status: row.status };
}
