import { recordAudit } from '../audit/index.js';
import type { Actor } from '../ports/actor.js';
import type { SessionControl } from '../ports/handlers.js';
import { confirmed } from './confirm.js';
import { sendMail } from './mails/send-mail.js';
import { newPasswordHash } from './new-password.js';
import { closeOtherSessions } from './sessions/store.js';
import { savePassword } from './tokens/store.js';
import type { AccountsWorld } from './world.js';

/**
 * Changes one's own password. All other sessions end, this one gets a new id. Throws 400 for a wrong current one or one that
 * is too common, 401 when this session has ended meanwhile.
 */
export async function changePassword(
  world: AccountsWorld,
  actor: Actor,
  input: { currentPassword: string; password: string },
  session: Pick<SessionControl, 'renew'>,
): Promise<void> {
  const user = await confirmed(world, actor, input.currentPassword);
  const passwordHash = await newPasswordHash(world, input.password, user);
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    await savePassword(tx, user.id, passwordHash, now);
    await closeOtherSessions(tx, user.id, actor.sessionId);
    await session.renew(tx, user);
    await recordAudit(tx, { actorUserId: user.id, verb: 'change-password', objectType: 'user', objectId: user.id });
    await world.jobs.enqueue(tx, sendMail, { mail: 'password-changed', userId: user.id, at: now.toISOString() });
  });
}
