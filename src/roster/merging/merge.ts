import { findUser } from '../../accounts/index.js';
import { recordAudit } from '../../audit/index.js';
import { ApiError } from '../../contract/errors.js';
import type { MergeCandidate, RosterPatient } from '../../contract/roster.js';
import type { Actor } from '../../ports/actor.js';
import type { Tx } from '../../ports/db.js';
import { aboutEntry } from '../about.js';
import { moveConsents } from '../consents/store.js';
import { showEntry } from '../get-patient.js';
import { messages } from '../messages.js';
import { presentEntries } from '../present.js';
import { holdEntry } from '../store.js';
import type { RosterWorld } from '../world.js';
import { findCandidates, insertKeptApart, takeAccount } from './store.js';

/** The pairs of the provider's own roster that may be one person each. */
export function mergeCandidates(world: RosterWorld, actor: Actor): Promise<MergeCandidate[]> {
  return world.db.transaction(async (tx) => {
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'list', objectType: 'patient', objectId: null });
    const pairs = await findCandidates(tx, actor.userId);
    const both = pairs.flatMap(({ manual, linked }) => [manual, linked]);
    const shown = await presentEntries(world, tx, both);
    return pairs.flatMap((_, i) => {
      const [manual, linked] = [shown[2 * i], shown[2 * i + 1]];
      return manual && linked ? [{ manual, linked }] : [];
    });
  });
}

/**
 * Makes one entry of two: the manual one keeps its words and its id, and takes over the account, the reports and the
 * consents of the other. Throws 404 when one is absent or another's, 409 when the two do not match, or the address of the
 * account is not verified: anybody may have typed it at registration.
 */
export function mergePatient(world: RosterWorld, actor: Actor, id: number, otherId: number): Promise<RosterPatient> {
  return world.db.transaction(async (tx) => {
    const { manualId, linked } = await holdPair(tx, actor, id, otherId);
    await world.linkedAnalyses.move(tx, linked.id, manualId);
    await moveConsents(tx, linked.id, manualId);
    await takeAccount(tx, manualId, linked, world.clock.now());
    const { patientUserId } = linked;
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'merge', ...aboutEntry({ id: manualId, patientUserId }) });
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'merged-away', ...aboutEntry(linked) });
    return showEntry(world, actor, manualId, tx);
  });
}

/** Says that two matching entries are two people: they are not offered again. Throws as `mergePatient`. */
export async function keepPatientsApart(world: RosterWorld, actor: Actor, id: number, otherId: number): Promise<void> {
  await world.db.transaction(async (tx) => {
    const { manualId, linked } = await holdPair(tx, actor, id, otherId);
    await insertKeptApart(tx, manualId, linked.id);
    const { patientUserId } = linked;
    const about = aboutEntry({ id: manualId, patientUserId });
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'keep-apart', ...about });
  });
}

/** Both entries, held, whichever of them was named first. */
async function holdPair(
  tx: Tx,
  actor: Actor,
  id: number,
  otherId: number,
): Promise<{ manualId: number; linked: { id: number; patientUserId: number } }> {
  // The smaller id first, so that two requests never wait for each other.
  const first = await holdEntry(tx, actor.userId, Math.min(id, otherId), 'update');
  const second = await holdEntry(tx, actor.userId, Math.max(id, otherId), 'update');
  if (!first || !second) throw new ApiError(404, messages.patientNotFound);
  const [manual, linked] = first.patientUserId === null ? [first, second] : [second, first];
  const { patientUserId } = linked;
  const isMatch =
    manual.patientUserId === null &&
    patientUserId !== null &&
    manual.email !== null &&
    manual.email === linked.email &&
    manual.dateOfBirth !== null &&
    manual.dateOfBirth === linked.dateOfBirth;
  if (!isMatch) throw new ApiError(409, messages.noMatch);
  if (!(await findUser(tx, patientUserId))?.isEmailVerified) throw new ApiError(409, messages.notVerified);
  return { manualId: manual.id, linked: { id: linked.id, patientUserId } };
}
