import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ports/db.js';
import { analysisShareLinks } from './tables.js';

export type ShareLinkRow = typeof analysisShareLinks.$inferSelect;

/** Links an analysis may have at once. */
const MOST_LINKS = 20;

/** Stores a link; null when the analysis has as many live ones as it may. */
export async function insertLink(
  tx: Tx,
  input: Pick<ShareLinkRow, 'analysisId' | 'tokenHash' | 'createdAt' | 'expiresAt'>,
): Promise<ShareLinkRow | null> {
  const live = await tx.$count(
    analysisShareLinks,
    and(eq(analysisShareLinks.analysisId, input.analysisId), gt(analysisShareLinks.expiresAt, input.createdAt)),
  );
  if (live >= MOST_LINKS) return null;
  const [row] = await tx.insert(analysisShareLinks).values(input).returning();
  return row ?? null;
}

/** The links of an analysis, newest first. */
export async function listLinks(db: Db | Tx, analysisId: number): Promise<ShareLinkRow[]> {
  return db
    .select()
    .from(analysisShareLinks)
    .where(eq(analysisShareLinks.analysisId, analysisId))
    .orderBy(desc(analysisShareLinks.id));
}

/** Ends a link at once. False when the analysis has no such link. */
export async function deleteLink(tx: Tx, analysisId: number, linkId: number): Promise<boolean> {
  const rows = await tx
    .delete(analysisShareLinks)
    .where(and(eq(analysisShareLinks.id, linkId), eq(analysisShareLinks.analysisId, analysisId)))
    .returning({ id: analysisShareLinks.id });
  return rows.length === 1;
}

/** Ends every link to an analysis. */
export async function deleteLinksTo(tx: Tx, analysisId: number): Promise<void> {
  await tx.delete(analysisShareLinks).where(eq(analysisShareLinks.analysisId, analysisId));
}

/** The link of a token, held until the transaction ends so that wrong dates are counted one by one. */
export async function findLink(tx: Tx, tokenHash: string): Promise<ShareLinkRow | null> {
  const [row] = await tx
    .select()
    .from(analysisShareLinks)
    .where(eq(analysisShareLinks.tokenHash, tokenHash))
    .for('update');
  return row ?? null;
}

/** Counts a wrong date of birth. */
export async function countWrongDate(tx: Tx, linkId: number): Promise<void> {
  await tx
    .update(analysisShareLinks)
    .set({ wrongDates: sql`${analysisShareLinks.wrongDates} + 1` })
    .where(eq(analysisShareLinks.id, linkId));
}

/** Notes that a link was opened. Wrong dates before it still count: who guesses between two readings is stopped all the same. */
export async function noteOpened(tx: Tx, linkId: number, now: Date): Promise<void> {
  await tx.update(analysisShareLinks).set({ lastOpenedAt: now }).where(eq(analysisShareLinks.id, linkId));
}
