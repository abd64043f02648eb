import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, type StripeApp, startStripeApp } from '../../../test/billing-app.js';
import { PASSWORD, type Person } from '../../../test/http-app.js';

let s: StripeApp;
beforeAll(async () => {
  s = await startStripeApp();
});
afterAll(async () => {
  await s.t.close();
  await s.peer.close();
});

const post = (person: Person, what: string, payload?: object) =>
  s.ask(person, 'POST', `/api/billing/${what}`, payload ?? {});
const member = async (plan: string) => {
  const person = await s.verified();
  await s.buy(person, { plan });
  return person;
};
const use = async (person: Person, units: number) => {
  await s.t.query(sql`UPDATE users SET uploads_remaining = uploads_remaining - ${units} WHERE id = ${person.id}`);
};

describe('buying a plan', () => {
  it('needs a verified address', async () => {
    const person = await s.t.signUp();
    const refused = await post(person, 'checkout', { plan: 'basic' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Please verify your email address before you start a paid plan. The link is in our email to you.',
    ]);
  });

  it('begins when it is paid, once, with the analyses that were left kept beside', async () => {
    const person = await s.verified();
    await use(person, 1);
    expect(await s.checkout(person, { plan: 'professional' })).toMatch(/^https:\/\/checkout\.stripe\.example\//);
    expect(await s.state(person)).toMatchObject({ plan: 'free', uploadsRemaining: 2, keptBy: null });
    const [row] = await s.t.query<{ id: string }>(sql`SELECT id FROM checkouts WHERE user_id = ${person.id}`);
    s.peer.pay(row?.id ?? '');
    await s.deliverAll((events) => [...events, ...events]);
    expect(await s.state(person)).toMatchObject({
      plan: 'professional',
      tier: 'professional',
      uploadsRemaining: 52,
      keptBy: 'stripe',
      status: 'active',
      endsAtPeriodEnd: false,
      next: null,
      hasPortal: true,
    });
    const again = await post(person, 'checkout', { plan: 'basic' });
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'You already have a plan. Change it instead of starting another.',
    ]);
  });

  it('is found without any event, when its time is over', async () => {
    const person = await s.verified();
    await s.checkout(person, { plan: 'basic' });
    const [row] = await s.t.query<{ id: string }>(sql`SELECT id FROM checkouts WHERE user_id = ${person.id}`);
    s.peer.pay(row?.id ?? '');
    s.peer.takeEvents();
    await s.runPlanned();
    expect(await s.state(person)).toMatchObject({ plan: 'basic', uploadsRemaining: 13 });
  });

  it('voids the checkout begun before it', async () => {
    const person = await s.verified();
    await s.checkout(person, { plan: 'basic' });
    const [first] = await s.t.query<{ id: string }>(sql`SELECT id FROM checkouts WHERE user_id = ${person.id}`);
    await s.checkout(person, { plan: 'professional' });
    expect(s.peer.asked).toContainEqual(
      expect.objectContaining({ method: 'POST', path: `/v1/checkout/sessions/${first?.id}/expire` }),
    );
  });

  it('says so when the payment service is away', async () => {
    const person = await s.verified();
    s.peer.setDown(true);
    const refused = await post(person, 'checkout', { plan: 'basic' });
    s.peer.setDown(false);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  });
});

