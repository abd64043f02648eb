import { ApiError } from '../contract/errors.js';
import type { AccountsWorld } from './world.js';

/** The hash of a password that somebody chose. Throws 400 for one that is easy to guess, by list or by the account. */
export async function newPasswordHash(
  world: AccountsWorld,
  password: string,
  account: { email: string; firstName: string; lastName: string },
): Promise<string> {
  const own = [account.firstName, account.lastName, account.email.split('@')[0] ?? ''];
  if (await world.passwords.isCommon(password, own)) {
    throw new ApiError(400, 'This password is too common. Choose one that is harder to guess.');
  }
  return world.passwords.hash(password);
}
