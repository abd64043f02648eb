import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import { forgetBrowsers } from './attempts/store.js';
import { sha256 } from './hash.js';
import { sendMail } from './mails/send-mail.js';
import { newPasswordHash } from './new-password.js';
import { closeOtherSessions } from './sessions/store.js';
import { findResetToken, spendResetToken } from './tokens/store.js';
import type { AccountsWorld } from './world.js';

/**
 * Sets a new password by a link's token. All sessions end, and every browser must show itself anew. Throws 400 when the
 * token is no good (any more) or the password is too common (the token then stays good).
 */
export async function resetPassword(world: AccountsWorld, input: { token: string; password: string }): Promise<void> {
  const now = world.clock.now();
  const tokenHash = sha256(input.token);
  const account = await findResetToken(world.db, tokenHash, now);
  // Before the slow hash, so that made-up tokens cost us nothing.
  if (!account) throw noGood();
  const passwordHash = await newPasswordHash(world, input.password, account);
  await world.db.transaction(async (tx) => {
    const user = await spendResetToken(tx, tokenHash, passwordHash, now);
    if (!user) throw noGood();
    await closeOtherSessions(tx, user.id, null);
    await forgetBrowsers(tx, user.id);
    await recordAudit(tx, { actorUserId: user.id, verb: 'reset-password', objectType: 'user', objectId: user.id });
    await world.jobs.enqueue(tx, sendMail, { mail: 'password-changed', userId: user.id, at: now.toISOString() });
  });
}

function noGood(): ApiError {
  return new ApiError(400, 'This password reset link is invalid or has expired. Please ask for a new one.');
}
