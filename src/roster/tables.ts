import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.js';
import type { ConsentKind, ConsentWay } from '../contract/roster.js';
import type { ReleasedAnalyses } from '../ports/linked-analyses.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a removal took apart, kept as long as it can be undone. */
export interface Removal extends ReleasedAnalyses {
  /** Whether the patient's own choice of this provider ended with it. */
  readonly wasChosen: boolean;
}

/** People on a provider's roster. */
export const patients = pgTable(
  'patients',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account of this person, where they chose the provider themselves. */
    patientUserId: integer('patient_user_id').references(() => users.id, { onDelete: 'set null' }),
    name: varchar('name', { length: 255 }).notNull(),
    /** Null only for an entry made by self-registration; such a person is never called or written to. */
    dateOfBirth: varchar('date_of_birth', { length: 10 }),
    /** Lower case. */
    email: varchar('email', { length: 255 }),
    phoneNumber: varchar('phone_number', { length: 20 }),
    /** Name, then address, in lower case: what is searched and ordered by, whatever the database's locale. */
    searchText: text('search_text').notNull(),
    /** Whether the words are the provider's; those of an entry made by self-registration are the account's. */
    typedByProvider: boolean('typed_by_provider').notNull().default(false),
    /** Removed, and gone for good a little later. */
    deletedAt: moment('deleted_at'),
    removal: jsonb('removal').$type<Removal>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('patients_roster_idx')
      .on(table.providerId, table.searchText, table.id)
      .where(sql`${table.deletedAt} IS NULL`),
    index('patients_email_idx').on(table.providerId, table.email).where(sql`${table.deletedAt} IS NULL`),
    uniqueIndex('patients_account_idx')
      .on(table.providerId, table.patientUserId)
      .where(sql`${table.deletedAt} IS NULL`),
    index('patients_patient_user_idx').on(table.patientUserId),
    check('patients_email_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Which platform users have chosen which providers. While a row stands, the two are linked. */
export const patientProviderAssociations = pgTable(
  'patient_provider_associations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    patientUserId: integer('patient_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerUserId: integer('provider_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('patient_provider_pair_idx').on(table.patientUserId, table.providerUserId),
    index('patient_provider_provider_idx').on(table.providerUserId),
  ],
);

/** What patients said about calls and e-mails. Rows are only added; the newest of a kind counts. */
export const patientConsents = pgTable(
  'patient_consents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ConsentKind>().notNull(),
    /** False: withdrawn. */
    given: boolean('given').notNull(),
    /** How the patient said so. */
    how: text('how').$type<ConsentWay>().notNull(),
    recordedByUserId: integer('recorded_by_user_id').references(() => users.id, { onDelete: 'set null' }),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    index('patient_consents_newest_idx').on(table.patientId, table.kind, table.recordedAt, table.id),
    index('patient_consents_recorder_idx').on(table.recordedByUserId),
    check('patient_consents_kind', sql`${table.kind} IN ('calls', 'emails')`),
  ],
);

/** Pairs of entries that look alike and are two people, as the provider has said. */
export const patientsKeptApart = pgTable(
  'patients_kept_apart',
  {
    manualId: integer('manual_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    linkedId: integer('linked_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.manualId, table.linkedId] }),
    index('patients_kept_apart_linked_idx').on(table.linkedId),
  ],
);
