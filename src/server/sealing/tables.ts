import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Columns in which a version without sealing may have left values in clear; the next start seals them. */
export const sealingPending = pgTable(
  'sealing_pending',
  { table: text('table_name').notNull(), column: text('column_name').notNull() },
  (table) => [primaryKey({ columns: [table.table, table.column] })],
);
