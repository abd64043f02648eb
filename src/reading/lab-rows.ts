import type { Span } from '../contract/analysis.js';
import type { Knowledge } from '../knowledge/index.js';
import type { PrintedLine } from './lines.js';
import type { LabRow, Line } from './types.js';

/** Lab rows with what they occupy. */
export interface ReadLabs {
  rows: LabRow[];
  /** Lines that are results, table heads or panel names as a whole. */
  lines: Map<number, Line['kind']>;
  /** Text that belongs to rows and must not be read as sentences. */
  taken: Span[];
}

export function readLabRows(
  _plain: string,
  _lines: readonly PrintedLine[],
  _furniture: ReadonlyMap<number, Span>,
  _knowledge: Knowledge,
): ReadLabs {
  return { rows: [], lines: new Map(), taken: [] };
}
