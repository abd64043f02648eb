import type { Knowledge } from '../../knowledge/index.js';
import { BAND_WORDS, NOT_ANALYTES } from '../data/lab-words.js';
import type { PatientFacts } from '../patient.js';
import type { LabRow } from '../types.js';
import { hasVerb } from '../verbs.js';
import { columnAt, currentColumn, type TableHead } from './head.js';
import type { Item } from './item.js';
import type { NumberStyle } from './number.js';
import { type PrintedRange, rangeOfItem, readRange, wordRange } from './range.js';
import { isBodyUnit, readUnit } from './unit.js';

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
  /** True in lab sheets, where little is needed to take a line for a result; false in running reports. */
  sheet: boolean;
  /** True where the line above is a result. */
  inRun: boolean;
}

export interface ParsedRow {
  row: LabRow;
  /** Items of a further row on the same line (sheets of two or three columns). */
  rest: PlacedItem[];
}

/** Printed in the place of a range. */
export const RANGE_WORDS =
  /^(?:not est\w*\.?|none est\w*\.?|not defined|see (?:note|below|comment|report)\b.*|no (?:ref|range)\w*.*|n\/?e\.?|by report)$/i;
const SEX_OR_AGE =
  /^(?:\(?(?:m|f|males?|females?|men|women|adults?|children)\b[\s:=)]*|ref\w*:?|normal:?|optimal:?|desirable:?|goal:?)$/i;

/** Reads one result from a line's items, or null where they are no result. */
export function parseRow(items: readonly PlacedItem[], context: RowContext): ParsedRow | null {
  const start = skipRowNumber(items);
  const at = valueIndex(items, start, context);
  const value = at < 0 ? undefined : items[at];
  if (!value) return null;
  const nameEnd = hasOlderColumns(context) ? firstColumnItem(items, start, at) : at;
  const name = nameBefore(items, start, nameEnd, context);
  if (!name) return null;
  const split = restAfter(items, at, context);
  const tail = items.slice(at + 1, split);
  const detail = readTail(value, tail, context);
  if (!detail) return null;
  detail.flag ??= nameEnd === at ? name.flag : null;
  detail.unit ??= name.unit;
  detail.range ??= name.range;
  detail.previous = latestOlder(items, nameEnd, at, context) ?? detail.previous;
  const last = items[split - 1] ?? value;
  const row: LabRow = {
    name: name.text,
    nameSpan: name.span,
    value: value.text.trim(),
    valueSpan: { start: value.start, end: value.start + value.text.trimEnd().length },
    number: value.kind === 'number' ? (value.number ?? null) : null,
    comparator: value.kind === 'number' ? (value.comparator ?? null) : null,
    unit: detail.unit,
    range: detail.range,
    flag: detail.flag,
    panel: context.panel,
    previous: detail.previous,
    pending: value.kind === 'pending',
    source: { start: name.span.start, end: last.end },
    comments: [],
  };
  return accepted(row, value, detail, context) ? { row, rest: items.slice(split) } : null;
}

function skipRowNumber(items: readonly PlacedItem[]): number {
  const [first, second] = items;
  const numbered =
    first?.kind === 'number' && /^\d{1,3}$/.test(first.text) && second?.kind === 'words' && second.cell > first.cell;
  return numbered ? 1 : 0;
}

function isValue(item: PlacedItem): boolean {
  return item.kind === 'number' || item.kind === 'qualitative' || item.kind === 'pending' || item.kind === 'titre';
}

/** "5-10 /hpf" and "Normal" are values where nothing better stands in front of them. */
function isWeakValue(item: PlacedItem): boolean {
  return item.kind === 'range' || (item.kind === 'flag' && /^(?:normal|abnormal)$/i.test(item.text));
}

