import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD, type Person, startTestApp, type TestApp } from '../../../test/http-app.js';

/** `QUOTA_ROUNDS=50` runs as many: a race that is lost once in a hundred would show there. */
const ROUNDS = Number(process.env.QUOTA_ROUNDS ?? 3);
vi.setConfig({ testTimeout: ROUNDS * 30_000 });
const AT_ONCE = 200;
const LEFT = 5;

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const tally = (statuses: number[]) =>
  Object.fromEntries([...new Set(statuses)].map((one) => [one, statuses.filter((other) => other === one).length]));

it(`of ${AT_ONCE} submissions at once with ${LEFT} units left, exactly ${LEFT} are accepted`, async () => {
  const person = await t.signUp();
  for (let round = 0; round < ROUNDS; round += 1) {
    await t.query(sql`UPDATE users SET uploads_remaining = ${LEFT} WHERE id = ${person.id}`);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => t.submit(person, `Report ${round}-${index}: fine.`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    // A machine that is too slow for so many at once may ask some to come again: none of these takes a unit either.
    const { 202: accepted, 402: refusedNow = 0, 503: later = 0 } = tally(statuses);
    expect([accepted, refusedNow + later]).toEqual([LEFT, AT_ONCE - LEFT]);
    const refused = answers.find(({ statusCode }) => statusCode === 402);
    expect(refused?.json().message).toMatch(/^Upload limit reached/);
  }
  const [row] = await t.query<{ n: number; left: number }>(
    sql`SELECT (SELECT count(*)::int FROM analyses WHERE user_id = ${person.id}) AS n, uploads_remaining AS left FROM users WHERE id = ${person.id}`,
  );
  expect(row).toEqual({ n: ROUNDS * LEFT, left: 0 });
});

/** Sets the hashes of a token, as a mail with it would. */
async function giveToken(person: Person, token: string): Promise<void> {
  const hash = createHash('sha256').update(token).digest('hex');
  await t.query(
    sql`UPDATE users SET is_email_verified = false, email_verification_token = ${hash}, password_reset_token = ${hash}, email_verification_expires = now() + interval '1 hour', password_reset_expires = now() + interval '1 hour' WHERE id = ${person.id}`,
  );
}
const atOnce = async (count: number, ask: (index: number) => ReturnType<TestApp['inject']>) =>
  tally(
    (await Promise.all(Array.from({ length: count }, (_, index) => ask(index)))).map(({ statusCode }) => statusCode),
  );
const post = (url: string, payload: object, cookie = '') =>
  t.inject({ method: 'POST', url, payload, headers: { cookie } });

describe('what may be used once is used once, however many try at the same moment', () => {
  it('a link that verifies an address', async () => {
    const person = await t.signUp();
    for (let round = 0; round < ROUNDS; round += 1) {
      const token = `v${round}`.padEnd(43, 'v');
      await giveToken(person, token);
      const tried = await atOnce(50, () => t.inject({ url: `/api/auth/verify-email?token=${token}` }));
      expect(tried).toEqual({ 200: 1, 400: 49 });
    }
  });

  it('a link that sets a new password', async () => {
    const person = await t.signUp();
    for (let round = 0; round < ROUNDS; round += 1) {
      const token = `r${round}`.padEnd(43, 'r');
      await giveToken(person, token);
      const tried = await atOnce(10, (index) => {
        const password = `Another-Horse-${round}-${index}`;
        return post('/api/auth/reset-password', { token, password, confirmPassword: password });
      });
      expect(tried).toEqual({ 200: 1, 400: 9 });
    }
  });

  it('a recovery code', async () => {
    let person = await t.signUp();
    let codes: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      if (codes.length === 0) {
        person = await t.signUp();
        const { secret } = (await post('/api/auth/two-step/start', { password: PASSWORD }, person.cookie)).json();
        const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
        codes = (await post('/api/auth/two-step/on', { code }, person.cookie)).json().recoveryCodes;
      }
      const code = codes.pop();
      // As many as an account may try at once.
      const tried = await atOnce(5, () => post('/api/auth/login', { email: person.email, password: PASSWORD, code }));
      expect(tried).toEqual({ 200: 1, 401: 4 });
      await t.query(sql`UPDATE users SET failed_login_attempts = 0, locked_until = NULL WHERE id = ${person.id}`);
    }
  });

  it('and a shared link takes exactly five wrong dates', async () => {
    const person = await t.signUp();
    await t.query(sql`UPDATE users SET date_of_birth = '1980-02-03', uploads_remaining = 1 WHERE id = ${person.id}`);
    await t.work();
    const { id } = (await t.submit(person, 'CT of the chest: fine.')).json();
    await t.ended(person, id);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { token } = (await post(`/api/analyses/${id}/links`, { days: 7 }, person.cookie)).json();
      const open = (dateOfBirth: string) => post('/api/shared/open', { token, dateOfBirth });
      expect(await atOnce(30, () => open('1981-02-03'))).toEqual({ 403: 5, 404: 25 });
      expect((await open('1980-02-03')).statusCode).toBe(404);
      await t.query(sql`DELETE FROM analysis_share_links WHERE analysis_id = ${id}`);
    }
  });
});
