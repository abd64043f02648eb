import type { User } from '../contract/users.js';
import type { UserRow } from './store.js';

/** A user as the API shows it. A row never leaves as it is. */
export function presentUser(row: UserRow): User {
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
    createdAt: row.createdAt.toISOString(),
  };
}
