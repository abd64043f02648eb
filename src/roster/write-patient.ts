import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import type { PatientInput, RosterPatient } from '../contract/roster.js';
import type { Actor } from '../ports/actor.js';
import { aboutEntry } from './about.js';
import { showEntry } from './get-patient.js';
import { messages } from './messages.js';
import { insertEntry, updateEntry } from './store.js';
import type { RosterWorld } from './world.js';

/** Adds a patient to the provider's roster. Throws 400 for a birth date that is not past. */
export function addPatient(world: RosterWorld, actor: Actor, input: PatientInput): Promise<RosterPatient> {
  const now = checkedMoment(world, input);
  return world.db.transaction(async (tx) => {
    const id = await insertEntry(tx, actor.userId, input, now);
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'add', objectType: 'patient', objectId: id });
    return showEntry(world, actor, id, tx);
  });
}

/** Changes an entry of the provider's own. Throws 404 when it is absent or another's, 400 as `addPatient`. */
export function updatePatient(
  world: RosterWorld,
  actor: Actor,
  id: number,
  input: PatientInput,
): Promise<RosterPatient> {
  const now = checkedMoment(world, input);
  return world.db.transaction(async (tx) => {
    const entry = await updateEntry(tx, actor.userId, id, input, now);
    if (!entry) throw new ApiError(404, messages.patientNotFound);
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'change', ...aboutEntry(entry) });
    return showEntry(world, actor, id, tx);
  });
}

function checkedMoment(world: RosterWorld, input: PatientInput): Date {
  const now = world.clock.now();
  if (input.dateOfBirth > now.toISOString().slice(0, 10)) throw new ApiError(400, messages.notBorn);
  return now;
}
