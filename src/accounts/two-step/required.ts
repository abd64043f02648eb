import type { UserRow } from '../store.js';
import type { AccountsWorld } from '../world.js';

/** Whether this account must have two-step sign-in. */
export function isRequired(world: Pick<AccountsWorld, 'providerTwoStep'>, user: Pick<UserRow, 'userType'>): boolean {
  return world.providerTwoStep === 'required' && user.userType === 'provider';
}
