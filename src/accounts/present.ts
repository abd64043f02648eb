import type { User } from '../contract/users.js';
import type { UserRow } from './store.js';
import { isRequired } from './two-step/required.js';
import type { AccountsWorld } from './world.js';

/** A user as the API shows it. A row never leaves as it is. */
export function presentUser(world: Pick<AccountsWorld, 'providerTwoStep'>, row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    dateOfBirth: row.dateOfBirth,
    phoneNumber: row.phoneNumber,
    userType: row.userType,
    subscriptionTier: row.subscriptionTier,
    uploadsRemaining: row.uploadsRemaining,
    isEmailVerified: row.isEmailVerified,
    mustSetUpTwoStep: isRequired(world, row) && row.twoStepSince === null,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
  };
}
