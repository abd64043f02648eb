import type { AccountEnd } from '../ports/account-end.js';
import { findSubscription, openCheckouts } from './store.js';
import type { BillingWorld } from './world.js';

/** Sees to it that no more money is taken for an account that is about to be gone. */
export function endPlan(world: Pick<BillingWorld, 'db' | 'ids' | 'payments'>): AccountEnd {
  return {
    async announce(userId) {
      const by = world.payments;
      if (!by) return;
      // One that was paid a moment ago stays paid: the job that looks at it finds no account and ends what was bought.
      for (const open of await openCheckouts(world.db, userId)) await by.expireCheckout(open.id);
      const row = await findSubscription(world.db, userId);
      if (!row || row.status === 'ended' || row.keptBy !== by.kind) return;
      // Asked anew: a subscription that has ended there, unknown to us, cannot be cancelled and need not be.
      const remote = await by.findSubscription(row.subscriptionId);
      if (!remote || remote.status === 'ended' || remote.endsAtPeriodEnd) return;
      await by.cancelAtPeriodEnd(row.subscriptionId, world.ids.uuid());
    },
  };
}
