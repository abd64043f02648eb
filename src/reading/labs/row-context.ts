import type { Knowledge } from '../../knowledge/index.js';
import type { PatientFacts } from '../patient.js';
import { Screened } from '../screened.js';
import type { TableHead } from './head.js';
import type { Item } from './item.js';
import type { NumberStyle } from './number.js';
import type { Specimen } from './specimen.js';

/** An item with its place in the whole text and the column it starts at in its line. */
export interface PlacedItem extends Item {
  column: number;
  line: number;
}

export interface RowContext {
  plain: string;
  style: NumberStyle;
  knowledge: Knowledge;
  patient: PatientFacts;
  head: TableHead | null;
  panel: string | null;
  /** What the rows here were measured in, where a title or a label says so. */
  specimen: Specimen | null;
  /** True in lab sheets, where little is needed to take a line for a result; false in running reports. */
  sheet: boolean;
  /** True where the text shows the slips of a scanner. */
  scanned: boolean;
  /** True where the line above is a result. */
  inRun: boolean;
}

/** Printed in the place of a range. */
export const RANGE_WORDS =
  /^(?:not est\w*\.?|none est\w*\.?|not defined|see (?:note|below|comment|report)\b.*|no (?:ref|range)\w*.*|n\/?e\.?|by report)$/i;
export const SEX_OR_AGE = new Screened(
  /^(?:\(?(?:m|f|males?|females?|men|women|adults?|children)\b[\s:=)]*|ref\w*:?|normal:?|optimal:?|desirable:?|goal:?)$/i,
);

export function isValue(item: PlacedItem): boolean {
  return item.kind === 'number' || item.kind === 'qualitative' || item.kind === 'pending' || item.kind === 'titre';
}

/** "5-10 /hpf" and "Normal" are values where nothing better stands in front of them. */
export function isWeakValue(item: PlacedItem): boolean {
  return item.kind === 'range' || (item.kind === 'flag' && /^(?:normal|abnormal)$/i.test(item.text));
}

export function placed(item: PlacedItem): { start: number; end: number; cell: number } {
  return { start: item.column, end: item.column + item.end - item.start, cell: item.cell };
}

export function distinctCells(items: readonly PlacedItem[]): number {
  return new Set(items.map((item) => item.cell)).size;
}

/** "(H)", "*H", "H*": the mark without brackets. */
export function readFlag(text: string): string {
  return text.replace(/^[([]\s*|\s*[)\]]$/g, '');
}

/** "Cutoff 500 ng/mL": from where on a result in words counts as positive. */
export const CUTOFF = new Screened(/^\W*(?:cut-?\s?off|threshold|(?:detection|reporting) limit)\b/i);

/** "(calc)" in the place of a unit: how the figure came about. */
export const CALCULATED = /^\W*calc(?:ulated|d)?\.?\W*$/i;

/** Above or below, as European laboratories mark it behind a figure. */
export const SIGN = /^\s*(?:\+{1,3}|-{1,3})\s*$/;

/** "4 870 +": high; "0.21 -": low; the last of its cell. */
export function isFlagSign(item: PlacedItem, before: PlacedItem | undefined, next: PlacedItem | undefined): boolean {
  if (!SIGN.test(item.text) || before?.kind !== 'number') return false;
  return item.cell === before.cell && item.start === before.end + 1 && next?.cell !== item.cell;
}
