import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createStripePayments } from '../src/adapters/payments-stripe/index.js';
import { createTestPayments } from '../src/adapters/payments-test/index.js';
import type { BillingState } from '../src/contract/billing.js';
import type { Mail } from '../src/ports/mail.js';
import { type Person, startTestApp, type TestApp } from './http-app.js';
import { SECRET, type SignedEvent, type StripePeer, startStripePeer } from './stripe-peer.js';

export const DAY = 86_400_000;

export interface BillingApp {
  readonly t: TestApp;
  /** A person with a verified address. */
  verified(userType?: 'patient' | 'provider'): Promise<Person>;
  ask(person: Person | null, method: 'GET' | 'POST', url: string, payload?: object): ReturnType<TestApp['inject']>;
  /** The person's plan as the API shows it. */
  state(person: Person): Promise<BillingState>;
  /** Begins a checkout; gives its address. */
  checkout(person: Person, body: object): Promise<string>;
  /** Waits until every payment that is to be looked at now has been. */
  settled(): Promise<void>;
  /** Runs the looks that were planned for later, as if their time had come. */
  runPlanned(): Promise<void>;
}

/** The app with a worker, and ways to act as people who pay. */
export async function billingApp(t: TestApp, mail?: Mail): Promise<BillingApp> {
  await t.work(mail ? { mail } : {});
  // Periods of many months pass here: nobody is to be signed out by it.
  Object.assign(t.world.sessionLimits, { patientIdleMs: 999 * DAY, providerIdleMs: 999 * DAY, absoluteMs: 999 * DAY });
  const waiting = sql`SELECT 1 FROM pgboss.job WHERE name IN ('settle-payment', 'give-back-payment', 'give-back-to-gone') AND state < 'completed' AND start_after < now() + interval '30 seconds'`;
  const self: BillingApp = {
    t,
    async verified(userType) {
      const person = await t.signUp(userType);
      await t.query(sql`UPDATE users SET is_email_verified = true WHERE id = ${person.id}`);
      return person;
    },
    ask: (person, method, url, payload) =>
      t.inject({ method, url, ...(payload ? { payload } : {}), headers: person ? { cookie: person.cookie } : {} }),
    async state(person) {
      return (await self.ask(person, 'GET', '/api/billing')).json();
    },
    async checkout(person, body) {
      const answer = await self.ask(person, 'POST', '/api/billing/checkout', body);
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
      return answer.json().url;
    },
    async settled() {
      while ((await t.query(waiting)).length > 0) await sleep(20);
    },
    async runPlanned() {
      await t.query(sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'settle-payment' AND state < 'active'`);
      await self.settled();
    },
  };
  return self;
}

/** The app with the built-in test mode. */
export async function startTestModeApp(): Promise<BillingApp> {
  const payments = createTestPayments;
  return billingApp(
    await startTestApp({}, ({ db, clock, ids, http }) => payments({ db, clock, ids, appUrl: http.appUrl })),
  );
}

export interface StripeApp extends BillingApp {
  readonly peer: StripePeer;
  deliver(event: SignedEvent): ReturnType<TestApp['inject']>;
  /** Delivers what has happened, in `order` (as it happened, when not given), and waits until it is settled. */
  deliverAll(order?: (events: SignedEvent[]) => SignedEvent[]): Promise<void>;
  /** Begins a checkout, pays it, and delivers what happened. */
  buy(person: Person, body: object): Promise<void>;
  /** Moves all clocks. */
  later(milliseconds: number): void;
}

const PRICES = { price_basic: 500, price_pro: 4900, price_starter: 9900, price_practice: 29_900, price_rush: 1500 };

/** The app with payments by Stripe, on a peer of the tests. */
export async function startStripeApp(mail?: Mail): Promise<StripeApp> {
  const peer = await startStripePeer(PRICES);
  const prices = {
    basic: 'price_basic',
    professional: 'price_pro',
    'practice-starter': 'price_starter',
    'practice-professional': 'price_practice',
    rush: 'price_rush',
  };
  const settings = { secretKey: 'sk_test_x', webhookSecret: SECRET, prices, apiHost: peer.url };
  const base = await billingApp(await startTestApp({}, () => createStripePayments(settings)), mail);
  const { t } = base;
  const self: StripeApp = {
    ...base,
    peer,
    deliver: ({ payload, signature }) =>
      t.inject({
        method: 'POST',
        url: '/api/billing/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      }),
    async deliverAll(order = (events) => events) {
      for (const event of order(peer.takeEvents())) {
        const answer = await self.deliver(event);
        if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
      }
      await base.settled();
    },
    async buy(person, body) {
      await base.checkout(person, body);
      const [row] = await t.query<{ id: string }>(
        sql`SELECT id FROM checkouts WHERE user_id = ${person.id} ORDER BY created_at DESC LIMIT 1`,
      );
      peer.pay(row?.id ?? '');
      await self.deliverAll();
    },
    later(milliseconds) {
      t.advance(milliseconds);
      peer.advance(milliseconds);
    },
  };
  return self;
}
