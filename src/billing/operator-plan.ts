import { findUserByEmail } from '../accounts/index.js';
import { recordAudit } from '../audit/index.js';
import { monthsAfter, type PlanId } from '../contract/plans.js';
import type { RemoteSubscription } from '../ports/payments.js';
import { settle } from './settle.js';
import { findSubscription, nextLook, type SubscriptionRow } from './store.js';
import type { BillingWorld } from './world.js';

/** A plan that the operator keeps, as it is by `now`: it renews each month and is paid elsewhere. */
export function operatorSubscription(
  row: Pick<SubscriptionRow, 'subscriptionId' | 'userId' | 'status' | 'plan' | 'startedAt'>,
  now: Date,
): RemoteSubscription {
  let month = 0;
  while (monthsAfter(row.startedAt, month + 1) <= now) month += 1;
  return {
    id: row.subscriptionId,
    customerId: null,
    userId: row.userId,
    status: row.status,
    plan: row.plan,
    periodStart: monthsAfter(row.startedAt, month),
    periodEnd: monthsAfter(row.startedAt, month + 1),
    isPaid: true,
    endsAtPeriodEnd: false,
    next: null,
  };
}

/**
 * Gives an account a plan (or takes it back with `free`), kept by the operator. `pays` when the account pays for a plan by
 * itself: that must end first, or the person would go on paying.
 */
export function setPlanByOperator(
  world: Pick<BillingWorld, 'db' | 'clock' | 'jobs' | 'log'>,
  email: string,
  plan: PlanId,
): Promise<'done' | 'no-account' | 'pays'> {
  return world.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return 'no-account';
    const userId = user.id;
    const before = await findSubscription(tx, userId);
    const hasPlan = before !== null && before.status !== 'ended';
    if (hasPlan && before.keptBy === 'stripe') return 'pays';
    if (hasPlan && before.keptBy === 'operator' && before.plan === plan) return 'done';
    const now = world.clock.now();
    // A test plan ends here as well: no money moves for it.
    if (hasPlan) {
      const remote = { ...operatorSubscription(before, before.startedAt), status: 'ended' as const };
      await settle(world, tx, { userId, keptBy: before.keptBy, remote, look: await nextLook(tx) });
    }
    if (plan !== 'free') {
      const subscriptionId = `operator-${userId}-${now.getTime()}`;
      const remote = operatorSubscription({ subscriptionId, userId, status: 'active', plan, startedAt: now }, now);
      await settle(world, tx, { userId, keptBy: 'operator', remote, look: await nextLook(tx) });
    }
    await recordAudit(tx, { actorUserId: null, verb: `operator:plan:${plan}`, objectType: 'user', objectId: userId });
    return 'done';
  });
}
