import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb } from './db.js';
import { healthRoutes, readiness } from './health.js';
import { createTestDatabase, type TestDatabase } from './test-world.js';

let database: TestDatabase;
let stopping = false;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function get(path: string, pool = database.pool) {
  const app = fastify();
  healthRoutes(
    app,
    readiness(pool, () => stopping),
  );
  const { statusCode, headers, body } = await app.inject({ url: path });
  return { statusCode, cache: headers['cache-control'], ...JSON.parse(body) };
}
const seen = (ago: string) =>
  database.pool.query(
    `insert into worker_heartbeats (id, seen_at) values ('w', now() - $1::interval)
     on conflict (id) do update set seen_at = excluded.seen_at`,
    [ago],
  );

test('alive says only that the process answers', async () => {
  expect(await get('/healthz')).toEqual({ statusCode: 200, cache: 'no-store', status: 'ok' });
});

test('ready needs a worker that was seen lately', async () => {
  expect(await get('/readyz')).toMatchObject({ statusCode: 503, reasons: ['No worker has been seen for 30 seconds.'] });
  await seen('31 seconds');
  expect(await get('/readyz')).toMatchObject({ statusCode: 503 });
  await seen('5 seconds');
  expect(await get('/readyz')).toMatchObject({ statusCode: 200, status: 'ready' });
});

test('not ready without the database', async () => {
  const nowhere = openDb('postgresql://nobody@127.0.0.1:1/nothing');
  expect(await get('/readyz', nowhere.pool)).toMatchObject({
    statusCode: 503,
    reasons: ['The database cannot be reached.'],
  });
  await nowhere.close();
});

test('not ready while a step of the schema is missing', async () => {
  await seen('1 second');
  await database.pool.query('begin; create table kept as table schema_migrations; truncate schema_migrations; commit');
  const { reasons } = await get('/readyz');
  expect(reasons[0]).toMatch(/^The database has not been migrated: 0000_/);
  await database.pool.query('insert into schema_migrations table kept');
});

test('not ready while stopping', async () => {
  await seen('1 second');
  stopping = true;
  expect(await get('/readyz')).toMatchObject({ statusCode: 503, reasons: ['The server is stopping.'] });
  stopping = false;
});
