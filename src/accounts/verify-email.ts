import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import { takeMail } from './attempts/store.js';
import { sha256 } from './hash.js';
import { sendMail } from './mails/send-mail.js';
import { findUserByEmail } from './store.js';
import { spendVerificationToken } from './tokens/store.js';
import type { AccountsWorld } from './world.js';

/** Verifies the address of the account that a link's token was made for. Throws 400 when it is no good (any more). */
export async function verifyEmail(world: AccountsWorld, token: string): Promise<void> {
  if (token === '') throw new ApiError(400, 'No verification token provided.');
  const user = await world.db.transaction(async (tx) => {
    const found = await spendVerificationToken(tx, sha256(token), world.clock.now());
    if (!found) return null;
    await recordAudit(tx, { actorUserId: found.id, verb: 'verify-email', objectType: 'user', objectId: found.id });
    return found;
  });
  if (!user) throw new ApiError(400, 'The verification link appears to be invalid or expired.');
}

/**
 * Sends a new verification link, if the address has an account that still needs one. One answer for every address;
 * throws 429 with the wait, which is counted by address whether or not it is known.
 */
export async function resendVerification(world: AccountsWorld, email: string): Promise<void> {
  const now = world.clock.now();
  const wait = await world.db.transaction(async (tx) => {
    const left = await takeMail(tx, `verify:${sha256(email)}`, now);
    if (left > 0) return left;
    const user = await findUserByEmail(tx, email);
    const objectId = user?.id ?? null;
    await recordAudit(tx, { actorUserId: null, verb: 'ask-verification', objectType: 'user', objectId });
    await world.jobs.enqueue(tx, sendMail, { mail: 'verify-email', userId: objectId, at: now.toISOString() });
    return 0;
  });
  if (wait === 0) return;
  const seconds = Math.ceil(wait / 1000);
  throw new ApiError(429, `We sent an email a moment ago. Wait ${seconds} seconds and try again.`, seconds);
}
