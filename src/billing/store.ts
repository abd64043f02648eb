import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../ports/db.js';
import {
  addOnCredits,
  checkouts,
  contactRequests,
  doublePayments,
  paymentEvents,
  planGrants,
  subscriptions,
} from './tables.js';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type NewContactRequest = typeof contactRequests.$inferInsert;
export type ContactRequestRow = typeof contactRequests.$inferSelect;

/** A number for what is about to be looked at: of two looks the one with the higher number began later. */
export async function nextLook(db: Db | Tx): Promise<number> {
  const { rows } = await db.execute<{ look: string }>(sql`SELECT nextval('billing_looks') AS look`);
  return Number(rows[0]?.look);
}

/** The plan row of a person; null when they never had one. */
export async function findSubscription(db: Db | Tx, userId: number): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

/** Whose plan this is; null when it is not known here. */
export async function findOwner(db: Db, subscriptionId: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.subscriptionId, subscriptionId));
  return row?.userId ?? null;
}

/** Stores the plan row of a person. The caller holds the account. */
export async function saveSubscription(tx: Tx, row: Omit<SubscriptionRow, 'createdAt' | 'updatedAt'>): Promise<void> {
  const { userId: _key, ...rest } = row;
  await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.userId, set: { ...rest, updatedAt: sql`now()` } });
}

/** The largest allowance given for a period so far: undefined for none, null for unlimited. */
export async function largestGrant(
  tx: Tx,
  subscriptionId: string,
  periodStart: Date,
): Promise<number | null | undefined> {
  const rows = await tx
    .select({ allowance: planGrants.allowance })
    .from(planGrants)
    .where(and(eq(planGrants.subscriptionId, subscriptionId), eq(planGrants.periodStart, periodStart)));
  if (rows.length === 0) return undefined;
  if (rows.some(({ allowance }) => allowance === null)) return null;
  return Math.max(...rows.map(({ allowance }) => allowance ?? 0));
}

/** Enters a grant in the ledger; false when it stands there already. */
export async function insertGrant(tx: Tx, grant: Omit<typeof planGrants.$inferInsert, 'id'>): Promise<boolean> {
  const rows = await tx
    .insert(planGrants)
    .values(grant)
    .onConflictDoNothing({ target: [planGrants.subscriptionId, planGrants.periodStart, planGrants.plan] })
    .returning({ id: planGrants.id });
  return rows.length === 1;
}

/**
 * Notes that a checkout is being opened, under a number of our own; false while another is, begun after `stale`. The caller
 * holds the account.
 */
export async function claimCheckout(
  tx: Tx,
  row: { id: string; userId: number; item: string; createdAt: Date },
  stale: Date,
): Promise<boolean> {
  const starting = and(eq(checkouts.userId, row.userId), eq(checkouts.state, 'starting'));
  await tx.delete(checkouts).where(and(starting, lt(checkouts.createdAt, stale)));
  const others = await tx.select({ id: checkouts.id }).from(checkouts).where(starting);
  if (others.length > 0) return false;
  await tx.insert(checkouts).values({ ...row, state: 'starting' });
  return true;
}

/** Ends what `claimCheckout` noted. */
export async function dropClaim(db: Db | Tx, id: string): Promise<void> {
  await db.delete(checkouts).where(and(eq(checkouts.id, id), eq(checkouts.state, 'starting')));
}

/** Stores a checkout that was begun (or, after a crash, one that is only now heard of). */
export async function saveCheckout(
  tx: Tx,
  row: { id: string; userId: number; item: string; createdAt: Date },
): Promise<void> {
  await tx
    .insert(checkouts)
    .values({ ...row, state: 'open' })
    .onConflictDoNothing({ target: checkouts.id });
}

/** The checkouts of a person that are still open, oldest first. */
export async function openCheckouts(db: Db, userId: number): Promise<{ id: string; item: string }[]> {
  return db
    .select({ id: checkouts.id, item: checkouts.item })
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.state, 'open')))
    .orderBy(checkouts.createdAt);
}

/** Settles a checkout; false when it was settled that way before. */
export async function endCheckout(tx: Tx, id: string, state: 'paid' | 'expired'): Promise<boolean> {
  const rows = await tx
    .update(checkouts)
    .set({ state })
    .where(and(eq(checkouts.id, id), ne(checkouts.state, state), ne(checkouts.state, 'paid')))
    .returning({ id: checkouts.id });
  return rows.length === 1;
}

