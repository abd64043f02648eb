import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

const member = async (plan: string) => {
  const person = await s.verified();
  await s.buy(person, { plan });
  const [row] = await s.t.query<{ id: string }>(
    sql`SELECT subscription_id AS id FROM subscriptions WHERE user_id = ${person.id}`,
  );
  return { person, subscriptionId: row?.id ?? '' };
};

describe('what a deleted account has paid', () => {
  const remove = (person: Person) => s.ask(person, 'POST', '/api/account/delete', { password: PASSWORD });
  const cancelled = (subscriptionId: string) =>
    s.peer.asked.filter(({ method, path }) => method === 'POST' && path === `/v1/subscriptions/${subscriptionId}`);

  const newest = async (person: Person) => {
    const [row] = await s.t.query<{ id: string }>(sql`SELECT id FROM checkouts WHERE user_id = ${person.id}`);
    return row?.id ?? '';
  };
  const paidAndGone = async (what: object) => {
    const person = await s.verified();
    await s.checkout(person, what);
    const checkoutId = await newest(person);
    s.peer.pay(checkoutId);
    expect((await remove(person)).statusCode).toBe(200);
    return { person, checkoutId };
  };
  const payVerbs = async (person: Person) => {
    const rows = await s.t.query<{ verb: string }>(
      sql`SELECT verb FROM audit_events WHERE object_type = 'user' AND object_id = ${person.id} AND (verb LIKE 'paid-gone%' OR verb LIKE 'gave-back%') ORDER BY id`,
    );
    return rows.map(({ verb }) => verb);
  };
  const refunds = () => s.peer.asked.filter(({ path }) => path === '/v1/refunds').length;

  it('is given back: a plan that was paid a moment before, once, and ends it', async () => {
    const before = refunds();
    const { person, checkoutId } = await paidAndGone({ plan: 'basic' });
    const subscriptionId = s.peer.subscriptionOf(checkoutId);
    await s.deliverAll((events) => [...events, ...events]);
    await s.runPlanned();
    await s.deliverAll((events) => [...events, ...events]);
    expect(s.peer.refunded(subscriptionId)).toBe(500);
    expect(refunds() - before).toBe(1);
    expect(await payVerbs(person)).toEqual(['paid-gone:basic', 'gave-back:basic']);
    s.peer.advance(31 * DAY);
    expect(s.peer.takeEvents()).toEqual([]);
    s.peer.advance(-31 * DAY);
  });

  it('is given back also when the payment service was away for a while', async () => {
    const { person, checkoutId } = await paidAndGone({ plan: 'professional' });
    const subscriptionId = s.peer.subscriptionOf(checkoutId);
    s.peer.setDown(true);
    for (const event of s.peer.takeEvents()) await s.deliver(event);
    s.peer.setDown(false);
    await vi.waitFor(async () => {
      await s.runPlanned();
      expect(s.peer.refunded(subscriptionId)).toBe(4900);
    }, 20_000);
    expect(await payVerbs(person)).toEqual(['paid-gone:professional', 'gave-back:professional']);
  });

  it('is given back: an add-on that was paid a moment before, once', async () => {
    const { person, checkoutId } = await paidAndGone({ addOn: 'rush' });
    await s.deliverAll((events) => [...events, ...events]);
    expect(s.peer.refundedCheckout(checkoutId)).toBe(1500);
    expect(await payVerbs(person)).toEqual(['paid-gone:rush', 'gave-back:rush']);
  });

  it('is kept for an add-on that was there to be used, though the payment is told of once more', async () => {
    const person = await s.verified();
    await s.checkout(person, { addOn: 'rush' });
    const checkoutId = await newest(person);
    s.peer.pay(checkoutId);
    await s.deliverAll();
    expect((await remove(person)).statusCode).toBe(200);
    s.peer.arrive(checkoutId, true);
    await s.deliverAll();
    await s.runPlanned();
    expect(s.peer.refundedCheckout(checkoutId)).toBe(0);
    expect(await payVerbs(person)).toEqual([]);
  });

  it('is kept for a plan that was used, which runs out as it was paid', async () => {
    const { person, subscriptionId } = await member('basic');
    expect((await remove(person)).statusCode).toBe(200);
    await s.deliverAll((events) => [...events, ...events]);
    expect(s.peer.refunded(subscriptionId)).toBe(0);
    expect(cancelled(subscriptionId)).toHaveLength(1);
    expect(await payVerbs(person)).toEqual([]);
  });

  it('is kept also when the plan was used, the account deleted at once, and the cancellation taken back', async () => {
    const { person, subscriptionId } = await member('professional');
    expect((await remove(person)).statusCode).toBe(200);
    s.peer.resumeOnPortal(subscriptionId);
    await s.deliverAll((events) => [...events, ...events]);
    await s.runPlanned();
    expect(s.peer.refunded(subscriptionId)).toBe(0);
    expect(await payVerbs(person)).toEqual([]);
    // Nobody is there to use the next period: it is cancelled again.
    s.peer.advance(31 * DAY);
    await s.deliverAll();
    expect(s.peer.refunded(subscriptionId)).toBe(0);
    s.peer.advance(-31 * DAY);
  });

  it('is given back: a renewal after the account was gone, and nothing from before', async () => {
    // The audit trail has the database's clock: what is past must be past for it as well.
    s.later(-40 * DAY);
    const { person, subscriptionId } = await member('basic');
    s.later(40 * DAY);
    await s.deliverAll();
    expect((await remove(person)).statusCode).toBe(200);
    // As if the customer had taken the cancellation back on the service's own page.
    s.peer.resumeOnPortal(subscriptionId);
    s.peer.takeEvents();
    s.later(31 * DAY);
    await s.deliverAll((events) => [...events, ...events]);
    expect(s.peer.refunded(subscriptionId)).toBe(500);
    expect(await payVerbs(person)).toEqual(['paid-gone:basic', 'gave-back:basic']);
  });
});
