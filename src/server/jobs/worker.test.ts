import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PATIENT } from '../../../test/patience.js';
import type { JobKind, JobWork } from '../../ports/jobs.js';
import { openNotifications } from '../notifications.js';
import { createTestDatabase, type TestDatabase } from '../test-world.js';
import { openQueue, type Queue } from './queue.js';
import { startWorker, type Worker, type WorkerTimings } from './worker.js';

interface Data {
  id: number;
}
const kind: JobKind<Data> = { name: 'test-job', attempts: 3, timeoutSeconds: 1, retryDelaySeconds: 0 };
const heavyKind: JobKind<Data> = { ...kind, name: 'test-heavy-job', timeoutSeconds: 60, isHeavy: true };
const log = { info: () => {}, warn: () => {}, error: () => {} };
const quick: WorkerTimings = {
  leaseSeconds: 1,
  renewSeconds: 0.2,
  sweepSeconds: 0.2,
  pollSeconds: 0.2,
  abortGraceSeconds: 0.1,
};

let database: TestDatabase;
let notifications: ReturnType<typeof openNotifications>;
let queue: Queue;
const workers: Worker[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  notifications = openNotifications(database.url, log);
  queue = await openQueue({ pool: database.pool, notifications, kinds: [kind, heavyKind], log });
  await database.pool.query('create table effects (id int, what text)');
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop(0);
  await database.pool.query('truncate effects');
  await database.pool.query('delete from pgboss.job');
  await database.pool.query('delete from job_leases');
});
afterAll(async () => {
  await queue.close();
  await notifications.close();
  await database.drop();
});

async function work(run: JobWork<Data>['run'], timings: Partial<WorkerTimings> = {}, concurrency = 4): Promise<Worker> {
  const works: JobWork<Data>[] = [
    { kind, run, giveUp: async (tx, { id }, why) => void (await tx.execute(effect(id, `given up: ${why}`))) },
  ];
  const options = { db: database.db, boss: queue.boss, notifications, works, log, concurrency };
  const worker = await startWorker({ ...options, timings: { ...quick, ...timings } });
  workers.push(worker);
  return worker;
}
const effect = (id: number, what: string) => sql`insert into effects (id, what) values (${id}, ${what})`;
const enqueue = (id: number) => database.db.transaction((tx) => queue.enqueue(tx, kind, { id }));
const effects = async (): Promise<string[]> =>
  (await database.pool.query('select what from effects order by id')).rows.map((row) => row.what);
const leases = async () => (await database.pool.query('select * from job_leases')).rowCount;

