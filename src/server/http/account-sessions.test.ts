import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, PASSWORD, type Person, startTestApp, type TestApp } from '../../../test/http-app.js';

const NEW_PASSWORD = 'Teal-Otter-Sings-4';
const WRONG = 'Wrong-Horse-1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ trustProxy: true });
});
afterAll(() => t.close());

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, cookie: string, payload?: object) =>
  t.inject({ method, url: `/api/auth/${path}`, headers: { cookie }, ...(payload ? { payload } : {}) });
const login = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  t.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, headers });
const status = async (cookie: string) => (await call('GET', 'user', cookie)).statusCode;
/** All cookies that a browser would keep of an answer. */
const jar = (response: Awaited<ReturnType<typeof login>>) =>
  response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

interface Item {
  id: string;
  browser: string;
  current: boolean;
}
const sessionsOf = async (cookie: string): Promise<Item[]> => (await call('GET', 'sessions', cookie)).json();

describe("one's sessions", () => {
  it('are listed with their browsers, and can be ended one by one', async () => {
    const person = await t.signUp();
    const other = cookieOf(await login(person.email, PASSWORD, { 'user-agent': FIREFOX }));
    const list = await sessionsOf(person.cookie);
    expect(list.map(({ browser, current }) => [browser, current]).sort()).toEqual([
      ['Firefox on Linux', false],
      ['Unknown browser', true],
    ]);
    const id = list.find(({ current }) => !current)?.id;
    expect((await call('DELETE', `sessions/${id}`, person.cookie)).statusCode).toBe(200);
    expect([await status(other), await status(person.cookie)]).toEqual([401, 200]);
    expect((await call('DELETE', `sessions/${id}`, person.cookie)).statusCode).toBe(404);
  });

  it("are one's own: another's answers as a missing one", async () => {
    const [owner, other] = [await t.signUp(), await t.signUp('provider')];
    const [session] = await sessionsOf(owner.cookie);
    const others = await call('DELETE', `sessions/${session?.id}`, other.cookie);
    const missing = await call('DELETE', 'sessions/00000000-0000-4000-8000-000000000000', other.cookie);
    expect([others.statusCode, others.body]).toEqual([404, missing.body]);
    expect(await status(owner.cookie)).toBe(200);
    expect((await call('DELETE', 'sessions/1', other.cookie)).statusCode).toBe(400);
  });

  it('can be ended everywhere but here', async () => {
    const person = await t.signUp();
    const others = [cookieOf(await login(person.email)), cookieOf(await login(person.email))];
    expect((await call('DELETE', 'sessions', others[0] ?? '')).statusCode).toBe(200);
    expect(await Promise.all([person.cookie, ...others].map(status))).toEqual([401, 200, 401]);
  });

  it('last as long as the settings say', async () => {
    const limits = t.world.sessionLimits;
    t.world.sessionLimits = { patientIdleMs: 60_000, providerIdleMs: 120_000, absoluteMs: 180_000 };
    try {
      const [patient, provider] = [await t.signUp(), await t.signUp('provider')];
      t.advance(70_000);
      expect([await status(patient.cookie), await status(provider.cookie)]).toEqual([401, 200]);
      t.advance(100_000);
      expect(await status(provider.cookie)).toBe(200);
      t.advance(20_000);
      expect(await status(provider.cookie)).toBe(401);
    } finally {
      t.world.sessionLimits = limits;
    }
  });
});

