import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { eq, sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { Db, Notifications } from '../../ports/db.js';
import type { JobWork } from '../../ports/jobs.js';
import type { Log } from '../../ports/log.js';
import { bossOn } from './boss.js';
import { acquireLease, freeExpiredLease } from './leases.js';
import { JOBS_CHANNEL } from './queue.js';
import { describe, runJob, type TakenJob } from './run-job.js';
import { workerHeartbeats } from './tables.js';

export interface WorkerTimings {
  /** How long a worker may be silent before its job is given to another. */
  readonly leaseSeconds: number;
  readonly renewSeconds: number;
  /** How often expired leases are looked for, and the worker says that it lives. */
  readonly sweepSeconds: number;
  /** How often the queue is asked when nobody has called (jobs that wait for their time). */
  readonly pollSeconds: number;
  /** How long a handler may take to heed its abort signal. */
  readonly abortGraceSeconds: number;
}

export const TIMINGS: WorkerTimings = {
  leaseSeconds: 20,
  renewSeconds: 5,
  sweepSeconds: 5,
  pollSeconds: 2,
  abortGraceSeconds: 5,
};

export interface WorkerOptions {
  db: Db;
  boss: PgBoss;
  notifications: Notifications;
  // Each work has data of its own type, known to it alone.
  // biome-ignore lint/suspicious/noExplicitAny: no common type can stand for them all
  works: readonly JobWork<any>[];
  log: Log;
  /** Jobs at the same time; heavy ones leave one of these places free (where there is more than one). */
  concurrency: number;
  timings?: Partial<WorkerTimings>;
}

export interface Worker {
  readonly id: string;
  /** Takes no new job, waits for the running ones, then (after `milliseconds`) gives the rest back to the queue. */
  stop(milliseconds: number): Promise<void>;
}

const LEASE_PREFIX = 'job:';

/** Starts to work on the queue: several workers, in any number of processes, share it. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { db, boss, notifications, works, log, concurrency } = options;
  const timings = { ...TIMINGS, ...options.timings };
  const id = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  const running = new Set<Promise<void>>();
  const heavyPlaces = Math.max(1, concurrency - 1);
  let heavyRunning = 0;
  const stopNow = new AbortController();
  let stopping = false;
  let taking: Promise<void> | null = null;
  let calledMeanwhile = false;

  /** Takes a job and its lease in one transaction: there is never an active job without a lease. */
  function take(work: JobWork<object>): Promise<TakenJob | null> {
    return db.transaction(async (tx) => {
      const [job] = await boss.fetch<object>(work.kind.name, { batchSize: 1, db: bossOn(tx) });
      if (!job) return null;
      const lease = await acquireLease(tx, leaseKey(work.kind.name, job.id), id, timings.leaseSeconds);
      // Cannot be: a waiting job's lease is free. Roll back rather than run it twice.
      if (!lease) throw new Error(`The job ${job.id} waits in the queue but is leased.`);
      return { id: job.id, data: job.data, lease, work };
    });
  }

  async function takeAll(): Promise<void> {
    let found = true;
    while (found && !stopping) {
      found = false;
      for (const work of works) {
        if (stopping || running.size >= concurrency) return;
        const { isHeavy = false } = work.kind;
        if (isHeavy && heavyRunning >= heavyPlaces) continue;
        const job = await take(work);
        if (!job) continue;
        found = true;
        if (isHeavy) heavyRunning += 1;
        const run: Promise<void> = runJob(job, { db, boss, log, timings, stopping: stopNow.signal }).finally(() => {
          running.delete(run);
          if (isHeavy) heavyRunning -= 1;
          call();
        });
        running.add(run);
      }
    }
  }

  function call(): void {
    if (stopping) return;
    if (taking) {
      calledMeanwhile = true;
      return;
    }
    taking = takeAll()
      .catch((error) => log.warn({ error: describe(error) }, 'The queue could not be asked'))
      .finally(() => {
        taking = null;
        if (calledMeanwhile) {
          calledMeanwhile = false;
          call();
        }
      });
  }

  async function sweep(): Promise<void> {
    try {
      await beat(db, id);
      for (let freed = true; freed; ) {
        freed = await db.transaction(async (tx) => {
          const key = await freeExpiredLease(tx, LEASE_PREFIX);
          if (key === null) return false;
          const [name, jobId] = parseLeaseKey(key);
          await boss.fail(name, jobId, {}, { db: bossOn(tx) });
          await notifications.notify(tx, JOBS_CHANNEL, name);
          log.warn({ job: name, jobId }, 'A worker went silent: its job goes back to the queue');
          return true;
        });
      }
    } catch (error) {
      log.warn({ error: describe(error) }, 'The check for silent workers failed');
    }
  }

  await beat(db, id);
  const unlisten = await notifications.listen(JOBS_CHANNEL, call, call);
  const poll = setInterval(call, timings.pollSeconds * 1000);
  const sweeps = setInterval(() => void sweep(), timings.sweepSeconds * 1000);
  void sweep();
  call();

  return {
    id,
    async stop(milliseconds) {
      stopping = true;
      clearInterval(poll);
      clearInterval(sweeps);
      unlisten();
      await taking;
      const timer = setTimeout(() => stopNow.abort(), milliseconds);
      await Promise.all(running);
      clearTimeout(timer);
      await db
        .delete(workerHeartbeats)
        .where(eq(workerHeartbeats.id, id))
        .catch(() => {});
    },
  };
}

function leaseKey(kind: string, jobId: string): string {
  return `${LEASE_PREFIX}${kind}:${jobId}`;
}

function parseLeaseKey(key: string): [kind: string, jobId: string] {
  const [, kind = '', jobId = ''] = key.split(':');
  return [kind, jobId];
}

/** Says that this worker lives, and forgets those that have not for a day. */
async function beat(db: Db, id: string): Promise<void> {
  await db
    .insert(workerHeartbeats)
    .values({ id })
    .onConflictDoUpdate({ target: workerHeartbeats.id, set: { seenAt: sql`now()` } });
  await db.delete(workerHeartbeats).where(sql`${workerHeartbeats.seenAt} < now() - interval '1 day'`);
}
