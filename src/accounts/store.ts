import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Language } from '../contract/language.js';
import type { ProfileInput, ProviderListItem, SubscriptionTier, UserType } from '../contract/users.js';
import type { Db, Tx } from '../ports/db.js';
import { users } from './tables.js';

export type UserRow = typeof users.$inferSelect;

export async function findUser(db: Db | Tx, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return row ?? null;
}

/** The account of this (lower-case) address. */
export async function findUserByEmail(tx: Db | Tx, email: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.email, email)).limit(1);
  return row ?? null;
}

/** The account as it is now, held until the transaction ends: what it signs in by cannot change meanwhile. */
export async function holdUser(tx: Tx, id: number): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return row ?? null;
}

/** Names and types of these users; those that are gone are missing. */
export async function findNames(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { firstName: string; lastName: string; userType: UserType | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, userType: users.userType })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

/** Stores a new user; null when the address is taken. */
export async function insertUser(tx: Tx, input: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await tx.insert(users).values(input).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
}

/** Stores what a person corrected of themselves; null when the account is gone. */
export async function saveProfile(tx: Tx, userId: number, profile: ProfileInput): Promise<UserRow | null> {
  const [row] = await tx
    .update(users)
    .set({ ...profile, dateOfBirth: profile.dateOfBirth ?? null, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning();
  return row ?? null;
}

/** Stores the language of an account's mails and letters; null when the account is gone. */
export async function saveLanguage(tx: Tx, userId: number, language: Language): Promise<UserRow | null> {
  const [row] = await tx.update(users).set({ language, updatedAt: sql`now()` }).where(eq(users.id, userId)).returning();
  return row ?? null;
}

/** Sets the type of an account without one; null when it has one. */
export async function setTypeOnce(tx: Tx, userId: number, userType: UserType): Promise<UserRow | null> {
  const [row] = await tx
    .update(users)
    .set({ userType, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.userType)))
    .returning();
  return row ?? null;
}

/** Whom patients may choose: providers with a verified address and, where asked for, the operator's approval. */
const isListed = ({ approvedOnly }: { approvedOnly: boolean }) =>
  and(
    eq(users.userType, 'provider'),
    eq(users.isEmailVerified, true),
    approvedOnly ? isNotNull(users.providerApprovedAt) : undefined,
  );

/** Those of these accounts that patients may choose. */
export async function findListedProviders(
  db: Db | Tx,
  ids: number[],
  which: { approvedOnly: boolean },
): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isListed(which)));
  return rows.map((row) => row.id);
}

/** Providers whom patients may choose, by name. */
export async function findProviders(db: Db, which: { approvedOnly: boolean }): Promise<ProviderListItem[]> {
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(isListed(which))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(1000);
}

/** Approves a provider, or takes that back; gives the id, null when there is none of this address. */
export async function setProviderApproval(tx: Tx, email: string, at: Date | null): Promise<number | null> {
  const [row] = await tx
    .update(users)
    .set({ providerApprovedAt: at })
    .where(and(eq(users.email, email), eq(users.userType, 'provider')))
    .returning({ id: users.id });
  return row?.id ?? null;
}

/** Sets the type of the account with this address; gives its id, null when there is none. */
export async function setTypeOf(tx: Tx, email: string, userType: UserType): Promise<number | null> {
  const set = { userType, updatedAt: sql`now()` };
  const [row] = await tx.update(users).set(set).where(eq(users.email, email)).returning({ id: users.id });
  return row?.id ?? null;
}

/**
 * Takes one analysis from the user's allowance, safely against others at the same moment.
 * `counted` when a unit was taken, `unlimited` when none needs to be, `exhausted` when there is none left.
 */
export async function takeUpload(tx: Tx, userId: number): Promise<'counted' | 'unlimited' | 'exhausted'> {
  const [row] = await tx
    .update(users)
    .set({ uploadsRemaining: sql`${users.uploadsRemaining} - 1` })
    .where(and(eq(users.id, userId), or(isNull(users.uploadsRemaining), gt(users.uploadsRemaining, 0))))
    .returning({ left: users.uploadsRemaining });
  if (!row) return 'exhausted';
  return row.left === null ? 'unlimited' : 'counted';
}

/** Gives one analysis back. The caller sees to it that this happens once for each one taken. */
export async function giveUploadBack(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ uploadsRemaining: sql`${users.uploadsRemaining} + 1` })
    .where(and(eq(users.id, userId), isNotNull(users.uploadsRemaining)));
}

/** What an account may do and has left. Null analyses are unlimited. */
export interface PlanHeld {
  readonly tier: SubscriptionTier;
  readonly uploadsRemaining: number | null;
}

/** The account's plan, held against others until the transaction ends; null when the account is gone. */
export async function lockPlan(tx: Tx, userId: number): Promise<PlanHeld | null> {
  const [row] = await tx
    .select({ tier: users.subscriptionTier, uploadsRemaining: users.uploadsRemaining })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row ?? null;
}

/** Sets what an account may do and has left. The caller holds it. */
export async function savePlan(tx: Tx, userId: number, { tier, uploadsRemaining }: PlanHeld): Promise<void> {
  await tx
    .update(users)
    .set({ subscriptionTier: tier, uploadsRemaining, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}

/** Deletes the account's row, and by its foreign keys all that hangs on it. */
export async function deleteUser(tx: Tx, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
