import type { Span } from '../../contract/analysis.js';
import type { Knowledge } from '../../knowledge/index.js';
import type { PrintedLine } from '../lines.js';
import type { PatientFacts } from '../patient.js';
import type { LabRow, Line, OlderResult } from '../types.js';
import type { NumberStyle } from './number.js';

export interface SheetInput {
  plain: string;
  lines: readonly PrintedLine[];
  furniture: ReadonlyMap<number, Span>;
  knowledge: Knowledge;
  style: NumberStyle;
  patient: PatientFacts;
  sheet: boolean;
  /** True where the text shows the slips of a scanner. */
  scanned: boolean;
}

export interface SheetRows {
  rows: LabRow[];
  older: OlderResult[];
  lines: Map<number, Line['kind']>;
  heads: number;
}
