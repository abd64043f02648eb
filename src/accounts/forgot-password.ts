import { recordAudit } from '../audit/index.js';
import { takeMail } from './attempts/store.js';
import { sha256 } from './hash.js';
import { sendMail } from './mails/send-mail.js';
import { findUserByEmail } from './store.js';
import type { AccountsWorld } from './world.js';

/**
 * Sends a link to choose a new password, if the address has an account. Does the same work and says the same for every
 * address. Beyond one mail a minute and five an hour it sends none and still says the same: the last link stays good,
 * so that nobody can keep an owner from using it by asking for ever newer ones.
 */
export async function forgotPassword(world: AccountsWorld, email: string): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    if ((await takeMail(tx, `reset:${sha256(email)}`, now)) > 0) return;
    const user = await findUserByEmail(tx, email);
    const objectId = user?.id ?? null;
    await recordAudit(tx, { actorUserId: null, verb: 'ask-reset', objectType: 'user', objectId });
    await world.jobs.enqueue(tx, sendMail, { mail: 'reset-password', userId: objectId, at: now.toISOString() });
  });
}
