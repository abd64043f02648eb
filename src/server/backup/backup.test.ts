import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';
import { createSealer } from '../../adapters/sealer-aes.js';
import { findOwn, listReadable } from '../../analyses/access/store.js';
import { checkTrail } from '../audit-trail.js';
import { openDb } from '../db.js';
import { migrate } from '../migrate.js';
import { SEALED_COLUMNS } from '../sealing/columns.js';
import { openEverything } from '../sealing/reseal.js';
import { TEST_AUDIT_SECRET } from '../test-world.js';
import { restoreBackup } from './restore.js';
import { writeBackup } from './write.js';

const PASSPHRASE = 'a passphrase for tests';
const DATA_KEY = 'a key for tests that is long enough';
const keys = { data: [DATA_KEY], audit: TEST_AUDIT_SECRET };
const sealer = createSealer(() => keys.data);

let t: TestApp;
let folder: string;
let people: Person[];
let admin: pg.Client;
let databaseUrl: string;
const made: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plainchart-backup-'));
  t = await startTestApp();
  await t.work();
  const [{ name } = { name: '' }] = await t.query<{ name: string }>(sql`SELECT current_database() AS name`);
  databaseUrl = urlOf(name);
  admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  people = [await t.signUp(), await t.signUp('provider')];
  for (const person of people) {
    for (let at = 0; at < 3; at += 1) {
      const { id } = (
        await t.submit(person, `Report ${at} of the liver: all is well.\n\\N \t "quoted" \u00e4\u{1F600}`)
      ).json();
      await t.ended(person, id);
    }
  }
});
afterAll(async () => {
  for (const name of made) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  await t.close();
  rmSync(folder, { recursive: true });
});

function urlOf(name: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  made.push(name);
  return urlOf(name);
}

const backUp = (file: string) => writeBackup({ databaseUrl, file, passphrase: PASSPHRASE, keys, at: new Date() });

