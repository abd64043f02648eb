import { createServer, type IncomingMessage } from 'node:http';
import Stripe from 'stripe';
import { monthsAfter } from '../src/contract/plans.js';

type Fields = { [name: string]: string | Fields };
// biome-ignore lint/suspicious/noExplicitAny: objects as the service sends them
type Thing = Record<string, any>;

export interface SignedEvent {
  id: string;
  type: string;
  payload: string;
  signature: string;
}

/** A payment service on loopback that speaks as Stripe does, with prices, a clock and cards of its own. */
export interface StripePeer {
  readonly url: string;
  readonly prices: Record<string, number>;
  /** Every request it was sent: method, path and idempotency key. */
  readonly asked: { method: string; path: string; key: string | undefined }[];
  /** Events that have happened and were not taken yet, oldest first. */
  takeEvents(): SignedEvent[];
  /** Signs a payload as the service would; `at` is seconds since 1970. */
  sign(payload: string, at?: number): string;
  /** The customer pays a checkout. */
  pay(checkoutId: string): void;
  /** The customer completes a checkout with a payment that takes days. */
  payLater(checkoutId: string): void;
  /** Such a payment arrives, or does not. */
  arrive(checkoutId: string, arrived: boolean): void;
  /** The customer ends the plan on the service's own page. */
  cancelOnPortal(subscriptionId: string): void;
  /** The customer takes that back. */
  resumeOnPortal(subscriptionId: string): void;
  /** The checkouts that can still be paid. */
  openCheckouts(): string[];
  /** The cents that were given back of what was paid for a subscription. */
  refunded(subscriptionId: string): number;
  /** The cents that were given back of a checkout that began no subscription. */
  refundedCheckout(checkoutId: string): number;
  /** The subscription that a paid checkout has begun. */
  subscriptionOf(checkoutId: string): string;
  /** From now on the customer's card is refused, or works again. */
  setCard(works: boolean): void;
  /** Moves its clock: periods end, invoices are made and paid or not. */
  advance(milliseconds: number): void;
  /** An unpaid renewal is paid after all. */
  payOpenInvoices(): void;
  /** Takes requests and answers none until the function that it gives is called. */
  hold(): () => void;
  /** Answers nothing but errors for a while. */
  setDown(down: boolean): void;
  now(): Date;
  close(): Promise<void>;
}

export const SECRET = 'whsec_for_tests';

