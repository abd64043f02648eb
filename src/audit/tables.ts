import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who did what to which object, and when. Never content. Append-only; outlives the account it speaks of. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for acts of the service itself (a job) and of nobody in particular (a failed sign-in). */
    actorUserId: integer('actor_user_id'),
    verb: text('verb').notNull(),
    objectType: text('object_type').notNull(),
    objectId: integer('object_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('audit_events_object_idx').on(table.objectType, table.objectId),
    index('audit_events_actor_idx').on(table.actorUserId),
  ],
);
