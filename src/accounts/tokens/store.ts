import { and, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '../../ports/db.js';
import { NO_ATTEMPTS } from '../attempts/lockout.js';
import { users } from '../tables.js';

export async function saveVerificationToken(tx: Tx, userId: number, tokenHash: string, expires: Date): Promise<void> {
  const set = { emailVerificationToken: tokenHash, emailVerificationExpires: expires };
  await tx.update(users).set(set).where(eq(users.id, userId));
}

export async function saveResetToken(tx: Tx, userId: number, tokenHash: string, expires: Date): Promise<void> {
  const set = { passwordResetToken: tokenHash, passwordResetExpires: expires };
  await tx.update(users).set(set).where(eq(users.id, userId));
}

/** Uses a verification token up, and verifies its account's address; null when it is unknown, used or expired. */
export async function spendVerificationToken(tx: Tx, tokenHash: string, now: Date): Promise<{ id: number } | null> {
  const [row] = await tx
    .update(users)
    .set({ isEmailVerified: true, emailVerificationToken: null, emailVerificationExpires: null, updatedAt: now })
    .where(and(eq(users.emailVerificationToken, tokenHash), gt(users.emailVerificationExpires, now)))
    .returning({ id: users.id });
  return row ?? null;
}

/** Whose reset token this is, as long as it is good. */
export async function findResetToken(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.passwordResetToken, tokenHash), gt(users.passwordResetExpires, now)));
  return row ?? null;
}

/**
 * Uses a reset token up and sets the password; null when it is unknown, used or expired. The link came by mail, so the
 * address is verified as well, and the waits after failed sign-ins end.
 */
export async function spendResetToken(
  tx: Tx,
  tokenHash: string,
  passwordHash: string,
  now: Date,
): Promise<{ id: number } | null> {
  const [row] = await tx
    .update(users)
    .set({
      passwordHash,
      passwordResetToken: null,
      passwordResetExpires: null,
      isEmailVerified: true,
      emailVerificationToken: null,
      emailVerificationExpires: null,
      ...NO_ATTEMPTS,
      updatedAt: now,
    })
    .where(and(eq(users.passwordResetToken, tokenHash), gt(users.passwordResetExpires, now)))
    .returning({ id: users.id });
  return row ?? null;
}

/** Sets a new password; links to reset the old one end. */
export async function savePassword(tx: Tx, userId: number, passwordHash: string, now: Date): Promise<void> {
  const set = { passwordHash, passwordResetToken: null, passwordResetExpires: null, updatedAt: now };
  await tx.update(users).set(set).where(eq(users.id, userId));
}
