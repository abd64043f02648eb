import { and, desc, eq, lt } from 'drizzle-orm';
import { giveUploadBack } from '../accounts/index.js';
import type { StageId } from '../contract/analyses.js';
import type { Analysis } from '../contract/analysis.js';
import type { Db, Tx } from '../ports/db.js';
import type { Extraction } from '../ports/extract.js';
import { storableJson, storableText } from './storable.js';
import { analyses, analysisUploads } from './tables.js';

export type AnalysisRow = typeof analyses.$inferSelect;

const listColumns = {
  id: analyses.id,
  patientId: analyses.patientId,
  filename: analyses.filename,
  originalName: analyses.originalName,
  fileSize: analyses.fileSize,
  mimeType: analyses.mimeType,
  status: analyses.status,
  stage: analyses.stage,
  failureReason: analyses.failureReason,
  reportType: analyses.reportType,
  title: analyses.title,
  createdAt: analyses.createdAt,
  completedAt: analyses.completedAt,
};
export type AnalysisListRow = Pick<AnalysisRow, keyof typeof listColumns>;

export interface NewAnalysis {
  userId: number;
  patientId: number | null;
  filename: string;
  originalName: string;
  fileSize: number;
  mimeType: string;
  reportText: string | null;
  idempotencyKey: string | null;
  createdAt: Date;
}

/** Stores a new analysis, waiting to start. Null when the user has one with this idempotency key already. */
export async function insertAnalysis(tx: Tx, input: NewAnalysis, bytes: Uint8Array | null): Promise<number | null> {
  const [row] = await tx
    .insert(analyses)
    .values({ ...input, reportText: input.reportText && storableText(input.reportText), stage: 'queued' })
    .onConflictDoNothing({ target: [analyses.userId, analyses.idempotencyKey] })
    .returning({ id: analyses.id });
  if (!row) return null;
  if (bytes) await tx.insert(analysisUploads).values({ analysisId: row.id, bytes: Buffer.from(bytes) });
  return row.id;
}

/** Notes that a counted unit was taken for this analysis. */
export async function markUnitTaken(tx: Tx, id: number): Promise<void> {
  await tx.update(analyses).set({ unitTaken: true }).where(eq(analyses.id, id));
}

/** The analysis this user made with this idempotency key. */
export async function findByKey(db: Db | Tx, userId: number, key: string): Promise<AnalysisListRow | null> {
  const [row] = await db
    .select(listColumns)
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.idempotencyKey, key)));
  return row ?? null;
}

/** The user's analyses, newest first, without their texts. */
export async function listOwn(
  db: Db,
  userId: number,
  page: { limit: number; before?: number },
): Promise<AnalysisListRow[]> {
  const mine = eq(analyses.userId, userId);
  return db
    .select(listColumns)
    .from(analyses)
    .where(page.before === undefined ? mine : and(mine, lt(analyses.id, page.before)))
    .orderBy(desc(analyses.id))
    .limit(page.limit);
}

/** One of the user's own analyses, whole; null when it is absent or another's: nobody can tell which. */
export async function findOwn(db: Db, userId: number, id: number): Promise<AnalysisRow | null> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.id, id), eq(analyses.userId, userId)));
  return row ?? null;
}

/** An analysis whoever it belongs to; only for verbs that have found another right to it. */
export async function findById(db: Db | Tx, id: number): Promise<AnalysisRow | null> {
  const [row] = await db.select().from(analyses).where(eq(analyses.id, id));
  return row ?? null;
}

/** The same without its texts, for progress. */
export async function findOwnListed(db: Db, userId: number, id: number): Promise<AnalysisListRow | null> {
  const [row] = await db
    .select(listColumns)
    .from(analyses)
    .where(and(eq(analyses.id, id), eq(analyses.userId, userId)));
  return row ?? null;
}

/** What the job has to work on; null when it is gone or has ended. */
export async function findWork(
  db: Db,
  id: number,
): Promise<
  (Pick<AnalysisRow, 'originalName' | 'mimeType' | 'reportText' | 'extraction'> & { bytes: Buffer | null }) | null
> {
  const [row] = await db
    .select({
      originalName: analyses.originalName,
      mimeType: analyses.mimeType,
      reportText: analyses.reportText,
      extraction: analyses.extraction,
      bytes: analysisUploads.bytes,
    })
    .from(analyses)
    .leftJoin(analysisUploads, eq(analysisUploads.analysisId, analyses.id))
    .where(and(eq(analyses.id, id), eq(analyses.status, 'processing')));
  return row ?? null;
}

const running = (id: number) => and(eq(analyses.id, id), eq(analyses.status, 'processing'));

export async function saveStage(tx: Tx, id: number, stage: StageId, title: string | null): Promise<void> {
  await tx
    .update(analyses)
    .set(title === null ? { stage } : { stage, title: storableText(title) })
    .where(running(id));
}

/** Stores the text and how it was come by; the uploaded bytes are not kept any longer. */
export async function saveExtraction(tx: Tx, id: number, { text, ...facts }: Extraction): Promise<void> {
  const { format, pages, ocr, ocrConfidence, warnings } = facts;
  await tx
    .update(analyses)
    .set({
      reportText: text,
      extraction: storableJson({ format, pages, ocr, ocrConfidence, warnings }),
      stage: 'understanding',
    })
    .where(running(id));
  await deleteUpload(tx, id);
}

/** Ends an analysis well. False when it had ended already: then nothing has changed. */
export async function saveCompleted(tx: Tx, id: number, analysis: Analysis, now: Date): Promise<boolean> {
  const data = storableJson(analysis);
  const rows = await tx
    .update(analyses)
    .set({
      status: 'completed',
      stage: null,
      reportType: data.reportType,
      title: data.title,
      summary: data.summary,
      findings: data.findings.map((finding) => finding.text),
      keyPoints: data.keyPoints,
      recommendations: data.recommendations.map((recommendation) => recommendation.text),
      confidenceDetails: { confidence: data.confidence.value, because: data.confidence.because },
      analysisData: data,
      completedAt: now,
    })
    .where(running(id))
    .returning({ id: analyses.id });
  await deleteUpload(tx, id);
  return rows.length === 1;
}

/** Ends an analysis with a reason and gives its unit back, once. False when it had ended already. */
export async function saveFailed(
  tx: Tx,
  id: number,
  failure: { code: string; message: string },
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .select({ userId: analyses.userId, unitTaken: analyses.unitTaken })
    .from(analyses)
    .where(running(id))
    .for('update');
  if (!row) return false;
  await tx
    .update(analyses)
    .set({
      status: 'failed',
      stage: null,
      failureCode: failure.code,
      failureReason: failure.message,
      unitTaken: false,
      completedAt: now,
    })
    .where(eq(analyses.id, id));
  if (row.unitTaken) await giveUploadBack(tx, row.userId);
  await deleteUpload(tx, id);
  return true;
}

async function deleteUpload(tx: Tx, id: number): Promise<void> {
  await tx.delete(analysisUploads).where(eq(analysisUploads.analysisId, id));
}
