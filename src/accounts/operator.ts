import { recordAudit } from '../audit/index.js';
import { TIER_ALLOWANCE } from '../contract/plans.js';
import type { UserType } from '../contract/users.js';
import type { Clock } from '../ports/clock.js';
import type { Db } from '../ports/db.js';
import type { Ids } from '../ports/ids.js';
import type { Jobs } from '../ports/jobs.js';
import type { Passwords } from '../ports/passwords.js';
import { sendMail } from './mails/send-mail.js';
import { closeOtherSessions } from './sessions/store.js';
import { findUserByEmail, insertUser, setProviderApproval, setTypeOf } from './store.js';
import { turnOff } from './two-step/store.js';

/** What the operator's commands need. */
export interface OperatorWorld {
  db: Db;
  clock: Clock;
}

/** Approves a provider, so that patients see the account where approval is required; false when there is no such provider. */
export function approveProvider({ db, clock }: OperatorWorld, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const id = await setProviderApproval(tx, email, clock.now());
    if (id === null) return false;
    await recordAudit(tx, { actorUserId: null, verb: 'operator:approve', objectType: 'user', objectId: id });
    return true;
  });
}

/** Turns two-step sign-in off for a person who has lost the app and the recovery codes; false when there is no account. */
export function resetTwoStep({ db }: OperatorWorld, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return false;
    await turnOff(tx, user.id);
    await closeOtherSessions(tx, user.id, null);
    await recordAudit(tx, {
      actorUserId: null,
      verb: 'operator:reset-two-step',
      objectType: 'user',
      objectId: user.id,
    });
    return true;
  });
}

/**
 * Makes an account whose owner chooses the password by the link of a mail; false when the address is in use. Without a
 * type the owner is asked for it at the first sign-in.
 */
export async function createUser(
  world: OperatorWorld & { ids: Ids; passwords: Passwords; jobs: Jobs },
  input: { email: string; firstName: string; lastName: string; userType: UserType | null },
): Promise<boolean> {
  // Nobody knows this one.
  const passwordHash = await world.passwords.hash(world.ids.token());
  return world.db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      ...input,
      phoneNumber: null,
      passwordHash,
      uploadsRemaining: TIER_ALLOWANCE.free,
    });
    if (!user) return false;
    await recordAudit(tx, { actorUserId: null, verb: 'operator:create', objectType: 'user', objectId: user.id });
    const at = world.clock.now().toISOString();
    await world.jobs.enqueue(tx, sendMail, { mail: 'reset-password', userId: user.id, at });
    return true;
  });
}

/** Makes an account a patient's or a provider's, whatever it was; its sessions end. False when there is none. */
export function setType({ db }: OperatorWorld, email: string, userType: UserType): Promise<boolean> {
  return db.transaction(async (tx) => {
    const id = await setTypeOf(tx, email, userType);
    if (id === null) return false;
    await closeOtherSessions(tx, id, null);
    await recordAudit(tx, { actorUserId: null, verb: `operator:type:${userType}`, objectType: 'user', objectId: id });
    return true;
  });
}
