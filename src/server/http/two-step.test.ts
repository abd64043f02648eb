import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, PASSWORD, type Person, startTestApp, type TestApp } from '../../../test/http-app.js';

const STEP = 30_000;

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const post = (path: string, cookie: string, payload: object) =>
  t.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers: { cookie } });
const state = async (cookie: string) => (await t.inject({ url: '/api/auth/two-step', headers: { cookie } })).json();
const login = (email: string, code?: string, password = PASSWORD) =>
  post('login', '', { email, password, ...(code === undefined ? {} : { code }) });
/** The code that the app shows now. */
const shown = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.world.clock.now().getTime() });
const statusOf = async (cookie: string) => (await t.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode;

/** A person with two-step sign-in on; the next code is already good. */
async function turnedOn(userType: 'patient' | 'provider' = 'patient') {
  const person = await t.signUp(userType);
  const { secret, uri } = (await post('two-step/start', person.cookie, { password: PASSWORD })).json();
  const answer = await post('two-step/on', person.cookie, { code: shown(secret) });
  expect(answer.statusCode).toBe(200);
  t.advance(STEP);
  const { recoveryCodes } = answer.json() as { recoveryCodes: string[] };
  return {
    person: { ...person, cookie: cookieOf(answer) } as Person,
    secret,
    uri,
    recoveryCodes,
    before: person.cookie,
  };
}

describe('turning it on', () => {
  it('wants the password, then a code, and gives ten recovery codes and a new session', async () => {
    const person = await t.signUp();
    const other = cookieOf(await login(person.email));
    expect((await post('two-step/start', person.cookie, { password: 'Wrong-Horse-1' })).statusCode).toBe(400);
    expect((await post('two-step/on', person.cookie, { code: '123456' })).statusCode).toBe(409);
    const { secret, uri } = (await post('two-step/start', person.cookie, { password: PASSWORD })).json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Plainchart:/);
    expect(uri).toContain(secret);
    expect((await login(person.email)).statusCode).toBe(200);
    const wrong = await post('two-step/on', person.cookie, {
      code: `${999_999 - Number(shown(secret))}`.padStart(6, '0'),
    });
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      400,
      'The code is not correct. Use the code that your app shows now.',
    ]);
    expect(await state(person.cookie)).toMatchObject({ on: false });
    const answer = await post('two-step/on', person.cookie, { code: shown(secret) });
    const codes = answer.json().recoveryCodes as string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(await Promise.all([person.cookie, other, cookieOf(answer)].map(statusOf))).toEqual([401, 401, 200]);
    expect(await state(cookieOf(answer))).toEqual({ on: true, required: false, recoveryCodesLeft: 10 });
    const stored = JSON.stringify([
      await t.query(sql`SELECT * FROM users WHERE id = ${person.id}`),
      await t.query(sql`SELECT * FROM recovery_codes`),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect((await post('two-step/start', cookieOf(answer), { password: PASSWORD })).statusCode).toBe(409);
  });
});

