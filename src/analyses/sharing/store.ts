import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../accounts/index.js';
import type { UserType } from '../../contract/users.js';
import type { Tx } from '../../ports/db.js';
import type { LinkedPair, ReleasedAnalyses } from '../../ports/linked-analyses.js';
import { analyses, analysisShares } from '../tables.js';

export interface ShareRow {
  id: number;
  with: { id: number; firstName: string; lastName: string; userType: UserType | null };
  createdAt: Date;
}

/** Lets one more person read an analysis; the share that there is already stays. */
export async function insertShare(tx: Tx, analysisId: number, withUserId: number, now: Date): Promise<number> {
  const [row] = await tx
    .insert(analysisShares)
    .values({ analysisId, withUserId, createdAt: now })
    .onConflictDoUpdate({
      target: [analysisShares.analysisId, analysisShares.withUserId],
      set: { withUserId: sql`excluded.with_user_id` },
    })
    .returning({ id: analysisShares.id });
  return (row as { id: number }).id;
}

/** Who may read an analysis besides its owner, in the order of sharing. */
export function findShares(tx: Tx, analysisId: number): Promise<ShareRow[]> {
  return tx
    .select({
      id: analysisShares.id,
      with: { id: users.id, firstName: users.firstName, lastName: users.lastName, userType: users.userType },
      createdAt: analysisShares.createdAt,
    })
    .from(analysisShares)
    .innerJoin(users, eq(users.id, analysisShares.withUserId))
    .where(eq(analysisShares.analysisId, analysisId))
    .orderBy(asc(analysisShares.id));
}

/** Takes a share back; gives whose it was, null when there is none. */
export async function deleteShare(tx: Tx, analysisId: number, shareId: number): Promise<number | null> {
  const [row] = await tx
    .delete(analysisShares)
    .where(and(eq(analysisShares.id, shareId), eq(analysisShares.analysisId, analysisId)))
    .returning({ withUserId: analysisShares.withUserId });
  return row?.withUserId ?? null;
}

/** Takes back every share of an analysis. */
export async function deleteSharesOf(tx: Tx, analysisId: number): Promise<void> {
  await tx.delete(analysisShares).where(eq(analysisShares.analysisId, analysisId));
}

/** Takes back everything that two people shared with each other. */
export function deleteSharesBetween(tx: Tx, { providerId, patientUserId }: LinkedPair) {
  const both = [providerId, patientUserId];
  const owned = tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.id, analysisShares.analysisId), inArray(analyses.userId, both)));
  return tx
    .delete(analysisShares)
    .where(and(inArray(analysisShares.withUserId, both), sql`exists (${owned})`))
    .returning({
      id: analysisShares.id,
      analysisId: analysisShares.analysisId,
      withUserId: analysisShares.withUserId,
      createdAt: analysisShares.createdAt,
    });
}

/**
 * Brings shares back that were taken with a roster entry: the patient's own, and the provider's of analyses that are
 * linked to that entry. Each keeps its id, by which its owner can take it back.
 */
export async function reinsertShares(
  tx: Tx,
  patientId: number,
  pair: LinkedPair,
  shares: ReleasedAnalyses['shares'],
): Promise<void> {
  for (const { id, analysisId, withUserId, createdAt } of shares) {
    const [row] = await tx
      .select({ userId: analyses.userId, patientId: analyses.patientId })
      .from(analyses)
      .where(eq(analyses.id, analysisId));
    if (row?.userId !== pair.patientUserId && row?.patientId !== patientId) continue;
    await tx
      .insert(analysisShares)
      .overridingSystemValue()
      .values({ id, analysisId, withUserId, createdAt: new Date(createdAt) })
      .onConflictDoNothing();
  }
}

/** Links an analysis to a roster entry, or to none. */
export async function savePatient(tx: Tx, analysisId: number, patientId: number | null): Promise<void> {
  await tx.update(analyses).set({ patientId }).where(eq(analyses.id, analysisId));
}
