import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import type { AccountEnd } from '../ports/account-end.js';
import type { Actor } from '../ports/actor.js';
import { confirmed, holdConfirmed } from './confirm.js';
import { deleteUser } from './store.js';
import type { AccountsWorld } from './world.js';

/**
 * Deletes one's own account with everything that belongs to it, after the password (and, where two-step sign-in is on, a
 * code). Only audit entries without content remain. Throws 400 for a wrong password or code, 429 after too many tries.
 */
export async function deleteAccount(
  world: AccountsWorld,
  ends: readonly AccountEnd[],
  actor: Actor,
  input: { password: string; code?: string | undefined },
): Promise<void> {
  if (actor.hasTwoStep && input.code === undefined) throw new ApiError(400, 'Enter the code');
  const user = await confirmed(world, actor, input.password, input.code);
  for (const end of ends) await end.announce?.(user.id);
  await world.db.transaction(async (tx) => {
    await holdConfirmed(tx, user);
    for (const end of ends) await end.within?.(tx, user.id);
    await world.jobs.forget(tx, 'userId', [user.id]);
    await deleteUser(tx, user.id);
    await recordAudit(tx, { actorUserId: user.id, verb: 'delete-account', objectType: 'user', objectId: user.id });
  });
}
