import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, type StripeApp, startStripeApp } from '../../../test/billing-app.js';
import { OPERATOR, type Person } from '../../../test/http-app.js';
import { type MailServer, startMailServer, textOf } from '../../../test/mail-server.js';
import { PATIENT } from '../../../test/patience.js';
import { createSmtpMail } from '../../adapters/mail-smtp.js';

let s: StripeApp;
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  s = await startStripeApp(createSmtpMail(post.url, 'Plainchart <no-reply@plainchart.example>'));
});
afterAll(async () => {
  await s.t.close();
  await s.peer.close();
  await post.close();
});
beforeEach(() => {
  post.mails.length = 0;
});

const begin = (person: Person, body: object) => s.ask(person, 'POST', '/api/billing/checkout', body);
const newest = async (person: Person) => {
  const [row] = await s.t.query<{ id: string }>(
    sql`SELECT id FROM checkouts WHERE user_id = ${person.id} ORDER BY created_at DESC LIMIT 1`,
  );
  return row?.id ?? '';
};
const mailTo = (address: string, subject: string) =>
  vi.waitFor(() => {
    const mail = post.mails.find(({ to, source }) => to.includes(address) && source.includes(`Subject: ${subject}`));
    expect(mail, `${subject} to ${address}`).toBeDefined();
    return textOf(mail ?? { to: [], source: '' });
  }, PATIENT);
const count = ({ email }: Person, subject: string) =>
  post.mails.filter(({ to, source }) => to.includes(email) && source.includes(subject)).length;

describe('a second checkout', () => {
  it('is not begun while one is being begun, so that one alone can be paid', async () => {
    const person = await s.verified();
    const before = s.peer.openCheckouts();
    const release = s.peer.hold();
    let refusals = 0;
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const answer = await begin(person, { plan: 'basic' });
        if (answer.statusCode === 409) refusals += 1;
        if (refusals === 5) release();
        return answer;
      }),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe('A checkout is being opened for you already. Please try again in a moment.');
    expect(s.peer.openCheckouts()).toHaveLength(before.length + 1);
    expect((await begin(person, { plan: 'professional' })).statusCode).toBe(200);
    expect(s.peer.openCheckouts()).toHaveLength(before.length + 1);
  });

  it('is begun again after one that failed to begin, and after a process that died', async () => {
    const person = await s.verified();
    s.peer.setDown(true);
    expect((await begin(person, { plan: 'basic' })).statusCode).toBe(503);
    s.peer.setDown(false);
    expect((await begin(person, { plan: 'basic' })).statusCode).toBe(200);
    await s.t.query(
      sql`INSERT INTO checkouts (id, user_id, item, state, created_at) VALUES ('left', ${person.id}, 'basic', 'starting', now())`,
    );
    expect((await begin(person, { plan: 'basic' })).statusCode).toBe(409);
    // Whose payment is being opened keeps nobody else waiting.
    expect((await begin(await s.verified(), { plan: 'basic' })).statusCode).toBe(200);
    await s.t.query(sql`UPDATE checkouts SET created_at = now() - interval '4 minutes' WHERE id = 'left'`);
    expect((await begin(person, { plan: 'basic' })).statusCode).toBe(200);
  });

  it('is refused when the first was paid a moment ago, and the first begins', async () => {
    const person = await s.verified();
    await begin(person, { plan: 'basic' });
    s.peer.pay(await newest(person));
    s.peer.takeEvents();
    const refused = await begin(person, { plan: 'professional' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'A payment of yours is just arriving. Please look at your plan in a moment.',
    ]);
    await s.settled();
    expect(await s.state(person)).toMatchObject({ plan: 'basic', uploadsRemaining: 13 });
  });

  it('that was paid all the same is ended and given back, once, and both sides are told', async () => {
    const person = await s.verified();
    await begin(person, { plan: 'basic' });
    const first = await newest(person);
    // As if the process had died between opening the first and noting it.
    await s.t.query(sql`DELETE FROM checkouts WHERE id = ${first}`);
    await begin(person, { plan: 'professional' });
    const second = await newest(person);
    s.peer.pay(first);
    await s.deliverAll();
    s.peer.pay(second);
    const events = s.peer.takeEvents();
    for (const event of [...events, ...events]) await s.deliver(event);
    await s.settled();
    const subscriptionId = s.peer.subscriptionOf(second);
    await vi.waitFor(() => expect(s.peer.refunded(subscriptionId)).toBe(4900), PATIENT);
    await s.deliverAll();
    expect(s.peer.refunded(s.peer.subscriptionOf(first))).toBe(0);
    expect(await s.state(person)).toMatchObject({
      plan: 'basic',
      tier: 'basic',
      uploadsRemaining: 13,
      status: 'active',
    });
    expect(await mailTo(person.email, 'Plainchart: We returned a payment')).toContain(
      'You paid for a second plan while your account already had one. We ended the second plan and returned the whole payment.',
    );
    const told = await mailTo(OPERATOR, 'Plainchart: A second plan was paid for');
    expect(told).toContain(`Account: ${person.id}`);
    expect(told).toContain(`Subscription: ${subscriptionId}`);
    const rows = await s.t.query(
      sql`SELECT plan, refunded_at IS NOT NULL AS refunded FROM double_payments WHERE subscription_id = ${subscriptionId}`,
    );
    expect(rows).toEqual([{ plan: 'professional', refunded: true }]);
    const verbs = await s.t.query<{ verb: string }>(
      sql`SELECT verb FROM audit_events WHERE object_type = 'user' AND object_id = ${person.id} AND (verb LIKE 'paid-twice%' OR verb LIKE 'gave-back%') ORDER BY id`,
    );
    expect(verbs.map(({ verb }) => verb)).toEqual(['paid-twice:professional', 'gave-back:professional']);
    expect(s.peer.asked.filter(({ path }) => path === '/v1/refunds')).toHaveLength(1);
  });
});

