import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ports/db.js';
import { jobLeases } from './tables.js';

/**
 * The right to work on one thing for a while. It is renewed while the work goes on; when it expires another process may
 * take it and gets a higher token. Every write checks its token, so a holder that was only slow cannot write any more.
 * All times are the database's own.
 */
export interface Lease {
  readonly key: string;
  readonly token: bigint;
  readonly holder: string;
  /** How often the lease has been taken, this time included. */
  readonly attempts: number;
}

/** Another process has taken over: what this one was doing no longer counts. */
export class LeaseLost extends Error {
  constructor(key: string) {
    super(`The lease on ${key} was lost: another process has taken over.`);
  }
}

const nextToken = sql<bigint>`nextval('job_lease_tokens')`;
const now = sql`clock_timestamp()`;
const after = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`;
const held = (lease: Lease) => and(eq(jobLeases.key, lease.key), eq(jobLeases.token, lease.token));

/** Takes the lease for `seconds`; null while another holds it. */
export async function acquireLease(db: Db | Tx, key: string, holder: string, seconds: number): Promise<Lease | null> {
  const [row] = await db
    .insert(jobLeases)
    .values({ key, token: nextToken, holder, expiresAt: after(seconds), attempts: 1 })
    .onConflictDoUpdate({
      target: jobLeases.key,
      set: { token: nextToken, holder, expiresAt: after(seconds), attempts: sql`${jobLeases.attempts} + 1` },
      setWhere: sql`${jobLeases.holder} is null or ${jobLeases.expiresAt} <= ${now}`,
    })
    .returning();
  return row ? { key, token: row.token, holder, attempts: row.attempts } : null;
}

/** Holds the lease for `seconds` from now; false when it was lost. */
export async function renewLease(db: Db | Tx, lease: Lease, seconds: number): Promise<boolean> {
  const rows = await db
    .update(jobLeases)
    .set({ expiresAt: after(seconds) })
    .where(held(lease))
    .returning({ key: jobLeases.key });
  return rows.length === 1;
}

/**
 * Locks the lease until the transaction ends and rejects with `LeaseLost` unless it is still ours. First statement of
 * every transaction that writes for the holder.
 */
export async function fence(tx: Tx, lease: Lease): Promise<void> {
  const rows = await tx.select({ key: jobLeases.key }).from(jobLeases).where(held(lease)).for('update');
  if (rows.length === 0) throw new LeaseLost(lease.key);
}

/** Gives the lease back, free at once. With `uncounted` this try does not count (the holder had to stop). */
export async function releaseLease(db: Db | Tx, lease: Lease, { uncounted = false } = {}): Promise<void> {
  await db
    .update(jobLeases)
    .set({
      holder: null,
      expiresAt: now,
      token: nextToken,
      attempts: uncounted ? sql`${jobLeases.attempts} - 1` : jobLeases.attempts,
    })
    .where(held(lease));
}

/** Ends the lease: its work is done. */
export async function endLease(tx: Tx, lease: Lease): Promise<void> {
  await tx.delete(jobLeases).where(held(lease));
}

/**
 * Frees one expired lease whose key begins with `prefix`, locked until the transaction ends; gives its key, or null when
 * there is none (or another process is freeing it). From then on its last holder can no longer write.
 */
export async function freeExpiredLease(tx: Tx, prefix: string): Promise<string | null> {
  const [expired] = await tx
    .select({ key: jobLeases.key })
    .from(jobLeases)
    .where(
      sql`${jobLeases.holder} is not null and ${jobLeases.expiresAt} <= ${now} and starts_with(${jobLeases.key}, ${prefix})`,
    )
    .orderBy(jobLeases.expiresAt)
    .limit(1)
    .for('update', { skipLocked: true });
  if (!expired) return null;
  await tx.update(jobLeases).set({ holder: null, token: nextToken }).where(eq(jobLeases.key, expired.key));
  return expired.key;
}
