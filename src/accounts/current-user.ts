import { ApiError } from '../contract/errors.js';
import type { User } from '../contract/users.js';
import type { Actor } from '../ports/actor.js';
import { presentUser } from './present.js';
import { findUser } from './store.js';
import type { AccountsWorld } from './world.js';

/** The signed-in user. Throws 401 when the account is gone. */
export async function currentUser(world: AccountsWorld, actor: Actor): Promise<User> {
  const row = await findUser(world.db, actor.userId);
  if (!row) throw new ApiError(401, 'You are not signed in.');
  return presentUser(world, row);
}
