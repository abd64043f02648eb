import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/http-app.js';

/** `QUOTA_ROUNDS=50` runs as many: a race that is lost once in a hundred would show there. */
const ROUNDS = Number(process.env.QUOTA_ROUNDS ?? 3);
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
    expect(tally(statuses)).toEqual({ 202: LEFT, 402: AT_ONCE - LEFT });
    const refused = answers.find(({ statusCode }) => statusCode === 402);
    expect(refused?.json().message).toMatch(/^Upload limit reached/);
  }
  const [row] = await t.query<{ n: number; left: number }>(
    sql`SELECT (SELECT count(*)::int FROM analyses WHERE user_id = ${person.id}) AS n, uploads_remaining AS left FROM users WHERE id = ${person.id}`,
  );
  expect(row).toEqual({ n: ROUNDS * LEFT, left: 0 });
});

it('a link that is opened many times at once works once', async () => {
  const person = await t.signUp();
  const token = 'v'.repeat(43);
  const hash = createHash('sha256').update(token).digest('hex');
  const set = sql`UPDATE users SET email_verification_token = ${hash}, password_reset_token = ${hash}, email_verification_expires = now() + interval '1 hour', password_reset_expires = now() + interval '1 hour' WHERE id = ${person.id}`;
  for (let round = 0; round < ROUNDS; round += 1) {
    await t.query(set);
    const verified = await Promise.all(
      Array.from({ length: 50 }, () => t.inject({ url: `/api/auth/verify-email?token=${token}` })),
    );
    expect(tally(verified.map(({ statusCode }) => statusCode))).toEqual({ 200: 1, 400: 49 });
  }
  await t.query(set);
  const payload = { token, password: 'Another-Horse-2', confirmPassword: 'Another-Horse-2' };
  const reset = await Promise.all(
    Array.from({ length: 10 }, () => t.inject({ method: 'POST', url: '/api/auth/reset-password', payload })),
  );
  expect(tally(reset.map(({ statusCode }) => statusCode))).toEqual({ 200: 1, 400: 9 });
});
