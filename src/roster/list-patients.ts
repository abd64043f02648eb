import { recordAudit } from '../audit/index.js';
import type { PatientCounts, PatientsQuery, RosterPatient } from '../contract/roster.js';
import type { Actor } from '../ports/actor.js';
import { presentEntries } from './present.js';
import { countEntries, listEntries } from './store.js';
import type { RosterWorld } from './world.js';

/** A page of the provider's own roster by name; with a search, of what it finds. */
export function listPatients(world: RosterWorld, actor: Actor, query: PatientsQuery): Promise<RosterPatient[]> {
  return world.db.transaction(async (tx) => {
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'list', objectType: 'patient', objectId: null });
    return presentEntries(world, tx, await listEntries(tx, actor.userId, query));
  });
}

/** How many patients are on the provider's own roster, and how many a search finds. */
export function countPatients(world: RosterWorld, actor: Actor, search: string): Promise<PatientCounts> {
  return countEntries(world.db, actor.userId, search);
}
