import { createHash } from 'node:crypto';
import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import type { User } from '../contract/users.js';
import type { Tx } from '../ports/db.js';
import { countAttempt, FORGET_AFTER_MS, remainingWait } from './lockout.js';
import { presentUser } from './present.js';
import {
  forgetUnknownAttempts,
  lockUnknownSignIn,
  lockUserByEmail,
  saveAttempts,
  saveUnknownAttempts,
  type UserRow,
} from './store.js';
import type { AccountsWorld } from './world.js';

/**
 * Checks an address and a password. Gives the user; throws 401 (one answer for a wrong password and for an unknown
 * address), 429 with the wait after too many failures (for unknown addresses as well), 403 when verification is required.
 */
export async function login(world: AccountsWorld, input: { email: string; password: string }): Promise<User> {
  const { user, wait } = await world.db.transaction((tx) => takeAttempt(tx, input.email, world.clock.now()));
  if (wait > 0) throw tooManyAttempts(wait);
  const matches = await world.passwords.verify(user?.passwordHash ?? null, input.password);
  if (!user || !matches) {
    if (user) await audit(world, user.id, 'sign-in-failed');
    throw new ApiError(401, 'The email or password is not correct.');
  }
  await world.db.transaction(async (tx) => {
    await saveAttempts(tx, user.id, { failedLoginAttempts: 0, lockedUntil: null, lastFailedLogin: null });
    await recordAudit(tx, { actorUserId: user.id, verb: 'sign-in', objectType: 'user', objectId: user.id });
  });
  if (world.emailVerification === 'required' && !user.isEmailVerified) {
    throw new ApiError(403, 'Please verify your email address before you sign in. Open the link we sent you.');
  }
  return presentUser(user);
}

/** Counts the attempt before the password is looked at, under a row lock: guesses sent all at once count one by one. */
async function takeAttempt(tx: Tx, email: string, now: Date): Promise<{ user: UserRow | null; wait: number }> {
  const user = await lockUserByEmail(tx, email);
  if (user) {
    const wait = remainingWait(user, now);
    if (wait === 0) await saveAttempts(tx, user.id, countAttempt(user, now));
    return { user, wait };
  }
  await forgetUnknownAttempts(tx, new Date(now.getTime() - FORGET_AFTER_MS));
  const emailHash = createHash('sha256').update(email).digest('hex');
  const count = await lockUnknownSignIn(tx, emailHash, now);
  const wait = remainingWait(count, now);
  if (wait === 0) await saveUnknownAttempts(tx, emailHash, countAttempt(count, now));
  return { user: null, wait };
}

async function audit(world: AccountsWorld, userId: number, verb: string): Promise<void> {
  await world.db.transaction((tx) =>
    recordAudit(tx, { actorUserId: null, verb, objectType: 'user', objectId: userId }),
  );
}

function tooManyAttempts(waitMs: number): ApiError {
  const minutes = Math.ceil(waitMs / 60_000);
  const words = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return new ApiError(429, `Too many sign-in attempts. Wait ${words} and try again.`, Math.ceil(waitMs / 1000));
}
