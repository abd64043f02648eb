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

test('of two transactions that wait for each other one is done again, and both are done', async () => {
  const { db, close } = openDb(database.url, { connections: 2 });
  await db.execute(sql`create table pair (id int, n int)`);
  await db.execute(sql`insert into pair values (1, 0), (2, 0)`);
  let begun = 0;
  let met = () => {};
  const meeting = new Promise<void>((resolve) => {
    met = resolve;
  });
  let tries = 0;
  const add = (first: number, second: number) =>
    db.transaction(async (tx) => {
      tries += 1;
      await tx.execute(sql`update pair set n = n + 1 where id = ${first}`);
      begun += 1;
      if (begun === 2) met();
      await meeting;
      await tx.execute(sql`update pair set n = n + 1 where id = ${second}`);
    });
  await Promise.all([add(1, 2), add(2, 1)]);
  expect((await db.execute(sql`select id, n from pair order by id`)).rows).toEqual([
    { id: 1, n: 2 },
    { id: 2, n: 2 },
  ]);
  expect(tries).toBe(3);
  await close();
});
