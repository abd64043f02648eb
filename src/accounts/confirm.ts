import { ApiError } from '../contract/errors.js';
import type { Actor } from '../ports/actor.js';
import type { Tx } from '../ports/db.js';
import { noFailure, takeAttempt, tooManyAttempts } from './attempts/attempts.js';
import { findUser, holdUser, type UserRow } from './store.js';
import { spendCode } from './two-step/codes.js';
import type { AccountsWorld } from './world.js';

/**
 * Asks a signed-in person for the password again (and, where two-step sign-in is on and a code is passed, for the code)
 * before something that a borrowed browser must not do. Gives the account; throws 400 for a wrong one, 429 after too many.
 * Counted apart from sign-ins: neither can use up the other.
 */
export async function confirmed(world: AccountsWorld, actor: Actor, password: string, code?: string): Promise<UserRow> {
  const on = { key: `confirm:${actor.userId}` };
  const now = world.clock.now();
  const attempt = await world.db.transaction((tx) => takeAttempt(tx, on, null, now));
  if (attempt.wait > 0) throw tooManyAttempts(attempt.wait);
  const user = await findUser(world.db, actor.userId);
  if (!user) throw new ApiError(401, 'You are not signed in.');
  if (!(await world.passwords.verify(user.passwordHash, password))) {
    throw wrongPassword();
  }
  await world.db.transaction(async (tx) => {
    if (code !== undefined && user.twoStepSince !== null && !(await spendCode(world, tx, user, code))) {
      throw new ApiError(400, 'The code is not correct.');
    }
    await noFailure(tx, attempt, now, { cleared: true });
  });
  return user;
}

/**
 * Holds the account that `confirmed` gave until the transaction ends. Throws 400 when its password or two-step sign-in has
 * changed since: what was confirmed then counts no more.
 */
export async function holdConfirmed(tx: Tx, user: UserRow): Promise<void> {
  const held = await holdUser(tx, user.id);
  if (held?.passwordHash !== user.passwordHash || held.twoStepSince?.getTime() !== user.twoStepSince?.getTime()) {
    throw wrongPassword();
  }
}

function wrongPassword(): ApiError {
  return new ApiError(400, 'Your password is not correct.');
}
