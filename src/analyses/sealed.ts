import type { Analysis } from '../contract/analysis.js';
import type { SealedColumn, Sealer } from '../ports/sealer.js';
import { sealedQuestions } from './questions/store.js';
import type { analyses } from './tables.js';

type StoredRow = typeof analyses.$inferSelect;

/** What a report says, what we say of it, and the names its file came by: sealed in its row, each column by itself. */
interface Content {
  filename: string;
  originalName: string;
  reportText: string | null;
  title: string | null;
  summary: string | null;
  findings: string[];
  keyPoints: string[];
  recommendations: string[];
  confidenceDetails: { confidence: number; because: string[] } | null;
  analysisData: Analysis | null;
}

/** One analysis with its contents open. */
export type AnalysisRow = Omit<StoredRow, keyof Content> & Content;

const TEXTS = {
  filename: 'filename',
  originalName: 'original_name',
  reportText: 'report_text',
  title: 'title',
  summary: 'summary',
} as const;
const VALUES = {
  findings: 'findings',
  keyPoints: 'key_points',
  recommendations: 'recommendations',
  confidenceDetails: 'confidence_details',
  analysisData: 'analysis_data',
} as const;
const COLUMNS = { ...TEXTS, ...VALUES };

/** Where the bytes of an upload are sealed for. */
export const uploadPlace = (id: number) => `analysis_uploads/${id}/bytes`;

function place(id: number, column: keyof Content): string {
  return `analyses/${id}/${COLUMNS[column]}`;
}

/** Seals these contents for the row with this id; what is null stays null. */
export function sealContent<Column extends keyof Content>(
  sealer: Sealer,
  id: number,
  content: Pick<Content, Column>,
): { [C in Column]: null extends Content[C] ? Buffer | null : Buffer } {
  const sealed = (Object.entries(content) as [Column, unknown][]).map(([column, value]) => {
    if (value === null) return [column, null];
    const text = column in TEXTS ? String(value) : JSON.stringify(value);
    return [column, sealer.sealBytes(Buffer.from(text), place(id, column))];
  });
  return Object.fromEntries(sealed) as ReturnType<typeof sealContent<Column>>;
}

/** One column of the row with this id, open. */
export function openColumn<Column extends keyof Content>(
  sealer: Sealer,
  id: number,
  column: Column,
  sealed: Buffer | null,
): Content[Column] | null {
  if (sealed === null) return null;
  const text = sealer.openBytes(sealed, place(id, column)).toString('utf8');
  return (column in TEXTS ? text : JSON.parse(text)) as Content[Column];
}

/** The row with its contents open. */
export function openRow(sealer: Sealer, row: StoredRow): AnalysisRow {
  const open = <Column extends keyof Content>(column: Column) => openColumn(sealer, row.id, column, row[column]);
  return {
    ...row,
    filename: open('filename') ?? '',
    originalName: open('originalName') ?? '',
    reportText: open('reportText'),
    title: open('title'),
    summary: open('summary'),
    findings: open('findings') ?? [],
    keyPoints: open('keyPoints') ?? [],
    recommendations: open('recommendations') ?? [],
    confidenceDetails: open('confidenceDetails'),
    analysisData: open('analysisData'),
  };
}

/** Every sealed column of this slice. */
export const sealedAnalysisColumns: readonly SealedColumn[] = [
  ...(Object.keys(COLUMNS) as (keyof Content)[]).map(
    (column): SealedColumn => ({
      table: 'analyses',
      id: 'id',
      column: COLUMNS[column],
      type: 'bytes',
      place: (id) => place(id, column),
    }),
  ),
  { table: 'analysis_uploads', id: 'analysis_id', column: 'bytes', type: 'bytes', place: uploadPlace, atOnce: 2 },
  sealedQuestions,
];
