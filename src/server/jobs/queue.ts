import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type PgBoss from 'pg-boss';
import type { Notifications, Tx } from '../../ports/db.js';
import type { EnqueueOptions, JobKind, Jobs } from '../../ports/jobs.js';
import type { Log } from '../../ports/log.js';
import { bossOn, ensureQueues, openBoss } from './boss.js';

/** Tells the workers that a job has been enqueued; the payload is the queue's name. */
export const JOBS_CHANNEL = 'plainchart_jobs';

/** The queue, open for enqueueing and, through `boss`, for the worker. */
export interface Queue extends Jobs {
  readonly boss: PgBoss;
  close(): Promise<void>;
}

export interface QueueOptions {
  pool: pg.Pool;
  notifications: Pick<Notifications, 'notify'>;
  /** Every kind that may be enqueued. */
  kinds: readonly JobKind<object>[];
  log: Log;
  /** True in a process that also runs the queue's upkeep. */
  supervise?: boolean;
}

/** Opens the queue and makes what it needs in the database. */
export async function openQueue({ pool, notifications, kinds, log, supervise = false }: QueueOptions): Promise<Queue> {
  const boss = await openBoss(pool, supervise, (error) => log.warn({ reason: error.message }, 'Queue upkeep failed'));
  await ensureQueues(boss, kinds);
  return {
    boss,
    async enqueue<Data extends object>(tx: Tx, kind: JobKind<Data>, data: Data, options: EnqueueOptions = {}) {
      const id = await boss.send(kind.name, data, { ...options, db: bossOn(tx) });
      if (id === null) throw new Error(`The queue did not accept a job of the kind ${kind.name}.`);
      await notifications.notify(tx, JOBS_CHANNEL, kind.name);
      return id;
    },
    async forget(tx, key, ids) {
      if (ids.length === 0) return;
      const named = sql`data->>${key} IN (${sql.join(
        ids.map((id) => sql`${String(id)}`),
        sql`, `,
      )})`;
      await tx.execute(sql`DELETE FROM pgboss.job WHERE state <> 'active' AND ${named}`);
      await tx.execute(sql`DELETE FROM pgboss.archive WHERE ${named}`);
    },
    close: () => boss.stop({ graceful: false }),
  };
}
