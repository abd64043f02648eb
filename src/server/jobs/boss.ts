import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Tx } from '../../ports/db.js';
import type { JobKind } from '../../ports/jobs.js';

/** The queue's own schema in the product's database. */
const SCHEMA = 'pgboss';

/** Finished jobs stay this long (they hold ids only), jobs that were never run far longer than any outage. */
const KEEP_FINISHED_DAYS = 14;
const KEEP_WAITING_DAYS = 365;

/**
 * Opens the queue on the pool, creating or upgrading its schema. `supervise` runs its upkeep (archiving, deleting), which
 * one process at a time does.
 */
export async function openBoss(pool: pg.Pool, supervise: boolean, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    supervise,
    schedule: false,
    deleteAfterDays: KEEP_FINISHED_DAYS,
    archiveCompletedAfterSeconds: 60 * 60,
  });
  boss.on('error', onError);
  await boss.start();
  return boss;
}

/**
 * Makes the queue of each kind. Tries and takeover are decided by our own lease, so the queue itself is told to retry
 * without end and to expire nothing within a day.
 */
export async function ensureQueues(boss: PgBoss, kinds: readonly JobKind<object>[]): Promise<void> {
  for (const kind of kinds) {
    const options = {
      name: kind.name,
      policy: 'standard' as const,
      retryLimit: 10_000,
      retryDelay: kind.retryDelaySeconds,
      expireInSeconds: 23 * 60 * 60,
      retentionMinutes: KEEP_WAITING_DAYS * 24 * 60,
    };
    await boss.createQueue(kind.name, options);
    await boss.updateQueue(kind.name, options);
  }
}

/** Lets the queue's statements run inside a transaction of ours. */
export function bossOn(tx: Tx): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const { rows } = await tx.execute(parameterised(text, values ?? []));
      return { rows };
    },
  };
}

/** The statement with `$1`, `$2` … bound to the values. */
function parameterised(text: string, values: readonly unknown[]): SQL {
  const chunks: SQL[] = [];
  let from = 0;
  for (const match of text.matchAll(/\$(\d+)/g)) {
    chunks.push(sql.raw(text.slice(from, match.index)), sql`${sql.param(values[Number(match[1]) - 1])}`);
    from = match.index + match[0].length;
  }
  chunks.push(sql.raw(text.slice(from)));
  return sql.join(chunks);
}
