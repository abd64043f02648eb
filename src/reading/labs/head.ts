import { COLUMN_HEADS, type ColumnRole } from '../data/lab-heads.js';
import { withBars } from './item.js';

/** A column of a table head. Offsets are within the head line's text. */
export interface Column {
  role: ColumnRole;
  start: number;
  end: number;
  cell: number;
  /** For a date column: sortable, larger is later. */
  when: number | null;
}

export interface TableHead {
  columns: Column[];
  /** Cells of tabs or bars: columns go by count, not by place. */
  separated: boolean;
  /** The text of a unit or date printed in the head for the whole column. */
  text: string;
}

const HEADS = COLUMN_HEADS.map(({ role, phrases }) => ({
  role,
  pattern: new RegExp(`(?:${phrases.join('|')})(?![A-Za-z0-9])`, 'iy'),
}));
const DATE =
  /(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)|(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[- ](jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-, ]+(\d{2,4})|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (\d{1,2}),? (\d{4})|(\d{1,2})\/(\d{1,2})(?![\d/])/iy;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads a line as a table head: at least two column words, of which one is a value, range, unit or date column. */
export function tableHead(line: string): TableHead | null {
  if (line.length > 300) return null;
  const text = withBars(line);
  const columns: Column[] = [];
  let other = 0;
  let cell = 0;
  let at = 0;
  while (at < text.length) {
    const gap = /^(?:\t|\s*\|\s*|\s+)/.exec(text.slice(at, at + 200));
    if (gap) {
      if (columns.length > 0 || /[|\t]/.test(gap[0])) cell += /[|\t]| {2,}/.test(gap[0]) && at > 0 ? 1 : 0;
      at += gap[0].length;
      continue;
    }
    const date = dateAt(text, at);
    const found = date ?? headAt(text, at);
    if (found) {
      columns.push({ role: found.role, start: at, end: at + found.length, cell, when: found.when });
      at += found.length;
      continue;
    }
    const word = /^[^\s|]+/.exec(text.slice(at, at + 60))?.[0] ?? ' ';
    if (/[A-Za-z0-9]/.test(word) && !/^(?:and|of|the|your|date|time|\/|&)$/i.test(word)) other += 1;
    at += word.length;
  }
  if (columns.length < 2 || other > Math.max(1, columns.length - 1)) return null;
  const roles = new Set(columns.map((column) => column.role));
  const dates = columns.filter((column) => column.role === 'date').length;
  const telling = ['value', 'range', 'unit', 'previous', 'flag'].filter((role) => roles.has(role as ColumnRole)).length;
  if (
    !(
      telling >= 2 ||
      (roles.has('name') && telling >= 1) ||
      (dates >= 2 && other <= 2) ||
      (dates >= 1 && telling >= 1 && roles.has('name'))
    )
  )
    return null;
  const lowHigh = roles.has('low') && roles.has('high');
  return {
    columns: columns.map((column) =>
      !lowHigh && (column.role === 'low' || column.role === 'high') ? { ...column, role: 'other' } : column,
    ),
    separated: /\t|\|/.test(text),
    text,
  };
}

function headAt(text: string, at: number): { role: ColumnRole; length: number; when: null } | null {
  for (const { role, pattern } of HEADS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { role, length: found[0].length, when: null };
  }
  return null;
}

function dateAt(text: string, at: number): { role: 'date'; length: number; when: number } | null {
  DATE.lastIndex = at;
  const found = DATE.exec(text);
  if (!found) return null;
  return { role: 'date', length: found[0].length, when: dateValue(found) };
}

function dateValue(found: RegExpExecArray): number {
  const [, a, b, c, y, m, d, day, month, year, monthFirst, dayAfter, yearAfter, shortMonth, shortDay] = found;
  if (a && b && c) {
    const first = Number(a);
    const second = Number(b);
    return first > 12 ? sortable(Number(c), second, first) : sortable(Number(c), first, second);
  }
  if (y && m && d) return sortable(Number(y), Number(m), Number(d));
  if (day && month && year) return sortable(Number(year), MONTHS.indexOf(month.toLowerCase()) + 1, Number(day));
  if (monthFirst && dayAfter && yearAfter) {
    return sortable(Number(yearAfter), MONTHS.indexOf(monthFirst.toLowerCase()) + 1, Number(dayAfter));
  }
  return sortable(0, Number(shortMonth ?? 0), Number(shortDay ?? 0));
}

function sortable(year: number, month: number, day: number): number {
  return (year < 100 && year > 0 ? year + 2000 : year) * 10_000 + month * 100 + day;
}

/** The column that holds the result as it is now: the value column, else the newest date column. */
export function currentColumn(head: TableHead): Column | null {
  const values = head.columns.filter((column) => column.role === 'value');
  if (values[0]) return values[0];
  let newest: Column | null = null;
  for (const column of head.columns) {
    if (column.role === 'date' && (newest === null || (column.when ?? 0) > (newest.when ?? 0))) newest = column;
  }
  return newest;
}

/** The column an item stands under. */
export function columnAt(
  head: TableHead,
  item: { start: number; end: number; cell: number },
  separated: boolean,
): Column | null {
  if (head.separated && separated) {
    const byCount = head.columns.filter((column) => column.cell <= item.cell).at(-1);
    return byCount ?? null;
  }
  let best: Column | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const column of head.columns) {
    const gap = Math.max(column.start - item.end, item.start - column.end);
    const distance = gap > 0 ? gap : Math.abs(column.start - item.start) / 1000 - 1;
    if (distance < least) {
      least = distance;
      best = column;
    }
  }
  return least <= 14 ? best : null;
}
