import Stripe from 'stripe';
import { ApiError } from '../../contract/errors.js';
import type { AddOnId, PaidPlanId } from '../../contract/plans.js';
import type { Payments, Purchase } from '../../ports/payments.js';
import { subjectOf } from './events.js';
import { checkoutOf, placeOf, subscriptionOf } from './present.js';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Stripe's price for each plan and add-on that is for sale. */
  prices: Readonly<Partial<Record<PaidPlanId | AddOnId, string>>>;
  /** Another server in Stripe's place, such as http://127.0.0.1:4010: for tests. */
  apiHost: string | null;
}

/** A checkout is open for half an hour, the shortest that Stripe allows. */
const CHECKOUT_SECONDS = 31 * 60;
const TIMEOUT_MS = 15_000;

/** Payments by Stripe: its checkout pages, its portal for card and invoices, its signed events. */
export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...hostOf(settings.apiHost),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const { prices } = settings;
  const priceOf = (item: PaidPlanId | AddOnId) => {
    const price = prices[item];
    if (!price) throw new ApiError(409, 'This is not for sale here.');
    return price;
  };
  const itemOf = (price: string) =>
    (Object.keys(prices) as (PaidPlanId | AddOnId)[]).find((item) => prices[item] === price) ?? null;

  /** A schedule rules its subscription: it is let go before anything else is changed. */
  const release = async (id: string, key: string) => {
    const subscription = await stripe.subscriptions.retrieve(id);
    if (subscription.schedule) {
      await stripe.subscriptionSchedules.release(idOf(subscription.schedule), {}, { idempotencyKey: `${key}-release` });
    }
    return subscription;
  };

  const refund = async (intent: string, key: string) => {
    try {
      await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: key });
    } catch (error) {
      const before =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';
      if (!before) throw error;
    }
  };

  return {
    kind: 'stripe',
    sells: (purchase) => prices[nameOf(purchase)] !== undefined,
    startCheckout: ({ userId, email, customerId, purchase, doneUrl, cancelUrl, key }) =>
      told(async () => {
        const metadata = { userId: String(userId), item: nameOf(purchase) };
        const { id, url } = await stripe.checkout.sessions.create(
          {
            line_items: [{ price: priceOf(nameOf(purchase)), quantity: 1 }],
            client_reference_id: String(userId),
            metadata,
            ...(customerId ? { customer: customerId } : { customer_email: email }),
            ...('plan' in purchase
              ? { mode: 'subscription', subscription_data: { metadata } }
              : { mode: 'payment', ...(customerId ? {} : { customer_creation: 'always' }) }),
            success_url: doneUrl,
            cancel_url: cancelUrl,
            expires_at: Math.floor(Date.now() / 1000) + CHECKOUT_SECONDS,
          },
          { idempotencyKey: key },
        );
        if (!url) throw new Error('A checkout came without an address.');
        return { id, url };
      }),
    expireCheckout: (id) =>
      told(async () => {
        try {
          await stripe.checkout.sessions.expire(id);
          return true;
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          // Complete, or expired meanwhile. A payment that is still under way counts as made.
          const session = await unlessMissing(() => stripe.checkout.sessions.retrieve(id));
          return session?.status !== 'complete';
        }
      }),
    findCheckout: (id) =>
      told(() => unlessMissing(async () => checkoutOf(await stripe.checkout.sessions.retrieve(id)))),
    findSubscription: (id) =>
      told(() =>
        unlessMissing(async () => {
          const subscription = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] });
          const invoices = await stripe.invoices.list({ subscription: id, status: 'paid', limit: 10 });
          return subscriptionOf(subscription, invoices.data, itemOf);
        }),
      ),
    changeNow: (id, plan, key) =>
      told(async () => {
        const subscription = await release(id, key);
        const item = subscription.items.data[0]?.id;
        if (subscription.cancel_at_period_end) {
          const undo = { idempotencyKey: `${key}-resume` };
          await stripe.subscriptions.update(id, { cancel_at_period_end: false }, undo);
        }
        await stripe.subscriptions.update(
          id,
          {
            items: [{ ...(item ? { id: item } : {}), price: priceOf(plan) }],
            proration_behavior: 'always_invoice',
            payment_behavior: 'pending_if_incomplete',
          },
          { idempotencyKey: key },
        );
      }),
    changeLater: (id, plan, key) =>
      told(async () => {
        const subscription = await release(id, key);
        if (subscription.cancel_at_period_end) {
          const undo = { idempotencyKey: `${key}-resume` };
          await stripe.subscriptions.update(id, { cancel_at_period_end: false }, undo);
        }
        const schedule = await stripe.subscriptionSchedules.create(
          { from_subscription: id },
          { idempotencyKey: `${key}-schedule` },
        );
        const now = schedule.phases[0];
        const item = now?.items[0];
        if (!now || !item) throw new Error('A schedule came without its first phase.');
        await stripe.subscriptionSchedules.update(
          schedule.id,
          {
            end_behavior: 'release',
            proration_behavior: 'none',
            phases: [
              {
                items: [{ price: idOf(item.price), quantity: 1 }],
                start_date: now.start_date,
                end_date: now.end_date,
              },
              { items: [{ price: priceOf(plan), quantity: 1 }], duration: { interval: 'month', interval_count: 1 } },
            ],
          },
          { idempotencyKey: key },
        );
      }),
    cancelAtPeriodEnd: (id, key) =>
      told(async () => {
        await release(id, key);
        await stripe.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey: key });
      }),
    giveBackCheckout: (id, key) =>
      told(async () => {
        const intent = placeOf((await stripe.checkout.sessions.retrieve(id)).payment_intent);
        if (intent) await refund(intent, key);
      }),
    giveBack: (id, key, since) =>
      told(async () => {
        const subscription = await stripe.subscriptions.retrieve(id);
        if (subscription.status !== 'canceled') await stripe.subscriptions.cancel(id);
        const from = since ? since.getTime() / 1000 : 0;
        for await (const invoice of stripe.invoices.list({ subscription: id, status: 'paid' })) {
          if ((invoice.status_transitions.paid_at ?? invoice.created) < from) continue;
          for await (const { id: paid, payment } of stripe.invoicePayments.list({
            invoice: invoice.id,
            status: 'paid',
          })) {
            const intent = placeOf(payment.payment_intent);
            if (intent) await refund(intent, `${key}-${paid}`);
          }
        }
      }),
    keepAsItIs: (id, key) =>
      told(async () => {
        const subscription = await release(id, key);
        if (!subscription.cancel_at_period_end) return;
        await stripe.subscriptions.update(id, { cancel_at_period_end: false }, { idempotencyKey: key });
      }),
    openPortal: (customer, returnUrl) =>
      told(async () => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url),
    readEvent(payload, signature) {
      try {
        const event = stripe.webhooks.constructEvent(payload, signature, settings.webhookSecret);
        return { id: event.id, type: event.type, subject: subjectOf(event) };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return null;
        throw error;
      }
    },
    testPage: null,
  };
}

function nameOf(purchase: Purchase): PaidPlanId | AddOnId {
  return 'plan' in purchase ? purchase.plan : purchase.addOn;
}

function idOf(thing: string | { id: string }): string {
  return placeOf(thing) ?? '';
}

function hostOf(apiHost: string | null): { host?: string; port?: number; protocol?: 'http' | 'https' } {
  if (apiHost === null) return {};
  const url = new URL(apiHost);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: Number(url.port) || (protocol === 'http' ? 80 : 443), protocol };
}

/** Refusals in words for the person who pays. What Stripe itself says stays out: it can name cards and accounts. */
async function told<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      throw new ApiError(402, 'Your card was declined. Nothing was changed.');
    }
    const away = error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError;
    if (away || error instanceof Stripe.errors.StripeRateLimitError) {
      throw new ApiError(503, 'The payment service does not answer. Please try again in a moment.', 5);
    }
    throw error;
  }
}

async function unlessMissing<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
    throw error;
  }
}
