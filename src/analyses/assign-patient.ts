import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import type { Actor } from '../ports/actor.js';
import { holdEntry } from '../roster/index.js';
import { demandOwn } from './access/own.js';
import { messages } from './messages.js';
import { deleteLinksTo } from './share-links/store.js';
import { deleteSharesOf, savePatient } from './sharing/store.js';
import type { AnalysesWorld } from './world.js';

/**
 * Links a provider's own analysis to a patient of their roster, or unlinks it (null). What was shared with the patient
 * before, and every link by which it can be read, is taken back. Throws 404 for an analysis or an entry that is not theirs, 403 for what was shared with them.
 */
export function assignPatient(
  world: AnalysesWorld,
  actor: Actor,
  id: number,
  patientId: number | null,
): Promise<{ id: number; patientId: number | null }> {
  return world.db.transaction(async (tx) => {
    const entry = patientId === null ? null : await holdEntry(tx, actor.userId, patientId);
    const own = await demandOwn(tx, actor, id);
    if (patientId !== null && !entry) throw new ApiError(404, messages.patientNotFound);
    if (own.patientId !== patientId) {
      await deleteSharesOf(tx, id);
      await deleteLinksTo(tx, id);
      await savePatient(tx, id, patientId);
    }
    const record = (verb: 'link-patient' | 'unlink-patient', subjectPatientId: number | null) =>
      recordAudit(tx, { actorUserId: actor.userId, verb, objectType: 'analysis', objectId: id, subjectPatientId });
    // Two acts on two people's data where it goes from one to the other.
    if (patientId === null || (own.patientId !== null && own.patientId !== patientId)) {
      await record('unlink-patient', own.patientId);
    }
    if (patientId !== null) await record('link-patient', patientId);
    return { id, patientId };
  });
}
