import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';
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
    emailVerificationToken: text('email_verification_token'),
    emailVerificationExpires: moment('email_verification_expires'),
    passwordResetToken: text('password_reset_token'),
    passwordResetExpires: moment('password_reset_expires'),
    failedLoginAttempts: integer('failed_login_attempts').notNull().default(0),
    lockedUntil: moment('locked_until'),
    lastFailedLogin: moment('last_failed_login'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_user_type', sql`${table.userType} IN ('patient', 'provider')`),
    check('users_tier', sql`${table.subscriptionTier} IN ('free', 'basic', 'professional', 'premium', 'enterprise')`),
    check('users_uploads_remaining', sql`${table.uploadsRemaining} >= 0`),
  ],
);

export interface SessionData {
  createdAt: string;
  lastSeenAt: string;
}

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, hex: a copy of this table signs nobody in. */
    sid: varchar('sid', { length: 64 }).primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sess: jsonb('sess').$type<SessionData>().notNull(),
    expire: moment('expire').notNull(),
  },
  (table) => [index('sessions_expire_idx').on(table.expire), index('sessions_user_idx').on(table.userId)],
);

/** Failed sign-ins on addresses without an account, counted like those with one, so that a wait tells nothing. */
export const unknownSignIns = pgTable(
  'unknown_sign_ins',
  {
    /** SHA-256 of the lower-case address, hex. */
    emailHash: varchar('email_hash', { length: 64 }).primaryKey(),
    failedLoginAttempts: integer('failed_login_attempts').notNull().default(0),
    lockedUntil: moment('locked_until'),
    lastFailedLogin: moment('last_failed_login').notNull(),
  },
  (table) => [index('unknown_sign_ins_last_idx').on(table.lastFailedLogin)],
);