describe('a backup of a filled database', () => {
  it('is one moment of it while people go on, and comes back whole: rows, hashes, texts, sign-ins, trail, numbers', async () => {
    const file = join(folder, 'whole.backup');
    let going = true;
    const busy = (async () => {
      while (going) await t.inject({ url: '/api/analyses', headers: { cookie: (people[0] as Person).cookie } });
    })();
    const written = await backUp(file);
    going = false;
    await busy;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    for (const word of ['liver', (people[0] as Person).email, DATA_KEY]) expect(bytes.includes(word)).toBe(false);

    const url = await emptyDatabase();
    const restored = await restoreBackup({ databaseUrl: url, file, passphrase: PASSPHRASE });
    expect(restored).toMatchObject({ keys, rows: written.rows, tables: written.tables });
    expect(written.tables).toBeGreaterThan(15);
    const database = openDb(url, { auditSecret: TEST_AUDIT_SECRET });
    try {
      const shelf = { db: database.db, sealer };
      for (const person of people) {
        const list = await listReadable(shelf, person.id, { limit: 10 });
        expect(list).toHaveLength(3);
        const whole = await findOwn(shelf, person.id, list[0]?.id ?? 0);
        expect(whole?.reportText).toBe('Report 2 of the liver: all is well.\n\\N \t "quoted" \u00e4\u{1F600}');
        expect(whole?.analysisData?.summary).toBe('Your report says one thing.');
      }
      expect(await openEverything(database.db, sealer, SEALED_COLUMNS)).toBe(6 * 10);
      const verdict = await checkTrail(database.db, TEST_AUDIT_SECRET, folder);
      expect(verdict.damage).toEqual([]);
      expect(verdict.events).toBeGreaterThan(10);
      const count = async (table: string) =>
        (await database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
      expect(await count('sessions')).toBe(2);
      expect(await count('pgboss.job')).toBe(8);
      // New rows go on where the old ones ended.
      const { rows } = await database.pool.query(`
        INSERT INTO users (email, password_hash, first_name, last_name) VALUES ('new@example.test', 'x', 'A', 'B') RETURNING id`);
      expect(rows[0].id).toBe(3);
      await migrate(url);
    } finally {
      await database.close();
    }
  });

  it('is never written over, and nothing is left of one that failed', async () => {
    const file = join(folder, 'twice.backup');
    await backUp(file);
    await expect(backUp(file)).rejects.toThrow('already');
    const nowhere = join(folder, 'no such folder', 'x.backup');
    await expect(backUp(nowhere)).rejects.toThrow();
    expect(existsSync(`${file}.partial`)).toBe(false);
  });
});

describe('a restore', () => {
  it('refuses a wrong passphrase, another file, and each damaged or shortened one', async () => {
    const file = join(folder, 'good.backup');
    await backUp(file);
    const good = readFileSync(file);
    const damaged = (name: string, bytes: Buffer) => {
      const path = join(folder, name);
      writeFileSync(path, bytes);
      return path;
    };
    const flipped = (at: number) => {
      const bytes = Buffer.from(good);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    };
    const url = await emptyDatabase();
    const attempt = (path: string, passphrase = PASSPHRASE) =>
      restoreBackup({ databaseUrl: url, file: path, passphrase });
    await expect(attempt(file, 'another passphrase')).rejects.toThrow('The passphrase is not that of this backup');
    await expect(attempt(join(folder, 'none'))).rejects.toThrow('There is no file');
    await expect(attempt(damaged('text', Buffer.from('hello\n')))).rejects.toThrow('no backup of this product');
    await expect(attempt(damaged('empty', Buffer.alloc(0)))).rejects.toThrow('no backup of this product');
    await expect(attempt(damaged('salt', flipped(60)))).rejects.toThrow(/passphrase|no backup/);
    await expect(attempt(damaged('first', flipped(200)))).rejects.toThrow('damaged');
    // What came before was refused before anything was made; from here the tables may be there, but no row.
    for (const [name, bytes] of [
      ['last', flipped(good.length - 1)],
      ['short', good.subarray(0, good.length - 1)],
      ['long', Buffer.concat([good, Buffer.from([0])])],
    ] as const) {
      const target = await emptyDatabase();
      await expect(
        restoreBackup({ databaseUrl: target, file: damaged(name, bytes), passphrase: PASSPHRASE }),
      ).rejects.toThrow(/damaged/);
    }
    // The database that refused them all is still empty.
    expect((await restoreBackup({ databaseUrl: url, file, passphrase: PASSPHRASE })).tables).toBeGreaterThan(15);
  }, 120_000);

  it('goes into an empty database only', async () => {
    const file = join(folder, 'full.backup');
    await backUp(file);
    await expect(restoreBackup({ databaseUrl, file, passphrase: PASSPHRASE })).rejects.toThrow('not empty');
  });
});

describe('a backup of all there is', () => {
  const TABLES = `SELECT n.nspname AS schema, c.relname AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relpersistence = 'p' AND c.relkind = 'r' AND n.nspname = 'public' ORDER BY c.relname`;
  /** By the type of a column: something that may stand there; 1 is the number of the first of each kind. */
  const ANY: Record<string, string> = {
    int4: '1', int8: '1', text: "'x'", varchar: "'x'", bytea: "'\\x00'", timestamptz: 'now()', timestamp: 'now()',
    date: "'1970-01-01'", bool: 'false', jsonb: "'{}'", json: "'{}'", uuid: 'gen_random_uuid()',
  }; // biome-ignore format: one list

  /** Puts a row into every table that has none; gives those where it could not. */
  async function fill(pool: pg.Pool): Promise<string[]> {
    let left = (await pool.query(TABLES)).rows.map(({ name }) => name as string);
    for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
      before = left.length;
      const failed: string[] = [];
      for (const table of left) {
        const { rowCount } = await pool.query(`SELECT 1 FROM "${table}" LIMIT 1`);
        if (rowCount) continue;
        // What a row refers to may come in a later table: then again in the next round.
        await pool.query(await anyRow(pool, table)).catch(() => failed.push(table));
      }
      left = failed;
    }
    return left;
  }

  async function anyRow(pool: pg.Pool, table: string): Promise<string> {
    const columns = await pool.query(
      `SELECT column_name AS name, udt_name AS type FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = $1 AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO'`,
      [table],
    );
    const checks = await pool.query(
      'SELECT pg_get_constraintdef(oid) AS words FROM pg_constraint WHERE conrelid = $1::regclass',
      [`public."${table}"`],
    );
    const values = columns.rows.map(({ name, type }) => {
      const allowed = checks.rows
        .map(({ words }) => new RegExp(`\\(?"?${name}"?(?:\\)::text)? = ANY \\(+ARRAY\\[('[^']*')`).exec(words)?.[1])
        .find((one) => one !== undefined);
      return allowed ?? ANY[type] ?? `no value for the type ${type}`;
    });
    const names = columns.rows.map(({ name }) => `"${name}"`);
    return names.length === 0
      ? `INSERT INTO "${table}" DEFAULT VALUES`
      : `INSERT INTO "${table}" (${names.join(', ')}) VALUES (${values.join(', ')})`;
  }

  /** For each table: how many rows, and a hash over all that they hold. */
  async function sums(pool: pg.Pool): Promise<Record<string, string>> {
    const tables = [...(await pool.query(TABLES)).rows, { schema: 'pgboss', name: 'job' }];
    const found: Record<string, string> = {};
    for (const { schema, name } of tables) {
      const { rows } = await pool.query(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS sum FROM ${schema}."${name}" t`,
      );
      found[name] = rows[0].sum;
    }
    // The worker says every few seconds that it lives; a restore takes the steps of the schema at its own time.
    const { worker_heartbeats: _lives, schema_migrations: steps = '', ...same } = found;
    return { ...same, steps: steps.split(' ')[0] ?? '' };
  }

  it('leaves out no table, and brings every row back as it was', async () => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    const url = await emptyDatabase();
    const restored = new pg.Pool({ connectionString: url, max: 2 });
    try {
      expect(await fill(pool)).toEqual([]);
      const file = join(folder, 'all.backup');
      const before = await sums(pool);
      await backUp(file);
      expect(await sums(pool)).toEqual(before);
      await restoreBackup({ databaseUrl: url, file, passphrase: PASSPHRASE });
      expect(await sums(restored)).toEqual(before);
      expect(Object.values(before).filter((sum) => sum.startsWith('0 '))).toEqual([]);
    } finally {
      await pool.end();
      await restored.end();
    }
  });
});
