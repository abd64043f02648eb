import { findListedProviders, sendMail } from '../../accounts/index.js';
import { recordAudit } from '../../audit/index.js';
import { ApiError } from '../../contract/errors.js';
import type { ChosenProvider } from '../../contract/roster.js';
import type { Actor } from '../../ports/actor.js';
import type { Tx } from '../../ports/db.js';
import { messages } from '../messages.js';
import { strikeFromRemovals } from '../store.js';
import type { RosterWorld } from '../world.js';
import { deleteLink, findChosen, insertLink, insertLinkedEntry } from './store.js';

type LinkingWorld = Pick<RosterWorld, 'clock' | 'jobs' | 'providerApproval'>;

/**
 * Links a patient's account to providers in the caller's transaction: each gets a roster entry, once, and a mail without a
 * name. Those chosen before stay as they are. False, and nothing done, when one of them is not on the public list.
 */
export async function linkToProviders(
  world: LinkingWorld,
  tx: Tx,
  patientUserId: number,
  providerIds: readonly number[],
): Promise<boolean> {
  // In one order for everybody, so that two patients at once never wait for each other.
  const wanted = [...new Set(providerIds)].sort((a, b) => a - b);
  const listed = await findListedProviders(tx, wanted, { approvedOnly: world.providerApproval === 'required' });
  if (listed.length < wanted.length) return false;
  const now = world.clock.now();
  for (const providerId of wanted) {
    const pair = { providerId, patientUserId };
    if (!(await insertLink(tx, pair, now))) continue;
    const isNew = (await insertLinkedEntry(tx, pair, now)) !== null;
    await recordAudit(tx, {
      actorUserId: patientUserId,
      verb: 'choose-provider',
      objectType: 'user',
      objectId: providerId,
      subjectUserId: patientUserId,
    });
    if (isNew)
      await world.jobs.enqueue(tx, sendMail, { mail: 'patient-linked', userId: providerId, at: now.toISOString() });
  }
  return true;
}

/** The providers whom the patient has chosen. Throws 403 to others than patients. */
export async function chosenProviders(world: RosterWorld, actor: Actor): Promise<ChosenProvider[]> {
  demandPatient(actor);
  const rows = await findChosen(world.db, actor.userId);
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
}

/** Chooses one more provider. Throws 403 to others than patients, 404 for one who is not on the public list. */
export async function chooseProvider(world: RosterWorld, actor: Actor, providerId: number): Promise<void> {
  demandPatient(actor);
  await world.db.transaction(async (tx) => {
    if (await linkToProviders(world, tx, actor.userId, [providerId])) return;
    throw new ApiError(404, messages.providerNotFound);
  });
}

/**
 * Takes back the choice of a provider: what the two shared is taken back with it, at once. The provider's own entry stays.
 * Throws 403 to others than patients, 404 for a provider who was not chosen.
 */
export async function leaveProvider(world: RosterWorld, actor: Actor, providerId: number): Promise<void> {
  demandPatient(actor);
  const pair = { providerId, patientUserId: actor.userId };
  await world.db.transaction(async (tx) => {
    const wasLinked = await deleteLink(tx, pair);
    // A removal that the provider may yet undo must not bring back what the patient ends now.
    const struck = await strikeFromRemovals(tx, pair);
    if (!wasLinked && struck === 0) throw new ApiError(404, messages.providerNotFound);
    await world.linkedAnalyses.endSharing(tx, pair);
    await recordAudit(tx, {
      actorUserId: actor.userId,
      verb: 'leave-provider',
      objectType: 'user',
      objectId: providerId,
      subjectUserId: actor.userId,
    });
  });
}

function demandPatient(actor: Actor): void {
  if (actor.userType !== 'patient') throw new ApiError(403, messages.onlyPatients);
}
