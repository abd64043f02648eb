import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import { type RosterPatient, UNDO_REMOVAL_SECONDS } from '../contract/roster.js';
import type { Actor } from '../ports/actor.js';
import type { JobKind, JobWork } from '../ports/jobs.js';
import { aboutEntry } from './about.js';
import { showEntry } from './get-patient.js';
import { deleteLink, hasEntryFor, insertLink } from './links/store.js';
import { messages } from './messages.js';
import { deleteRemoved, holdEntry, holdRemoved, markRemoved, unmarkRemoved } from './store.js';
import type { RosterWorld } from './world.js';

/** Deletes a removed entry for good, once it cannot be brought back any more. */
export const forgetPatient: JobKind<{ patientId: number }> = {
  name: 'forget-patient',
  attempts: 20,
  timeoutSeconds: 60,
  retryDelaySeconds: 60,
};

/** The work behind `forgetPatient`. An entry that was brought back, and removed again, has a later job of its own. */
export function forgetPatientWork(world: Pick<RosterWorld, 'clock'>): JobWork<{ patientId: number }> {
  return {
    kind: forgetPatient,
    run: ({ patientId }, run) => run.finish((tx) => deleteRemoved(tx, patientId, undoSince(world.clock.now()))),
    // It stays marked, and nobody sees it.
    giveUp: async () => {},
  };
}

/**
 * Takes a patient off the provider's roster: linked analyses stay, unlinked, and nothing is shared with that person any
 * more. Throws 404 when the entry is absent or another's.
 */
export function removePatient(
  world: RosterWorld,
  actor: Actor,
  id: number,
): Promise<{ message: string; unlinkedAnalyses: number; undoUntil: string }> {
  const now = world.clock.now();
  const undoUntil = new Date(now.getTime() + UNDO_REMOVAL_SECONDS * 1000);
  return world.db.transaction(async (tx) => {
    const entry = await holdEntry(tx, actor.userId, id, 'update');
    if (!entry) throw new ApiError(404, messages.patientNotFound);
    const pair = pairOf(actor, entry.patientUserId);
    const wasChosen = pair !== null && (await deleteLink(tx, pair));
    const shares = pair ? await world.linkedAnalyses.endSharing(tx, pair) : [];
    const analysisIds = await world.linkedAnalyses.unlink(tx, id);
    await markRemoved(tx, id, { wasChosen, shares, analysisIds }, now);
    await recordAudit(tx, {
      actorUserId: actor.userId,
      verb: 'remove',
      ...aboutEntry(entry),
    });
    // A little after, so that clocks that differ cannot make it come too early.
    await world.jobs.enqueue(
      tx,
      forgetPatient,
      { patientId: id },
      { startAfter: new Date(undoUntil.getTime() + 60_000) },
    );
    return {
      message: 'Patient has been removed from your roster.',
      unlinkedAnalyses: analysisIds.length,
      undoUntil: undoUntil.toISOString(),
    };
  });
}

/**
 * Undoes a removal of a moment ago: the same entry, its links and what was shared. Throws 404 when there is nothing (any
 * more) to bring back.
 */
export function restorePatient(world: RosterWorld, actor: Actor, id: number): Promise<RosterPatient> {
  const since = undoSince(world.clock.now());
  return world.db.transaction(async (tx) => {
    const removed = await holdRemoved(tx, actor.userId, id, since);
    if (!removed) throw new ApiError(404, messages.patientNotFound);
    const pair = pairOf(actor, removed.patientUserId);
    // A patient who chose the provider anew has an entry already: this one comes back as a manual one, to be merged.
    const account = pair && !(await hasEntryFor(tx, pair)) ? pair : null;
    await unmarkRemoved(tx, id, account?.patientUserId ?? null);
    if (account && removed.removal.wasChosen) await insertLink(tx, account, world.clock.now());
    await world.linkedAnalyses.restore(tx, id, account, removed.removal);
    await recordAudit(tx, {
      actorUserId: actor.userId,
      verb: 'restore',
      ...aboutEntry({ id, patientUserId: removed.patientUserId }),
    });
    return showEntry(world, actor, id, tx);
  });
}

const undoSince = (now: Date) => new Date(now.getTime() - UNDO_REMOVAL_SECONDS * 1000);

const pairOf = (actor: Actor, patientUserId: number | null) =>
  patientUserId === null ? null : { providerId: actor.userId, patientUserId };