describe('mails about a plan', () => {
  const link = 'http://localhost:3000/settings';

  it('tell of a payment that failed, with the day until which the plan stays, and then of its end', async () => {
    const person = await s.verified();
    await s.buy(person, { plan: 'professional' });
    s.peer.setCard(false);
    s.later(31 * DAY);
    await s.deliverAll((events) => events.flatMap((event) => [event, event]));
    s.peer.setCard(true);
    const failed = await mailTo(person.email, 'Plainchart: Your payment did not go through');
    const { graceUntil } = await s.state(person);
    const day = new Date(graceUntil ?? '').toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    expect(failed).toContain(`Your plan stays as it is until ${day}.`);
    expect(failed).toContain(link);
    s.later(7 * DAY);
    await s.runPlanned();
    const ended = await mailTo(person.email, 'Plainchart: Your plan has ended');
    expect(ended).toContain('Your account is on the free plan now. The analyses that you have left stay yours.');
    await s.deliverAll();
    expect([count(person, 'did not go through'), count(person, 'has ended')]).toEqual([1, 1]);
  });

  it('tell of a plan that was cancelled when it ends, and not before', async () => {
    const person = await s.verified();
    await s.buy(person, { plan: 'basic' });
    await s.ask(person, 'POST', '/api/billing/cancel', {});
    await s.deliverAll();
    s.later(31 * DAY);
    await s.deliverAll();
    await mailTo(person.email, 'Plainchart: Your plan has ended');
    expect(count(person, 'has ended')).toBe(1);
  });

  it('bring a request to be contacted to the operator, also after the mail server was away', async () => {
    post.refuse(1);
    const payload = {
      kind: 'sales',
      plan: 'enterprise',
      name: 'Dr. Sample',
      email: 'dr@example.test',
      message: 'For 40 of us.',
    };
    const sent = await s.t.inject({ method: 'POST', url: '/api/contact-requests', payload });
    expect([sent.statusCode, sent.json().message]).toEqual([201, 'Thank you. We will get back to you by email.']);
    await vi.waitFor(async () => {
      await s.t.query(
        sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail-contact-request' AND state < 'active'`,
      );
      expect(post.mails).toHaveLength(1);
    }, 20_000);
    const told = await mailTo(OPERATOR, 'Plainchart: Someone asks about a plan for an organization');
    for (const part of ['Name: Dr. Sample', 'Email: dr@example.test', 'Plan: Enterprise', 'For 40 of us.']) {
      expect(told).toContain(part);
    }
  });
});