/** Starts the peer. `prices` are price ids with their monthly cents. */
export async function startStripePeer(prices: Record<string, number>): Promise<StripePeer> {
  const signer = new Stripe('sk_test_peer');
  const checkouts = new Map<string, Thing>();
  const subscriptions = new Map<string, Thing>();
  const schedules = new Map<string, Thing>();
  const invoices: Thing[] = [];
  const refunds = new Map<string, Thing>();
  const answered = new Map<string, Thing>();
  const asked: StripePeer['asked'] = [];
  let events: SignedEvent[] = [];
  let ahead = 0;
  let count = 0;
  let cardWorks = true;
  let down = false;
  let held: Promise<void> | null = null;
  const now = () => new Date(Date.now() + ahead);
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  const id = (kind: string) => `${kind}_${++count}`;
  const sign = (payload: string, at = Math.floor(Date.now() / 1000)) =>
    signer.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp: at });

  function tell(type: string, object: Thing): void {
    const event = { id: id('evt'), object: 'event', type, created: seconds(now()), data: { object } };
    const payload = JSON.stringify(event);
    events.push({ id: event.id, type, payload, signature: sign(payload) });
  }

  /** Makes an invoice for the subscription's period and tries the card. */
  function bill(subscription: Thing, amount: number, created = seconds(now())): Thing {
    const item = subscription.items.data[0];
    const invoice: Thing = {
      id: id('in'),
      object: 'invoice',
      amount,
      payment_intent: id('pi'),
      created,
      status_transitions: { paid_at: null },
      status: cardWorks || amount <= 0 ? 'paid' : 'open',
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      lines: { object: 'list', data: [{ period: { start: item.current_period_start, end: item.current_period_end } }] },
    };
    if (invoice.status === 'paid') invoice.status_transitions.paid_at = invoice.created;
    invoices.unshift(invoice);
    tell(invoice.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    return invoice;
  }

  function subscribe(price: string, metadata: Thing, customer: string): Thing {
    const start = now();
    const subscription: Thing = {
      id: id('sub'),
      object: 'subscription',
      status: 'active',
      customer,
      metadata,
      cancel_at: null,
      cancel_at_period_end: false,
      schedule: null,
      startedAt: start,
      period: 0,
      items: {
        object: 'list',
        data: [
          {
            id: id('si'),
            price: { id: price },
            current_period_start: seconds(start),
            current_period_end: seconds(monthsAfter(start, 1)),
          },
        ],
      },
    };
    subscriptions.set(subscription.id, subscription);
    tell('customer.subscription.created', subscription);
    bill(subscription, prices[price] ?? 0);
    return subscription;
  }

  /** Lets the periods of a subscription that have ended end. */
  function roll(subscription: Thing): void {
    const item = subscription.items.data[0];
    while (subscription.status === 'active' && item.current_period_end <= seconds(now())) {
      if (subscription.cancel_at_period_end) {
        subscription.status = 'canceled';
        tell('customer.subscription.deleted', subscription);
        return;
      }
      subscription.period += 1;
      item.current_period_start = item.current_period_end;
      item.current_period_end = seconds(monthsAfter(subscription.startedAt, subscription.period + 1));
      const schedule = subscription.schedule && schedules.get(subscription.schedule);
      if (schedule?.phases[1]) {
        item.price = { id: schedule.phases[1].items[0].price };
        schedule.status = 'released';
        subscription.schedule = null;
      }
      const renewal = bill(subscription, prices[item.price.id] ?? 0, item.current_period_start);
      if (renewal.status !== 'paid') subscription.status = 'past_due';
      tell('customer.subscription.updated', subscription);
    }
  }

  function update(subscription: Thing, fields: Fields): Thing {
    if (subscription.status === 'canceled') throw new Refused(400, 'A canceled subscription cannot be changed.');
    if (subscription.schedule && fields.items) throw new Refused(400, 'The subscription is managed by a schedule.');
    if (fields.cancel_at_period_end !== undefined) {
      if (subscription.schedule) throw new Refused(400, 'The subscription is managed by a schedule.');
      subscription.cancel_at_period_end = fields.cancel_at_period_end === 'true';
    }
    const wanted = (fields.items as Fields | undefined)?.[0] as Fields | undefined;
    if (wanted) {
      const item = subscription.items.data[0];
      if (fields.proration_behavior !== 'always_invoice')
        throw new Error('Only changes that are billed now are known.');
      const paid = bill(
        subscription,
        Math.round(((prices[String(wanted.price)] ?? 0) - (prices[item.price.id] ?? 0)) / 2),
      );
      // pending_if_incomplete: unpaid, the old price stays.
      if (paid.status === 'paid') item.price = { id: wanted.price };
    }
    tell('customer.subscription.updated', subscription);
    return subscription;
  }

  function schedulePhases(schedule: Thing, fields: Fields): Thing {
    const phases = Object.values(fields.phases as Fields) as Fields[];
    const [first, second] = phases.map((phase) => ({
      start_date: Number(phase.start_date),
      end_date: Number(phase.end_date),
      items: Object.values(phase.items as Fields).map((item) => ({ price: (item as Fields).price })),
    }));
    if (!first || !second || fields.end_behavior !== 'release') throw new Error('Two phases and a release are known.');
    second.start_date = first.end_date;
    schedule.phases = [first, second];
    tell('subscription_schedule.updated', schedule);
    return schedule;
  }

  function answer(method: string, path: string, fields: Fields): Thing {
    const [, , kind = '', name = '', act = ''] = path.split('/');
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const line = (fields.line_items as Fields)[0] as Fields;
      if (prices[String(line.price)] === undefined) throw new Refused(400, 'No such price.');
      const session: Thing = {
        id: id('cs_test'),
        object: 'checkout.session',
        url: `https://checkout.stripe.example/${count}`,
        status: 'open',
        payment_status: 'unpaid',
        mode: fields.mode,
        client_reference_id: fields.client_reference_id,
        metadata: fields.metadata,
        customer: fields.customer ?? null,
        subscription: null,
        price: line.price,
      };
      checkouts.set(session.id, session);
      return session;
    }
    if (kind === 'checkout') {
      const [, , , , checkoutId = '', verb] = path.split('/');
      const session = found(checkouts, checkoutId);
      if (verb !== 'expire') return session;
      if (session.status !== 'open') throw new Refused(400, 'Only open sessions can be expired.');
      session.status = 'expired';
      tell('checkout.session.expired', session);
      return session;
    }
    if (kind === 'subscriptions') {
      const subscription = found(subscriptions, name);
      if (method === 'DELETE') {
        if (subscription.status === 'canceled') throw new Refused(404, 'No such subscription.');
        subscription.status = 'canceled';
        tell('customer.subscription.deleted', subscription);
        return subscription;
      }
      if (method === 'POST') return update(subscription, fields);
      const schedule = subscription.schedule && schedules.get(subscription.schedule);
      return String((fields.expand as Fields | undefined)?.[0]) === 'schedule' && schedule
        ? { ...subscription, schedule }
        : subscription;
    }
    if (kind === 'invoices') {
      const data = invoices.filter(
        ({ parent, status }) =>
          parent.subscription_details.subscription === fields.subscription && status === fields.status,
      );
      return { object: 'list', data, has_more: false, url: '/v1/invoices' };
    }
    if (kind === 'invoice_payments') {
      const invoice = invoices.find((one) => one.id === fields.invoice);
      const payment = { type: 'payment_intent', payment_intent: invoice?.payment_intent };
      const data =
        invoice?.status === 'paid' ? [{ id: `inpay_${invoice.id}`, object: 'invoice_payment', payment }] : [];
      return { object: 'list', data, has_more: false, url: '/v1/invoice_payments' };
    }
    if (method === 'POST' && kind === 'refunds') {
      const invoice = invoices.find((one) => one.payment_intent === fields.payment_intent);
      const session = [...checkouts.values()].find((one) => one.payment_intent === fields.payment_intent);
      const paid = invoice?.status === 'paid' ? invoice : session;
      if (!paid) throw new Refused(400, 'Nothing was paid.');
      if (refunds.has(paid.id)) throw new Refused(400, 'It was refunded before.', 'charge_already_refunded');
      const amount = paid.amount ?? prices[paid.price];
      const refund = { id: id('re'), object: 'refund', amount, status: 'succeeded' };
      refunds.set(paid.id, refund);
      return refund;
    }
    if (kind === 'subscription_schedules' && name === '') {
      const subscription = found(subscriptions, String(fields.from_subscription));
      if (subscription.schedule) throw new Refused(400, 'The subscription has a schedule.');
      const item = subscription.items.data[0];
      const phase = {
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        items: [{ price: item.price.id }],
      };
      const schedule: Thing = {
        id: id('sub_sched'),
        object: 'subscription_schedule',
        status: 'active',
        phases: [phase],
      };
      schedule.subscription = subscription.id;
      schedules.set(schedule.id, schedule);
      subscription.schedule = schedule.id;
      return schedule;
    }
    if (kind === 'subscription_schedules') {
      const schedule = found(schedules, name);
      if (act !== 'release') return schedulePhases(schedule, fields);
      const subscription = found(subscriptions, schedule.subscription);
      Object.assign(schedule, { status: 'released', released_subscription: subscription.id, subscription: null });
      subscription.schedule = null;
      tell('subscription_schedule.released', schedule);
      return schedule;
    }
    if (path === '/v1/billing_portal/sessions') return { id: id('bps'), url: 'https://billing.stripe.example/portal' };
    throw new Refused(404, `There is no ${method} ${path}.`);
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://peer.invalid');
    const method = request.method ?? 'GET';
    const key = request.headers['idempotency-key'];
    const fields = decode(method === 'GET' ? url.search.slice(1) : await bodyOf(request));
    asked.push({ method, path: url.pathname, key: typeof key === 'string' ? key : undefined });
    const send = (status: number, body: Thing) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    await held;
    if (down) return send(500, { error: { type: 'api_error', message: 'down' } });
    try {
      const known = typeof key === 'string' && method === 'POST' ? answered.get(key) : undefined;
      const body = known ?? structuredClone(answer(method, url.pathname, fields));
      if (typeof key === 'string') answered.set(key, body);
      send(200, body);
    } catch (error) {
      const status = error instanceof Refused ? error.status : 500;
      const code = error instanceof Refused ? error.code : undefined;
      send(status, { error: { type: 'invalid_request_error', code, message: (error as Error).message } });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    prices,
    asked,
    takeEvents() {
      const taken = events;
      events = [];
      return taken;
    },
    sign,
    pay(checkoutId) {
      const session = found(checkouts, checkoutId);
      if (session.status !== 'open') throw new Error('This checkout cannot be paid any more.');
      Object.assign(session, { status: 'complete', payment_status: 'paid', customer: session.customer ?? id('cus') });
      if (session.mode === 'subscription') {
        session.subscription = subscribe(session.price, session.metadata, session.customer).id;
      } else session.payment_intent = id('pi');
      tell('checkout.session.completed', session);
    },
    payLater(checkoutId) {
      const session = found(checkouts, checkoutId);
      Object.assign(session, { status: 'complete', payment_status: 'unpaid' });
      tell('checkout.session.completed', session);
    },
    arrive(checkoutId, arrived) {
      const session = found(checkouts, checkoutId);
      if (arrived) session.payment_status = 'paid';
      tell(`checkout.session.async_payment_${arrived ? 'succeeded' : 'failed'}`, session);
    },
    cancelOnPortal(subscriptionId) {
      const subscription = found(subscriptions, subscriptionId);
      subscription.cancel_at_period_end = true;
      tell('customer.subscription.updated', subscription);
    },
    resumeOnPortal(subscriptionId) {
      const subscription = found(subscriptions, subscriptionId);
      subscription.cancel_at_period_end = false;
      tell('customer.subscription.updated', subscription);
    },
    openCheckouts: () => [...checkouts.values()].filter(({ status }) => status === 'open').map(({ id }) => id),
    refunded: (subscriptionId) =>
      invoices
        .filter(({ parent }) => parent.subscription_details.subscription === subscriptionId)
        .reduce((sum, invoice) => sum + (refunds.get(invoice.id)?.amount ?? 0), 0),
    refundedCheckout: (checkoutId) => refunds.get(checkoutId)?.amount ?? 0,
    subscriptionOf: (checkoutId) => found(checkouts, checkoutId).subscription,
    setCard(works) {
      cardWorks = works;
    },
    advance(milliseconds) {
      ahead += milliseconds;
      for (const subscription of subscriptions.values()) roll(subscription);
    },
    payOpenInvoices() {
      for (const invoice of invoices.filter(({ status }) => status === 'open')) {
        Object.assign(invoice, { status: 'paid', status_transitions: { paid_at: seconds(now()) } });
        const subscription = found(subscriptions, invoice.parent.subscription_details.subscription);
        if (subscription.status === 'past_due') subscription.status = 'active';
        tell('invoice.paid', invoice);
      }
    },
    hold() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    setDown(isDown) {
      down = isDown;
    },
    now,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

function found(things: Map<string, Thing>, id: string): Thing {
  const thing = things.get(id);
  if (!thing) throw new Refused(404, 'No such thing.');
  return thing;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** `a[b][0]=c` as nested objects. */
function decode(text: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\]?\[|\]/).filter((part) => part !== '');
    let place = fields;
    for (const part of path.slice(0, -1)) {
      place[part] ??= {};
      place = place[part] as Fields;
    }
    place[path.at(-1) ?? ''] = value;
  }
  return fields;
}