function valueIndex(items: readonly PlacedItem[], start: number, context: RowContext): number {
  const { head } = context;
  const current = head ? currentColumn(head) : null;
  if (head && current && distinctCells(items) > 1) {
    const separated = /[\t|;]/.test(context.plain.slice(items[0]?.start ?? 0, items.at(-1)?.end ?? 0));
    const under = items.findIndex((item, at) => {
      if (at <= start || !(isValue(item) || isWeakValue(item))) return false;
      const column = columnAt(head, placed(item), separated);
      return column !== null && (column === current || (column.role === 'value' && current.role === 'value'));
    });
    if (under > 0) return under;
  }
  const candidates: number[] = [];
  items.forEach((item, at) => {
    if (at > start && isValue(item)) candidates.push(at);
  });
  const weak = items.findIndex((item, at) => at > start && isWeakValue(item));
  const first = candidates[0];
  const ranged = first !== undefined && weak > 0 && weak < first && items[weak]?.kind === 'range';
  if (first === undefined || (ranged && !rangeLeads(items, weak, context))) return weak;
  const ordered = currentByOrder(items, candidates, context);
  if (ordered !== null) return ordered;
  return betterCandidate(items, candidates, start, context);
}

/** The range stands in front of the value: announced by a label or the head, or followed by the only plain number. */
function rangeLeads(items: readonly PlacedItem[], weak: number, context: RowContext): boolean {
  if (items.slice(0, weak).some((item) => item.kind === 'label' && item.role === 'range')) return true;
  const after = items
    .slice(weak + 1)
    .filter((item) => item.kind === 'range' || (item.kind === 'number' && !/^0\d$/.test(item.text)));
  if (after.length === 1 && after[0]?.kind === 'number' && !after[0].comparator) return true;
  const roles = context.head?.columns.map((column) => column.role) ?? [];
  const range = roles.indexOf('range');
  const value = roles.indexOf('value');
  return range >= 0 && value > range;
}

/** Where the head prints an older column before the current one, or newest last: count the numbers. */
function currentByOrder(
  items: readonly PlacedItem[],
  candidates: readonly number[],
  context: RowContext,
): number | null {
  const { head } = context;
  const current = head ? currentColumn(head) : null;
  if (!head || !current || distinctCells(items) > 1) return null;
  const columns = head.columns.filter(
    (column) => column.role === 'value' || column.role === 'previous' || column.role === 'date',
  );
  const place = columns.indexOf(current);
  const numbers = candidates.filter((at) => items[at]?.kind !== 'number' || items[at]?.comparator !== undefined);
  const results = current.role === 'date' || columns.some((column) => column.role === 'previous') ? numbers : [];
  if (place <= 0 || results.length < columns.length) return null;
  return results[place] ?? null;
}

/** Digits that belong to the name ("HPV 16", "Interleukin 6") are passed over. */
function betterCandidate(
  items: readonly PlacedItem[],
  candidates: readonly number[],
  start: number,
  context: RowContext,
): number {
  const first = candidates[0] ?? -1;
  const second = candidates[1];
  const one = items[first];
  const other = second === undefined ? undefined : items[second];
  if (!one || !other || second === undefined || one.kind !== 'number' || one.comparator) return first;
  if (other.kind === 'qualitative' && second === first + 1 && !hasLimits(items.slice(second + 1))) return second;
  const inName = one.cell === items[start]?.cell && other.cell > one.cell && second === first + 1;
  if (inName && other.kind === 'number' && /^\d{1,3}$/.test(one.text) && one.line === other.line) return second;
  const shorter = nameText(context.plain, items, start, first);
  const longer = nameText(context.plain, items, start, second);
  const knows = (text: string) => context.knowledge.labByName(text, context.panel) !== undefined;
  return second === first + 1 && !knows(shorter) && knows(longer) ? second : first;
}

function hasLimits(items: readonly PlacedItem[]): boolean {
  return items.some((item) => item.kind === 'range' || item.kind === 'unit');
}

interface Name {
  text: string;
  span: { start: number; end: number };
  flag: string | null;
  /** Printed between name and value. */
  unit: string | null;
  range: PrintedRange | null;
}

function hasOlderColumns(context: RowContext): boolean {
  return context.head?.columns.some((column) => column.role === 'date' || column.role === 'previous') ?? false;
}

