import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, PASSWORD, startTestApp, type TestApp } from '../../../test/http-app.js';
import { createPasswords } from '../../adapters/passwords-argon2.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  // At their real cost: an answer that skips them would show in the time it takes.
  Object.assign(t.world, { passwords: createPasswords() });
});
afterAll(() => t.close());

const form = (email: string, more: object = {}) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  email,
  phoneNumber: '555-0100',
  password: PASSWORD,
  userType: 'patient',
  ...more,
});
const register = (payload: object, headers = {}) =>
  t.inject({ method: 'POST', url: '/api/auth/register', payload, headers });
const login = (email: string, password = PASSWORD, headers = {}) =>
  t.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, headers });
const whoAmI = (cookie: string) => t.inject({ url: '/api/auth/user', headers: { cookie } });

describe('registration', () => {
  it('makes a free account, signs in, and shows nothing but the contract', async () => {
    const response = await register(form('New@Example.test', { dateOfBirth: '1980-02-29' }));
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      email: 'new@example.test',
      userType: 'patient',
      subscriptionTier: 'free',
      uploadsRemaining: 3,
      isEmailVerified: false,
      dateOfBirth: '1980-02-29',
    });
    expect(Object.keys(response.json())).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/pass|token|lock/i)]),
    );
    expect((await whoAmI(cookieOf(response))).json().email).toBe('new@example.test');
  });

  it('keeps an argon2id hash and never the password', async () => {
    await register(form('hash@example.test'));
    const [row] = await t.query<{ password_hash: string }>(
      sql`SELECT password_hash FROM users WHERE email = 'hash@example.test'`,
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('stores a healthcare worker as a provider', async () => {
    const response = await register(form('worker@example.test', { userType: 'healthcare_worker' }));
    expect(response.json().userType).toBe('provider');
  });

  it('refuses an address in use, also in capitals and at the same moment, with 409', async () => {
    await register(form('twice@example.test'));
    const again = await register(form('TWICE@example.test'));
    expect(again.statusCode).toBe(409);
    expect(cookieOf(again)).toBe('');
    const both = await Promise.all([register(form('race@example.test')), register(form('race@example.test'))]);
    expect(both.map((response) => response.statusCode).sort()).toEqual([201, 409]);
  });

  it.each([
    [{ email: 'no address' }, 'Please enter a valid email address'],
    [{ password: 'Sh0rt!' }, 'Password must be at least 8 characters long'],
    [{ password: 'alllower1!' }, 'Password must contain at least one uppercase letter'],
    [{ firstName: ' ' }, 'First name is required'],
    [{ phoneNumber: '' }, 'Phone number is required'],
    [{ dateOfBirth: '1980-02-30' }, 'Please enter a valid date of birth'],
    [{ dateOfBirth: '2999-01-01' }, 'Please enter a valid date of birth'],
  ])('refuses %j', async (wrong, message) => {
    const response = await register(form('wrong@example.test', wrong));
    expect([response.statusCode, response.json()]).toEqual([400, { message }]);
  });
});

describe('sign-in', () => {
  it('gives one answer for a wrong password and for an unknown address', async () => {
    await register(form('known@example.test'));
    const wrong = await login('known@example.test', 'Wrong-Horse-1');
    const unknown = await login('nobody@example.test', 'Wrong-Horse-1');
    expect(wrong.statusCode).toBe(401);
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  it('takes about as long for an unknown address as for a wrong password', async () => {
    const time = async (email: string) => {
      const started = performance.now();
      await login(email, 'Wrong-Horse-1');
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 4; i++) {
      await register(form(`timing${i}@example.test`));
      known.push(await time(`timing${i}@example.test`));
      unknown.push(await time(`nothere${i}@example.test`));
    }
    // Without a decoy hash an unknown address would answer several times faster.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
  });

  it('makes a new session and ends the one before (no fixation)', async () => {
    const first = cookieOf(await register(form('fix@example.test')));
    const second = cookieOf(await login('fix@example.test', PASSWORD, { cookie: first }));
    expect(second).not.toBe(first);
    expect((await whoAmI(first)).statusCode).toBe(401);
    expect((await whoAmI(second)).statusCode).toBe(200);
  });

  it('locks after five failures with a growing wait, the same for unknown addresses', async () => {
    await register(form('lock@example.test'));
    for (const email of ['lock@example.test', 'lock-unknown@example.test']) {
      for (let i = 0; i < 5; i++) expect((await login(email, 'Wrong-Horse-1')).statusCode).toBe(401);
      const locked = await login(email, PASSWORD);
      expect(locked.statusCode).toBe(429);
      expect(locked.json().message).toBe('Too many sign-in attempts. Wait 1 minute and try again.');
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(50);
    }
    t.advance(61_000);
    expect((await login('lock@example.test', 'Wrong-Horse-1')).statusCode).toBe(401);
    expect((await login('lock@example.test')).json().message).toContain('Wait 2 minutes');
    t.advance(121_000);
    expect((await login('lock@example.test')).statusCode).toBe(200);
    const [row] = await t.query<{ failed_login_attempts: number; locked_until: string | null }>(
      sql`SELECT failed_login_attempts, locked_until FROM users WHERE email = 'lock@example.test'`,
    );
    expect(row).toMatchObject({ failed_login_attempts: 0, locked_until: null });
  });

  it('counts guesses sent all at once one by one', async () => {
    await register(form('burst@example.test'));
    const all = await Promise.all(Array.from({ length: 12 }, () => login('burst@example.test', 'Wrong-Horse-1')));
    expect(all.filter((response) => response.statusCode === 401)).toHaveLength(5);
    expect(all.filter((response) => response.statusCode === 429)).toHaveLength(7);
  });

  it('asks for a verified address only where that is required', async () => {
    await register(form('unverified@example.test'));
    t.world.emailVerification = 'required';
    try {
      const refused = await login('unverified@example.test');
      expect(refused.statusCode).toBe(403);
      expect(refused.json().message).toContain('verify your email');
      expect(cookieOf(refused)).toBe('');
      expect(cookieOf(await register(form('later@example.test')))).toBe('');
    } finally {
      t.world.emailVerification = 'banner';
    }
    expect((await login('unverified@example.test')).statusCode).toBe(200);
  });
});

describe('sessions', () => {
  it('sets a cookie that scripts and other sites do not get', async () => {
    const response = await register(form('cookie@example.test'));
    const cookies = [response.headers['set-cookie']].flat().map(String);
    const cookie = (name: RegExp) => cookies.find((one) => name.test(one)) ?? '';
    expect(cookies).toHaveLength(3);
    // The one that pages can read says only that there is a session.
    expect(cookie(/^plainchart_signed_in/)).toBe('plainchart_signed_in=1; Path=/; SameSite=Lax');
    for (const one of cookies.filter((one) => !one.startsWith('plainchart_signed_in'))) {
      expect(one).toContain('HttpOnly');
      expect(one).toContain('SameSite=Lax');
    }
    const header = cookie(/^plainchart_session/);
    expect(cookie(/^plainchart_browser/)).toMatch(/^plainchart_browser_\d+=[A-Za-z0-9_-]{43};.*Path=\/api\/auth/);
    expect(header).toMatch(/^plainchart_session=[A-Za-z0-9_-]{43};/);
    expect(header).toContain('HttpOnly');
    expect(header).toContain('SameSite=Lax');
    expect(header).toContain('Path=/');
    expect(header).not.toContain('Secure');
  });

  it('takes both the session and the sign of it back at the end', async () => {
    const { cookie } = await t.signUp();
    const ended = await t.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie } });
    const gone = ended.cookies.filter(({ expires }) => expires && expires.getTime() === 0).map(({ name }) => name);
    expect(gone.sort()).toEqual(['plainchart_session', 'plainchart_signed_in']);
  });

  it('stores only a hash of the token', async () => {
    const { cookie, id } = await t.signUp();
    const token = cookie.split('=')[1] ?? '';
    const rows = await t.query<{ sid: string }>(sql`SELECT sid, sess FROM sessions WHERE user_id = ${id}`);
    expect(rows.map((row) => row.sid)).toEqual([createHash('sha256').update(token).digest('hex')]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await whoAmI(`plainchart_session=${rows[0]?.sid}`)).statusCode).toBe(401);
  });

  it('signs out: the token is worth nothing afterwards', async () => {
    const { cookie } = await t.signUp();
    const response = await t.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie } });
    expect(response.statusCode).toBe(200);
    expect(String(response.headers['set-cookie'])).toContain('plainchart_session=;');
    const after = await whoAmI(cookie);
    expect([after.statusCode, after.json()]).toEqual([401, { message: 'You are not signed in.' }]);
  });

  it('ends after 24 idle hours for patients and 30 idle minutes for providers', async () => {
    const patient = await t.signUp('patient');
    const provider = await t.signUp('provider');
    t.advance(29 * MINUTE);
    expect((await whoAmI(provider.cookie)).statusCode).toBe(200);
    t.advance(29 * MINUTE);
    expect((await whoAmI(provider.cookie)).statusCode).toBe(200);
    t.advance(31 * MINUTE);
    expect((await whoAmI(provider.cookie)).statusCode).toBe(401);
    expect((await whoAmI(patient.cookie)).statusCode).toBe(200);
    t.advance(25 * HOUR);
    expect((await whoAmI(patient.cookie)).statusCode).toBe(401);
  });

  it('ends after 30 days however busy', async () => {
    const { cookie } = await t.signUp();
    for (let day = 0; day < 30; day++) {
      expect((await whoAmI(cookie)).statusCode).toBe(200);
      t.advance(23.99 * HOUR);
    }
    expect((await whoAmI(cookie)).statusCode).toBe(200);
    t.advance(HOUR);
    expect((await whoAmI(cookie)).statusCode).toBe(401);
  });

  it('writes a busy session at most once a minute', async () => {
    const { cookie, id } = await t.signUp();
    const version = async () => (await t.query(sql`SELECT xmin FROM sessions WHERE user_id = ${id}`))[0];
    const before = await version();
    for (let i = 0; i < 5; i++) await whoAmI(cookie);
    expect(await version()).toEqual(before);
    t.advance(61_000);
    await whoAmI(cookie);
    expect(await version()).not.toEqual(before);
  });

  it('leaves nothing of a person in the log', () => {
    const all = t.logged.join('\n');
    expect(all).toContain('/api/auth/login');
    expect(all).not.toMatch(/example\.test|Horse|plainchart_session/);
  });
});

