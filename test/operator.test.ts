import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, TEST_AUDIT_SECRET, type TestDatabase } from '../src/server/test-world.js';

const root = new URL('..', import.meta.url).pathname;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    INSERT INTO users (email, password_hash, first_name, last_name, user_type, two_step_secret, two_step_since)
    VALUES ('doc@example.test', 'x', 'Ann', 'Lee', 'provider', 'sealed', now()),
           ('pat@example.test', 'x', 'Ben', 'Lee', 'patient', null, null)`);
});
afterAll(() => database.drop());

function user(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: database.url, AUDIT_KEY: TEST_AUDIT_SECRET };
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', 'user', ...args], { cwd: root, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}
const doctor = async () => (await database.pool.query("SELECT * FROM users WHERE email = 'doc@example.test'")).rows[0];

test('the operator approves a provider and resets two-step sign-in, each with its audit row', async () => {
  expect(await user('approve', 'Doc@example.test')).toEqual({ code: 0, output: 'The provider is approved.' });
  expect((await doctor()).provider_approved_at).not.toBeNull();
  expect((await user('reset-two-step', 'doc@example.test')).code).toBe(0);
  expect(await doctor()).toMatchObject({ two_step_secret: null, two_step_since: null });
  const { rows } = await database.pool.query('SELECT verb FROM audit_events ORDER BY id');
  expect(rows.map(({ verb }) => verb)).toEqual(['operator:approve', 'operator:reset-two-step']);
});

test('the operator sets a plan and takes it back', async () => {
  expect(await user('plan', 'pat@example.test', 'practice-starter')).toEqual({ code: 0, output: 'The plan is set.' });
  const plan = async () =>
    (
      await database.pool.query(
        "SELECT subscription_tier AS tier, uploads_remaining AS left FROM users WHERE email = 'pat@example.test'",
      )
    ).rows[0];
  expect(await plan()).toEqual({ tier: 'basic', left: 103 });
  expect((await user('plan', 'pat@example.test', 'free')).code).toBe(0);
  expect(await plan()).toEqual({ tier: 'free', left: 103 });
  expect((await user('plan', 'pat@example.test', 'gold')).output).toContain('practice-starter');
});

test('it says what is wrong', async () => {
  expect(await user('approve', 'pat@example.test')).toEqual({ code: 2, output: 'There is no such account.' });
  expect((await user('promote', 'doc@example.test')).code).toBe(2);
});
