import { recordAudit } from '../../audit/index.js';
import { ApiError } from '../../contract/errors.js';
import type { SessionItem } from '../../contract/users.js';
import type { Actor } from '../../ports/actor.js';
import type { AccountsWorld } from '../world.js';
import { closeOtherSessions, closeOwnSession, sessionsOf } from './store.js';

/** Where one is signed in, last used first. */
export async function listSessions(world: AccountsWorld, actor: Actor): Promise<SessionItem[]> {
  const rows = await sessionsOf(world.db, actor.userId, world.clock.now());
  return rows.map(({ id, sess }) => ({
    id,
    browser: sess.browser ?? 'Unknown browser',
    createdAt: sess.createdAt,
    lastSeenAt: sess.lastSeenAt,
    current: id === actor.sessionId,
  }));
}

/** Ends one of one's own sessions. Throws 404 for any other. */
export async function endSession(world: AccountsWorld, actor: Actor, id: string): Promise<void> {
  const ended = await world.db.transaction(async (tx) => {
    if (!(await closeOwnSession(tx, actor.userId, id))) return false;
    await recordAudit(tx, {
      actorUserId: actor.userId,
      verb: 'end-session',
      objectType: 'user',
      objectId: actor.userId,
    });
    return true;
  });
  if (!ended) throw new ApiError(404, 'Not found.');
}

/** Ends all of one's sessions but this one. */
export async function endOtherSessions(world: AccountsWorld, actor: Actor): Promise<void> {
  await world.db.transaction(async (tx) => {
    await closeOtherSessions(tx, actor.userId, actor.sessionId);
    await recordAudit(tx, {
      actorUserId: actor.userId,
      verb: 'end-sessions',
      objectType: 'user',
      objectId: actor.userId,
    });
  });
}
