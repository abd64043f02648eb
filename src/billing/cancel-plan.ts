import type { BillingState } from '../contract/billing.js';
import { ApiError } from '../contract/errors.js';
import type { Actor } from '../ports/actor.js';
import { billingState } from './billing-state.js';
import { messages } from './messages.js';
import { ownPlan, takeOver } from './own-plan.js';
import type { BillingWorld } from './world.js';

/** Ends the plan with the period that is paid for; until then all stays as it is. */
export async function cancelPlan(world: BillingWorld, actor: Actor): Promise<BillingState> {
  const own = await ownPlan(world, actor);
  if (!own.row.endsAtPeriodEnd) {
    await own.payments.cancelAtPeriodEnd(own.row.subscriptionId, world.ids.uuid());
    await takeOver(world, actor, own, 'cancel-plan');
  }
  return billingState(world, actor);
}

/** Undoes a cancellation, or a change that has not taken effect. Throws 409 when there is neither. */
export async function resumePlan(world: BillingWorld, actor: Actor): Promise<BillingState> {
  const own = await ownPlan(world, actor);
  if (!own.row.endsAtPeriodEnd && own.row.nextPlan === null) throw new ApiError(409, messages.nothingToUndo);
  await own.payments.keepAsItIs(own.row.subscriptionId, world.ids.uuid());
  await takeOver(world, actor, own, 'resume-plan');
  return billingState(world, actor);
}
