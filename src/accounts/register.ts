import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import { TIER_ALLOWANCE } from '../contract/plans.js';
import type { RegisterInput, User } from '../contract/users.js';
import { presentUser } from './present.js';
import { insertUser } from './store.js';
import type { AccountsWorld } from './world.js';

/** Makes an account on the free tier. Throws 400 for a birth date that is not past, 409 for an address in use. */
export async function register(world: AccountsWorld, input: RegisterInput): Promise<User> {
  const { password, providerIds: _chosenLater, ...fields } = input;
  const today = world.clock.now().toISOString().slice(0, 10);
  if (fields.dateOfBirth && fields.dateOfBirth > today) throw new ApiError(400, 'Please enter a valid date of birth');
  const passwordHash = await world.passwords.hash(password);
  const row = await world.db.transaction(async (tx) => {
    const user = await insertUser(tx, { ...fields, passwordHash, uploadsRemaining: TIER_ALLOWANCE.free });
    if (user) await recordAudit(tx, { actorUserId: user.id, verb: 'register', objectType: 'user', objectId: user.id });
    return user;
  });
  if (!row) {
    throw new ApiError(
      409,
      'We could not create an account with this email. If you already have one, sign in instead.',
    );
  }
  return presentUser(row);
}
