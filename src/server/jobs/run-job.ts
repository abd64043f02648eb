import { setTimeout as sleep } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Db, Tx } from '../../ports/db.js';
import type { JobFailure, JobRun, JobWork } from '../../ports/jobs.js';
import type { Log } from '../../ports/log.js';
import { isUnreachable } from '../unreachable.js';
import { bossOn } from './boss.js';
import { endLease, fence, type Lease, LeaseLost, releaseLease, renewLease } from './leases.js';
import type { WorkerTimings } from './worker.js';

/** A job taken from the queue together with its lease. */
export interface TakenJob {
  readonly id: string;
  readonly data: object;
  readonly lease: Lease;
  readonly work: JobWork<object>;
}

interface Means {
  readonly db: Db;
  readonly boss: PgBoss;
  readonly log: Log;
  readonly timings: WorkerTimings;
  /** Aborted when the process must stop before its jobs are done. */
  readonly stopping: AbortSignal;
}

/** Runs one try of a job to whatever end: done, to be tried again, given up, or lost to another worker. Never throws. */
export async function runJob(job: TakenJob, means: Means): Promise<void> {
  const { kind } = job.work;
  const fields = { job: kind.name, jobId: job.id, attempt: job.lease.attempts };
  if (job.lease.attempts > kind.attempts) {
    means.log.error(fields, 'A job was given up: its workers died');
    return settle(job, means, (tx) => giveUp(tx, job, means, 'lost'));
  }
  const started = Date.now();
  const attempt = new Attempt(job, means);
  const error = await attempt.carryOut();
  const milliseconds = Date.now() - started;
  if (error === null) {
    means.log.info({ ...fields, milliseconds }, 'Job done');
  } else if (error instanceof LeaseLost || attempt.lost) {
    means.log.warn(fields, 'Another worker has taken a job over');
  } else if (means.stopping.aborted || isUnreachable(error)) {
    means.log.warn(fields, 'A job goes back to the queue');
    await settle(job, means, (tx) => tryAgain(tx, job, means, true));
  } else if (job.lease.attempts >= kind.attempts) {
    means.log.error({ ...fields, milliseconds, error: describe(error) }, 'A job was given up');
    await settle(job, means, (tx) => giveUp(tx, job, means, attempt.timedOut ? 'timeout' : 'failed'));
  } else {
    means.log.warn({ ...fields, milliseconds, error: describe(error) }, 'A job failed and will be tried again');
    await settle(job, means, (tx) => tryAgain(tx, job, means, false));
  }
}

class Attempt implements JobRun {
  readonly jobId: string;
  readonly attempt: number;
  lost = false;
  timedOut = false;
  private finished = false;
  private readonly abort = new AbortController();
  readonly signal = this.abort.signal;

  constructor(
    private readonly job: TakenJob,
    private readonly means: Means,
  ) {
    this.jobId = job.id;
    this.attempt = job.lease.attempts;
  }

  /** Runs the handler under the lease; gives what it threw, or null when the job is done. */
  async carryOut(): Promise<unknown> {
    const { kind } = this.job.work;
    const renewal = setInterval(() => void this.renew(), this.means.timings.renewSeconds * 1000);
    const deadline = setTimeout(() => {
      this.timedOut = true;
      this.abort.abort(new Error(`The job took longer than ${kind.timeoutSeconds} s.`));
    }, kind.timeoutSeconds * 1000);
    const onStop = () => this.abort.abort(new Error('The worker is stopping.'));
    this.means.stopping.addEventListener('abort', onStop, { once: true });
    if (this.means.stopping.aborted) onStop();
    try {
      await Promise.race([this.job.work.run(this.job.data, this), this.abandoned()]);
      if (!this.finished) await this.finish(async () => {});
      return null;
    } catch (error) {
      return this.finished ? null : (error ?? new Error('The job failed without a reason.'));
    } finally {
      clearInterval(renewal);
      clearTimeout(deadline);
      this.means.stopping.removeEventListener('abort', onStop);
    }
  }

  write<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.means.db.transaction(async (tx) => {
      await fence(tx, this.job.lease);
      return work(tx);
    });
  }

  async finish<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const result = await this.write(async (tx) => {
      const value = await work(tx);
      await complete(tx, this.job, this.means);
      return value;
    });
    this.finished = true;
    return result;
  }

  /** Rejects a while after the abort: a handler that does not heed its signal is left behind, without its lease. */
  private abandoned(): Promise<never> {
    return new Promise((_, reject) => {
      this.signal.addEventListener(
        'abort',
        () => setTimeout(() => reject(this.signal.reason), this.means.timings.abortGraceSeconds * 1000).unref(),
        { once: true },
      );
    });
  }

  private async renew(): Promise<void> {
    try {
      if (await renewLease(this.means.db, this.job.lease, this.means.timings.leaseSeconds)) return;
      if (this.finished) return;
      this.lost = true;
      this.abort.abort(new LeaseLost(this.job.lease.key));
    } catch {
      // The database is away. The work goes on: whether its writes still count is decided by the token.
    }
  }
}

async function complete(tx: Tx, job: TakenJob, { boss }: Means, output: object = {}): Promise<void> {
  await boss.complete(job.work.kind.name, job.id, output, { db: bossOn(tx) });
  await endLease(tx, job.lease);
}

async function giveUp(tx: Tx, job: TakenJob, means: Means, why: JobFailure): Promise<void> {
  await job.work.giveUp(tx, job.data, why);
  await complete(tx, job, means, { givenUp: why });
}

async function tryAgain(tx: Tx, job: TakenJob, { boss }: Means, uncounted: boolean): Promise<void> {
  await boss.fail(job.work.kind.name, job.id, {}, { db: bossOn(tx) });
  await releaseLease(tx, job.lease, { uncounted });
}

/** Records the end of a try. While the database is away it tries again; after that the lease's expiry settles it. */
async function settle(job: TakenJob, { db, log }: Means, work: (tx: Tx) => Promise<void>): Promise<void> {
  for (let round = 0; round < 5; round++) {
    try {
      await db.transaction(async (tx) => {
        await fence(tx, job.lease);
        await work(tx);
      });
      return;
    } catch (error) {
      if (error instanceof LeaseLost) return;
      log.warn({ job: job.work.kind.name, jobId: job.id, error: describe(error) }, 'The end of a job was not recorded');
      await sleep(500 * (round + 1));
    }
  }
}

/** The kind of an error without its message, which may quote a statement's parameters. */
export function describe(error: unknown): { type: string; code?: string; at?: string } {
  if (!(error instanceof Error)) return { type: typeof error };
  const root = error.cause instanceof Error ? error.cause : error;
  const code = (root as { code?: unknown }).code;
  const at = error.stack
    ?.split('\n')
    .find((line) => line.trimStart().startsWith('at ') && !line.includes('node_modules'));
  return { type: root.name, ...(typeof code === 'string' ? { code } : {}), ...(at ? { at: at.trim() } : {}) };
}
