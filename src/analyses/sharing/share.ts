import { findUser } from '../../accounts/index.js';
import { recordAudit } from '../../audit/index.js';
import type { Share, ShareInput } from '../../contract/analyses.js';
import { ApiError } from '../../contract/errors.js';
import type { Actor } from '../../ports/actor.js';
import type { Tx } from '../../ports/db.js';
import { holdEntry, holdLink, strikeShareFromRemovals } from '../../roster/index.js';
import { demandOwn } from '../access/own.js';
import { aboutAnalysis } from '../access/read.js';
import { announce } from '../announce.js';
import { messages } from '../messages.js';
import { nameOf } from '../present.js';
import type { AnalysesWorld } from '../world.js';
import { deleteShare, findShares, insertShare, type ShareRow } from './store.js';

/**
 * Lets the other side of a link read one's analysis: a provider's patient (only what is linked to that very patient), or a
 * patient's provider. Throws 400 without a person, 403 for what was shared with the actor, 404 for an analysis, entry or
 * provider that is not theirs, 409 when it cannot be shared (yet).
 */
export function shareAnalysis(world: AnalysesWorld, actor: Actor, id: number, input: ShareInput): Promise<Share> {
  return world.db.transaction(async (tx) => {
    // Held before the analysis, in the order of a removal from the roster.
    const { withUserId, patientId } = await holdReader(tx, actor, input);
    const own = await demandOwn(tx, actor, id);
    if (own.patientId !== patientId) throw new ApiError(409, messages.notLinkedYet);
    if (withUserId === null) throw new ApiError(409, messages.noAccount);
    if (!(await findUser(tx, withUserId))?.isEmailVerified) throw new ApiError(409, messages.notVerified);
    if (own.status !== 'completed') throw new ApiError(409, messages.notShareable);
    const shareId = await insertShare(tx, id, withUserId, world.clock.now());
    await recordAudit(tx, {
      actorUserId: actor.userId,
      verb: 'share',
      ...aboutAnalysis({ ...own, userId: actor.userId }),
      withUserId,
    });
    const share = (await findShares(tx, id)).find((row) => row.id === shareId);
    return present(share as ShareRow);
  });
}

/** Who is to read: their account (null where a roster entry has none that is linked), and their roster entry, if any. */
async function holdReader(
  tx: Tx,
  actor: Actor,
  input: ShareInput,
): Promise<{ withUserId: number | null; patientId: number | null }> {
  if (actor.userType === 'provider') {
    if (input.patientId === undefined) throw new ApiError(400, messages.sharePatient);
    const entry = await holdEntry(tx, actor.userId, input.patientId);
    if (!entry) throw new ApiError(404, messages.patientNotFound);
    const { patientUserId } = entry;
    const isLinked = patientUserId !== null && (await holdLink(tx, { providerId: actor.userId, patientUserId }));
    return { withUserId: isLinked ? patientUserId : null, patientId: entry.id };
  }
  const { providerId } = input;
  if (providerId === undefined) throw new ApiError(400, messages.shareProvider);
  const isLinked = await holdLink(tx, { providerId, patientUserId: actor.userId });
  if (!isLinked) throw new ApiError(404, messages.providerNotFound);
  return { withUserId: providerId, patientId: null };
}

/** With whom one's analysis is shared. Throws 403 for what was shared with the actor, 404 for another's. */
export function listShares(world: AnalysesWorld, actor: Actor, id: number): Promise<Share[]> {
  return world.db.transaction(async (tx) => {
    await demandOwn(tx, actor, id);
    return (await findShares(tx, id)).map(present);
  });
}

/**
 * Takes a share back: from the next moment on the other person gets 404. A share that ended with a removal from the roster
 * that can still be undone is taken back from that removal. Throws as `listShares`, and 404 for no share.
 */
export async function unshareAnalysis(world: AnalysesWorld, actor: Actor, id: number, shareId: number): Promise<void> {
  // A removal may take the share away between the two looks of the first try; the second finds it there.
  const isDone = (await takeBack(world, actor, id, shareId)) || (await takeBack(world, actor, id, shareId));
  if (!isDone) throw new ApiError(404, messages.shareNotFound);
}

function takeBack(world: AnalysesWorld, actor: Actor, id: number, shareId: number): Promise<boolean> {
  return world.db.transaction(async (tx) => {
    // Before the analysis is held, in the order of a removal and its undo.
    const pending = await strikeShareFromRemovals(tx, actor.userId, { id: shareId, analysisId: id });
    const own = await demandOwn(tx, actor, id);
    const withUserId = pending ?? (await deleteShare(tx, id, shareId));
    if (withUserId === null) return false;
    await recordAudit(tx, {
      actorUserId: actor.userId,
      verb: 'unshare',
      ...aboutAnalysis({ ...own, userId: actor.userId }),
      withUserId,
    });
    await announce(world.notifications, tx, id);
    return true;
  });
}

const present = (row: ShareRow): Share => ({
  id: row.id,
  name: nameOf(row.with),
  providerId: row.with.userType === 'provider' ? row.with.id : null,
  sharedAt: row.createdAt.toISOString(),
});
