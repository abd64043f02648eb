import { findUser } from '../accounts/index.js';
import type { BillingState } from '../contract/billing.js';
import { ApiError } from '../contract/errors.js';
import { isUpgrade, type PaidPlanId, planOf } from '../contract/plans.js';
import type { Actor } from '../ports/actor.js';
import { billingState } from './billing-state.js';
import { messages } from './messages.js';
import { ownPlan, takeOver } from './own-plan.js';
import type { BillingWorld } from './world.js';

/**
 * Changes to another plan: upwards at once, with the difference paid now; downwards when the paid period ends. Throws 402
 * when the difference could not be paid, 409 for what cannot be changed to.
 */
export async function changePlan(world: BillingWorld, actor: Actor, wanted: PaidPlanId): Promise<BillingState> {
  const own = await ownPlan(world, actor);
  const { row, payments } = own;
  const user = await findUser(world.db, actor.userId);
  if (!user?.isEmailVerified) throw new ApiError(403, messages.verify);
  if (planOf(wanted).sale !== 'checkout' || !payments.sells({ plan: wanted }))
    throw new ApiError(409, messages.notSold);
  if (wanted === row.plan) throw new ApiError(409, messages.samePlan);
  if (row.status === 'late') throw new ApiError(409, messages.late);
  const atOnce = isUpgrade(planOf(row.plan), planOf(wanted));
  const key = world.ids.uuid();
  if (atOnce) await payments.changeNow(row.subscriptionId, wanted, key);
  else await payments.changeLater(row.subscriptionId, wanted, key);
  const now = await takeOver(world, actor, own, `${atOnce ? 'upgrade' : 'downgrade'}:${wanted}`);
  if (atOnce && now.plan !== wanted) throw new ApiError(402, messages.unpaid);
  return billingState(world, actor);
}
