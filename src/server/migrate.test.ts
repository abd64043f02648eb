import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkHistory, type Migration, migrate, readMigrations } from './migrate.js';
import { createTestDatabase, type TestDatabase } from './test-world.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const step = (name: string, ...statements: string[]): Migration => ({ name, statements, hash: `hash of ${name}` });

test('the copied template is migrated already', async () => {
  expect(await migrate(database.url)).toEqual([]);
  const { rows } = await database.pool.query('select name from schema_migrations order by name');
  expect(rows.map((row) => row.name)).toEqual(readMigrations().map((migration) => migration.name));
});

test('several processes may migrate at once: each step is applied once', async () => {
  const steps = [...readMigrations(), step('later', 'create table later (id int)', 'insert into later values (1)')];
  const results = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, steps)));
  expect(results.flat()).toEqual(['later']);
  expect((await database.pool.query('select * from later')).rowCount).toBe(1);
});

test('a step that fails leaves nothing behind', async () => {
  const steps = [
    ...readMigrations(),
    step('later', 'select 1'),
    step('broken', 'create table half (id int)', 'insert into no_such_table values (1)'),
  ];
  await expect(migrate(database.url, steps)).rejects.toThrow('The migration "broken" failed');
  const { rows } = await database.pool.query("select to_regclass('half') as half");
  expect(rows[0].half).toBeNull();
});

test('a changed step and a database of a newer version are refused', () => {
  const ours = [step('0000_a')];
  expect(() => checkHistory(ours, new Map([['0000_a', 'other']]))).toThrow('changed after it had been applied');
  expect(() => checkHistory(ours, new Map([['0009_z', 'x']]))).toThrow('newer version');
  expect(() => checkHistory(ours, new Map([['0000_a', 'hash of 0000_a']]))).not.toThrow();
});
