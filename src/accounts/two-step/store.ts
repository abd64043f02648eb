import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../ports/db.js';
import { recoveryCodes, users } from '../tables.js';

/** Keeps a secret that is not in use yet; nothing happens (false) when two-step sign-in is on. */
export async function saveSecret(tx: Tx, userId: number, sealed: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ twoStepSecret: sealed, twoStepLastStep: null })
    .where(and(eq(users.id, userId), isNull(users.twoStepSince)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Turns two-step sign-in on with the secret that was checked; false when it is on, or another secret has come. */
export async function turnOn(tx: Tx, userId: number, sealed: string, step: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ twoStepSince: now, twoStepLastStep: step })
    .where(and(eq(users.id, userId), eq(users.twoStepSecret, sealed), isNull(users.twoStepSince)))
    .returning({ id: users.id });
  return rows.length === 1;
}

export async function turnOff(tx: Tx, userId: number): Promise<void> {
  const set = { twoStepSecret: null, twoStepSince: null, twoStepLastStep: null };
  await tx.update(users).set(set).where(eq(users.id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Uses up the codes up to this step; false when one of them was used before. */
export async function spendStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const unused = or(isNull(users.twoStepLastStep), lt(users.twoStepLastStep, step));
  const rows = await tx
    .update(users)
    .set({ twoStepLastStep: step })
    .where(and(eq(users.id, userId), isNotNull(users.twoStepSince), unused))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Replaces all recovery codes. */
export async function saveRecoveryCodes(tx: Tx, userId: number, codeHashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a recovery code up; false when there is none, or it was used. */
export async function spendRecoveryCode(tx: Tx, userId: number, codeHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
