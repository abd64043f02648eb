import type { Comparator, ReportType, Span } from '../contract/analysis.js';
import type { Specimen } from './labs/specimen.js';
import type { TableRow } from './table-rows.js';

export type { Specimen, TableRow };

/**
 * What reading makes of a text. `text` is the unchanged input and every offset points into it.
 * `clean` has exactly the same length: page furniture is blanked with spaces, a line break inside a sentence is a
 * space, exotic spaces and dashes are plain ones. So `clean.slice(s.start, s.end)` is always the readable form of a span.
 */
export interface ReadReport {
  text: string;
  clean: string;
  lines: Line[];
  sections: Section[];
  /** All sentences in order; `Section.sentences` are the same objects. */
  sentences: Sentence[];
  labRows: LabRow[];
  olderResults: OlderResult[];
  /** Spans that hold no clinical content: page furniture, names, addresses, signatures, dates of dictation. */
  furniture: Span[];
  type: ReportTypeGuess;
}

export interface Line {
  index: number;
  /** Without the line break. */
  span: Span;
  kind: 'blank' | 'furniture' | 'heading' | 'prose' | 'list' | 'row' | 'table_head' | 'separator';
  indent: number;
}

/** The small set that hundreds of printed headings map to. */
export const SECTION_KINDS = [
  'header', 'exam', 'indication', 'technique', 'comparison', 'findings', 'impression', 'recommendation', 'results',
  'specimen', 'gross', 'microscopic', 'diagnosis', 'synoptic', 'chief_complaint', 'history_present', 'past_history',
  'surgical_history', 'family_history', 'social_history', 'allergies', 'review_of_systems', 'physical_exam', 'vitals',
  'medications', 'admission_medications', 'discharge_medications', 'hospital_course', 'procedures', 'consults',
  'admission_diagnosis', 'discharge_diagnosis', 'condition', 'disposition', 'instructions', 'activity', 'diet', 'follow_up',
  'warning_signs', 'pending', 'plan', 'comment', 'method', 'addendum', 'signature', 'other',
] as const; // biome-ignore format: one list
export type SectionKind = (typeof SECTION_KINDS)[number];

export interface Section {
  index: number;
  kind: SectionKind;
  /** The printed heading, without colon; null for text before any heading. */
  heading: { text: string; span: Span } | null;
  span: Span;
  sentences: Sentence[];
}

export interface Sentence {
  index: number;
  section: number;
  /** Trimmed; without list number or bullet; with its label ("LUNGS:"). */
  span: Span;
  /** A sub-heading in front of it ("LUNGS:" -> "LUNGS"), whose span lies at the start of `span`. */
  label: { text: string; span: Span } | null;
  /** prose: has a verb; list_item: an entry of a numbered or bulleted list; field: "Name: value"; fragment: no verb. */
  kind: 'prose' | 'list_item' | 'field' | 'fragment';
  /** Where it is a row of a table whose columns are named above it. */
  row?: TableRow;
}

/** One laboratory result as printed now (never an older column, a comment or an interpretive table). */
export interface LabRow {
  name: string;
  nameSpan: Span;
  /** As printed, without flag. "Negative", "<0.01", "13.2", "1:160". */
  value: string;
  valueSpan: Span;
  number: number | null;
  comparator: Comparator | null;
  unit: string | null;
  range: {
    low: number | null;
    high: number | null;
    text: string;
    highInclusive: boolean;
    lowInclusive: boolean;
  } | null;
  flag: string | null;
  /** Panel heading above the row, as printed. */
  panel: string | null;
  /** Ranges are printed for several phases, ages or specimens, and which is the patient's is not told. */
  severalRanges?: boolean;
  /** The step of the laboratory's own scale that the value lies on ("Borderline high"), where it is not the wanted one. */
  step?: string;
  /** "0.31 S/CO   Non-reactive": what the laboratory calls its own figure. */
  verdict?: string;
  /** A germ that was found: its line is read as text, too. */
  germFound?: true;
  /** "1.62 MoM": how many times the middle value of that week of a pregnancy it is. */
  multiple?: string;
  /** What it was measured in, where the report says so above the row or in the head of its column. */
  specimen?: Specimen | null;
  /** `source` where it stands elsewhere in the report. */
  previous: { value: string; number: number | null; date: string | null; source?: Span } | null;
  /** All results of the older columns with their marks, the newest first; `previous` is the first of them. */
  earlier?: EarlierResult[];
  /** Pending, cancelled, rejected, see note: there is no result. */
  pending: boolean;
  /** The whole row, comment lines excluded. */
  source: Span;
  /** Comment lines that belong to the row. */
  comments: Span[];
  /** Words printed on its line that fit no column: what the laboratory remarks on it. */
  remark?: string;
  /** The sheet says that the star of its mark stands for a critical value. */
  critical?: true;
  /** Where on the body its sample was taken, in a table of places. */
  place?: string;
}

/** A result of an older column. */
export interface EarlierResult {
  value: string;
  number: number | null;
  /** As its column's head prints it; null where it prints none. */
  date: string | null;
  /** The mark behind it, as printed. */
  flag: string | null;
}

/** A result that a sheet with older columns prints in those only: told as old, never a row. */
export interface OlderResult {
  name: string;
  value: string;
  /** As its column's head prints it; null where it prints none. */
  date: string | null;
  /** This one and those before it, the newest first. */
  earlier: EarlierResult[];
  source: Span;
  panel: string | null;
  specimen: Specimen | null;
}

export interface ReportTypeGuess {
  type: ReportType;
  /** Plain title: "CT scan of the chest", "Blood test", "Pathology report of a breast biopsy", "Discharge summary". */
  title: string;
  /** Imaging: "ct", "mri", "xray", "ultrasound", "mammogram", "pet", "nuclear", "dexa", "fluoroscopy", "angiography", "echo". */
  modality: string | null;
  /** Concept ids of anatomy, where recognised from the exam title. */
  regions: string[];
  /** 0 to 1. */
  certainty: number;
  /** Where the title comes from. */
  source: Span | null;
}
