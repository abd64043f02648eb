import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSealer } from '../src/adapters/sealer-aes.js';
import { findOwn } from '../src/analyses/access/store.js';
import { runOperator } from '../src/operator.js';
import { headsFile, noteHeads, openTrail } from '../src/server/audit-trail.js';
import { openDb } from '../src/server/db.js';
import { openKeyRing } from '../src/server/key-ring.js';
import { startPostgres } from '../src/server/postgres/index.js';
import { TEST_AUDIT_SECRET } from '../src/server/test-world.js';
import { cookieOf, PASSWORD, startTestApp, type TestApp } from './http-app.js';
import { makeDataFolder, removeDataFolder } from './product.js';
import { programs } from './programs.js';

const root = new URL('..', import.meta.url).pathname;
const PASSPHRASE = 'a passphrase for tests';

let t: TestApp;
let folder: string;
let environment: Record<string, string>;
const mails: { to: string; text: string }[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plainchart-operator-'));
  t = await startTestApp();
  Object.assign(t.world, { sealer: createSealer(openKeyRing(null, folder)) });
  await t.work({ mail: { send: async ({ to, text }) => void mails.push({ to, text }) } });
  environment = { BACKUP_PASSPHRASE: '', DATABASE_URL: t.databaseUrl, AUDIT_KEY: TEST_AUDIT_SECRET, DATA_DIR: folder };
  await openTrail(t.world.db, TEST_AUDIT_SECRET, folder);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

function command(line: string, more: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...environment, ...more })) vi.stubEnv(name, value);
  return runOperator(line.split(' '));
}
const row = async (email: string) =>
  (await t.query<Record<string, unknown>>(sql`SELECT * FROM users WHERE email = ${email}`))[0];
const verbs = async () =>
  (await t.query<{ verb: string }>(sql`SELECT verb FROM audit_events WHERE verb LIKE 'operator:%' ORDER BY id`)).map(
    ({ verb }) => verb,
  );
const until = async <Value>(look: () => Promise<Value | undefined> | Value | undefined): Promise<Value> => {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

test('the command line runs them and tells how they are written', async () => {
  const cli = join(await programs(), 'cli.js');
  const run = (...args: string[]) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const env = { PATH: process.env.PATH, ...environment };
      const child = spawn(process.execPath, [cli, ...args], { cwd: root, env });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
      }
      child.on('close', (code) => resolve({ code, output: output.trim() }));
    });
  const help = await run('--help');
  for (const words of [
    'user create',
    'user type',
    'user plan',
    'user approve',
    'user reset-two-step',
    'jobs list',
    'jobs retry',
    'jobs purge',
    'audit verify',
    'keys rotate',
    'backup FILE',
    'restore FILE',
  ]) {
    expect(help.output).toContain(`plainchart ${words}`);
  }
  expect(await run('user', 'approve', 'nobody@example.test')).toEqual({ code: 2, output: 'There is no such account.' });
  expect((await run('jobs', 'purge')).code).toBe(0);
});

