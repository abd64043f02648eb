import { sql } from 'drizzle-orm';
import type { Db } from '../../ports/db.js';
import type { Jobs } from '../../ports/jobs.js';

export interface ListedJob {
  id: string;
  kind: string;
  state: 'waiting' | 'running' | 'given up';
  /** When it was enqueued. */
  at: string;
  /** Not before; null when it may run now. */
  startsAt: string | null;
}

const MOST = 200;
const AT = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`);

/** Jobs that wait, run or were given up, the oldest first: at most 200. What they are about is left out. */
export async function listJobs(db: Db): Promise<ListedJob[]> {
  const { rows } = await db.execute<ListedJob & Record<string, unknown>>(sql`
    SELECT id::text, name AS kind,
      CASE WHEN state IN ('created', 'retry') THEN 'waiting' WHEN state = 'active' THEN 'running' ELSE 'given up' END AS state,
      to_char(created_on AT TIME ZONE 'UTC', ${AT}) AS at,
      CASE WHEN state IN ('created', 'retry') AND start_after > now()
        THEN to_char(start_after AT TIME ZONE 'UTC', ${AT}) END AS "startsAt"
    FROM (
      SELECT id, name, state::text, created_on, start_after FROM pgboss.job
        WHERE state IN ('created', 'retry', 'active') OR output ? 'givenUp'
      UNION ALL
      SELECT id, name, state::text, created_on, start_after FROM pgboss.archive WHERE output ? 'givenUp'
    ) AS jobs ORDER BY created_on, id LIMIT ${MOST}`);
  return rows;
}

export type Retried = 'now' | 'again' | 'running' | 'absent' | 'ended';

/**
 * Lets a waiting job run at once, and enqueues one that was given up again, where that can do something: a report that
 * was given up has ended as failed and its unit went back, so it is sent again by its owner.
 */
export async function retryJob(db: Db, jobs: Jobs, id: string): Promise<Retried> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string; state: string; data: object; given_up: boolean }>(sql`
      SELECT name, state::text, data, coalesce(output ? 'givenUp', false) AS given_up FROM (
        SELECT id, name, state::text, data, output FROM pgboss.job
        UNION ALL SELECT id, name, state::text, data, output FROM pgboss.archive
      ) AS jobs WHERE id::text = ${id}`);
    const [job] = rows;
    if (!job) return 'absent';
    if (job.state === 'active') return 'running';
    if (job.state === 'created' || job.state === 'retry') {
      await tx.execute(sql`UPDATE pgboss.job SET start_after = now() WHERE id::text = ${id} AND state < 'active'`);
      return 'now';
    }
    if (!job.given_up || /^analyse-(heavy-)?report$/.test(job.name)) return 'ended';
    const kind = { name: job.name, attempts: 1, timeoutSeconds: 60, retryDelaySeconds: 1 };
    await jobs.enqueue(tx, kind, job.data);
    await tx.execute(sql`DELETE FROM pgboss.job WHERE id::text = ${id}`);
    await tx.execute(sql`DELETE FROM pgboss.archive WHERE id::text = ${id}`);
    return 'again';
  });
}

/** Deletes what the queue keeps of jobs that have ended; gives how many. What waits or runs stays. */
export async function purgeJobs(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx.execute(sql`DELETE FROM pgboss.job WHERE state > 'active'`);
    const archived = await tx.execute(sql`DELETE FROM pgboss.archive`);
    return (ended.rowCount ?? 0) + (archived.rowCount ?? 0);
  });
}
