import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../ports/db.js';
import { testCheckouts, testSubscriptions } from './tables.js';

export type CheckoutRow = typeof testCheckouts.$inferSelect;
export type SubscriptionRow = typeof testSubscriptions.$inferSelect;

export async function insertCheckout(db: Db, row: CheckoutRow): Promise<void> {
  await db.insert(testCheckouts).values(row);
}

export async function readCheckout(db: Db | Tx, id: string): Promise<CheckoutRow | null> {
  const [row] = await db.select().from(testCheckouts).where(eq(testCheckouts.id, id));
  return row ?? null;
}

/** Ends an open checkout; false when it is not open any more. */
export async function closeCheckout(
  db: Db | Tx,
  id: string,
  end: Pick<CheckoutRow, 'state' | 'subscriptionId'>,
): Promise<boolean> {
  const rows = await db
    .update(testCheckouts)
    .set(end)
    .where(and(eq(testCheckouts.id, id), eq(testCheckouts.state, 'open')))
    .returning({ id: testCheckouts.id });
  return rows.length === 1;
}

export async function insertSubscription(tx: Tx, row: SubscriptionRow): Promise<void> {
  await tx.insert(testSubscriptions).values(row);
}

/** The subscription, held until the transaction ends. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.select().from(testSubscriptions).where(eq(testSubscriptions.id, id)).for('update');
  return row ?? null;
}

export async function saveSubscription(tx: Tx, { id, ...row }: SubscriptionRow): Promise<void> {
  await tx.update(testSubscriptions).set(row).where(eq(testSubscriptions.id, id));
}
