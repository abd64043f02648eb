import { sql } from 'drizzle-orm';
import { check, customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.js';
import type { ExportState } from '../contract/takeout.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const sealed = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Copies of all of a person's data, one a person, kept for a day. */
export const dataExports = pgTable(
  'data_exports',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<Exclude<ExportState['state'], 'none'>>().notNull(),
    /** Tells one request from the next: a late job of an earlier one changes nothing. */
    requestedAt: moment('requested_at').notNull(),
    madeAt: moment('made_at'),
    size: integer('size'),
    /** The ZIP file, sealed for its row. */
    bytes: sealed('bytes'),
  },
  (table) => [
    check('data_exports_state', sql`${table.state} IN ('preparing', 'ready', 'failed')`),
    check('data_exports_ready_has_file', sql`(${table.state} = 'ready') = (${table.bytes} IS NOT NULL)`),
  ],
);