describe('signing in with it', () => {
  it('asks for a code only after the right password, and takes the one of now', async () => {
    const { person, secret } = await turnedOn();
    expect((await login(person.email, undefined, 'Wrong-Horse-1')).statusCode).toBe(401);
    const asked = await login(person.email);
    expect([asked.statusCode, asked.json().message, cookieOf(asked)]).toEqual([
      403,
      'Enter the code from your authenticator app, or one of your recovery codes.',
      '',
    ]);
    const wrong = await login(person.email, shown(secret) === '000000' ? '000001' : '000000');
    expect([wrong.statusCode, wrong.json().message]).toEqual([401, 'The code is not correct.']);
    const right = await login(person.email, shown(secret).replace(/(...)/, '$1 '));
    expect(right.statusCode).toBe(200);
    expect(await statusOf(cookieOf(right))).toBe(200);
  });

  it('takes no code twice: of 50 at once exactly one signs in', async () => {
    const { person, secret } = await turnedOn();
    const code = shown(secret);
    // Fifty tries are more than the account has: the count is not what is tested here.
    const all = [];
    for (let round = 0; round < 10; round++) {
      all.push(...(await Promise.all(Array.from({ length: 5 }, () => login(person.email, code)))));
      await t.query(sql`UPDATE users SET failed_login_attempts = 0, locked_until = NULL WHERE id = ${person.id}`);
    }
    expect(all.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(all.filter((answer) => answer.statusCode === 401)).toHaveLength(49);
  });

  it('takes each recovery code once', async () => {
    const { person, recoveryCodes } = await turnedOn();
    const [code = ''] = recoveryCodes;
    const both = await Promise.all([login(person.email, code), login(person.email, code.toUpperCase())]);
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 401]);
    expect((await state(person.cookie)).recoveryCodesLeft).toBe(9);
  });

  it('locks guesses of codes, and asking without a code gives none back', async () => {
    const { person, secret } = await turnedOn();
    const guess = shown(secret) === '000000' ? '000001' : '000000';
    for (let i = 0; i < 4; i++) {
      expect((await login(person.email, guess)).statusCode).toBe(401);
      expect((await login(person.email)).statusCode).toBe(403);
    }
    expect((await login(person.email, guess)).statusCode).toBe(401);
    expect((await login(person.email, shown(secret))).statusCode).toBe(429);
    t.advance(61_000);
    expect((await login(person.email)).statusCode).toBe(403);
    expect((await login(person.email, shown(secret))).statusCode).toBe(200);
  });
});

describe('turning it off', () => {
  it('wants the password and a code', async () => {
    const { person, secret, recoveryCodes } = await turnedOn();
    const off = (password: string, code: string) => post('two-step/off', person.cookie, { password, code });
    expect((await off('Wrong-Horse-1', shown(secret))).statusCode).toBe(400);
    expect((await off(PASSWORD, 'aaaa-bbbb-cccc-dddd')).statusCode).toBe(400);
    expect(await state(person.cookie)).toMatchObject({ on: true });
    const answer = await off(PASSWORD, recoveryCodes[3] ?? '');
    expect(answer.statusCode).toBe(200);
    expect(await state(cookieOf(answer))).toEqual({ on: false, required: false, recoveryCodesLeft: 0 });
    expect((await login(person.email)).statusCode).toBe(200);
  });

  it('gives new recovery codes in place of the old ones', async () => {
    const { person, secret, recoveryCodes } = await turnedOn();
    const answer = await post('two-step/recovery-codes', person.cookie, { password: PASSWORD, code: shown(secret) });
    const fresh = answer.json().recoveryCodes as string[];
    expect((await login(person.email, recoveryCodes[0])).statusCode).toBe(401);
    expect((await login(person.email, fresh[0])).statusCode).toBe(200);
  });
});

describe('where it is required for providers', () => {
  it('opens nothing but the account until it is on, and stays on', async () => {
    t.world.providerTwoStep = 'required';
    try {
      const [provider, patient] = [await t.signUp('provider'), await t.signUp()];
      const list = (cookie: string) => t.inject({ url: '/api/analyses', headers: { cookie } });
      const must = async (cookie: string) =>
        (await t.inject({ url: '/api/auth/user', headers: { cookie } })).json().mustSetUpTwoStep;
      expect([await must(provider.cookie), await must(patient.cookie)]).toEqual([true, false]);
      const refused = await list(provider.cookie);
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        'Please set up two-step sign-in in your settings first. It is required here.',
      ]);
      expect((await t.submit(provider, 'A report.')).statusCode).toBe(403);
      expect((await list(patient.cookie)).statusCode).toBe(200);
      expect(await state(provider.cookie)).toMatchObject({ on: false, required: true });
      const { person, recoveryCodes } = await turnedOn('provider');
      expect([(await list(person.cookie)).statusCode, await must(person.cookie)]).toEqual([200, false]);
      const off = await post('two-step/off', person.cookie, { password: PASSWORD, code: recoveryCodes[0] ?? '' });
      expect(off.statusCode).toBe(403);
    } finally {
      t.world.providerTwoStep = 'offered';
    }
  });
});
