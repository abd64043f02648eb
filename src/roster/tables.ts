import { index, integer, pgTable, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** People on a provider's roster. */
export const patients = pgTable(
  'patients',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 255 }).notNull(),
    /** Null only for an entry made by self-registration; such a person is never called or written to. */
    dateOfBirth: varchar('date_of_birth', { length: 10 }),
    email: varchar('email', { length: 255 }),
    phoneNumber: varchar('phone_number', { length: 20 }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('patients_provider_idx').on(table.providerId)],
);

/** Platform users who chose a provider at registration. */
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