test('a job is enqueued with the transaction or not at all', async () => {
  await expect(
    database.db.transaction(async (tx) => {
      await queue.enqueue(tx, kind, { id: 1 });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect((await database.pool.query('select * from pgboss.job')).rowCount).toBe(0);
  await enqueue(2);
  const { rows } = await database.pool.query("select keep_until > now() + interval '300 days' as kept from pgboss.job");
  expect(rows).toEqual([{ kept: true }]);
});

test('an enqueued job wakes the worker at once, and its effect and its end commit together', async () => {
  await work(async ({ id }, run) => void (await run.finish((tx) => tx.execute(effect(id, 'done')))), {
    pollSeconds: 60,
  });
  const before = Date.now();
  await enqueue(1);
  await vi.waitFor(async () => expect(await effects()).toEqual(['done']), PATIENT);
  expect(Date.now() - before).toBeLessThan(1_500);
  const { rows } = await database.pool.query('select state from pgboss.job');
  expect(rows).toEqual([{ state: 'completed' }]);
  expect(await leases()).toBe(0);
});

describe('heavy jobs', () => {
  /** Starts a worker on both kinds; gives the ways to let the heavy jobs end that run. */
  const workOnBoth = async (concurrency: number) => {
    const ends: (() => void)[] = [];
    const works: JobWork<Data>[] = [
      { kind: heavyKind, run: () => new Promise((resolve) => ends.push(resolve)), giveUp: async () => {} },
      {
        kind,
        run: ({ id }, run) => run.finish(async (tx) => void (await tx.execute(effect(id, 'light')))),
        giveUp: async () => {},
      },
    ];
    await database.db.transaction(async (tx) => {
      for (let id = 0; id < 4; id++) await queue.enqueue(tx, heavyKind, { id });
    });
    const options = { db: database.db, boss: queue.boss, notifications, works, log, timings: quick };
    workers.push(await startWorker({ ...options, concurrency }));
    return ends;
  };

  test('leave a place to the others, however many wait', async () => {
    const ends = await workOnBoth(3);
    await vi.waitFor(() => expect(ends).toHaveLength(2), { timeout: 10_000 });
    await enqueue(1);
    await enqueue(2);
    await vi.waitFor(async () => expect(await effects()).toEqual(['light', 'light']), { timeout: 10_000 });
    expect(ends).toHaveLength(2);
    ends[0]?.();
    await vi.waitFor(() => expect(ends).toHaveLength(3), { timeout: 10_000 });
  });

  test('are done by a worker with a single place too', async () => {
    const ends = await workOnBoth(1);
    await vi.waitFor(() => expect(ends).toHaveLength(1), { timeout: 10_000 });
    ends[0]?.();
    await vi.waitFor(() => expect(ends).toHaveLength(2), { timeout: 10_000 });
  });
});

test('a hundred jobs over two workers are each done once', async () => {
  const run: JobWork<Data>['run'] = async ({ id }, job) =>
    void (await job.finish((tx) => tx.execute(effect(id, String(id)))));
  await work(run);
  await work(run);
  await database.db.transaction(async (tx) => {
    for (let id = 0; id < 100; id++) await queue.enqueue(tx, kind, { id });
  });
  await vi.waitFor(async () => expect(await effects()).toHaveLength(100), { timeout: 20_000 });
  expect(await effects()).toEqual(Array.from({ length: 100 }, (_, id) => String(id)));
});

test('a job that fails is tried as often as its kind allows, then given up once', async () => {
  const tries: number[] = [];
  await work(async (_, run) => {
    tries.push(run.attempt);
    throw new Error('no');
  });
  await enqueue(1);
  await vi.waitFor(async () => expect(await effects()).toEqual(['given up: failed']), { timeout: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(tries).toEqual([1, 2, 3]);
  expect(await effects()).toEqual(['given up: failed']);
});

test('a job that hangs past its limit is aborted and given up, though its handler never returns', async () => {
  const aborted: boolean[] = [];
  await work((_, run) => {
    run.signal.addEventListener('abort', () => aborted.push(true));
    return new Promise(() => {});
  });
  await enqueue(1);
  await vi.waitFor(async () => expect(await effects()).toEqual(['given up: timeout']), { timeout: 15_000 });
  expect(aborted).toHaveLength(3);
});

test('a worker that was too slow to renew cannot write: its successor alone has the effect', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let refused: unknown;
  const slow = await work(
    async ({ id }, run) => {
      await gate;
      await run
        .finish((tx) => tx.execute(effect(id, 'stale')))
        .catch((error) => {
          refused = error;
          throw error;
        });
    },
    { renewSeconds: 600, sweepSeconds: 600, abortGraceSeconds: 600 },
    1, // so that it does not take the freed job again itself
  );
  await enqueue(1);
  await vi.waitFor(async () => expect(await leases()).toBe(1), PATIENT);
  await work(async ({ id }, run) => void (await run.finish((tx) => tx.execute(effect(id, `try ${run.attempt}`)))));
  await vi.waitFor(async () => expect(await effects()).toEqual(['try 2']), { timeout: 10_000 }).finally(release);
  await slow.stop(1_000);
  expect(String(refused)).toContain('lost');
  expect(await effects()).toEqual(['try 2']);
});

test('a stop waits for a running job', async () => {
  let begin = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const worker = await work(async ({ id }, run) => {
    begin();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await run.finish((tx) => tx.execute(effect(id, 'done')));
  });
  await enqueue(1);
  await isBegun;
  await worker.stop(30_000);
  expect(await effects()).toEqual(['done']);
});

test('a stop that cannot wait gives the job back at once, without counting the try', async () => {
  const worker = await work((_, run) => new Promise((_, reject) => run.signal.addEventListener('abort', reject)));
  await enqueue(1);
  await vi.waitFor(async () => expect(await leases()).toBe(1), PATIENT);
  await worker.stop(50);
  await work(async ({ id }, run) => void (await run.finish((tx) => tx.execute(effect(id, `try ${run.attempt}`)))));
  await vi.waitFor(async () => expect(await effects()).toEqual(['try 1']), PATIENT);
});
