import { and, eq, sql } from 'drizzle-orm';
import { giveUploadBack } from '../accounts/index.js';
import { giveRushBack } from '../billing/index.js';
import type { StageId } from '../contract/analyses.js';
import type { Analysis } from '../contract/analysis.js';
import { RUSH_MINUTES } from '../contract/plans.js';
import type { Db, Tx } from '../ports/db.js';
import type { Extraction } from '../ports/extract.js';
import type { Sealer } from '../ports/sealer.js';
import { type AnalysisRow, openColumn, sealContent, uploadPlace } from './sealed.js';
import { storableJson, storableText } from './storable.js';
import { analyses, analysisUploads } from './tables.js';

/** Where analyses are kept: the database, or a transaction on it, and what opens their contents. */
export interface Shelf {
  db: Db | Tx;
  sealer: Sealer;
}

export const listColumns = {
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
  idempotencyKey: string | null;
  createdAt: Date;
}

/** Makes the row of a new analysis, waiting to start. Null when the user has one with this idempotency key already. */
export async function insertAnalysis(
  { db, sealer }: Shelf,
  { filename, originalName, ...input }: NewAnalysis,
): Promise<number | null> {
  // The names are sealed for the row's number, which must be known first.
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT nextval(pg_get_serial_sequence('analyses', 'id')) AS id`,
  );
  const id = Number(rows[0]?.id);
  const names = sealContent(sealer, id, { filename, originalName });
  const [row] = await db
    .insert(analyses)
    .overridingSystemValue()
    .values({ id, ...input, ...names, stage: 'queued' })
    .onConflictDoNothing({ target: [analyses.userId, analyses.idempotencyKey] })
    .returning({ id: analyses.id });
  return row?.id ?? null;
}

/** What was sent in: the words of the report, or the bytes of a file that they are to be read from. */
export type Content = { readonly reportText: string } | { readonly bytes: Uint8Array };

/** Stores what was sent in with a new analysis, sealed for its row. */
export async function saveContent({ db, sealer }: Shelf, id: number, content: Content): Promise<void> {
  if ('reportText' in content) {
    const text = sealContent(sealer, id, { reportText: storableText(content.reportText) });
    await db.update(analyses).set(text).where(eq(analyses.id, id));
    return;
  }
  const bytes = sealer.sealBytes(content.bytes, uploadPlace(id));
  await db.insert(analysisUploads).values({ analysisId: id, bytes });
}

/** Notes what was taken for this analysis: a counted unit, a bought rush. */
export async function markTaken(tx: Tx, id: number, taken: { unitTaken: boolean; rushTaken: boolean }): Promise<void> {
  await tx.update(analyses).set(taken).where(eq(analyses.id, id));
}

/** The analysis this user made with this idempotency key. */
export async function findByKey({ db, sealer }: Shelf, userId: number, key: string): Promise<AnalysisListRow | null> {
  const [row] = await db
    .select(listColumns)
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.idempotencyKey, key)));
  return row ? openListed(sealer, row) : null;
}

/** A row of the list with its title and its file's names open. */
export function openListed<Row extends { id: number; title: Buffer | null; filename: Buffer; originalName: Buffer }>(
  sealer: Sealer,
  row: Row,
): Omit<Row, 'title' | 'filename' | 'originalName'> & { title: string | null; filename: string; originalName: string } {
  const { id } = row;
  return {
    ...row,
    title: openColumn(sealer, id, 'title', row.title),
    filename: openColumn(sealer, id, 'filename', row.filename) ?? '',
    originalName: openColumn(sealer, id, 'originalName', row.originalName) ?? '',
  };
}

/** What the job has to work on; null when it is gone or has ended. */
export async function findWork(
  { db, sealer }: Shelf,
  id: number,
): Promise<
  | (Pick<AnalysisRow, 'originalName' | 'mimeType' | 'reportText' | 'extraction' | 'rushTaken'> & {
      bytes: Buffer | null;
    })
  | null
> {
  const [row] = await db
    .select({
      rushTaken: analyses.rushTaken,
      originalName: analyses.originalName,
      mimeType: analyses.mimeType,
      reportText: analyses.reportText,
      extraction: analyses.extraction,
      bytes: analysisUploads.bytes,
    })
    .from(analyses)
    .leftJoin(analysisUploads, eq(analysisUploads.analysisId, analyses.id))
    .where(and(eq(analyses.id, id), eq(analyses.status, 'processing')));
  if (!row) return null;
  return {
    ...row,
    originalName: openColumn(sealer, id, 'originalName', row.originalName) ?? '',
    reportText: openColumn(sealer, id, 'reportText', row.reportText),
    bytes: row.bytes && sealer.openBytes(row.bytes, uploadPlace(id)),
  };
}

const running = (id: number) => and(eq(analyses.id, id), eq(analyses.status, 'processing'));

export async function saveStage(
  { db, sealer }: Shelf,
  id: number,
  stage: StageId,
  title: string | null,
): Promise<void> {
  const named = title === null ? {} : sealContent(sealer, id, { title: storableText(title) });
  await db
    .update(analyses)
    .set({ stage, ...named })
    .where(running(id));
}

/** Stores the text and how it was come by; the uploaded bytes are not kept any longer. */
export async function saveExtraction({ db, sealer }: Shelf, id: number, { text, ...facts }: Extraction): Promise<void> {
  const { format, pages, ocr, ocrConfidence, warnings } = facts;
  await db
    .update(analyses)
    .set({
      ...sealContent(sealer, id, { reportText: text }),
      extraction: storableJson({ format, pages, ocr, ocrConfidence, warnings }),
      stage: 'understanding',
    })
    .where(running(id));
  await deleteUpload(db, id);
}

/** Ends an analysis well; gives whose it is. Null when it had ended already: then nothing has changed. */
export async function saveCompleted(
  { db, sealer }: Shelf,
  id: number,
  analysis: Analysis,
  now: Date,
): Promise<number | null> {
  const data = storableJson(analysis);
  const content = sealContent(sealer, id, {
    title: data.title,
    summary: data.summary,
    findings: data.findings.map((finding) => finding.text),
    keyPoints: data.keyPoints,
    recommendations: data.recommendations.map((recommendation) => recommendation.text),
    confidenceDetails: { confidence: data.confidence.value, because: data.confidence.because },
    analysisData: data,
  });
  const [row] = await db
    .update(analyses)
    .set({ status: 'completed', stage: null, reportType: data.reportType, ...content, completedAt: now })
    .where(running(id))
    .returning({ userId: analyses.userId, rushTaken: analyses.rushTaken, createdAt: analyses.createdAt });
  await deleteUpload(db, id);
  if (!row) return null;
  // A rush that took longer than it promised is not used up.
  const isLate = now.getTime() - row.createdAt.getTime() > RUSH_MINUTES * 60_000;
  if (row.rushTaken && isLate) await giveRushBack(db, row.userId);
  return row.userId;
}

/** Ends an analysis with a reason, gives back what was taken for it, once; gives whose it is. Null when it had ended already. */
export async function saveFailed(
  tx: Tx,
  id: number,
  failure: { code: string; message: string },
  now: Date,
): Promise<number | null> {
  const [row] = await tx
    .select({ userId: analyses.userId, unitTaken: analyses.unitTaken, rushTaken: analyses.rushTaken })
    .from(analyses)
    .where(running(id))
    .for('update');
  if (!row) return null;
  await tx
    .update(analyses)
    .set({
      status: 'failed',
      stage: null,
      failureCode: failure.code,
      failureReason: failure.message,
      unitTaken: false,
      rushTaken: false,
      completedAt: now,
    })
    .where(eq(analyses.id, id));
  if (row.unitTaken) await giveUploadBack(tx, row.userId);
  if (row.rushTaken) await giveRushBack(tx, row.userId);
  await deleteUpload(tx, id);
  return row.userId;
}

async function deleteUpload(db: Db | Tx, id: number): Promise<void> {
  await db.delete(analysisUploads).where(eq(analysisUploads.analysisId, id));
}

/** Which analyses a user has made. */
export async function idsOf(db: Db | Tx, userId: number): Promise<number[]> {
  const rows = await db.select({ id: analyses.id }).from(analyses).where(eq(analyses.userId, userId));
  return rows.map((row) => row.id);
}

/** The same, held against whoever writes to them until the transaction ends. */
export async function holdIdsOf(tx: Tx, userId: number): Promise<number[]> {
  const own = tx.select({ id: analyses.id }).from(analyses).where(eq(analyses.userId, userId));
  const rows = await own.orderBy(analyses.id).for('update');
  return rows.map((row) => row.id);
}