describe('a change of password', () => {
  const change = (cookie: string, currentPassword = PASSWORD, password = NEW_PASSWORD) =>
    call('POST', 'change-password', cookie, { currentPassword, password, confirmPassword: password });

  it('ends all other sessions and gives this one a new id', async () => {
    const person = await t.signUp();
    const other = cookieOf(await login(person.email));
    const answer = await change(person.cookie);
    expect(answer.statusCode).toBe(200);
    expect(await Promise.all([person.cookie, other, cookieOf(answer)].map(status))).toEqual([401, 401, 200]);
    expect((await login(person.email)).statusCode).toBe(401);
    expect((await login(person.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('wants the current one, and makes guesses wait without locking the sign-in', async () => {
    const person = await t.signUp();
    for (let i = 0; i < 5; i++) {
      const wrong = await change(person.cookie, WRONG);
      expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'Your password is not correct.']);
    }
    expect((await change(person.cookie)).statusCode).toBe(429);
    expect((await login(person.email)).statusCode).toBe(200);
    expect((await change(person.cookie, PASSWORD, 'Password1!')).statusCode).toBe(429);
    t.advance(61_000);
    expect((await change(person.cookie, PASSWORD, 'Password1!')).json().message).toContain('too common');
    expect((await change(person.cookie)).statusCode).toBe(200);
  });
});

describe('an attacker who keeps failing', () => {
  const attack = async (email: string, times: number, from: string) => {
    const answers: number[] = [];
    for (let i = 0; i < times; i++) {
      answers.push((await login(email, WRONG, { 'x-forwarded-for': from })).statusCode);
    }
    return answers;
  };

  it('does not lock the owner out of a browser that the account knows', async () => {
    const email = 'owner@example.test';
    const fields = { firstName: 'Ann', lastName: 'Lee', phoneNumber: '555-0100', userType: 'patient' };
    const payload = { ...fields, email, password: PASSWORD };
    const mine = jar(await t.inject({ method: 'POST', url: '/api/auth/register', payload }));
    expect(await attack(email, 6, '203.0.113.1')).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await login(email, PASSWORD)).statusCode).toBe(429);
    const known = await login(email, PASSWORD, { cookie: mine });
    expect(known.statusCode).toBe(200);
    // The owner's sign-in gives the attacker no new tries.
    expect(await attack(email, 1, '203.0.113.1')).toEqual([429]);
    // A known browser has its own count: a thief of the cookie waits as well.
    const browser = jar(known);
    for (let i = 0; i < 5; i++) expect((await login(email, WRONG, { cookie: browser })).statusCode).toBe(401);
    expect((await login(email, PASSWORD, { cookie: browser })).statusCode).toBe(429);
    // The cookie of one account is nothing to another.
    const { email: another, id } = await t.signUp();
    await attack(another, 5, '203.0.113.2');
    expect((await login(another, PASSWORD, { cookie: browser })).statusCode).toBe(429);
    const renamed = mine.replace(/_browser_\d+=/, `_browser_${id}=`);
    expect(renamed).not.toBe(mine);
    expect((await login(another, PASSWORD, { cookie: renamed })).statusCode).toBe(429);
  });

  it('waits by network address as well, and one good sign-in of theirs changes nothing', async () => {
    const before = t.world.freeFailuresPerAddress;
    t.world.freeFailuresPerAddress = 6;
    try {
      const own = await t.signUp();
      const from = { 'x-forwarded-for': '203.0.113.9' };
      for (let i = 0; i < 5; i++) await login(`victim${i}@example.test`, WRONG, from);
      const mine = await login(own.email, PASSWORD, from);
      expect(mine.statusCode).toBe(200);
      expect((await login('victim5@example.test', WRONG, from)).statusCode).toBe(401);
      const locked = await login('victim6@example.test', WRONG, from);
      expect([locked.statusCode, locked.json().message]).toEqual([
        429,
        'Too many sign-in attempts. Wait 1 minute and try again.',
      ]);
      expect((await login('victim6@example.test', WRONG, { 'x-forwarded-for': '203.0.113.10' })).statusCode).toBe(401);
      // Behind the same address a browser that its account knows goes on.
      expect((await login(own.email, PASSWORD, { ...from, cookie: jar(mine) })).statusCode).toBe(200);
      expect((await login(own.email, PASSWORD, from)).statusCode).toBe(429);
    } finally {
      t.world.freeFailuresPerAddress = before;
    }
  });

  it('leaves no address in the counts', async () => {
    const rows = await t.query<{ key: string }>(sql`SELECT key FROM attempt_counts`);
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toMatch(/example|203\.0/);
  });
});

describe('a sign-in in a browser that the account does not know', () => {
  const mails = (person: Person) =>
    t.query<{ data: { mail: string; browser: string } }>(
      sql`SELECT data FROM pgboss.job WHERE data->>'mail' = 'new-sign-in' AND data->>'userId' = ${String(person.id)}`,
    );

  it('is told by mail, once', async () => {
    const person = await t.signUp();
    const first = await login(person.email, PASSWORD, { 'user-agent': FIREFOX });
    expect((await mails(person)).map(({ data }) => data.browser)).toEqual(['Firefox on Linux']);
    await login(person.email, PASSWORD, { 'user-agent': FIREFOX, cookie: jar(first) });
    expect(await mails(person)).toHaveLength(1);
  });

  it('is not told where the account knew none before', async () => {
    const person = await t.signUp();
    await t.query(sql`DELETE FROM known_browsers WHERE user_id = ${person.id}`);
    expect((await login(person.email)).statusCode).toBe(200);
    expect(await mails(person)).toEqual([]);
  });
});

describe('the type of an account', () => {
  const choose = (person: Person, userType: string) => call('POST', 'user/type', person.cookie, { userType });

  it('is chosen once while it has none', async () => {
    const person = await t.signUp();
    expect((await choose(person, 'provider')).statusCode).toBe(409);
    await t.query(sql`UPDATE users SET user_type = NULL WHERE id = ${person.id}`);
    const all = await Promise.all(['patient', 'healthcare_worker'].map((type) => choose(person, type)));
    const statuses = all.map((answer) => answer.statusCode);
    expect(statuses.filter((one) => one === 200)).toHaveLength(1);
    // The other finds the type chosen, or comes so late that its session has been replaced already.
    expect(statuses.find((one) => one !== 200)).toBeOneOf([401, 409]);
    expect(await status(person.cookie)).toBe(401);
    const chosen = all.find((answer) => answer.statusCode === 200);
    expect(await status(chosen ? cookieOf(chosen) : '')).toBe(200);
  });

  it('is one of the known', async () => {
    const person = await t.signUp();
    expect((await choose(person, 'admin')).statusCode).toBe(400);
  });
});

describe('the list of providers', () => {
  const list = async () => (await t.inject({ url: '/api/providers' })).json() as { id: number }[];

  it('holds verified providers, by name, and nothing more of them', async () => {
    const [provider, unverified, patient] = [await t.signUp('provider'), await t.signUp('provider'), await t.signUp()];
    for (const { id } of [provider, patient]) {
      await t.query(sql`UPDATE users SET is_email_verified = true WHERE id = ${id}`);
    }
    expect(await list()).toEqual([{ id: provider.id, firstName: 'Ann', lastName: 'Lee' }]);
    expect((await list()).some(({ id }) => id === unverified.id)).toBe(false);
    t.world.providerApproval = 'required';
    try {
      expect(await list()).toEqual([]);
      await t.query(sql`UPDATE users SET provider_approved_at = now() WHERE id = ${provider.id}`);
      expect(await list()).toHaveLength(1);
    } finally {
      t.world.providerApproval = 'off';
    }
  });
});
