import type { LinkedAnalyses } from '../../ports/linked-analyses.js';
import { deleteSharesBetween, reinsertShares } from '../sharing/store.js';
import { moveAll, relink, summarise, unlinkAll } from './store.js';

/** What the roster asks of this slice. */
export const linkedAnalyses: LinkedAnalyses = {
  summaries: summarise,
  unlink: unlinkAll,
  async endSharing(tx, pair) {
    const rows = await deleteSharesBetween(tx, pair);
    return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
  },
  async restore(tx, patientId, pair, released) {
    await relink(tx, patientId, released.analysisIds);
    if (pair) await reinsertShares(tx, patientId, pair, released.shares);
  },
  move: moveAll,
};
