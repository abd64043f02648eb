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
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { Language } from '../contract/language.js';
import type { SubscriptionTier, UserType } from '../contract/users.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case. */
    email: varchar('email', { length: 255 }).notNull().unique(),
    passwordHash: varchar('password_hash', { length: 255 }).notNull(),
    firstName: varchar('first_name', { length: 100 }).notNull(),
    lastName: varchar('last_name', { length: 100 }).notNull(),
    dateOfBirth: varchar('date_of_birth', { length: 10 }),
    phoneNumber: varchar('phone_number', { length: 20 }),
    /** Null until chosen, for accounts made by import or by an operator. */
    userType: text('user_type').$type<UserType>().default('patient'),
    subscriptionTier: text('subscription_tier').$type<SubscriptionTier>().notNull().default('free'),
    /** Null is unlimited. */
    uploadsRemaining: integer('uploads_remaining').default(3),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    /** SHA-256 of the token in the link, hex; so is the one below. */
    emailVerificationToken: text('email_verification_token'),
    emailVerificationExpires: moment('email_verification_expires'),
    passwordResetToken: text('password_reset_token'),
    passwordResetExpires: moment('password_reset_expires'),
    failedLoginAttempts: integer('failed_login_attempts').notNull().default(0),
    lockedUntil: moment('locked_until'),
    lastFailedLogin: moment('last_failed_login'),
    /** The authenticator app's secret, sealed; in use only when `twoStepSince` is set. */
    twoStepSecret: text('two_step_secret'),
    twoStepSince: moment('two_step_since'),
    /** The 30-second step of the last code that was used: no code is good twice. */
    twoStepLastStep: integer('two_step_last_step'),
    /** Mails that the person has chosen; those about the safety of the account are always sent. */
    mailAnalysisReady: boolean('mail_analysis_ready').notNull().default(false),
    mailPatientLinked: boolean('mail_patient_linked').notNull().default(true),
    /** Of mails and letters; null until the pages have said what they speak. */
    language: text('language').$type<Language>(),
    /** When the operator approved a provider, where that is asked for. */
    providerApprovedAt: moment('provider_approved_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_verification_token_idx').on(table.emailVerificationToken),
    uniqueIndex('users_password_reset_token_idx').on(table.passwordResetToken),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_user_type', sql`${table.userType} IN ('patient', 'provider')`),
    check('users_tier', sql`${table.subscriptionTier} IN ('free', 'basic', 'professional', 'premium', 'enterprise')`),
    check('users_language', sql`${table.language} IN ('en', 'es')`),
    check('users_uploads_remaining', sql`${table.uploadsRemaining} >= 0`),
  ],
);

export interface SessionData {
  createdAt: string;
  lastSeenAt: string;
  /** Such as "Firefox on Linux"; missing in sessions of an earlier version. */
  browser?: string;
}

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, hex: a copy of this table signs nobody in. */
    sid: varchar('sid', { length: 64 }).primaryKey(),
    /** What its owner names it by, to end it. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sess: jsonb('sess').$type<SessionData>().notNull(),
    expire: moment('expire').notNull(),
  },
  (table) => [index('sessions_expire_idx').on(table.expire), index('sessions_user_idx').on(table.userId)],
);

/** Failed attempts that are not counted on an account: by unknown address, by known browser, by network address. */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    /** What is counted and the SHA-256 of whose: no address stands here. */
    key: varchar('key', { length: 100 }).primaryKey(),
    failedLoginAttempts: integer('failed_login_attempts').notNull().default(0),
    lockedUntil: moment('locked_until'),
    lastFailedLogin: moment('last_failed_login').notNull(),
  },
  (table) => [index('attempt_counts_last_idx').on(table.lastFailedLogin)],
);

/** Browsers in which an account has signed in: their attempts are counted apart, so that others cannot lock them out. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: varchar('token_hash', { length: 64 }).notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

/** Mails asked for by people who are not signed in, counted by address whether or not it has an account. */
export const mailRequests = pgTable(
  'mail_requests',
  {
    /** Which mail, and the SHA-256 of the lower-case address. */
    key: varchar('key', { length: 100 }).primaryKey(),
    count: integer('count').notNull(),
    countedSince: moment('counted_since').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('mail_requests_last_idx').on(table.lastAt)],
);

/** Codes for a person who has lost the authenticator app; each is good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256, hex. */
    codeHash: varchar('code_hash', { length: 64 }).notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
