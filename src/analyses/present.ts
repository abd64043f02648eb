import { type AnalysisDetail, type AnalysisListItem, type ProgressEvent, STAGES } from '../contract/analyses.js';
import type { UserType } from '../contract/users.js';
import type { ReadableListRow, ReadableRow } from './access/store.js';

/** A line of the history list, from its row. The owner's own references stay with the owner. */
export function presentListItem(row: ReadableListRow): AnalysisListItem {
  return {
    id: row.id,
    patientId: row.isOwn ? row.patientId : null,
    patientName: row.isOwn ? row.patientName : null,
    filename: row.filename,
    originalName: row.originalName,
    fileSize: row.fileSize,
    mimeType: row.mimeType,
    status: row.status,
    stage: row.stage,
    failureReason: row.failureReason,
    reportType: row.reportType,
    title: row.title,
    sharedBy: row.isOwn ? null : nameOf(row.owner),
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

/** One analysis, whole, for whoever may read it. */
export function presentDetail(row: ReadableRow): AnalysisDetail {
  return {
    ...presentListItem(row),
    reportText: row.reportText,
    summary: row.summary,
    findings: row.findings,
    keyPoints: row.keyPoints,
    recommendations: row.recommendations,
    confidenceDetails: row.confidenceDetails,
    analysisData: row.analysisData,
    emrSource: row.isOwn ? row.emrSource : null,
    emrResourceId: row.isOwn ? row.emrResourceId : null,
    emrResourceType: row.isOwn ? row.emrResourceType : null,
  };
}

/** A person as the other side of a link reads it. */
export function nameOf(person: { firstName: string; lastName: string; userType: UserType | null }): string {
  const name = `${person.firstName} ${person.lastName}`;
  return person.userType === 'provider' ? `Dr. ${name}` : name;
}

/** Where an analysis stands: 100 when it is complete, before that where its stage begins (never above 90). */
export function presentProgress(row: ReadableListRow): ProgressEvent {
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
