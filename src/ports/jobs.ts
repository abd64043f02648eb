import type { Tx } from './db.js';

/** A kind of job, apart from its handler, so that a verb can enqueue it without knowing who does the work. */
export interface JobKind<Data extends object> {
  /** Queue name: lower-case letters, digits and hyphens. */
  readonly name: string;
  /** How often it is tried before it counts as failed (a killed worker counts as one try). */
  readonly attempts: number;
  /** Wall-clock limit of one try; after it `run.signal` is aborted and the try counts as failed. */
  readonly timeoutSeconds: number;
  /** Wait before the next try. */
  readonly retryDelaySeconds: number;
  /** True for what may take minutes: such jobs never have all places of a worker, so that others pass them by. */
  readonly isHeavy?: boolean;
  /** Only carries the type of the data; never set. */
  readonly data?: Data;
}

/** Puts jobs in the queue. Job data are ids: never report text, names or addresses. */
export interface Jobs {
  /** Enqueues inside the caller's transaction: the job exists when and only when the transaction commits. Gives its id. */
  enqueue<Data extends object>(tx: Tx, kind: JobKind<Data>, data: Data, options?: EnqueueOptions): Promise<string>;
  /** Drops the jobs, waiting and ended, whose data name one of these ids under `key`. One under way is left to end. */
  forget(tx: Tx, key: string, ids: readonly number[]): Promise<void>;
}

export interface EnqueueOptions {
  /** Not before this moment. */
  startAfter?: Date;
  /** Higher goes first; 0 when not given. */
  priority?: number;
}

/** One try of a job. All its writes go through `write` and `finish`, which refuse a worker that has lost its lease. */
export interface JobRun {
  readonly jobId: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborted when the lease is lost, the time is up, or the process must stop before the job is done. */
  readonly signal: AbortSignal;
  /** A transaction in the middle of the job (progress). Rejects with `LeaseLost` when another worker has taken over. */
  write<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /**
   * The job's effect: `work` and the end of the job commit together, so the effect happens exactly once.
   * A handler that never calls it has its job ended when it returns.
   */
  finish<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
}

/** Why a job was given up. `failed`: the last try threw; `lost`: its worker died; `timeout`: it took too long. */
export type JobFailure = 'failed' | 'lost' | 'timeout';

/** A kind of job with the work behind it. Slices export these from `jobs.ts`; the worker runs them. */
export interface JobWork<Data extends object> {
  readonly kind: JobKind<Data>;
  /** Does the job. A throw means: try again later, while tries are left. */
  run(data: Data, run: JobRun): Promise<void>;
  /** Called once, inside the transaction that ends the job for good, when no try is left. */
  giveUp(tx: Tx, data: Data, why: JobFailure): Promise<void>;
}
