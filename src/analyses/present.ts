import { type AnalysisDetail, type AnalysisListItem, type ProgressEvent, STAGES } from '../contract/analyses.js';
import type { AnalysisRow } from './sealed.js';
import type { AnalysisListRow } from './store.js';

/** A line of the history list, from its row. */
export function presentListItem(row: AnalysisListRow): AnalysisListItem {
  return {
    id: row.id,
    patientId: row.patientId,
    filename: row.filename,
    originalName: row.originalName,
    fileSize: row.fileSize,
    mimeType: row.mimeType,
    status: row.status,
    stage: row.stage,
    failureReason: row.failureReason,
    reportType: row.reportType,
    title: row.title,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

/** One analysis, whole, for its owner. */
export function presentDetail(row: AnalysisRow): AnalysisDetail {
  return {
    ...presentListItem(row),
    reportText: row.reportText,
    summary: row.summary,
    findings: row.findings,
    keyPoints: row.keyPoints,
    recommendations: row.recommendations,
    confidenceDetails: row.confidenceDetails,
    analysisData: row.analysisData,
    emrSource: row.emrSource,
    emrResourceId: row.emrResourceId,
    emrResourceType: row.emrResourceType,
  };
}

/** Where an analysis stands: 100 when it is complete, before that where its stage begins (never above 90). */
export function presentProgress(row: AnalysisListRow): ProgressEvent {
  const stage = STAGES.find((known) => known.id === row.stage);
  return {
    id: row.id,
    status: row.status,
    stage: row.stage,
    progress: row.status === 'completed' ? 100 : (stage?.at ?? 0),
    failureReason: row.failureReason,
    title: row.title,
  };
}