describe('accounts', () => {
  test('one is made; its owner chooses the password by mail, is asked for the type, and gets in', async () => {
    expect(await command('user create Nora@Example.test Nora Vance')).toMatchObject({ done: true });
    expect(await row('nora@example.test')).toMatchObject({
      user_type: null,
      subscription_tier: 'free',
      uploads_remaining: 3,
    });
    const mail = await until(() => mails.find(({ to }) => to === 'nora@example.test'));
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    const post = (url: string, payload: object) => t.inject({ method: 'POST', url, payload });
    expect(
      (await post('/api/auth/reset-password', { token, password: PASSWORD, confirmPassword: PASSWORD })).statusCode,
    ).toBe(200);
    const signedIn = await post('/api/auth/login', { email: 'nora@example.test', password: PASSWORD });
    expect(signedIn.json()).toMatchObject({ firstName: 'Nora', userType: null });
    expect((await command('user create nora@example.test Nora Vance')).words).toContain('already');
    expect((await command('user create nora@example.test Nora')).words).toContain('Say plainchart user create EMAIL');
    expect((await command('user create no-address Nora Vance')).done).toBe(false);
  });

  test('type, plan, approval and two-step sign-in are set, each with its audit row', async () => {
    const ann = await t.signUp();
    const before = (await verbs()).length;
    expect(await command(`user type ${ann.email.toUpperCase()} healthcare_worker`)).toMatchObject({ done: true });
    expect((await row(ann.email))?.user_type).toBe('provider');
    // What a session may do has changed: there is none left.
    expect((await t.inject({ url: '/api/auth/user', headers: { cookie: ann.cookie } })).statusCode).toBe(401);
    expect((await command(`user plan ${ann.email} practice-professional`)).words).toBe('The plan is set.');
    expect(await row(ann.email)).toMatchObject({ subscription_tier: 'premium', uploads_remaining: 503 });
    expect((await command(`user plan ${ann.email} free`)).words).toBe('The plan is set.');
    expect(await row(ann.email)).toMatchObject({ subscription_tier: 'free', uploads_remaining: 503 });
    expect((await command(`user plan ${ann.email} gold`)).words).toContain('Say plainchart user plan EMAIL');
    expect(await command(`user approve ${ann.email}`)).toMatchObject({ done: true });
    expect((await row(ann.email))?.provider_approved_at).not.toBeNull();
    const payload = { email: ann.email, password: PASSWORD };
    const cookie = cookieOf(await t.inject({ method: 'POST', url: '/api/auth/login', payload }));
    const user = async () => (await t.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode;
    expect(await user()).toBe(200);
    await t.query(sql`UPDATE users SET two_step_secret = 'x', two_step_since = now() WHERE id = ${ann.id}`);
    expect(await command(`user reset-two-step ${ann.email}`)).toMatchObject({ done: true });
    expect(await row(ann.email)).toMatchObject({ two_step_secret: null, two_step_since: null });
    expect(await user()).toBe(401);
    expect((await verbs()).slice(before)).toEqual([
      'operator:type:provider',
      'operator:plan:practice-professional',
      'operator:plan:free',
      'operator:approve',
      'operator:reset-two-step',
    ]);
    const origins = await t.query(sql`SELECT DISTINCT origin FROM audit_events WHERE verb LIKE 'operator:%'`);
    expect(origins).toEqual([{ origin: 'operator' }]);
  });

  test.each([
    'type nobody@example.test patient',
    'plan nobody@example.test basic',
    'approve nobody@example.test',
    'reset-two-step nobody@example.test',
  ])('user %s: there is no such account', async (line) => {
    expect(await command(`user ${line}`)).toEqual({ done: false, words: 'There is no such account.' });
  });

  test('what is not known is told', async () => {
    expect((await command('user promote x@example.test')).words).toMatch(
      /^Say plainchart user create .*, or .*reset-two-step EMAIL\.$/,
    );
    expect((await command('jobs')).words).toBe(
      'Say plainchart jobs list, or plainchart jobs retry ID, or plainchart jobs purge.',
    );
  });
});

describe('jobs', () => {
  test('are listed, run at once, enqueued again, and what has ended is deleted', async () => {
    const insert = async (state: string, output: string | null = null, name = 'send-mail') => {
      const [job] = await t.query<{ id: string }>(sql`
        INSERT INTO pgboss.job (name, data, state, start_after, output, completed_on)
        VALUES (${name}, '{"mail":"password-changed","userId":null,"at":"2026-01-01T00:00:00Z"}', ${state}::pgboss.job_state,
          now() + interval '1 hour', ${output}::jsonb, CASE WHEN ${output}::text IS NULL THEN NULL ELSE now() END) RETURNING id`);
      return job?.id ?? '';
    };
    const waiting = await insert('created');
    const givenUp = await insert('completed', '{"givenUp":"failed"}');
    const report = await insert('completed', '{"givenUp":"lost"}', 'analyse-report');
    const { words } = await command('jobs list');
    expect(words).toMatch(new RegExp(`${waiting} .* send-mail  waiting until 20`));
    expect(words).toMatch(new RegExp(`${givenUp} .* send-mail  given up`));
    expect(words).not.toContain('password-changed');

    expect((await command(`jobs retry ${waiting}`)).words).toBe('The job runs now.');
    await until(async () => {
      const [job] = await t.query<{ state: string }>(sql`SELECT state FROM pgboss.job WHERE id = ${waiting}::uuid`);
      return job?.state === 'completed' ? true : undefined;
    });
    expect((await command(`jobs retry ${givenUp}`)).words).toBe('The job was enqueued again.');
    expect((await command('jobs list')).words).not.toContain(givenUp);
    expect((await command(`jobs retry ${report}`)).words).toContain('its owner can send it again');
    expect((await command(`jobs retry ${waiting}`)).done).toBe(false);
    expect((await command('jobs retry 4711')).words).toContain('no such job');

    const later = await insert('created');
    expect((await command('jobs purge')).words).toMatch(/^[1-9]\d* ended jobs were deleted\.$/);
    const left = await t.query(sql`SELECT 1 FROM pgboss.job WHERE state > 'active'`);
    expect(left).toEqual([]);
    expect((await command('jobs list')).words).toContain(later);
    await t.query(sql`DELETE FROM pgboss.job WHERE id = ${later}::uuid`);
  });
});

describe('data', () => {
  test('the audit trail is verified: whole, then not', async () => {
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const clock = { now: () => new Date() };
    await noteHeads({ db: t.world.db, secret: TEST_AUDIT_SECRET, folder, clock, log });
    expect(existsSync(headsFile(folder))).toBe(true);
    expect((await command('audit verify')).words).toMatch(/^The audit trail is whole: \d+ events\.$/);
    await t.query(sql`ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only`);
    await t.query(sql`UPDATE audit_events SET verb = 'nothing' WHERE verb = 'trail-begun'`);
    const { done, words } = await command('audit verify');
    expect(done).toBe(false);
    expect(words).toMatch(/NOT whole.*\nchain \d+, event \d+, an event was changed, moved or added$/);
    await t.query(sql`UPDATE audit_events SET verb = 'trail-begun' WHERE verb = 'nothing'`);
    await t.query(sql`ALTER TABLE audit_events ENABLE TRIGGER audit_events_append_only`);
    expect((await command('audit verify')).done).toBe(true);
  });

  test('the key is changed beside a running product, which goes on with the new one', async () => {
    const ann = await t.signUp();
    const { id } = (await t.submit(ann, 'CT of the chest: all is well.')).json();
    await t.ended(ann, id);
    const mark = async () =>
      (
        await t.query<{ mark: string }>(
          sql`SELECT encode(substring(report_text FROM 1 FOR 8), 'hex') AS mark FROM analyses WHERE id = ${id}`,
        )
      )[0]?.mark;
    const old = await mark();
    expect((await command('keys rotate')).words).toMatch(/: [1-9]\d* values were sealed again\.$/);
    expect(readFileSync(join(folder, 'data-key'), 'utf8').trim().split('\n')).toHaveLength(2);
    expect(statSync(join(folder, 'data-key')).mode & 0o777).toBe(0o600);
    expect(await mark()).not.toBe(old);
    expect(await t.ended(ann, id)).toMatchObject({ reportText: 'CT of the chest: all is well.' });
    const { id: next } = (await t.submit(ann, 'Another report: fine.')).json();
    await t.ended(ann, next);
    const marks = await t.query(sql`SELECT DISTINCT substring(report_text FROM 1 FOR 8) AS mark FROM analyses`);
    expect(marks).toHaveLength(1);
    expect(await verbs()).toContain('operator:rotate-keys');
  });

  test('a backup is restored in an empty folder with an embedded database of its own: all is readable there', async () => {
    const ann = await t.signUp();
    const { id } = (await t.submit(ann, 'MRI of the knee: all is well.')).json();
    await t.ended(ann, id);
    const file = join(folder, 'all.backup');
    expect((await command(`backup ${file}`)).words).toContain(`${folder}/backup-key: keep a copy`);
    const kept = readFileSync(join(folder, 'backup-key'), 'utf8').trim();
    const again = join(folder, 'again.backup');
    expect((await command(`backup ${again}`, { BACKUP_PASSPHRASE: PASSPHRASE })).words).toMatch(
      /^\d+ tables with \d+ rows are in/,
    );
    expect(
      await command(`backup ${again}`, { BACKUP_PASSPHRASE: PASSPHRASE }).catch((error: Error) => error.message),
    ).toContain('already');

    const fresh = makeDataFolder();
    try {
      const empty = { DATABASE_URL: '', AUDIT_KEY: '', DATA_DIR: fresh };
      expect((await command(`restore ${file}`, empty)).words).toContain('Set BACKUP_PASSPHRASE');
      const wrong = command(`restore ${file}`, { ...empty, BACKUP_PASSPHRASE: PASSPHRASE });
      await expect(wrong).rejects.toThrow('The passphrase is not that of this backup');
      const { done, words } = await command(`restore ${file}`, { ...empty, BACKUP_PASSPHRASE: kept });
      expect(words).toMatch(
        /is restored: \d+ tables with \d+ rows, all as they were; \d+ sealed values open, the audit trail is whole/,
      );
      expect(done).toBe(true);
      expect((await command(`restore ${file}`, { ...empty, BACKUP_PASSPHRASE: kept })).words).toContain('is not empty');

      const log = { info: () => {}, warn: () => {}, error: () => {} };
      const postgres = await startPostgres({ dataFolder: fresh, log });
      const secret = readFileSync(join(fresh, 'audit-key'), 'utf8').trim();
      expect(secret).toBe(TEST_AUDIT_SECRET);
      const database = openDb(postgres.url, { auditSecret: secret });
      try {
        await openTrail(database.db, secret, fresh);
        const sealer = createSealer(openKeyRing(null, fresh));
        const found = await findOwn({ db: database.db, sealer }, ann.id, id);
        expect(found).toMatchObject({
          reportText: 'MRI of the knee: all is well.',
          summary: 'Your report says one thing.',
        });
      } finally {
        await database.close();
        await postgres.stop();
      }
    } finally {
      await removeDataFolder(fresh);
    }
  }, 180_000);
});
