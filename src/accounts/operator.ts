import { recordAudit } from '../audit/index.js';
import type { Clock } from '../ports/clock.js';
import type { Db } from '../ports/db.js';
import { closeOtherSessions } from './sessions/store.js';
import { findUserByEmail, setProviderApproval } from './store.js';
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
