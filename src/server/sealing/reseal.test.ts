import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';
import { createSealer } from '../../adapters/sealer-aes.js';
import { findOwn } from '../../analyses/access/store.js';
import { openDb } from '../db.js';
import { migrate, readMigrations } from '../migrate.js';
import { SEALED_COLUMNS } from './columns.js';
import { resealAll, sealClearValues } from './reseal.js';

const CANARY = 'Zyxoma-4711 of the liver';

let t: TestApp;
let ann: Person;
beforeAll(async () => {
  t = await startTestApp();
  await t.work();
  ann = await t.signUp();
});
afterAll(() => t.close());

/** Every table of the database, as one text: what a dump shows, with bytes as text too. */
async function dump(app: TestApp): Promise<string> {
  const tables = await app.query<{ name: string }>(sql`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`);
  expect(tables.length).toBeGreaterThan(15);
  const parts: string[] = [];
  for (const { name } of tables) {
    const rows = await app.query<{ row: string }>(sql`SELECT x::text AS row FROM ${sql.raw(name)} AS x`);
    parts.push(
      ...rows.map(({ row }) => row.replace(/\\x([0-9a-f]+)/g, (_, hex) => Buffer.from(hex, 'hex').toString('latin1'))),
    );
  }
  return parts.join('\n');
}

it('leaves no word of a report in the tables, while it is read and afterwards, nor in logs and mails', async () => {
  const app = await startTestApp();
  const mails: string[] = [];
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  try {
    await app.work({
      mail: { send: async (mail) => void mails.push(JSON.stringify(mail)) },
      extractor: {
        async extract(file) {
          await held;
          const text = Buffer.from(file.bytes).toString('utf8');
          const facts = { format: 'txt' as const, pages: null, ocr: false, ocrConfidence: null, warnings: [] };
          return { ok: true, extraction: { text, ...facts } };
        },
      },
    });
    const bob = await app.signUp();
    const { id } = (await app.upload(bob, [{ name: `${CANARY}.txt`, content: `${CANARY}\nNothing else.` }])).json();
    expect(await dump(app)).not.toContain('Zyxoma');
    goOn();
    const done = await app.ended(bob, id);
    expect(done).toMatchObject({
      originalName: `${CANARY}.txt`,
      filename: 'Zyxoma-4711-of-the-liver.txt',
      reportText: expect.stringContaining(CANARY),
      title: expect.stringContaining(CANARY),
    });
    const { id: pasted } = (await app.submit(bob, `${CANARY} again`)).json();
    await app.ended(bob, pasted);
    const everything = await dump(app);
    expect(everything).toContain(bob.email);
    expect(everything).not.toContain('Zyxoma');
    expect(everything).not.toContain('One thing was found');
    expect(app.logged.join('\n')).not.toContain('Zyxoma');
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.join('\n')).not.toContain('Zyxoma');
  } finally {
    goOn();
    await app.close();
  }
});

it('does not open what was moved to another row or column', async () => {
  const first = (await t.submit(ann, 'First report: all is well.')).json().id;
  const second = (await t.submit(ann, 'Second report: all is well.')).json().id;
  await t.ended(ann, first);
  await t.ended(ann, second);
  const status = async (id: number) =>
    (await t.inject({ url: `/api/analyses/${id}`, headers: { cookie: ann.cookie } })).statusCode;
  await t.query(
    sql`UPDATE analyses SET summary = (SELECT summary FROM analyses WHERE id = ${first}) WHERE id = ${second}`,
  );
  expect([await status(first), await status(second)]).toEqual([200, 500]);
  await t.query(sql`UPDATE analyses SET summary = title WHERE id = ${first}`);
  expect(await status(first)).toBe(500);
  await t.query(sql`UPDATE analyses SET summary = 'a text in clear' WHERE id = ${first}`);
  expect(await status(first)).toBe(500);
});

