import type { RosterPatient } from '../contract/roster.js';
import type { Tx } from '../ports/db.js';
import type { EntryRow } from './store.js';
import type { RosterWorld } from './world.js';

/** Entries as the API shows them, in their order, with the number of linked analyses. */
export async function presentEntries(
  world: Pick<RosterWorld, 'linkedAnalyses'>,
  tx: Tx,
  rows: readonly EntryRow[],
): Promise<RosterPatient[]> {
  if (rows.length === 0) return [];
  const summaries = await world.linkedAnalyses.summaries(
    tx,
    rows.map((row) => row.id),
  );
  return rows.map(({ patientUserId: _account, createdAt, updatedAt, ...row }) => {
    const reports = summaries.get(row.id);
    return {
      ...row,
      totalReports: reports?.total ?? 0,
      lastReportAt: reports?.last.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  });
}
