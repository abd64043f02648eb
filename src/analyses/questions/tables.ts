import { customType, integer, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables.js';
import { analyses } from '../tables.js';

const sealed = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Each reader's own questions for the doctor, for one explanation. */
export const analysisQuestions = pgTable(
  'analysis_questions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    analysisId: integer('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The list in its order, sealed; null when what we suggest was put back. */
    questions: sealed('questions'),
    version: integer('version').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('analysis_questions_reader_idx').on(table.analysisId, table.userId)],
);
