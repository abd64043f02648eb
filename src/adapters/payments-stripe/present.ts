import type Stripe from 'stripe';
import { addOnIdSchema, paidPlanIdSchema } from '../../contract/plan-schemas.js';
import type { Purchase, RemoteCheckout, RemoteSubscription } from '../../ports/payments.js';

/** The id of a thing that may have come whole. */
export function placeOf(thing: string | { id: string } | null | undefined): string | null {
  if (!thing) return null;
  return typeof thing === 'string' ? thing : thing.id;
}

const moment = (seconds: number) => new Date(seconds * 1000);

function userOf(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** A checkout session as the port has it. */
export function checkoutOf(session: Stripe.Checkout.Session): RemoteCheckout {
  const paid = session.status === 'complete' && session.payment_status !== 'unpaid';
  return {
    id: session.id,
    userId: userOf(session.client_reference_id),
    purchase: purchaseOf(session.metadata?.item),
    state: paid ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
    subscriptionId: placeOf(session.subscription),
  };
}

function purchaseOf(item: string | undefined): Purchase | null {
  const plan = paidPlanIdSchema.safeParse(item);
  if (plan.success) return { plan: plan.data };
  const addOn = addOnIdSchema.safeParse(item);
  return addOn.success ? { addOn: addOn.data } : null;
}

/** Stripe's words for a subscription, as the four that matter here. */
function statusOf(status: string): RemoteSubscription['status'] {
  if (status === 'active' || status === 'trialing') return 'active';
  if (status === 'past_due') return 'late';
  return status === 'incomplete' ? 'pending' : 'ended';
}

/** A subscription (its schedule expanded) and its paid invoices, as the port has it. The periods stand on its items. */
export function subscriptionOf(
  subscription: Stripe.Subscription,
  paidInvoices: readonly Stripe.Invoice[],
  itemOf: (price: string) => string | null,
): RemoteSubscription | null {
  const item = subscription.items.data[0];
  if (!item) return null;
  const planOfPrice = (price: string | null) => {
    const plan = paidPlanIdSchema.safeParse(price === null ? null : itemOf(price));
    return plan.success ? plan.data : null;
  };
  const paidUntil = Math.max(
    0,
    ...paidInvoices.flatMap((invoice) => invoice.lines.data.map((line) => line.period.end)),
  );
  const schedule = typeof subscription.schedule === 'object' ? subscription.schedule : null;
  const later = schedule?.phases.find((phase) => phase.start_date >= item.current_period_end);
  const nextPlan = planOfPrice(placeOf(later?.items[0]?.price));
  const { cancel_at: cancelAt } = subscription;
  return {
    id: subscription.id,
    customerId: placeOf(subscription.customer),
    userId: userOf(subscription.metadata.userId),
    status: statusOf(subscription.status),
    plan: planOfPrice(item.price.id),
    periodStart: moment(item.current_period_start),
    periodEnd: moment(item.current_period_end),
    // A renewed subscription is "active" for an hour before its invoice is paid: the status alone says too much.
    isPaid: paidUntil >= item.current_period_end,
    endsAtPeriodEnd:
      subscription.cancel_at_period_end || (cancelAt !== null && cancelAt <= item.current_period_end + 1),
    next: later && nextPlan ? { plan: nextPlan, at: moment(later.start_date) } : null,
  };
}
