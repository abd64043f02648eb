import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openQueue, type Queue } from '../src/server/jobs/queue.js';
import { TIMINGS } from '../src/server/jobs/worker.js';
import { openNotifications } from '../src/server/notifications.js';
import { createTestDatabase, type TestDatabase } from '../src/server/test-world.js';
import { programs } from './programs.js';
import { slowJob } from './slow-worker.js';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const LEASE_SECONDS = 2;
let database: TestDatabase;
let notifications: ReturnType<typeof openNotifications>;
let queue: Queue;
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  notifications = openNotifications(database.url, log);
  queue = await openQueue({ pool: database.pool, notifications, kinds: [slowJob], log });
  await database.pool.query(
    'create table started (id int, attempt int); create table effects (id int, attempt int); create table given_up (id int, why text)',
  );
});
beforeEach(() => database.pool.query('truncate started, effects, given_up'));
afterEach(async () => {
  for (const child of children.splice(0)) await end(child, 'SIGKILL');
});
afterAll(async () => {
  await queue.close();
  await notifications.close();
  await database.drop();
});

async function startWorkerProcess(seconds: number): Promise<ChildProcess> {
  const script = join(await programs(), 'slow-worker.js');
  const child = spawn(process.execPath, [script, database.url, String(seconds), String(LEASE_SECONDS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('close', () => reject(new Error('The worker process ended.')));
  });
  return child;
}
function end(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.kill(signal);
  return new Promise((resolve) => child.once('close', resolve));
}
const rows = async (table: string) => (await database.pool.query(`select * from ${table}`)).rows;
const enqueue = (id: number) => database.db.transaction((tx) => queue.enqueue(tx, slowJob, { id }));
const started = (attempt: number) =>
  vi.waitFor(async () => expect(await rows('started')).toContainEqual({ id: 1, attempt }), { timeout: 20_000 });

test('a job whose worker is killed in its middle is done by another worker, once', async () => {
  const first = await startWorkerProcess(1.5);
  await enqueue(1);
  await started(1);
  await end(first, 'SIGKILL');
  const killed = Date.now();
  await startWorkerProcess(1.5);
  await vi.waitFor(async () => expect(await rows('effects')).toHaveLength(1), { timeout: 30_000 });
  expect(Date.now() - killed).toBeLessThan((LEASE_SECONDS + 8) * 1000);
  await new Promise((resolve) => setTimeout(resolve, LEASE_SECONDS * 1000));
  expect(await rows('effects')).toEqual([{ id: 1, attempt: 2 }]);
});

test('a worker that was frozen and wakes up after the takeover changes nothing', async () => {
  const frozen = await startWorkerProcess(1);
  await enqueue(1);
  await started(1);
  frozen.kill('SIGSTOP');
  await startWorkerProcess(1);
  await vi.waitFor(async () => expect(await rows('effects')).toHaveLength(1), { timeout: 30_000 });
  frozen.kill('SIGCONT');
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await rows('effects')).toEqual([{ id: 1, attempt: 2 }]);
});

test('a job that kills every worker is given up, once, with the reason', async () => {
  await enqueue(1);
  for (const attempt of [1, 2, 3]) {
    const worker = await startWorkerProcess(30);
    await started(attempt);
    await end(worker, 'SIGKILL');
  }
  await startWorkerProcess(30);
  await vi.waitFor(async () => expect(await rows('given_up')).toEqual([{ id: 1, why: 'lost' }]), { timeout: 20_000 });
  expect(await rows('effects')).toEqual([]);
});

test('SIGTERM lets the running job end', async () => {
  const worker = await startWorkerProcess(1);
  await enqueue(1);
  await started(1);
  await end(worker, 'SIGTERM');
  expect(worker.exitCode).toBe(0);
  expect(await rows('effects')).toEqual([{ id: 1, attempt: 1 }]);
});

test("the product's own times have a killed worker's job taken over within 60 seconds", () => {
  expect(TIMINGS.leaseSeconds + TIMINGS.sweepSeconds + TIMINGS.pollSeconds).toBeLessThan(45);
  expect(TIMINGS.renewSeconds * 3).toBeLessThan(TIMINGS.leaseSeconds);
});
