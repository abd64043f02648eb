import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.js';
import type { ContactKind } from '../contract/billing.js';
import type { PaidPlanId } from '../contract/plans.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Orders what was seen of a subscription: a number is taken before looking, and an older look never overwrites a newer. */
export const billingLooks = pgSequence('billing_looks');

/** The plan of each person who has or had one: our copy of what the payment service (or the operator) keeps. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    keptBy: text('kept_by').$type<'stripe' | 'test' | 'operator'>().notNull(),
    subscriptionId: text('subscription_id').notNull().unique(),
    customerId: text('customer_id'),
    plan: text('plan').$type<PaidPlanId>().notNull(),
    status: text('status').$type<'active' | 'late' | 'ended'>().notNull(),
    /** When this plan began: an operator's periods are counted from it. */
    startedAt: moment('started_at').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    endsAtPeriodEnd: boolean('ends_at_period_end').notNull().default(false),
    nextPlan: text('next_plan').$type<PaidPlanId>(),
    nextPlanAt: moment('next_plan_at'),
    /** Until when a plan that could not be renewed stays. */
    graceUntil: moment('grace_until'),
    /** Analyses left from before the plan: they are used last and never expire. */
    keptUnits: integer('kept_units').notNull().default(0),
    /** The look that this row shows. */
    look: bigint('look', { mode: 'number' }).notNull(),
    /** When a job looks at it again by itself. */
    nextCheckAt: moment('next_check_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('subscriptions_kept_by', sql`${table.keptBy} IN ('stripe', 'test', 'operator')`),
    check('subscriptions_status', sql`${table.status} IN ('active', 'late', 'ended')`),
  ],
);

/** The ledger: analyses given for a paid period, once for each plan held in it. */
export const planGrants = pgTable(
  'plan_grants',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id').notNull(),
    periodStart: moment('period_start').notNull(),
    plan: text('plan').$type<PaidPlanId>().notNull(),
    /** Null is unlimited. */
    allowance: integer('allowance'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('plan_grants_once_idx').on(table.subscriptionId, table.periodStart, table.plan),
    index('plan_grants_user_idx').on(table.userId),
  ],
);

/** Checkouts begun, so that each is settled once and is looked at again when no event arrives. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The plan or add-on. */
    item: text('item').notNull(),
    /** `starting`: it is being opened at the payment service, under a number of our own; an account has one such at a time. */
    state: text('state').$type<'starting' | 'open' | 'paid' | 'expired'>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('checkouts_user_idx').on(table.userId)],
);

/** Second plans that were paid for although the account had one: each is ended and given back once. */
export const doublePayments = pgTable(
  'double_payments',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text('plan').$type<PaidPlanId>().notNull(),
    noticedAt: moment('noticed_at').notNull(),
    /** When the money was given back; null: not yet. */
    refundedAt: moment('refunded_at'),
  },
  (table) => [index('double_payments_user_idx').on(table.userId)],
);

/** Add-ons that were bought and are not used yet. */
export const addOnCredits = pgTable(
  'add_on_credits',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addOn: text('add_on').notNull(),
    left: integer('units_left').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.addOn] }),
    check('add_on_credits_left', sql`${table.left} >= 0`),
  ],
);

/** Events of the payment service that were taken in: each arrives at least once, and counts once. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull(),
});

/** People who asked to be contacted. */
export const contactRequests = pgTable('contact_requests', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<ContactKind>().notNull(),
  name: varchar('name', { length: 200 }).notNull(),
  email: varchar('email', { length: 255 }).notNull(),
  organization: varchar('organization', { length: 200 }),
  plan: text('plan').$type<PaidPlanId>(),
  message: text('message').notNull(),
  createdAt: moment('created_at').notNull(),
});
