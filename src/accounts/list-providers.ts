import type { ProviderListItem } from '../contract/users.js';
import { findProviders } from './store.js';
import type { AccountsWorld } from './world.js';

/** Providers that a patient may choose: verified, and approved where that is asked for. Names only. */
export function listProviders(world: AccountsWorld): Promise<ProviderListItem[]> {
  return findProviders(world.db, { approvedOnly: world.providerApproval === 'required' });
}