/** Enters one more unit of an add-on. */
export async function addCredit(tx: Db | Tx, userId: number, addOn: string): Promise<void> {
  await tx
    .insert(addOnCredits)
    .values({ userId, addOn, left: 1 })
    .onConflictDoUpdate({
      target: [addOnCredits.userId, addOnCredits.addOn],
      set: { left: sql`${addOnCredits.left} + 1` },
    });
}

/** Takes one unit of an add-on, safely against others at the same moment; false when there is none left. */
export async function takeCredit(tx: Tx, userId: number, addOn: string): Promise<boolean> {
  const rows = await tx
    .update(addOnCredits)
    .set({ left: sql`${addOnCredits.left} - 1` })
    .where(and(eq(addOnCredits.userId, userId), eq(addOnCredits.addOn, addOn), gt(addOnCredits.left, 0)))
    .returning({ left: addOnCredits.left });
  return rows.length === 1;
}

export async function creditsLeft(db: Db | Tx, userId: number, addOn: string): Promise<number> {
  const [row] = await db
    .select({ left: addOnCredits.left })
    .from(addOnCredits)
    .where(and(eq(addOnCredits.userId, userId), eq(addOnCredits.addOn, addOn)));
  return row?.left ?? 0;
}

/** Notes an event of the payment service; false when it was noted before. */
export async function insertEvent(tx: Tx, event: { id: string; type: string; receivedAt: Date }): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing({ target: paymentEvents.id })
    .returning({ id: paymentEvents.id });
  return rows.length === 1;
}

/** The name under which it is noted among the events that something was given for its payment: that outlives the account. */
const given = (paidId: string) => `given:${paidId}`;

/** Notes that a plan began here, or an add-on was given: `paidId` is the subscription, or else the checkout. */
export async function noteGiven(tx: Tx, paidId: string, now: Date): Promise<void> {
  await insertEvent(tx, { id: given(paidId), type: 'given', receivedAt: now });
}

/** Whether what was paid has ever been given here. */
export async function wasGiven(db: Db, paidId: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, given(paidId)));
  return rows.length === 1;
}

export async function insertContactRequest(tx: Tx, row: NewContactRequest): Promise<number> {
  const [inserted] = await tx.insert(contactRequests).values(row).returning({ id: contactRequests.id });
  if (!inserted) throw new Error('A contact request was not stored.');
  return inserted.id;
}

export async function findContactRequest(db: Db, id: number): Promise<ContactRequestRow | null> {
  const [row] = await db.select().from(contactRequests).where(eq(contactRequests.id, id));
  return row ?? null;
}

/** Sets when a plan is looked at again, if that is news; false when such a look waits already. */
export async function planCheck(tx: Tx, userId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(subscriptions)
    .set({ nextCheckAt: at })
    .where(
      and(eq(subscriptions.userId, userId), or(isNull(subscriptions.nextCheckAt), ne(subscriptions.nextCheckAt, at))),
    )
    .returning({ userId: subscriptions.userId });
  return rows.length === 1;
}

/** Notes that a second plan was paid for; false when it was noted before. */
export async function insertDoublePayment(
  tx: Tx,
  row: Omit<typeof doublePayments.$inferInsert, 'refundedAt'>,
): Promise<boolean> {
  const rows = await tx
    .insert(doublePayments)
    .values(row)
    .onConflictDoNothing({ target: doublePayments.subscriptionId })
    .returning({ id: doublePayments.subscriptionId });
  return rows.length === 1;
}

/** A second plan that was paid for; null when it is not known, or its account is gone. */
export async function findDoublePayment(
  db: Db,
  subscriptionId: string,
): Promise<typeof doublePayments.$inferSelect | null> {
  const [row] = await db.select().from(doublePayments).where(eq(doublePayments.subscriptionId, subscriptionId));
  return row ?? null;
}

/** Notes that it was given back. */
export async function markRefunded(tx: Tx, subscriptionId: string, at: Date): Promise<void> {
  await tx.update(doublePayments).set({ refundedAt: at }).where(eq(doublePayments.subscriptionId, subscriptionId));
}
