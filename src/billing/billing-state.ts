import { findUser } from '../accounts/index.js';
import type { BillingState } from '../contract/billing.js';
import { ApiError } from '../contract/errors.js';
import type { Actor } from '../ports/actor.js';
import { creditsLeft, findSubscription } from './store.js';
import type { BillingWorld } from './world.js';

/** The signed-in user's plan, from our own tables: the payment service is never asked for it. */
export async function billingState(world: Pick<BillingWorld, 'db' | 'payments'>, actor: Actor): Promise<BillingState> {
  const user = await findUser(world.db, actor.userId);
  if (!user) throw new ApiError(401, 'You are not signed in.');
  const row = await findSubscription(world.db, actor.userId);
  const { payments } = world;
  const held = row !== null && row.status !== 'ended' ? row : null;
  return {
    payments: payments?.kind ?? 'off',
    plan: held?.plan ?? 'free',
    tier: user.subscriptionTier,
    uploadsRemaining: user.uploadsRemaining,
    keptBy: held?.keptBy ?? null,
    status: held?.status === 'late' ? 'late' : held ? 'active' : 'none',
    periodEnd: held?.periodEnd.toISOString() ?? null,
    endsAtPeriodEnd: held?.endsAtPeriodEnd ?? false,
    next: held?.nextPlan && held.nextPlanAt ? { plan: held.nextPlan, at: held.nextPlanAt.toISOString() } : null,
    graceUntil: held?.graceUntil?.toISOString() ?? null,
    rushLeft: await creditsLeft(world.db, actor.userId, 'rush'),
    hasPortal: row?.keptBy === payments?.kind && row?.customerId != null && payments?.openPortal != null,
  };
}
