import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import type { ProfileInput, User } from '../contract/users.js';
import type { Actor } from '../ports/actor.js';
import { presentUser } from './present.js';
import { saveProfile } from './store.js';
import type { AccountsWorld } from './world.js';

/** Corrects what a person has said of themselves. Throws 400 for a birth date that is not past, 401 for a deleted account. */
export async function updateProfile(world: AccountsWorld, actor: Actor, input: ProfileInput): Promise<User> {
  const today = world.clock.now().toISOString().slice(0, 10);
  if (input.dateOfBirth && input.dateOfBirth > today) throw new ApiError(400, 'Please enter a valid date of birth');
  const row = await world.db.transaction(async (tx) => {
    const user = await saveProfile(tx, actor.userId, input);
    if (user) {
      await recordAudit(tx, { actorUserId: user.id, verb: 'update-profile', objectType: 'user', objectId: user.id });
    }
    return user;
  });
  if (!row) throw new ApiError(401, 'You are not signed in.');
  return presentUser(world, row);
}
