import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TestCard } from '../../contract/billing.js';
import type { PaidPlanId } from '../../contract/plans.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a payment service would keep, kept here for the test mode: no money moves. */
export const testCheckouts = pgTable('test_checkouts', {
  id: text('id').primaryKey(),
  userId: integer('user_id').notNull(),
  /** A plan, or else an add-on. */
  plan: text('plan').$type<PaidPlanId>(),
  addOn: text('add_on'),
  state: text('state').$type<'open' | 'paid' | 'expired'>().notNull(),
  subscriptionId: text('subscription_id'),
});

export const testSubscriptions = pgTable(
  'test_subscriptions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id').notNull(),
    plan: text('plan').$type<PaidPlanId>().notNull(),
    card: text('card').$type<TestCard>().notNull(),
    status: text('status').$type<'active' | 'late' | 'ended'>().notNull(),
    startedAt: moment('started_at').notNull(),
    /** Months since the start: periods begin on the same day of each month. */
    period: integer('period').notNull(),
    endsAtPeriodEnd: boolean('ends_at_period_end').notNull(),
    nextPlan: text('next_plan').$type<PaidPlanId>(),
  },
  (table) => [index('test_subscriptions_user_idx').on(table.userId)],
);
