import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb } from './db.js';
import { createTestDatabase } from './test-world.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a transaction that cannot even begin gives its connection back, and the pool can close', async () => {
  const { db, close } = openDb(database.url, { connections: 1 });
  for (let round = 0; round < 3; round++) {
    // What a connection does that broke at the worst moment: its first statement fails.
    const broken = db.transaction(async () => {}, { isolationLevel: 'none at all' as 'serializable' });
    await expect(broken).rejects.toThrow();
  }
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await close();
});

test('a transaction whose connection is cut takes the next one, and nothing of it stays', async () => {
  const { db, pool, close } = openDb(database.url, { connections: 1 });
  await db.execute(sql`create table cut (n int)`);
  for (let round = 0; round < 3; round++) {
    const cut = db.transaction(async (tx) => {
      await tx.execute(sql`insert into cut values (1)`);
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(cut).rejects.toThrow();
  }
  expect(await db.transaction(async (tx) => (await tx.execute(sql`select * from cut`)).rows)).toEqual([]);
  expect(pool.totalCount).toBe(1);
  await close();
});

test('a transaction that fails by itself is rolled back and its connection used again', async () => {
  const { db, pool, close } = openDb(database.url, { connections: 1 });
  await db.execute(sql`create table again (n int)`);
  const backend = async () => (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
  const before = await backend();
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into again values (1)`);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect((await db.execute(sql`select * from again`)).rows).toEqual([]);
  expect(await backend()).toBe(before);
  expect(pool.totalCount).toBe(1);
  await close();
});
