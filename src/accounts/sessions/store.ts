import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { UserType } from '../../contract/users.js';
import type { Actor } from '../../ports/actor.js';
import type { Db, Tx } from '../../ports/db.js';
import { sessions, users } from '../tables.js';
import { needsTouch, sessionExpiry } from './expiry.js';

function sidOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Opens a session for a user; only the token's hash is stored. Clears expired sessions on the way. */
export async function openSession(
  tx: Db | Tx,
  user: { id: number; userType: UserType | null },
  token: string,
  now: Date,
): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expire, now));
  await tx.insert(sessions).values({
    sid: sidOf(token),
    userId: user.id,
    sess: { createdAt: now.toISOString(), lastSeenAt: now.toISOString() },
    expire: sessionExpiry(user.userType, now, now),
  });
}

/** Who holds this token; null when it is unknown or has expired. `touch` counts as use and moves the idle limit on. */
export async function findSession(db: Db, token: string, now: Date, touch = true): Promise<Actor | null> {
  const sid = sidOf(token);
  const [row] = await db
    .select({ userId: sessions.userId, sess: sessions.sess, userType: users.userType })
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
        expire: sessionExpiry(row.userType, new Date(row.sess.createdAt), now),
      })
      .where(eq(sessions.sid, sid));
  }
  return { userId: row.userId, userType: row.userType };
}

/** Ends the session of this token; nothing happens when there is none. */
export async function closeSession(db: Db | Tx, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sidOf(token)));
}
