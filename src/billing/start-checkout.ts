import { findUser, lockPlan } from '../accounts/index.js';
import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import { paidPlanIdSchema } from '../contract/plan-schemas.js';
import { ADD_ONS, planOf } from '../contract/plans.js';
import type { Actor } from '../ports/actor.js';
import type { Payments, Purchase } from '../ports/payments.js';
import { settlePayment } from './job-kinds.js';
import { messages } from './messages.js';
import {
  claimCheckout,
  dropClaim,
  endCheckout,
  findSubscription,
  openCheckouts,
  type SubscriptionRow,
  saveCheckout,
} from './store.js';
import type { BillingWorld } from './world.js';

/** By then a checkout is paid or has expired: it is looked at even when no event came. */
const LOOK_AFTER_MS = 35 * 60_000;

/** Longer than the payment service is ever waited for: what is older was left by a process that died. */
const OPENING_MS = 3 * 60_000;

/**
 * Begins a checkout and gives its address. The checkout begun before it can then no longer be paid. Throws 403 while the
 * e-mail address is not verified, 409 for what is not sold here, for a second plan, and while another is being begun.
 */
export async function startCheckout(world: BillingWorld, actor: Actor, purchase: Purchase): Promise<{ url: string }> {
  const user = await findUser(world.db, actor.userId);
  if (!user) throw new ApiError(401, 'You are not signed in.');
  if (!user.isEmailVerified) throw new ApiError(403, messages.verify);
  const payments = sellerOf(world, purchase);
  const item = 'plan' in purchase ? purchase.plan : purchase.addOn;
  const claim = { id: world.ids.uuid(), userId: user.id, item, createdAt: world.clock.now() };
  const row = await claimTurn(world, claim, 'plan' in purchase);
  try {
    await closeEarlier(world, payments, user.id, 'plan' in purchase);
    const checkout = await payments.startCheckout({
      userId: user.id,
      email: user.email,
      customerId: row?.keptBy === payments.kind ? row.customerId : null,
      purchase,
      doneUrl: `${world.appUrl}/checkout/done?item=${item}`,
      cancelUrl: `${world.appUrl}/pricing?checkout=left`,
      key: claim.id,
    });
    const createdAt = world.clock.now();
    await world.db.transaction(async (tx) => {
      await dropClaim(tx, claim.id);
      await saveCheckout(tx, { id: checkout.id, userId: user.id, item, createdAt });
      const startAfter = new Date(createdAt.getTime() + LOOK_AFTER_MS);
      await world.jobs.enqueue(tx, settlePayment, { checkoutId: checkout.id }, { startAfter });
      await recordAudit(tx, { actorUserId: user.id, verb: `checkout:${item}`, objectType: 'user', objectId: user.id });
    });
    return { url: checkout.url };
  } catch (error) {
    await dropClaim(world.db, claim.id);
    throw error;
  }
}

/** The account's turn to begin a checkout: of several at once one gets it. Gives the plan row that it has. */
function claimTurn(
  world: BillingWorld,
  claim: { id: string; userId: number; item: string; createdAt: Date },
  isPlan: boolean,
): Promise<SubscriptionRow | null> {
  return world.db.transaction(async (tx) => {
    await lockPlan(tx, claim.userId);
    const row = await findSubscription(tx, claim.userId);
    if (isPlan && row !== null && row.status !== 'ended') {
      throw new ApiError(409, row.keptBy === 'operator' ? messages.arranged : messages.hasPlan);
    }
    const stale = new Date(claim.createdAt.getTime() - OPENING_MS);
    if (!(await claimCheckout(tx, claim, stale))) throw new ApiError(409, messages.opening);
    return row;
  });
}

/** Sees to it that no earlier checkout can be paid any more. Throws 409 for a plan when one was paid a moment ago. */
async function closeEarlier(world: BillingWorld, payments: Payments, userId: number, isPlan: boolean): Promise<void> {
  for (const { id, item } of await openCheckouts(world.db, userId)) {
    const isClosed = await payments.expireCheckout(id);
    await world.db.transaction(async (tx) => {
      if (isClosed) await endCheckout(tx, id, 'expired');
      // No need to wait for the event.
      else await world.jobs.enqueue(tx, settlePayment, { checkoutId: id });
    });
    if (!isClosed && isPlan && paidPlanIdSchema.safeParse(item).success) throw new ApiError(409, messages.justPaid);
  }
}

/** Who sells it here. */
function sellerOf({ payments }: BillingWorld, purchase: Purchase): Payments {
  const sale = 'plan' in purchase ? planOf(purchase.plan).sale : ADD_ONS.find(({ id }) => id === purchase.addOn)?.sale;
  if (!payments || sale !== 'checkout' || !payments.sells(purchase)) throw new ApiError(409, messages.notSold);
  return payments;
}
