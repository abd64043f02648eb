import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import { forgetBrowsers, rememberBrowser } from './attempts/store.js';
import { sha256 } from './hash.js';
import { sendMail } from './mails/send-mail.js';
import { newPasswordHash } from './new-password.js';
import { closeOtherSessions } from './sessions/store.js';
import { findResetToken, spendResetToken } from './tokens/store.js';
import type { AccountsWorld } from './world.js';

/**
 * Sets a new password by a link's token. All sessions end. Of browsers the account knows this one only, so that nobody who
 * keeps failing elsewhere can keep the owner from signing in now. Gives the user's id and the token by which the account
 * knows the browser. Throws 400 when the link is no good (any more) or the password too common (the link then stays good).
 */
export async function resetPassword(
  world: AccountsWorld,
  input: { token: string; password: string },
): Promise<{ userId: number; browserToken: string }> {
  const now = world.clock.now();
  const tokenHash = sha256(input.token);
  const account = await findResetToken(world.db, tokenHash, now);
  // Before the slow hash, so that made-up tokens cost us nothing.
  if (!account) throw noGood();
  const passwordHash = await newPasswordHash(world, input.password, account);
  const browserToken = world.ids.token();
  return world.db.transaction(async (tx) => {
    const user = await spendResetToken(tx, tokenHash, passwordHash, now);
    if (!user) throw noGood();
    await closeOtherSessions(tx, user.id, null);
    await forgetBrowsers(tx, user.id);
    await rememberBrowser(tx, user.id, sha256(browserToken), now);
    await recordAudit(tx, { actorUserId: user.id, verb: 'reset-password', objectType: 'user', objectId: user.id });
    await world.jobs.enqueue(tx, sendMail, { mail: 'password-changed', userId: user.id, at: now.toISOString() });
    return { userId: user.id, browserToken };
  });
}

function noGood(): ApiError {
  return new ApiError(400, 'This password reset link is invalid or has expired. Please ask for a new one.');
}