describe('over https', () => {
  it('marks the cookie Secure', async () => {
    const secure = await startTestApp({ appUrl: 'https://plainchart.example' });
    try {
      const payload = form('tls@example.test');
      const response = await secure.inject({ method: 'POST', url: '/api/auth/register', payload });
      expect(String(response.headers['set-cookie'])).toContain('Secure');
      expect(response.headers['strict-transport-security']).toContain('max-age=31536000');
    } finally {
      await secure.close();
    }
  });
});

describe('the profile', () => {
  const change = (cookie: string, payload: object) =>
    t.inject({ method: 'PATCH', url: '/api/auth/user', headers: { cookie }, payload });
  const good = { firstName: 'Ruth', lastName: 'Hallam', dateOfBirth: '1958-04-02', phoneNumber: '555-0101' };

  it('is corrected by its owner, with one audit row, and nothing else changes', async () => {
    const person = await t.signUp();
    const answer = await change(person.cookie, {
      ...good,
      email: 'else@example.test',
      userType: 'provider',
      uploadsRemaining: 9,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ...good,
      id: person.id,
      email: person.email,
      userType: 'patient',
      uploadsRemaining: 3,
    });
    const rows = await t.query(
      sql`SELECT 1 FROM audit_events WHERE verb = 'update-profile' AND object_id = ${person.id}`,
    );
    expect(rows).toHaveLength(1);
    expect((await change(person.cookie, { ...good, dateOfBirth: '' })).json().dateOfBirth).toBeNull();
  });

  it('is refused with what is wrong, and to nobody', async () => {
    const person = await t.signUp();
    expect((await change(person.cookie, { ...good, firstName: ' ' })).json().message).toContain(
      'First name is required',
    );
    const future = await change(person.cookie, { ...good, dateOfBirth: '2999-01-01' });
    expect([future.statusCode, future.json().message]).toEqual([400, 'Please enter a valid date of birth']);
    expect((await change('', good)).statusCode).toBe(401);
  });
});