describe('events', () => {
  it('are refused when forged, old or changed, and change nothing', async () => {
    const person = await s.verified();
    await s.checkout(person, { plan: 'basic' });
    const payload = JSON.stringify({ id: 'evt_forged', object: 'event', type: 'invoice.paid', data: { object: {} } });
    const now = Math.floor(Date.now() / 1000);
    const bad = [
      { signature: '' },
      { signature: `t=${now},v1=${'0'.repeat(64)}` },
      { signature: s.peer.sign(`${payload} `) },
      { signature: s.peer.sign(payload, now - 301) },
    ];
    for (const { signature } of bad) {
      const answer = await s.deliver({ id: '', type: '', payload, signature });
      expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'The signature is not valid.' }]);
    }
    expect(await s.t.query(sql`SELECT 1 FROM payment_events WHERE id = 'evt_forged'`)).toEqual([]);
    const fine = await s.deliver({ id: '', type: '', payload, signature: s.peer.sign(payload) });
    expect(fine.statusCode).toBe(200);
  });

  it('count once however often they come, and in any order', async () => {
    const person = await member('basic');
    for (let month = 1; month <= 3; month += 1) {
      await use(person, 4);
      s.later(31 * DAY);
      await s.deliverAll((events) => [...events].reverse().flatMap((event) => [event, event, event]));
      expect(await s.state(person)).toMatchObject({ plan: 'basic', uploadsRemaining: 13 });
    }
    const [grants] = await s.t.query<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM plan_grants WHERE user_id = ${person.id}`,
    );
    expect(grants?.n).toBe(4);
  });

  it('that come again are not looked into again', async () => {
    await member('basic');
    s.later(31 * DAY);
    const [event] = s.peer.takeEvents();
    if (!event) throw new Error('nothing happened');
    const looks = async () =>
      (await s.t.query(sql`SELECT 1 FROM pgboss.job WHERE name = 'settle-payment' AND NOT data ? 'userId'`)).length;
    const before = await looks();
    for (let time = 0; time < 4; time += 1) expect((await s.deliver(event)).statusCode).toBe(200);
    expect(await looks()).toBe(before + 1);
    await s.settled();
  });

  it('that come a period late bring nothing back', async () => {
    const person = await member('basic');
    s.later(31 * DAY);
    const late = s.peer.takeEvents();
    await post(person, 'cancel');
    s.later(31 * DAY);
    await s.deliverAll();
    const ended = await s.state(person);
    expect(ended).toMatchObject({ plan: 'free', tier: 'free', keptBy: null });
    for (const event of late) await s.deliver({ ...event, signature: s.peer.sign(event.payload) });
    await s.settled();
    expect(await s.state(person)).toEqual(ended);
  });

  it('name the subscription only: what they claim is not believed', async () => {
    const person = await member('basic');
    const [row] = await s.t.query<{ id: string }>(
      sql`SELECT subscription_id AS id FROM subscriptions WHERE user_id = ${person.id}`,
    );
    const object = { id: row?.id, object: 'subscription', status: 'active', items: { data: [{ price: 'price_pro' }] } };
    const payload = JSON.stringify({
      id: 'evt_claims',
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object },
    });
    await s.deliver({ id: '', type: '', payload, signature: s.peer.sign(payload) });
    await s.settled();
    expect(await s.state(person)).toMatchObject({ plan: 'basic', uploadsRemaining: 13 });
  });
});

describe('changing', () => {
  it('needs a verified address, as starting one does', async () => {
    const person = await member('basic');
    await s.t.query(sql`UPDATE users SET is_email_verified = false WHERE id = ${person.id}`);
    const refused = await post(person, 'change', { plan: 'professional' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Please verify your email address before you start a paid plan. The link is in our email to you.',
    ]);
    expect(await s.state(person)).toMatchObject({ plan: 'basic', next: null });
  });

  it('upwards is at once, and gives the difference', async () => {
    const person = await member('basic');
    await use(person, 5);
    const answer = await post(person, 'change', { plan: 'professional' });
    expect(answer.json()).toMatchObject({ plan: 'professional', uploadsRemaining: 48, next: null });
    await s.deliverAll();
    expect(await s.state(person)).toMatchObject({ plan: 'professional', uploadsRemaining: 48 });
    const same = await post(person, 'change', { plan: 'professional' });
    expect([same.statusCode, same.json().message]).toEqual([409, 'This is your plan already.']);
  });

  it('upwards without money leaves the plan as it is', async () => {
    const person = await member('basic');
    s.peer.setCard(false);
    const refused = await post(person, 'change', { plan: 'professional' });
    s.peer.setCard(true);
    expect([refused.statusCode, refused.json().message]).toEqual([
      402,
      'The payment did not go through. Your plan stays as it is.',
    ]);
    await s.deliverAll();
    expect(await s.state(person)).toMatchObject({ plan: 'basic', tier: 'basic', uploadsRemaining: 13 });
  });

  it('downwards waits for the next period, is shown, and can be undone', async () => {
    const person = await member('professional');
    await use(person, 10);
    const before = await s.state(person);
    const waiting = await post(person, 'change', { plan: 'basic' });
    expect(waiting.json()).toMatchObject({
      plan: 'professional',
      tier: 'professional',
      uploadsRemaining: 43,
      next: { plan: 'basic', at: before.periodEnd },
    });
    expect((await post(person, 'resume')).json()).toEqual(before);
    expect((await post(person, 'resume')).json().message).toBe('There is no change to undo.');
    await post(person, 'change', { plan: 'basic' });
    await s.deliverAll();
    s.later(31 * DAY);
    await s.deliverAll();
    expect(await s.state(person)).toMatchObject({ plan: 'basic', tier: 'basic', uploadsRemaining: 13, next: null });
  });

  it('to a dearer plan of a lower tier waits as well, so that nothing paid for is lost', async () => {
    const person = await member('professional');
    const answer = await post(person, 'change', { plan: 'practice-starter' });
    expect(answer.json()).toMatchObject({ plan: 'professional', next: { plan: 'practice-starter' } });
  });

  it('gives the sold allowance where it is larger than the tier', async () => {
    const person = await member('practice-starter');
    expect(await s.state(person)).toMatchObject({ tier: 'basic', uploadsRemaining: 103 });
    const answer = await post(person, 'change', { plan: 'practice-professional' });
    expect(answer.json()).toMatchObject({ tier: 'premium', uploadsRemaining: 503 });
  });

  it('upwards while a change waits lets the waiting one go', async () => {
    const person = await member('basic');
    await post(person, 'cancel');
    const answer = await post(person, 'change', { plan: 'professional' });
    expect(answer.json()).toMatchObject({ plan: 'professional', endsAtPeriodEnd: false });
    await post(person, 'change', { plan: 'basic' });
    const up = await post(person, 'change', { plan: 'practice-professional' });
    expect(up.json()).toMatchObject({ plan: 'practice-professional', next: null });
  });
});

describe('ending', () => {
  it('keeps the plan until the period is over, and the units that were paid for', async () => {
    const person = await member('basic');
    await use(person, 5);
    expect((await post(person, 'cancel')).json()).toMatchObject({ plan: 'basic', endsAtPeriodEnd: true });
    expect((await post(person, 'resume')).json()).toMatchObject({ endsAtPeriodEnd: false });
    await post(person, 'cancel');
    s.later(31 * DAY);
    await s.deliverAll();
    expect(await s.state(person)).toMatchObject({ plan: 'free', tier: 'free', uploadsRemaining: 8, status: 'none' });
    expect((await post(person, 'cancel')).statusCode).toBe(409);
    await s.buy(person, { plan: 'basic' });
    expect(await s.state(person)).toMatchObject({ plan: 'basic', uploadsRemaining: 18 });
  });

  it('after a failed payment comes with a grace, then the plan is free and nothing paid is taken', async () => {
    const person = await member('professional');
    await use(person, 20);
    s.peer.setCard(false);
    s.later(31 * DAY);
    await s.deliverAll();
    const late = await s.state(person);
    expect(late).toMatchObject({ plan: 'professional', tier: 'professional', status: 'late', uploadsRemaining: 33 });
    expect(late.graceUntil).not.toBeNull();
    expect((await post(person, 'change', { plan: 'basic' })).statusCode).toBe(409);
    s.later(7 * DAY);
    await s.runPlanned();
    expect(await s.state(person)).toMatchObject({ tier: 'free', status: 'late', uploadsRemaining: 33 });
    s.peer.setCard(true);
    s.peer.payOpenInvoices();
    await s.deliverAll();
    expect(await s.state(person)).toMatchObject({ tier: 'professional', status: 'active', uploadsRemaining: 53 });
  });

  it('a renewal is found without any event', async () => {
    const person = await member('basic');
    await use(person, 13);
    s.later(31 * DAY);
    s.peer.takeEvents();
    await s.runPlanned();
    expect(await s.state(person)).toMatchObject({ uploadsRemaining: 10 });
  });
});

describe('deleting the account', () => {
  const remove = (person: Person) => s.ask(person, 'POST', '/api/account/delete', { password: PASSWORD });
  it('voids a checkout that is open, and the look at it ends', async () => {
    const person = await s.verified();
    await s.checkout(person, { plan: 'basic' });
    const [row] = await s.t.query<{ id: string }>(sql`SELECT id FROM checkouts WHERE user_id = ${person.id}`);
    expect((await remove(person)).statusCode).toBe(200);
    expect(s.peer.asked).toContainEqual(
      expect.objectContaining({ method: 'POST', path: `/v1/checkout/sessions/${row?.id}/expire` }),
    );
    await s.runPlanned();
    const [job] = await s.t.query<{ state: string }>(
      sql`SELECT state FROM pgboss.job WHERE name = 'settle-payment' AND data->>'checkoutId' = ${row?.id}`,
    );
    expect(job?.state).toBe('completed');
  });

  it('works when the payment service has ended the plan and we have not heard of it', async () => {
    const person = await member('basic');
    await post(person, 'cancel');
    // As if it had been cancelled at the payment service, and no event had come.
    await s.t.query(sql`UPDATE subscriptions SET ends_at_period_end = false WHERE user_id = ${person.id}`);
    s.later(31 * DAY);
    s.peer.takeEvents();
    expect((await remove(person)).statusCode).toBe(200);
  });
});

describe('around it', () => {
  it('a rush is bought once for each payment', async () => {
    const person = await s.verified();
    await s.buy(person, { addOn: 'rush' });
    await s.deliverAll();
    expect(await s.state(person)).toMatchObject({ plan: 'free', rushLeft: 1 });
    for (const addOn of ['translation', 'training']) {
      expect((await post(person, 'checkout', { addOn })).statusCode).toBe(409);
    }
    expect((await post(person, 'checkout', { plan: 'enterprise' })).statusCode).toBe(409);
  });

  it('a rush is there when its payment has arrived, not when it was promised', async () => {
    const ids = [];
    const person = await s.verified();
    for (const arrived of [false, true]) {
      await s.checkout(person, { addOn: 'rush' });
      const [row] = await s.t.query<{ id: string }>(
        sql`SELECT id FROM checkouts WHERE user_id = ${person.id} ORDER BY created_at DESC LIMIT 1`,
      );
      const id = row?.id ?? '';
      ids.push(id);
      s.peer.payLater(id);
      await s.deliverAll();
      expect(await s.state(person)).toMatchObject({ rushLeft: 0 });
      s.peer.arrive(id, arrived);
      await s.deliverAll((events) => [...events, ...events]);
      expect(await s.state(person)).toMatchObject({ rushLeft: arrived ? 1 : 0 });
    }
    expect(new Set(ids).size).toBe(2);
  });

  it('a plan that is ended on the page for card and invoices ends with its period', async () => {
    const person = await member('basic');
    const [row] = await s.t.query<{ id: string }>(
      sql`SELECT subscription_id AS id FROM subscriptions WHERE user_id = ${person.id}`,
    );
    s.peer.cancelOnPortal(row?.id ?? '');
    await s.deliverAll();
    expect(await s.state(person)).toMatchObject({ plan: 'basic', endsAtPeriodEnd: true });
    s.later(31 * DAY);
    await s.deliverAll();
    expect(await s.state(person)).toMatchObject({ plan: 'free', tier: 'free', uploadsRemaining: 13 });
  });

  it('the page for card and invoices opens for those who have one', async () => {
    const person = await member('basic');
    expect((await post(person, 'portal')).json()).toEqual({ url: 'https://billing.stripe.example/portal' });
    expect((await post(await s.verified(), 'portal')).statusCode).toBe(409);
  });

  it('there is no test checkout', async () => {
    const person = await s.verified();
    const url = '/api/billing/test-checkout/test-1';
    expect((await s.ask(person, 'GET', url)).statusCode).toBe(404);
    expect((await s.ask(person, 'POST', url, { card: 'works' })).statusCode).toBe(404);
  });

  it('every act stands in the audit trail, and no key or address in the log', async () => {
    const person = await member('basic');
    await post(person, 'change', { plan: 'professional' });
    await post(person, 'cancel');
    expect((await post(person, 'portal')).statusCode).toBe(200);
    const rows = await s.t.query<{ verb: string }>(
      sql`SELECT verb FROM audit_events WHERE object_type = 'user' AND object_id = ${person.id} ORDER BY id`,
    );
    expect(rows.map(({ verb }) => verb)).toEqual(
      expect.arrayContaining([
        'checkout:basic',
        'paid:basic',
        'plan:start',
        'plan:change',
        'upgrade:professional',
        'cancel-plan',
        'open-portal',
      ]),
    );
    const logged = s.t.logged.join('\n');
    for (const secret of ['sk_test', 'whsec_', '@example.test', 'cus_']) expect(logged).not.toContain(secret);
  });
});
