import { recordAudit } from '../../audit/index.js';
import { ApiError } from '../../contract/errors.js';
import type { Trend } from '../../contract/trends.js';
import type { Actor } from '../../ports/actor.js';
import { aboutAnalysis } from '../access/read.js';
import { findReadable, listReadableOfPerson } from '../access/store.js';
import { messages } from '../messages.js';
import type { AnalysisRow } from '../sealed.js';
import type { AnalysesWorld } from '../world.js';
import { type ComparedReport, compareResults } from './compare.js';

/** Reports that are looked through, the newest. */
const LOOKED_THROUGH = 30;

/**
 * How the results of an analysis changed since earlier reports of the same person, as far as the actor may read those.
 * Throws 404 when the analysis is absent or they may not read it.
 */
export function readTrends(world: AnalysesWorld, actor: Actor, id: number): Promise<Trend[]> {
  return world.db.transaction(async (tx) => {
    const shelf = { db: tx, sealer: world.sealer };
    const row = await findReadable(shelf, actor.userId, id);
    if (!row) throw new ApiError(404, messages.notFound);
    const report = comparable(row);
    const others =
      report && report.analysis.labs.length > 0
        ? await listReadableOfPerson(shelf, actor.userId, row, LOOKED_THROUGH)
        : [];
    const reports = others.flatMap((other) => comparable(other) ?? []);
    const trends = report ? compareResults(report, reports, world.unitConversions()) : [];
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'compare', ...aboutAnalysis(row) });
    // What is of another person's account stands in that person's trail too.
    const shown = new Set(trends.flatMap((trend) => trend.points.map((point) => point.analysisId)));
    for (const other of others.filter((one) => one.userId !== row.userId && shown.has(one.id)))
      await recordAudit(tx, { actorUserId: actor.userId, verb: 'compare', ...aboutAnalysis(other) });
    return trends;
  });
}

function comparable(row: Pick<AnalysisRow, 'id' | 'createdAt' | 'reportText' | 'analysisData'>): ComparedReport | null {
  const { id, createdAt, reportText, analysisData } = row;
  return analysisData && { id, createdAt, reportText: reportText ?? '', analysis: analysisData };
}
