import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENT } from '../../test/patience.js';
import { openNotifications } from './notifications.js';
import { createTestDatabase, type TestDatabase } from './test-world.js';

const log = { info: () => {}, warn: () => {}, error: () => {} };
let database: TestDatabase;
let notifications: ReturnType<typeof openNotifications>;
beforeAll(async () => {
  database = await createTestDatabase();
  notifications = openNotifications(database.url, log);
});
afterAll(async () => {
  await notifications.close();
  await database.drop();
});

test('a message arrives when its transaction commits, and never when it rolls back', async () => {
  const heard: string[] = [];
  const stop = await notifications.listen('first', (payload) => heard.push(payload));
  await database.db.transaction((tx) => notifications.notify(tx, 'first', 'committed'));
  await database.db
    .transaction(async (tx) => {
      await notifications.notify(tx, 'first', 'rolled back');
      throw new Error('no');
    })
    .catch(() => {});
  await notifications.notify(database.db, 'first', 'last');
  await vi.waitFor(() => expect(heard).toEqual(['committed', 'last']), PATIENT);
  stop();
  const stillHeard: string[] = [];
  await notifications.listen('first', (payload) => stillHeard.push(payload));
  await notifications.notify(database.db, 'first', 'after');
  await vi.waitFor(() => expect(stillHeard).toEqual(['after']), PATIENT);
  expect(heard).toHaveLength(2);
});

test('a lost connection is made again: listeners are told of the gap and hear again', async () => {
  const heard: string[] = [];
  let gaps = 0;
  await notifications.listen(
    'second',
    (payload) => heard.push(payload),
    () => {
      gaps += 1;
    },
  );
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plainchart listen' and datname = current_database()",
  );
  await vi.waitFor(() => expect(gaps).toBe(1), { timeout: 10_000 });
  await notifications.notify(database.db, 'second', 'here again');
  await vi.waitFor(() => expect(heard).toEqual(['here again']), PATIENT);
});
