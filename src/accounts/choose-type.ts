import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import type { User, UserType } from '../contract/users.js';
import type { Actor } from '../ports/actor.js';
import type { SessionControl } from '../ports/handlers.js';
import { presentUser } from './present.js';
import { setTypeOnce } from './store.js';
import type { AccountsWorld } from './world.js';

/** Sets the type of an account that has none; the session gets a new id. Throws 409 when it has one, 401 as `renew`. */
export async function chooseType(
  world: AccountsWorld,
  actor: Actor,
  userType: UserType,
  session: Pick<SessionControl, 'renew'>,
): Promise<User> {
  const row = await world.db.transaction(async (tx) => {
    const user = await setTypeOnce(tx, actor.userId, userType);
    if (!user) return null;
    await session.renew(tx, user);
    await recordAudit(tx, { actorUserId: user.id, verb: 'choose-type', objectType: 'user', objectId: user.id });
    return user;
  });
  if (!row) throw new ApiError(409, 'Your account type has already been set.');
  return presentUser(world, row);
}
