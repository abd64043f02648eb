import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import type { RosterPatient } from '../contract/roster.js';
import type { Actor } from '../ports/actor.js';
import type { Tx } from '../ports/db.js';
import { aboutEntry } from './about.js';
import { messages } from './messages.js';
import { presentEntries } from './present.js';
import { type EntryRow, findEntry } from './store.js';
import type { RosterWorld } from './world.js';

/** One entry of the provider's own roster. Throws 404 when it is absent, removed or another's. */
export function getPatient(world: RosterWorld, actor: Actor, id: number): Promise<RosterPatient> {
  return world.db.transaction(async (tx) => {
    const row = await demandEntry(tx, actor, id);
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'read', ...aboutEntry(row) });
    return present(world, tx, row);
  });
}

/** The entry as an act that changes it answers with it. Throws as `getPatient`. */
export async function showEntry(world: RosterWorld, actor: Actor, id: number, tx: Tx): Promise<RosterPatient> {
  return present(world, tx, await demandEntry(tx, actor, id));
}

/** The row of an entry of the provider's own. Throws as `getPatient`. */
export async function demandEntry(tx: Tx, actor: Actor, id: number): Promise<EntryRow> {
  const row = await findEntry(tx, actor.userId, id);
  if (!row) throw new ApiError(404, messages.patientNotFound);
  return row;
}

async function present(world: RosterWorld, tx: Tx, row: EntryRow): Promise<RosterPatient> {
  const [entry] = await presentEntries(world, tx, [row]);
  return entry as RosterPatient;
}
