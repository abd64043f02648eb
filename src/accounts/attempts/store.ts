import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ports/db.js';
import { attemptCounts, knownBrowsers, mailRequests, users } from '../tables.js';
import type { AttemptCount } from './lockout.js';

/** What attempts are counted on: an account's own row, or a key of the table of counts. */
export type Counted = { userId: number } | { key: string };

/** The count, locked until the transaction ends; made when it is the first. Nothing when the account is gone. */
export async function lockCount(tx: Tx, on: Counted, now: Date): Promise<AttemptCount | null> {
  if ('userId' in on) {
    const { failedLoginAttempts, lockedUntil, lastFailedLogin } = users;
    const [row] = await tx
      .select({ failedLoginAttempts, lockedUntil, lastFailedLogin })
      .from(users)
      .where(eq(users.id, on.userId))
      .for('no key update');
    return row ?? null;
  }
  await tx.insert(attemptCounts).values({ key: on.key, lastFailedLogin: now }).onConflictDoNothing();
  const [row] = await tx.select().from(attemptCounts).where(eq(attemptCounts.key, on.key)).for('update');
  return row ?? null;
}

export async function saveCount(tx: Tx, on: Counted, count: AttemptCount): Promise<void> {
  if ('userId' in on) {
    await tx.update(users).set(count).where(eq(users.id, on.userId));
    return;
  }
  await tx
    .update(attemptCounts)
    .set({ ...count, lastFailedLogin: count.lastFailedLogin ?? sql`now()` })
    .where(eq(attemptCounts.key, on.key));
}

export async function forgetCounts(tx: Tx, before: Date): Promise<void> {
  await tx.delete(attemptCounts).where(lt(attemptCounts.lastFailedLogin, before));
}

export async function isKnownBrowser(tx: Tx, userId: number, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.tokenHash, tokenHash)));
  return rows.length === 1;
}

/** Makes a browser known, or notes its use. Gives whether the account knew another one before. */
export async function rememberBrowser(tx: Tx, userId: number, tokenHash: string, now: Date): Promise<boolean> {
  await tx
    .insert(knownBrowsers)
    .values({ userId, tokenHash, lastUsedAt: now })
    .onConflictDoUpdate({ target: [knownBrowsers.userId, knownBrowsers.tokenHash], set: { lastUsedAt: now } });
  const others = await tx
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), ne(knownBrowsers.tokenHash, tokenHash)))
    .limit(1);
  return others.length > 0;
}

export async function forgetBrowsers(tx: Tx, userId: number): Promise<void> {
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}

/** At most one mail a minute and five an hour to one address. */
const BETWEEN_MS = 60_000;
const WINDOW_MS = 60 * 60_000;
const PER_WINDOW = 5;

/** Takes one mail from what an address may be sent. Gives the milliseconds to wait, 0 when it was taken. */
export async function takeMail(tx: Tx | Db, key: string, now: Date): Promise<number> {
  await tx.delete(mailRequests).where(lt(mailRequests.lastAt, new Date(now.getTime() - 24 * WINDOW_MS)));
  const first = { key, count: 0, countedSince: now, lastAt: new Date(0) };
  await tx.insert(mailRequests).values(first).onConflictDoNothing();
  const [row = first] = await tx.select().from(mailRequests).where(eq(mailRequests.key, key)).for('update');
  const fresh = now.getTime() - row.countedSince.getTime() >= WINDOW_MS;
  const count = fresh ? 0 : row.count;
  const untilNext = row.lastAt.getTime() + BETWEEN_MS - now.getTime();
  const untilWindow = count >= PER_WINDOW ? row.countedSince.getTime() + WINDOW_MS - now.getTime() : 0;
  const wait = Math.max(0, untilNext, untilWindow);
  if (wait > 0) return wait;
  const taken = { count: count + 1, countedSince: fresh ? now : row.countedSince, lastAt: now };
  await tx.update(mailRequests).set(taken).where(eq(mailRequests.key, key));
  return 0;
}
