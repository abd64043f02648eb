import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillingApp, DAY, startTestModeApp } from '../../../test/billing-app.js';
import { OPERATOR, type Person, startTestApp } from '../../../test/http-app.js';
import { setPlanByOperator } from '../../billing/index.js';
import type { MailMessage } from '../../ports/mail.js';

let s: BillingApp;
beforeAll(async () => {
  s = await startTestModeApp();
});
afterAll(() => s.t.close());

const buy = async (person: Person, body: object, card = 'works') => {
  const id = (await s.checkout(person, body)).split('/').at(-1);
  const url = `/api/billing/test-checkout/${id}`;
  const paid = await s.ask(person, 'POST', url, { card });
  await s.settled();
  return { url, paid };
};

describe('the test checkout', () => {
  it('sells, renews by the clock, and ends', async () => {
    const person = await s.verified();
    const { paid } = await buy(person, { plan: 'basic' });
    expect(paid.json()).toMatchObject({ item: 'basic', price: 5, monthly: true, state: 'paid' });
    expect(await s.state(person)).toMatchObject({ plan: 'basic', keptBy: 'test', uploadsRemaining: 13 });
    s.t.advance(31 * DAY);
    await s.t.query(sql`UPDATE users SET uploads_remaining = 2 WHERE id = ${person.id}`);
    await s.runPlanned();
    expect(await s.state(person)).toMatchObject({ uploadsRemaining: 12 });
    await s.ask(person, 'POST', '/api/billing/cancel');
    s.t.advance(31 * DAY);
    await s.runPlanned();
    expect(await s.state(person)).toMatchObject({ plan: 'free', tier: 'free', uploadsRemaining: 12 });
  });

  it('refuses a declined card, a second payment, and everybody else', async () => {
    const person = await s.verified();
    const other = await s.verified();
    const { url, paid } = await buy(person, { plan: 'basic' }, 'declined');
    expect([paid.statusCode, paid.json().message]).toEqual([402, 'Your card was declined. Nothing was changed.']);
    const missing = await s.ask(other, 'GET', '/api/billing/test-checkout/test-none');
    const others = await s.ask(other, 'GET', url);
    expect([others.statusCode, others.body]).toEqual([404, missing.body]);
    expect((await s.ask(other, 'POST', url, { card: 'works' })).statusCode).toBe(404);
    expect((await s.ask(person, 'POST', url, { card: 'works' })).statusCode).toBe(200);
    for (const card of ['works', 'declined']) expect((await s.ask(person, 'POST', url, { card })).statusCode).toBe(409);
  });

  it('has a card that fails at the renewal', async () => {
    const person = await s.verified();
    await buy(person, { plan: 'professional' }, 'fails-later');
    s.t.advance(31 * DAY);
    await s.runPlanned();
    expect(await s.state(person)).toMatchObject({ status: 'late', tier: 'professional', uploadsRemaining: 53 });
    s.t.advance(7 * DAY);
    await s.runPlanned();
    expect(await s.state(person)).toMatchObject({ tier: 'free', uploadsRemaining: 53 });
  });

  it('takes no events', async () => {
    const headers = { 'stripe-signature': 't=1,v1=0' };
    const answer = await s.t.inject({ method: 'POST', url: '/api/billing/webhook', payload: { id: 'evt_1' }, headers });
    expect(answer.statusCode).toBe(404);
  });
});

describe('rush processing', () => {
  it('goes to the next report, once', async () => {
    const person = await s.verified();
    await buy(person, { addOn: 'rush' });
    const send = () => s.ask(person, 'POST', '/api/analyses/text', { reportText: 'X-ray: fine.' });
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(await s.state(person)).toMatchObject({ rushLeft: 0, uploadsRemaining: 1 });
    const jobs = await s.t.query<{ priority: number }>(
      sql`SELECT priority FROM pgboss.job WHERE name = 'analyse-report' ORDER BY priority`,
    );
    expect(jobs.map(({ priority }) => priority)).toEqual([0, 10]);
  });
});

describe("the operator's plans", () => {
  it('begin at once, renew, and are not changed by their owner', async () => {
    const person = await s.verified();
    const set = (plan: 'practice-professional' | 'free') => setPlanByOperator(s.t.world, person.email, plan);
    expect(await set('practice-professional')).toBe('done');
    expect(await set('practice-professional')).toBe('done');
    expect(await s.state(person)).toMatchObject({ tier: 'premium', keptBy: 'operator', uploadsRemaining: 503 });
    expect((await s.ask(person, 'POST', '/api/billing/cancel')).statusCode).toBe(409);
    await s.t.query(sql`UPDATE users SET uploads_remaining = 1 WHERE id = ${person.id}`);
    s.t.advance(31 * DAY);
    await s.runPlanned();
    expect(await s.state(person)).toMatchObject({ uploadsRemaining: 501 });
    expect(await set('free')).toBe('done');
    expect(await s.state(person)).toMatchObject({ plan: 'free', tier: 'free', uploadsRemaining: 501 });
    expect(await setPlanByOperator(s.t.world, 'nobody@example.test', 'basic')).toBe('no-account');
  });
});

describe('with payments off', () => {
  it('nothing is offered, and a request to be contacted is stored and mailed, once for people only', async () => {
    const t = await startTestApp();
    const mails: MailMessage[] = [];
    await t.work({ mail: { send: async (mail) => void mails.push(mail) } });
    const catalogue = (await t.inject({ url: '/api/plans' })).json();
    expect(catalogue.payments).toBe('off');
    expect([...catalogue.plans, ...catalogue.addOns].filter(({ offered }) => offered)).toEqual([]);
    const person = await t.signUp();
    await t.query(sql`UPDATE users SET is_email_verified = true WHERE id = ${person.id}`);
    const headers = { cookie: person.cookie };
    const url = '/api/billing/checkout';
    expect((await t.inject({ method: 'POST', url, headers, payload: { plan: 'basic' } })).statusCode).toBe(409);
    const send = (fields: object) =>
      t.inject({
        method: 'POST',
        url: '/api/contact-requests',
        payload: { kind: 'plan', plan: 'basic', name: 'Ann\r\nBcc: x', email: 'ann@example.test', ...fields },
      });
    expect((await send({ website: 'http://spam.example' })).statusCode).toBe(201);
    expect((await send({ name: ' ' })).json().message).toBe('Your name is required');
    const sent = await send({ message: 'Please call.\nThank you.' });
    expect([sent.statusCode, sent.json().message]).toEqual([201, 'Thank you. We will get back to you by email.']);
    while (!mails.some(({ to }) => to === OPERATOR)) await new Promise((resolve) => setTimeout(resolve, 20));
    const mail = mails.find(({ to }) => to === OPERATOR);
    expect(mail?.text).toContain('Name: Ann Bcc: x\n\nEmail: ann@example.test\n\nPlan: Basic (basic)');
    const rows = await t.query(sql`SELECT message FROM contact_requests`);
    expect(rows).toEqual([{ message: 'Please call.\nThank you.' }]);
    await t.close();
  });
});