/** The first result, of whatever column, behind the name. */
function firstColumnItem(items: readonly PlacedItem[], start: number, at: number): number {
  const first = items.findIndex(
    (item, index) =>
      index > start && isValue(item) && (item.cell > (items[start]?.cell ?? 0) || distinctCells(items) === 1),
  );
  return first > 0 && first < at ? first : at;
}

/** The newest of the older date columns, with the date its head prints. */
function latestOlder(items: readonly PlacedItem[], from: number, at: number, context: RowContext): LabRow['previous'] {
  const { head } = context;
  if (!head || !hasOlderColumns(context) || distinctCells(items) === 1) return null;
  const current = currentColumn(head);
  let best: { when: number; value: LabRow['previous'] } | null = null;
  for (const [index, item] of items.entries()) {
    if (index < from || index === at || !isValue(item)) continue;
    const column = columnAt(head, placed(item), /[\t|]/.test(head.text));
    if (!column || column === current || (column.role !== 'date' && column.role !== 'previous')) continue;
    const when = column.when ?? 0;
    const date = column.role === 'date' ? head.text.slice(column.start, column.end) : dateBehind(items, index);
    if (!best || when > best.when) best = { when, value: { value: item.text, number: item.number ?? null, date } };
  }
  return best?.value ?? null;
}

function dateBehind(items: readonly PlacedItem[], at: number): string | null {
  const next = items[at + 1];
  return next?.kind === 'date' ? next.text : null;
}

