import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AuditResult } from './event.js';

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/**
 * Who did what to which object, and when. Never content. Triggers of the database refuse UPDATE, DELETE and TRUNCATE; it
 * outlives the accounts it speaks of. Each row is linked to the one before it in its chain by `hash`.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for acts of the service itself (a job) and of nobody in particular (a failed sign-in). */
    actorUserId: integer('actor_user_id'),
    verb: text('verb').notNull(),
    objectType: text('object_type').notNull(),
    objectId: integer('object_id'),
    /** Whose data it touched: a user of the platform, or a person on a roster. */
    subjectUserId: integer('subject_user_id'),
    subjectPatientId: integer('subject_patient_id'),
    /** Whom the act lets in or shuts out. */
    withUserId: integer('with_user_id'),
    result: text('result').$type<AuditResult>().notNull().default('ok'),
    /** The keyed hash of the network address it came from; `operator` for the command line, null for jobs. */
    origin: text('origin'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null only in rows of a version without chains, until the first start of this one. */
    chain: smallint('chain'),
    sequence: bigint('sequence', { mode: 'number' }),
    hash: bytea('hash'),
  },
  (table) => [
    index('audit_events_object_idx').on(table.objectType, table.objectId),
    index('audit_events_actor_idx').on(table.actorUserId),
    index('audit_events_subject_idx').on(table.subjectUserId, table.id),
    uniqueIndex('audit_events_chain_idx').on(table.chain, table.sequence),
  ],
);

/** The newest link of each chain. Its row is the lock under which the chain grows. */
export const auditChains = pgTable('audit_chains', {
  chain: smallint('chain').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
  hash: bytea('hash').notNull(),
});