it('changes the key while reports are read and written; then the old key opens nothing and is not needed', async () => {
  const ring = ['an older key of the ring for tests'];
  const original = t.world.sealer;
  const app = await startTestApp();
  try {
    const sealer = createSealer(() => ring);
    Object.assign(app.world, { sealer });
    await app.work();
    const eve = await app.signUp();
    await app.query(sql`UPDATE users SET uploads_remaining = NULL`);
    const ids: number[] = [];
    for (let at = 0; at < 25; at += 1) ids.push((await app.submit(eve, `Report ${at}: all is well.`)).json().id);
    for (const id of ids) await app.ended(eve, id);
    const [user] = await app.query<{ id: number }>(sql`SELECT id FROM users`);
    const secret = sealer.seal('JBSWY3DPEHPK3PXP', `users/${user?.id}/two-step`);
    await app.query(sql`UPDATE users SET two_step_secret = ${secret}`);

    ring.unshift('a newer key of the ring for tests');
    const [count] = await Promise.all([
      resealAll(app.world.db, sealer, SEALED_COLUMNS),
      (async () => {
        for (const id of ids)
          expect(await app.ended(eve, id)).toMatchObject({ summary: 'Your report says one thing.' });
        ids.push((await app.submit(eve, 'A report meanwhile: all is well.')).json().id);
      })(),
    ]);
    expect(count).toBeGreaterThanOrEqual(25 * 10 + 1);
    await app.ended(eve, ids.at(-1) as number);
    expect(await resealAll(app.world.db, sealer, SEALED_COLUMNS)).toBe(0);

    ring.pop();
    for (const id of ids) expect((await app.ended(eve, id)).status).toBe('completed');
    const [after] = await app.query<{ secret: string }>(sql`SELECT two_step_secret AS secret FROM users`);
    expect(sealer.open(String(after?.secret), `users/${user?.id}/two-step`)).toBe('JBSWY3DPEHPK3PXP');
  } finally {
    await app.close();
  }
  expect(t.world.sealer).toBe(original);
});

it('seals what a version without sealing left, once', async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const all = readMigrations();
  const database = openDb(url.href);
  try {
    await migrate(
      url.href,
      all.slice(
        0,
        all.findIndex(({ name: step }) => step.endsWith('sealed-reports')),
      ),
    );
    await database.pool.query(`
      INSERT INTO users (email, password_hash, first_name, last_name) VALUES ('a@example.test', 'x', 'Ann', 'Lee');
      INSERT INTO analyses (user_id, filename, original_name, file_size, mime_type, report_text, status, title, summary,
        findings, key_points, recommendations, confidence_details, analysis_data)
      SELECT 1, 'Zyxoma.txt', 'Zyxoma ä.txt', 1, 'text/plain', '${CANARY} ä', 'completed', '${CANARY}', 's', '["f"]', '["k"]', '[]',
        '{"confidence":1,"because":["b"]}', '{"title":"${CANARY}"}' FROM generate_series(1, 120);
      INSERT INTO analysis_uploads (analysis_id, bytes) VALUES (1, '\\x255044');`);
    await migrate(url.href, all);
    const sealer = createSealer(() => ['a key for tests that is long enough']);
    expect(await sealClearValues(database.db, sealer, SEALED_COLUMNS)).toBe(120 * 10 + 1);
    expect(await sealClearValues(database.db, sealer, SEALED_COLUMNS)).toBe(0);
    expect(await findOwn({ db: database.db, sealer }, 1, 77)).toMatchObject({
      filename: 'Zyxoma.txt',
      originalName: 'Zyxoma ä.txt',
      reportText: `${CANARY} ä`,
      title: CANARY,
      findings: ['f'],
      keyPoints: ['k'],
      recommendations: [],
      confidenceDetails: { confidence: 1, because: ['b'] },
      analysisData: { title: CANARY },
    });
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS n FROM analyses WHERE position('Zyxoma'::bytea in report_text || filename || original_name) > 0`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  } finally {
    await database.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});
