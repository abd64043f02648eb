import { findUser } from '../accounts/index.js';
import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import { ADD_ONS, planOf } from '../contract/plans.js';
import type { Actor } from '../ports/actor.js';
import type { Payments, Purchase } from '../ports/payments.js';
import { settlePayment } from './job-kinds.js';
import { messages } from './messages.js';
import { findSubscription, openCheckouts, saveCheckout } from './store.js';
import type { BillingWorld } from './world.js';

/** By then a checkout is paid or has expired: it is looked at even when no event came. */
const LOOK_AFTER_MS = 35 * 60_000;

/**
 * Begins a checkout and gives its address. Throws 403 while the e-mail address is not verified, 409 for what is not sold
 * here and for a second plan.
 */
export async function startCheckout(world: BillingWorld, actor: Actor, purchase: Purchase): Promise<{ url: string }> {
  const user = await findUser(world.db, actor.userId);
  if (!user) throw new ApiError(401, 'You are not signed in.');
  if (!user.isEmailVerified) throw new ApiError(403, messages.verify);
  const payments = sellerOf(world, purchase);
  const row = await findSubscription(world.db, user.id);
  const hasPlan = row !== null && row.status !== 'ended';
  if ('plan' in purchase && hasPlan) {
    throw new ApiError(409, row.keptBy === 'operator' ? messages.arranged : messages.hasPlan);
  }
  const item = 'plan' in purchase ? purchase.plan : purchase.addOn;
  for (const open of await openCheckouts(world.db, user.id)) await payments.expireCheckout(open.id);
  const checkout = await payments.startCheckout({
    userId: user.id,
    email: user.email,
    customerId: row?.keptBy === payments.kind ? row.customerId : null,
    purchase,
    doneUrl: `${world.appUrl}/checkout/done?item=${item}`,
    cancelUrl: `${world.appUrl}/pricing?checkout=left`,
    key: world.ids.uuid(),
  });
  const createdAt = world.clock.now();
  await world.db.transaction(async (tx) => {
    await saveCheckout(tx, { id: checkout.id, userId: user.id, item, createdAt });
    const startAfter = new Date(createdAt.getTime() + LOOK_AFTER_MS);
    await world.jobs.enqueue(tx, settlePayment, { checkoutId: checkout.id }, { startAfter });
    await recordAudit(tx, { actorUserId: user.id, verb: `checkout:${item}`, objectType: 'user', objectId: user.id });
  });
  return { url: checkout.url };
}

/** Who sells it here. */
function sellerOf({ payments }: BillingWorld, purchase: Purchase): Payments {
  const sale = 'plan' in purchase ? planOf(purchase.plan).sale : ADD_ONS.find(({ id }) => id === purchase.addOn)?.sale;
  if (!payments || sale !== 'checkout' || !payments.sells(purchase)) throw new ApiError(409, messages.notSold);
  return payments;
}
