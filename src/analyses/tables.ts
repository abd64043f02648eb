import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.js';
import type { AnalysisStatus, StageId } from '../contract/analyses.js';
import type { ReportType } from '../contract/analysis.js';
import type { Extraction } from '../ports/extract.js';
import { patients } from '../roster/index.js';

const moment = (name: string) => timestamp(name, { withTimezone: true });
/** Bytes sealed for their row and column: see `sealed.ts`. */
const sealed = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** How the text was come by, kept for the engine and for the reader's warnings. */
export type ExtractionFacts = Pick<Extraction, 'format' | 'pages' | 'ocr' | 'ocrConfidence' | 'warnings'>;

export const analyses = pgTable(
  'analyses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    patientId: integer('patient_id').references(() => patients.id, { onDelete: 'set null' }),
    /** A safe name made from the one the file came with. */
    filename: sealed('filename').notNull(),
    /** The name the file came with, for showing: no control characters, no folders. */
    originalName: sealed('original_name').notNull(),
    fileSize: integer('file_size').notNull(),
    mimeType: varchar('mime_type', { length: 255 }).notNull(),
    /** Exactly the text that every span of the analysis points into. */
    reportText: sealed('report_text'),
    extraction: jsonb('extraction').$type<ExtractionFacts>(),
    status: text('status').$type<AnalysisStatus>().notNull().default('processing'),
    stage: text('stage').$type<StageId>(),
    failureCode: text('failure_code'),
    failureReason: text('failure_reason'),
    reportType: text('report_type').$type<ReportType>(),
    title: sealed('title'),
    summary: sealed('summary'),
    findings: sealed('findings'),
    keyPoints: sealed('key_points'),
    recommendations: sealed('recommendations'),
    confidenceDetails: sealed('confidence_details'),
    analysisData: sealed('analysis_data'),
    idempotencyKey: varchar('idempotency_key', { length: 200 }),
    /** Whether a counted unit was taken for it, to be given back on failure (once: it is then false). */
    unitTaken: boolean('unit_taken').notNull().default(false),
    /** Whether a bought rush processing was taken for it: it goes first, and the rush is given back when it was no use. */
    rushTaken: boolean('rush_taken').notNull().default(false),
    emrSource: text('emr_source'),
    emrResourceId: text('emr_resource_id'),
    emrResourceType: text('emr_resource_type'),
    createdAt: moment('created_at').notNull().defaultNow(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    index('analyses_user_idx').on(table.userId, table.id),
    index('analyses_patient_idx').on(table.patientId),
    uniqueIndex('analyses_idempotency_idx').on(table.userId, table.idempotencyKey),
    check('analyses_status', sql`${table.status} IN ('processing', 'completed', 'failed')`),
    check('analyses_failed_has_reason', sql`${table.status} <> 'failed' OR ${table.failureReason} IS NOT NULL`),
    check('analyses_completed_has_data', sql`${table.status} <> 'completed' OR ${table.analysisData} IS NOT NULL`),
  ],
);

/** Who may read an analysis besides its owner. A share counts only while the two are linked. */
export const analysisShares = pgTable(
  'analysis_shares',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    analysisId: integer('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    withUserId: integer('with_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('analysis_shares_pair_idx').on(table.analysisId, table.withUserId),
    index('analysis_shares_with_idx').on(table.withUserId, table.analysisId),
  ],
);

/** The bytes of an upload, kept only until its text is stored. */
export const analysisUploads = pgTable('analysis_uploads', {
  analysisId: integer('analysis_id')
    .primaryKey()
    .references(() => analyses.id, { onDelete: 'cascade' }),
  bytes: sealed('bytes').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
