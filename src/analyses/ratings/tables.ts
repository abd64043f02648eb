import { boolean, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables.js';
import { analyses } from '../tables.js';

/** "Was this clear?": one answer of each reader to each explanation. */
export const analysisRatings = pgTable(
  'analysis_ratings',
  {
    analysisId: integer('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clear: boolean('clear').notNull(),
    ratedAt: timestamp('rated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.analysisId, table.userId] })],
);
