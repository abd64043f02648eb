import { and, count, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Tx } from '../../ports/db.js';
import { analyses } from '../tables.js';

/** How many analyses each of these roster entries has, and when the last was made. */
export async function summarise(
  tx: Tx,
  patientIds: readonly number[],
): Promise<Map<number, { total: number; last: Date }>> {
  if (patientIds.length === 0) return new Map();
  const rows = await tx
    .select({ patientId: analyses.patientId, total: count(), last: max(analyses.createdAt) })
    .from(analyses)
    .where(inArray(analyses.patientId, [...patientIds]))
    .groupBy(analyses.patientId);
  return new Map(
    rows.flatMap(({ patientId, total, last }) =>
      patientId === null || last === null ? [] : [[patientId, { total, last }] as const],
    ),
  );
}

/** Unlinks every analysis of a roster entry; gives their ids. */
export async function unlinkAll(tx: Tx, patientId: number): Promise<number[]> {
  const rows = await tx
    .update(analyses)
    .set({ patientId: null })
    .where(eq(analyses.patientId, patientId))
    .returning({ id: analyses.id });
  return rows.map((row) => row.id);
}

/** Links analyses again, except those that have been linked elsewhere since. */
export async function relink(tx: Tx, patientId: number, analysisIds: readonly number[]): Promise<void> {
  if (analysisIds.length === 0) return;
  await tx
    .update(analyses)
    .set({ patientId })
    .where(and(inArray(analyses.id, [...analysisIds]), isNull(analyses.patientId)));
}

/** Moves the analyses of one roster entry to another. */
export async function moveAll(tx: Tx, fromPatientId: number, toPatientId: number): Promise<void> {
  await tx.update(analyses).set({ patientId: toPatientId }).where(eq(analyses.patientId, fromPatientId));
}
