import { index, integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/**
 * Requests of one address to one limit in the window that runs. UNLOGGED: never written to disk for safety, empty after a
 * crash of the database, left out of backups.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** The limit and the SHA-256 of the address: no address stands here. */
    key: varchar('key', { length: 150 }).primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_counts_ends_idx').on(table.endsAt)],
);
