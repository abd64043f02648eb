import type { AccountEnd } from '../ports/account-end.js';
import { findSubscription } from './store.js';
import type { BillingWorld } from './world.js';

/** Sees to it that no more money is taken for an account that is about to be gone. */
export function endPlan(world: Pick<BillingWorld, 'db' | 'ids' | 'payments'>): AccountEnd {
  return {
    async announce(userId) {
      const row = await findSubscription(world.db, userId);
      const by = world.payments;
      if (!row || row.status === 'ended' || row.endsAtPeriodEnd || !by || row.keptBy !== by.kind) return;
      await by.cancelAtPeriodEnd(row.subscriptionId, world.ids.uuid());
    },
  };
}
