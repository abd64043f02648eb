import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../ports/db.js';
import { analysisRatings } from './tables.js';

/** Keeps a reader's answer; a new one takes the place of the old. */
export async function saveRating(
  tx: Tx,
  rating: { analysisId: number; userId: number; clear: boolean; ratedAt: Date },
): Promise<void> {
  await tx
    .insert(analysisRatings)
    .values(rating)
    .onConflictDoUpdate({
      target: [analysisRatings.analysisId, analysisRatings.userId],
      set: { clear: rating.clear, ratedAt: rating.ratedAt },
    });
}

/** What this reader answered; null when nothing yet. */
export async function findRating(db: Db | Tx, analysisId: number, userId: number): Promise<boolean | null> {
  const [row] = await db
    .select({ clear: analysisRatings.clear })
    .from(analysisRatings)
    .where(and(eq(analysisRatings.analysisId, analysisId), eq(analysisRatings.userId, userId)));
  return row?.clear ?? null;
}
