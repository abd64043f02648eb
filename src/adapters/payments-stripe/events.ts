import type Stripe from 'stripe';
import type { PaymentEvent } from '../../ports/payments.js';
import { placeOf } from './present.js';

/** What an event is about. Its content is not believed: events come late, twice and in any order. */
export function subjectOf(event: Stripe.Event): PaymentEvent['subject'] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { checkoutId: event.data.object.id };
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.pending_update_applied':
    case 'customer.subscription.pending_update_expired':
      return { subscriptionId: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return subscription(placeOf(event.data.object.parent?.subscription_details?.subscription));
    case 'subscription_schedule.updated':
    case 'subscription_schedule.released':
    case 'subscription_schedule.canceled':
      return subscription(placeOf(event.data.object.subscription) ?? event.data.object.released_subscription);
    default:
      return null;
  }
}

function subscription(id: string | null): PaymentEvent['subject'] {
  return id === null ? null : { subscriptionId: id };
}
