import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { auditKey, openAudit, writeAudit } from '../audit/index.js';
import type { Db } from '../ports/db.js';
import { isUnreachable } from './unreachable.js';

/** How often a transaction is begun that meets another one head on. */
const TRIES = 3;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly url: string;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connections at most. */
  connections?: number;
  /** Told when an idle connection breaks (the pool makes a new one by itself). */
  onError?: (error: Error) => void;
  /** The secret of the audit trail. Without it no act can be recorded. */
  auditSecret?: string | undefined;
}

/** Opens a pool on a PostgreSQL URL. Connections are made when first needed, so this never fails by itself. */
export function openDb(
  url: string,
  { connections = 10, onError = () => {}, auditSecret }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A server that is stopped between two statements of a transaction must not leave it open for ever.
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'plainchart',
  });
  // Without a listener the loss of an idle connection ends the process.
  pool.on('error', onError);
  // A connection that breaks while a transaction holds it reports on the client: the query in hand rejects as well.
  pool.on('connect', (client) => client.on('error', onError));
  const db: Db = drizzle(pool);
  const key = auditSecret === undefined ? null : auditKey(auditSecret);
  db.transaction = (work, config) =>
    unlessDeadlocked(() =>
      inTransaction(pool, (client) =>
        client.transaction(async (tx) => {
          openAudit(tx);
          const result = await work(tx);
          await writeAudit(tx, key);
          return result;
        }, config),
      ),
    );
  return { db, pool, url, close: () => pool.end() };
}

/**
 * Does a transaction again that the database has ended because it and another waited for each other: nothing of it was
 * done, and the other has gone on.
 */
async function unlessDeadlocked<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    if ((at as { code?: unknown }).code === '40P01') return true;
  }
  return false;
}

/**
 * Runs a transaction on a connection of the pool and gives the connection back in every case. The library's own way
 * keeps it for ever when its first statement fails, as it does when the server dies at that moment: enough of those and
 * the pool is empty. A connection that broke is not used again.
 */
async function inTransaction<Result>(pool: pg.Pool, run: (db: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    return await run(drizzle(client));
  } catch (error) {
    broken = isUnreachable(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** True as soon as the database answers; false when it has not within `milliseconds` (it may be starting as well). */
export async function answersWithin(url: string, milliseconds: number): Promise<boolean> {
  for (const until = Date.now() + milliseconds; ; await sleep(250)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      if (Date.now() > until) return false;
    } finally {
      await client.end().catch(() => {});
    }
  }
}
