import { bigint, index, integer, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One sequence for all leases, so that a token is never given twice, even after a lease was deleted. */
export const leaseTokens = pgSequence('job_lease_tokens');

/** Who may work on what. A write counts only with the newest token of its key. */
export const jobLeases = pgTable(
  'job_leases',
  {
    key: text('key').primaryKey(),
    token: bigint('token', { mode: 'bigint' }).notNull(),
    /** The holding process; null when nobody holds it. */
    holder: text('holder'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** How often it was taken. */
    attempts: integer('attempts').notNull(),
  },
  (table) => [index('job_leases_expires_at').on(table.expiresAt)],
);

/** One row for each running worker process. */
export const workerHeartbeats = pgTable('worker_heartbeats', {
  id: text('id').primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
});
