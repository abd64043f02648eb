import { recordAudit } from '../../audit/index.js';
import { ApiError } from '../../contract/errors.js';
import type { Consent, ConsentInput } from '../../contract/roster.js';
import type { Actor } from '../../ports/actor.js';
import type { Tx } from '../../ports/db.js';
import { aboutEntry } from '../about.js';
import { demandEntry } from '../get-patient.js';
import { messages } from '../messages.js';
import { holdEntry } from '../store.js';
import type { RosterWorld } from '../world.js';
import { type ConsentRow, findConsents, insertConsent } from './store.js';

/** What a patient of the provider's own roster has said about calls and e-mails, newest first. Throws 404 as `getPatient`. */
export function listConsents(world: RosterWorld, actor: Actor, patientId: number): Promise<Consent[]> {
  return world.db.transaction(async (tx) => {
    const entry = await demandEntry(tx, actor, patientId);
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'read', ...aboutEntry(entry) });
    return consentsOf(tx, patientId);
  });
}

/** What was recorded for an entry that the caller may read, newest first. */
export async function consentsOf(tx: Tx, patientId: number): Promise<Consent[]> {
  return (await findConsents(tx, patientId)).map(present);
}

/** Records that a patient has given or withdrawn consent: who recorded it, when, and how it was given. Throws 404 as above. */
export function recordConsent(
  world: RosterWorld,
  actor: Actor,
  patientId: number,
  input: ConsentInput,
): Promise<Consent> {
  return world.db.transaction(async (tx) => {
    const entry = await holdEntry(tx, actor.userId, patientId);
    if (!entry) throw new ApiError(404, messages.patientNotFound);
    const id = await insertConsent(tx, patientId, actor.userId, input, world.clock.now());
    const verb = `${input.given ? 'record' : 'withdraw'}-consent:${input.kind}`;
    await recordAudit(tx, { actorUserId: actor.userId, verb, ...aboutEntry(entry) });
    const recorded = (await findConsents(tx, patientId)).find((row) => row.id === id);
    return present(recorded as ConsentRow);
  });
}

function present({ recorder, recordedAt, ...row }: ConsentRow): Consent {
  return {
    ...row,
    recordedAt: recordedAt.toISOString(),
    recordedBy: recorder && `Dr. ${recorder.firstName} ${recorder.lastName}`,
  };
}
