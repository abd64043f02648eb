import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { UserType } from '../../contract/users.js';
import type { Actor } from '../../ports/actor.js';
import type { Db, Tx } from '../../ports/db.js';
import { sha256 } from '../hash.js';
import { type SessionData, sessions, users } from '../tables.js';
import { needsTouch, type SessionLimits, sessionExpiry } from './expiry.js';

/** Opens a session for a user; only the token's hash is stored. Clears expired sessions on the way. */
export async function openSession(
  tx: Db | Tx,
  user: { id: number; userType: UserType | null },
  opened: { token: string; browser: string; limits: SessionLimits; now: Date },
): Promise<void> {
  const { token, browser, limits, now } = opened;
  await tx.delete(sessions).where(lt(sessions.expire, now));
  await tx.insert(sessions).values({
    sid: sha256(token),
    userId: user.id,
    sess: { createdAt: now.toISOString(), lastSeenAt: now.toISOString(), browser },
    expire: sessionExpiry(limits, user.userType, now, now),
  });
}

/** Who holds this token; null when it is unknown or has expired. `touch` counts as use and moves the idle limit on. */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
  limits: SessionLimits,
  touch = true,
): Promise<Actor | null> {
  const sid = sha256(token);
  const [row] = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      sess: sessions.sess,
      userType: users.userType,
      twoStepSince: users.twoStepSince,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now)))
    .limit(1);
  if (!row) return null;
  if (touch && needsTouch(new Date(row.sess.lastSeenAt), now)) {
    await db
      .update(sessions)
      .set({
        sess: { ...row.sess, lastSeenAt: now.toISOString() },
        expire: sessionExpiry(limits, row.userType, new Date(row.sess.createdAt), now),
      })
      .where(eq(sessions.sid, sid));
  }
  return {
    userId: row.userId,
    userType: row.userType,
    sessionId: row.id,
    hasTwoStep: row.twoStepSince !== null,
  };
}

/** Ends the session of this token; gives whose it was, null when there is none. */
export async function closeSession(db: Db | Tx, token: string): Promise<number | null> {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.sid, sha256(token)))
    .returning({ userId: sessions.userId });
  return row?.userId ?? null;
}

export async function sessionsOf(db: Db, userId: number, now: Date): Promise<{ id: string; sess: SessionData }[]> {
  return db
    .select({ id: sessions.id, sess: sessions.sess })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, now)))
    .orderBy(desc(sql`${sessions.sess}->>'lastSeenAt'`));
}

/** Ends one session of this user; false when there is none of this id. */
export async function closeOwnSession(tx: Tx, userId: number, id: string): Promise<boolean> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/** Ends all sessions of a user but one; all of them for null. */
export async function closeOtherSessions(tx: Tx, userId: number, kept: string | null): Promise<void> {
  const others = kept === null ? undefined : ne(sessions.id, kept);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
