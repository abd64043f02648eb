import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cookieOf, PASSWORD, type Person, startTestApp, type TestApp } from '../../../test/http-app.js';
import { sha256 } from '../../accounts/index.js';

/* What is checked at one moment and done at the next: nothing may come in between. */

const NEW_PASSWORD = 'Teal-Otter-Sings-4';
const STEP = 30_000;
const TOKEN = 'r'.repeat(43);

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const post = (path: string, cookie: string, payload: object) =>
  t.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers: { cookie } });
const endAccount = ({ cookie }: Person, payload: object) =>
  t.inject({ method: 'POST', url: '/api/account/delete', payload, headers: { cookie } });
const login = ({ email }: Person, password = PASSWORD) => post('login', '', { email, password });
const sessionsOf = async ({ id }: Person) =>
  (await t.query(sql`SELECT sid FROM sessions WHERE user_id = ${id}`)).length;
const shown = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.world.clock.now().getTime() });

/** Somebody else gives the account a new password by a mailed link. */
async function reset({ id }: Person): Promise<void> {
  await t.query(sql`UPDATE users SET password_reset_token = ${sha256(TOKEN)},
    password_reset_expires = now() + interval '1 hour' WHERE id = ${id}`);
  const input = { token: TOKEN, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  expect((await post('reset-password', '', input)).statusCode).toBe(200);
}

/** Does something when the next password has been found right, before anything is made of that. */
function afterNextCheck(step: () => Promise<unknown>): void {
  const { passwords } = t.world;
  Object.assign(t.world, {
    passwords: {
      ...passwords,
      async verify(hash: string | null, password: string) {
        Object.assign(t.world, { passwords });
        const matches = await passwords.verify(hash, password);
        await step();
        return matches;
      },
    },
  });
}

/** Turns two-step sign-in on; gives the person with the new session, and the secret. */
async function turnedOn(): Promise<{ person: Person; secret: string }> {
  const person = await t.signUp();
  const { secret } = (await post('two-step/start', person.cookie, { password: PASSWORD })).json();
  const answer = await post('two-step/on', person.cookie, { code: shown(secret) });
  t.advance(STEP);
  return { person: { ...person, cookie: cookieOf(answer) }, secret };
}

describe('a sign-in that has begun', () => {
  it('opens nothing when the password is reset meanwhile', async () => {
    const ann = await t.signUp();
    afterNextCheck(() => reset(ann));
    const answer = await login(ann);
    expect([answer.statusCode, answer.json().message, cookieOf(answer)]).toEqual([
      401,
      'The email or password is not correct.',
      '',
    ]);
    expect(await sessionsOf(ann)).toBe(0);
    expect((await login(ann, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('opens nothing when the password is changed meanwhile', async () => {
    const ann = await t.signUp();
    afterNextCheck(async () => {
      const input = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
      expect((await post('change-password', ann.cookie, input)).statusCode).toBe(200);
    });
    expect((await login(ann)).statusCode).toBe(401);
    expect(await sessionsOf(ann)).toBe(1);
  });

  it('asks for a code when two-step sign-in is turned on meanwhile', async () => {
    const ann = await t.signUp();
    const { secret } = (await post('two-step/start', ann.cookie, { password: PASSWORD })).json();
    afterNextCheck(async () => {
      expect((await post('two-step/on', ann.cookie, { code: shown(secret) })).statusCode).toBe(200);
    });
    const answer = await login(ann);
    expect([answer.statusCode, cookieOf(answer)]).toEqual([403, '']);
    expect(await sessionsOf(ann)).toBe(1);
  });

  it('finds no account when it is deleted meanwhile', async () => {
    const ann = await t.signUp();
    afterNextCheck(async () => {
      expect((await endAccount(ann, { password: PASSWORD })).statusCode).toBe(200);
    });
    expect((await login(ann)).statusCode).toBe(401);
  });
});

describe('an act that was allowed by a password', () => {
  it('is not done when the password is reset meanwhile, and leaves no session', async () => {
    const { person, secret } = await turnedOn();
    const acts: [string, (code: string) => ReturnType<typeof post>][] = [
      [
        'change-password',
        () => {
          const password = 'Other-Teal-Otter-5';
          return post('change-password', person.cookie, {
            currentPassword: PASSWORD,
            password,
            confirmPassword: password,
          });
        },
      ],
      ['two-step/off', (code) => post('two-step/off', person.cookie, { password: PASSWORD, code })],
      ['recovery-codes', (code) => post('two-step/recovery-codes', person.cookie, { password: PASSWORD, code })],
      ['delete', (code) => endAccount(person, { password: PASSWORD, code })],
    ];
    const row = () =>
      t.query(sql`SELECT u.*, (SELECT string_agg(code_hash, ',') FROM recovery_codes) AS codes
      FROM users u WHERE id = ${person.id}`);
    const [original] = await t.query<{ password_hash: string }>(
      sql`SELECT password_hash FROM users WHERE id = ${person.id}`,
    );
    for (const [name, act] of acts) {
      let after: unknown[] = [];
      afterNextCheck(async () => {
        await reset(person);
        after = (await row()).map(withoutSteps);
      });
      const answer = await act(shown(secret));
      expect([400, 401], `${name} ${answer.body}`).toContain(answer.statusCode);
      expect(cookieOf(answer), name).toBe('');
      expect(await sessionsOf(person), name).toBe(0);
      expect((await row()).map(withoutSteps), name).toEqual(after);
      // As it was, for the next one.
      t.advance(STEP);
      await t.query(sql`UPDATE users SET password_hash = ${original?.password_hash} WHERE id = ${person.id}`);
      await t.query(sql`DELETE FROM attempt_counts`);
      const signedIn = await post('login', '', { email: person.email, password: PASSWORD, code: shown(secret) });
      person.cookie = cookieOf(signedIn);
      t.advance(STEP);
    }
  });
});

describe('a change of what a session may do', () => {
  /** Holds the account's row, ends all its sessions, and lets go once the act waits for the row. */
  async function whileSessionsEnd(person: Person, act: () => ReturnType<typeof post>) {
    let answer: ReturnType<typeof post> | null = null;
    await t.world.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT id FROM users WHERE id = ${person.id} FOR UPDATE`);
      await tx.execute(sql`DELETE FROM sessions WHERE user_id = ${person.id}`);
      answer = act();
      await vi.waitFor(
        async () => {
          const waiting = await t.query(sql`SELECT pid FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`);
          expect(waiting).toHaveLength(1);
        },
        { timeout: 20_000, interval: 20 },
      );
    });
    return (await answer) as unknown as Awaited<ReturnType<typeof post>>;
  }

  it('is not made by one that ends meanwhile: turning two-step sign-in on', async () => {
    const ann = await t.signUp();
    const { secret } = (await post('two-step/start', ann.cookie, { password: PASSWORD })).json();
    const answer = await whileSessionsEnd(ann, () => post('two-step/on', ann.cookie, { code: shown(secret) }));
    expect([answer.statusCode, cookieOf(answer), await sessionsOf(ann)]).toEqual([401, '', 0]);
    const [row] = await t.query<{ since: Date | null }>(
      sql`SELECT two_step_since AS since FROM users WHERE id = ${ann.id}`,
    );
    expect(row?.since).toBeNull();
  });

  it('is not made by one that ends meanwhile: choosing the account type', async () => {
    const ann = await t.signUp();
    await t.query(sql`UPDATE users SET user_type = NULL WHERE id = ${ann.id}`);
    const answer = await whileSessionsEnd(ann, () => post('user/type', ann.cookie, { userType: 'provider' }));
    expect([answer.statusCode, cookieOf(answer), await sessionsOf(ann)]).toEqual([401, '', 0]);
    const [row] = await t.query<{ type: string | null }>(sql`SELECT user_type AS type FROM users WHERE id = ${ann.id}`);
    expect(row?.type).toBeNull();
  });
});

/** A row without what a code that was tried leaves in it. */
function withoutSteps(row: unknown): unknown {
  const { two_step_last_step: _step, ...rest } = row as Record<string, unknown>;
  return rest;
}
