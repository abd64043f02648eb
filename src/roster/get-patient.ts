import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import type { RosterPatient } from '../contract/roster.js';
import type { Actor } from '../ports/actor.js';
import type { Tx } from '../ports/db.js';
import { messages } from './messages.js';
import { presentEntries } from './present.js';
import { findEntry } from './store.js';
import type { RosterWorld } from './world.js';

/** One entry of the provider's own roster. Throws 404 when it is absent, removed or another's. */
export function getPatient(world: RosterWorld, actor: Actor, id: number): Promise<RosterPatient> {
  return world.db.transaction(async (tx) => {
    const entry = await showEntry(world, actor, id, tx);
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'read', objectType: 'patient', objectId: id });
    return entry;
  });
}

/** The entry as an act that changes it answers with it. Throws as `getPatient`. */
export async function showEntry(world: RosterWorld, actor: Actor, id: number, tx: Tx): Promise<RosterPatient> {
  const row = await findEntry(tx, actor.userId, id);
  const [entry] = row ? await presentEntries(world, tx, [row]) : [];
  if (!entry) throw new ApiError(404, messages.patientNotFound);
  return entry;
}
