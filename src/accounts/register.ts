import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import { TIER_ALLOWANCE } from '../contract/plans.js';
import { CHOOSE_PROVIDERS, type RegisterInput, type User } from '../contract/users.js';
import type { SessionControl } from '../ports/handlers.js';
import type { ProviderChoice } from '../ports/provider-choice.js';
import { rememberBrowser } from './attempts/store.js';
import { sha256 } from './hash.js';
import { sendMail } from './mails/send-mail.js';
import { newPasswordHash } from './new-password.js';
import { presentUser } from './present.js';
import { insertUser } from './store.js';
import type { AccountsWorld } from './world.js';

/**
 * Makes an account on the free tier and asks by mail to verify its address. `browserToken` is by what the account will
 * know this browser, which is signed in unless the address must be verified first. A patient is linked to the providers
 * chosen. Throws 400 for a birth date that is not past, a common
 * password or a provider who is not on the list, 409 for an address in use.
 */
export async function register(
  world: AccountsWorld,
  choice: ProviderChoice,
  input: RegisterInput,
  browserToken: string,
  session: Pick<SessionControl, 'open'>,
): Promise<User> {
  const { password, providerIds = [], ...fields } = input;
  const now = world.clock.now();
  const today = now.toISOString().slice(0, 10);
  if (fields.dateOfBirth && fields.dateOfBirth > today) throw new ApiError(400, 'Please enter a valid date of birth');
  const passwordHash = await newPasswordHash(world, password, fields);
  const row = await world.db.transaction(async (tx) => {
    const user = await insertUser(tx, { ...fields, passwordHash, uploadsRemaining: TIER_ALLOWANCE.free });
    if (!user) return null;
    await rememberBrowser(tx, user.id, sha256(browserToken), now);
    await recordAudit(tx, { actorUserId: user.id, verb: 'register', objectType: 'user', objectId: user.id });
    await world.jobs.enqueue(tx, sendMail, { mail: 'verify-email', userId: user.id, at: now.toISOString() });
    const chosen = user.userType === 'patient' ? providerIds : [];
    if (!(await choice.link(tx, user.id, chosen))) throw new ApiError(400, CHOOSE_PROVIDERS);
    if (world.emailVerification === 'banner') await session.open(tx, user);
    return user;
  });
  if (!row) {
    throw new ApiError(
      409,
      'We could not create an account with this email. If you already have one, sign in instead.',
    );
  }
  return presentUser(world, row);
}