function nameBefore(items: readonly PlacedItem[], start: number, at: number, context: RowContext): Name | null {
  let end = at;
  let flag: string | null = null;
  let unit: string | null = null;
  let range: PrintedRange | null = null;
  while (end > start) {
    const item = items[end - 1];
    if (!item) break;
    if (item.kind === 'label') end -= 1;
    else if (end - 1 > start && (item.kind === 'range' || (item.kind === 'number' && item.comparator))) {
      range = rangeOfItem(item);
      end -= 1;
    } else if (
      item.kind === 'unit' &&
      end - 1 > start &&
      (/\//.test(item.text) || item.cell > (items[start]?.cell ?? 0))
    ) {
      unit = readUnit(item.text);
      end -= 1;
    } else if (item.kind === 'flag' && end - 1 > start && isFlagMark(item.text)) {
      flag = readFlag(item.text);
      end -= 1;
    } else if (item.kind === 'words' && /^[.\s_:=-]+$/.test(item.text)) end -= 1;
    else break;
  }
  const first = items[start];
  const last = items[end - 1];
  if (!first || !last || end <= start) return null;
  const printed = context.plain.slice(first.start, last.end);
  const lead = /^(?:[\s*•^"'.>-]+|(?:test|component|analyte)(?: name)?:\s*)*/i.exec(printed)?.[0].length ?? 0;
  const body = printed.slice(lead).replace(/[\s"'`<>^:;,.=*_~-]+$/, '');
  const text = body.replace(/\s+/g, ' ');
  const span = { start: first.start + lead, end: first.start + lead + body.length };
  return text.length === 0 ? null : { text, span, flag, unit, range };
}

function nameText(plain: string, items: readonly PlacedItem[], start: number, at: number): string {
  return plain.slice(items[start]?.start ?? 0, items[at - 1]?.end ?? 0).replace(/[\s:=.]+$/, '');
}

function isFlagMark(text: string): boolean {
  return /^[([]?(?:HH?|LL?|[*!]+|[↑↓▲▼]+|\*?[HL]\*?)[)\]]?$/.test(text);
}

/** Where a second result begins on the same line; items.length where none does. */
function restAfter(items: readonly PlacedItem[], at: number, context: RowContext): number {
  for (let next = at + 1; next < items.length; next += 1) {
    const item = items[next];
    const before = items[next - 1];
    if (!item || !before || item.kind !== 'words' || item.cell <= before.cell || item.line !== before.line) continue;
    if (RANGE_WORDS.test(item.text) || SEX_OR_AGE.test(item.text) || !/[A-Za-z]{2}/.test(item.text)) continue;
    const after = items.slice(next + 1);
    const value = after.findIndex((one) => isValue(one) || isWeakValue(one));
    if (value < 0) continue;
    const known = context.knowledge.labByName(item.text, context.panel) !== undefined;
    if (known || hasLimits(after.slice(value + 1)) || (context.sheet && value === 0)) return next;
  }
  return items.length;
}

interface Detail {
  unit: string | null;
  range: PrintedRange | null;
  flag: string | null;
  previous: LabRow['previous'];
  /** Words that fit no column. */
  stray: string;
  bodyUnit: boolean;
}

/** What stands behind the value: flag, older result and date, unit, range. Null where it is running text. */
function readTail(value: PlacedItem, tail: readonly PlacedItem[], context: RowContext): Detail | null {
  const detail: Detail = { unit: null, range: null, flag: null, previous: null, stray: '', bodyUnit: false };
  const ranges: PlacedItem[] = [];
  const limits: { low: number | null; high: number | null } = { low: null, high: null };
  let rangeLabelled = false;
  let older = false;
  for (const [index, item] of tail.entries()) {
    const role = roleUnder(item, context);
    if (item.kind === 'label') {
      rangeLabelled = rangeLabelled || item.role === 'range';
    } else if (item.kind === 'flag') {
      if (older && detail.previous && role !== 'flag')
        detail.previous.value += /^[([]/.test(item.text) ? '' : ` ${item.text}`;
      else if (detail.flag === null) detail.flag = readFlag(item.text);
    } else if (item.kind === 'unit') {
      detail.unit ??= readUnit(item.text);
    } else if (item.kind === 'date') {
      if (detail.previous) detail.previous.date ??= item.text;
    } else if (
      item.kind === 'range' ||
      (item.kind === 'number' && item.comparator && role !== 'previous' && !isOlder(tail, index))
    ) {
      ranges.push(item);
    } else if (item.kind === 'number') {
      if (role === 'low') limits.low = item.number ?? null;
      else if (role === 'high') limits.high = item.number ?? null;
      else if (/^0\d$/.test(item.text) || role === 'other') continue;
      else {
        detail.previous ??= { value: item.text, number: item.number ?? null, date: null };
        older = true;
      }
    } else if (item.kind === 'qualitative' || item.kind === 'pending' || item.kind === 'titre') {
      if (role === 'flag') detail.flag ??= item.text;
      else if (role === 'previous' || (role === 'date' && !detail.previous))
        detail.previous ??= { value: item.text, number: null, date: null };
      else detail.range ??= wordRange(item.text);
    } else readWords(item, role, detail, rangeLabelled);
  }
  if (listsResults(tail)) return null;
  const first = ranges[0];
  if (first) detail.range = rangeFrom(value, tail, ranges, context);
  else if (limits.low !== null || limits.high !== null) {
    detail.range = { ...wordRange(`${limits.low ?? ''}-${limits.high ?? ''}`), ...limits };
  }
  const next = tail[0];
  detail.bodyUnit =
    (next?.kind === 'words' && isBodyUnit(next.text.split(/[\s,;]/)[0] ?? '')) ||
    (detail.unit !== null && isBodyUnit(detail.unit) && detail.unit !== 'g');
  return detail;
}

/** "WBC 7.2, hemoglobin 12.1, platelets 234": several results in running text, not a row. */
function listsResults(tail: readonly PlacedItem[]): boolean {
  return tail.some((item, at) => {
    const next = tail[at + 1];
    const words =
      item.kind === 'words' &&
      /[A-Za-z]{2}/.test(item.text) &&
      !RANGE_WORDS.test(item.text) &&
      !SEX_OR_AGE.test(item.text.trim());
    return (
      words &&
      next !== undefined &&
      next.cell === item.cell &&
      next.line === item.line &&
      isValue(next) &&
      !next.comparator
    );
  });
}

/** A bound followed by a date is an older result ("<5.0 04/13/2022"), not a range. */
function isOlder(tail: readonly PlacedItem[], index: number): boolean {
  const next = tail[index + 1];
  return next?.kind === 'date' || (next?.kind === 'flag' && tail[index + 2]?.kind === 'date');
}

function readWords(item: PlacedItem, role: string | null, detail: Detail, rangeLabelled: boolean): void {
  const text = item.text.replace(/^[([]|[)\].,;]$/g, '');
  if (RANGE_WORDS.test(item.text.trim())) detail.range ??= wordRange(item.text);
  else if (role === 'range' || rangeLabelled) {
    if (!SEX_OR_AGE.test(text)) detail.range ??= wordRange(item.text);
  } else if (role === 'unit') detail.unit ??= item.text;
  else if (role === 'flag') detail.flag ??= item.text;
  else if (!detail.unit && !detail.previous && /^[A-Za-zµμ%0-9.*^]{1,10}\/[A-Za-z0-9µμ.²]{1,12}$/.test(text))
    detail.unit = text;
  else if (!SEX_OR_AGE.test(text) && /[A-Za-z]/.test(text)) detail.stray += ` ${item.text}`;
}

/** One printed range as it is; several are alternatives by sex, age or band. */
function rangeFrom(
  value: PlacedItem,
  tail: readonly PlacedItem[],
  ranges: readonly PlacedItem[],
  context: RowContext,
): PrintedRange | null {
  const [first] = ranges;
  const last = ranges.at(-1);
  if (!first || !last) return null;
  const before = tail[tail.indexOf(first) - 1];
  const labelled = before?.kind === 'words' && SEX_OR_AGE.test(before.text.trim());
  if (ranges.length === 1 && !labelled) return rangeOfItem(first);
  const from = labelled ? before.start : first.start;
  return readRange(context.plain.slice(Math.max(from, value.end), last.end), context.style, context.patient) ?? null;
}

function roleUnder(item: PlacedItem, context: RowContext): string | null {
  if (!context.head) return null;
  const separated = /[\t|]/.test(context.head.text);
  return columnAt(context.head, placed(item), separated)?.role ?? null;
}

function placed(item: PlacedItem): { start: number; end: number; cell: number } {
  return { start: item.column, end: item.column + item.end - item.start, cell: item.cell };
}

function distinctCells(items: readonly PlacedItem[]): number {
  return new Set(items.map((item) => item.cell)).size;
}

/** "(H)", "*H", "H*": the mark without brackets. */
function readFlag(text: string): string {
  return text.replace(/^[([]\s*|\s*[)\]]$/g, '');
}

function accepted(row: LabRow, value: PlacedItem, detail: Detail, context: RowContext): boolean {
  const words = row.name.split(' ');
  if (!/[A-Za-z]{2}|^[A-Z]\b|%|pH/.test(row.name) || row.name.length > 90 || words.length > 10) return false;
  const known = context.knowledge.labByName(row.name, row.panel) !== undefined;
  if (!known && (BAND_WORDS.test(row.name) || NOT_ANALYTES.test(row.name) || hasVerb(row.name))) return false;
  if (/[.;!?:]\s/.test(row.name) || (detail.bodyUnit && detail.range === null && !(context.head && context.sheet)))
    return false;
  const stray = detail.stray.trim();
  if (stray && (hasVerb(stray) || stray.split(/\s+/).length > (context.sheet ? 4 : 1))) return false;
  const limits = detail.range !== null && (detail.range.low !== null || detail.range.high !== null);
  const columns = context.head !== null && (value.cell > 0 || context.sheet);
  const score =
    (detail.unit && !detail.bodyUnit ? 2 : 0) + (limits ? 2 : detail.range ? 1 : 0) + (detail.flag ? 1 : 0) + (known ? 2 : 0) +
    (columns ? 2 : 0) + (context.inRun && context.sheet && value.cell > 0 ? 1 : 0) + (row.pending ? 1 : 0) +
    (value.kind === 'qualitative' && context.sheet && value.cell > 0 ? 1 : 0); // biome-ignore format: one sum
  return score >= (context.sheet ? 2 : 4);
}
