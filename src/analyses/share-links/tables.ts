import { index, integer, pgTable, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { analyses } from '../tables.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Links by which an owner lets someone without an account read one explanation. */
export const analysisShareLinks = pgTable(
  'analysis_share_links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    analysisId: integer('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: varchar('token_hash', { length: 64 }).notNull(),
    wrongDates: integer('wrong_dates').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastOpenedAt: moment('last_opened_at'),
  },
  (table) => [
    uniqueIndex('analysis_share_links_token_idx').on(table.tokenHash),
    index('analysis_share_links_analysis_idx').on(table.analysisId),
  ],
);
