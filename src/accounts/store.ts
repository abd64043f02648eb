import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { RegisterInput } from '../contract/users.js';
import type { Db, Tx } from '../ports/db.js';
import type { AttemptCount } from './lockout.js';
import { unknownSignIns, users } from './tables.js';

export type UserRow = typeof users.$inferSelect;

export async function findUser(db: Db | Tx, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return row ?? null;
}

/** The account of this (lower-case) address, locked against other sign-ins until the transaction ends. */
export async function lockUserByEmail(tx: Tx, email: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.email, email)).limit(1).for('no key update');
  return row ?? null;
}

/** Stores a new user; null when the address is taken. */
export async function insertUser(
  tx: Tx,
  input: Omit<RegisterInput, 'password' | 'providerIds'> & { passwordHash: string; uploadsRemaining: number | null },
): Promise<UserRow | null> {
  const [row] = await tx.insert(users).values(input).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
}

export async function saveAttempts(tx: Db | Tx, userId: number, count: AttemptCount): Promise<void> {
  await tx.update(users).set(count).where(eq(users.id, userId));
}

/** The failed sign-ins of an address nobody has, locked like an account's; made when it is the first. */
export async function lockUnknownSignIn(tx: Tx, emailHash: string, now: Date): Promise<AttemptCount> {
  await tx.insert(unknownSignIns).values({ emailHash, lastFailedLogin: now }).onConflictDoNothing();
  const [row] = await tx.select().from(unknownSignIns).where(eq(unknownSignIns.emailHash, emailHash)).for('update');
  return row ?? { failedLoginAttempts: 0, lockedUntil: null, lastFailedLogin: null };
}

export async function saveUnknownAttempts(tx: Tx, emailHash: string, count: AttemptCount): Promise<void> {
  await tx
    .update(unknownSignIns)
    .set({ ...count, lastFailedLogin: count.lastFailedLogin ?? sql`now()` })
    .where(eq(unknownSignIns.emailHash, emailHash));
}

export async function forgetUnknownAttempts(tx: Tx, before: Date): Promise<void> {
  await tx.delete(unknownSignIns).where(lt(unknownSignIns.lastFailedLogin, before));
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
