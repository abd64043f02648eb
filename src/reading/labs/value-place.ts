import type { Span } from '../../contract/analysis.js';
import type { EarlierResult, OlderResult } from '../types.js';
import { GERM_ANSWER } from './germ-names.js';
import { type Column, columnAt, currentColumn, type TableHead } from './head.js';
import { distinctCells, isValue, isWeakValue, type PlacedItem, placed, type RowContext, SIGN } from './row-context.js';
import { nameBefore, nameText } from './row-name.js';

export function hasOlderColumns(context: RowContext): boolean {
  return context.head?.columns.some((column) => column.role === 'date' || column.role === 'previous') ?? false;
}

/** The first result, of whatever column, behind the name. */
export function firstColumnItem(items: readonly PlacedItem[], start: number, at: number, context: RowContext): number {
  const first = items.findIndex(
    (item, index) =>
      index > start &&
      isValue(item) &&
      (item.cell > (items[start]?.cell ?? 0) || distinctCells(items) === 1) &&
      !isUnderRange(item, items, context),
  );
  return first > 0 && first < at ? first : at;
}

/** "<5" in a range column that stands before the results. */
function isUnderRange(item: PlacedItem, items: readonly PlacedItem[], { head, plain }: RowContext): boolean {
  if (!head || distinctCells(items) === 1) return false;
  return columnAt(head, placed(item), isSeparated(items, plain))?.role === 'range';
}

/** A row of a sheet with date columns that prints results in older columns only. */
export function isOlderOnly(items: readonly PlacedItem[], context: RowContext): boolean {
  const { head } = context;
  const current = head ? currentColumn(head) : null;
  if (!head || !current || !hasOlderColumns(context) || distinctCells(items) < 2 || items[0]?.kind !== 'words')
    return false;
  const columnOf = columnReader(items, 1, head, context);
  let older = 0;
  for (const item of items.slice(1)) {
    if (!isValue(item) || isBlank(item)) continue;
    const column = columnOf(item);
    // Behind the results the limit they are held against.
    const bracketed = context.plain[item.start - 1] === '(' && (item.comparator != null || item.kind === 'range');
    if (older > 0 && (column?.role === 'range' || bracketed)) continue;
    if (column === current || !column || (column.role !== 'date' && column.role !== 'previous')) return false;
    older += 1;
  }
  return older > 0;
}

/**
 * "Urine albumin   612   mg/L" below the table of days: a unit right behind its figure, left of the newest of the columns,
 * where that table prints units at its end; or "ALT   22   U/L   (<35)" with its unit under a day, where the table has
 * another column for units. The head with the days no longer holds for such lines.
 */
export function isBesideColumns(items: readonly PlacedItem[], head: TableHead | null): boolean {
  const days = head?.columns.filter(({ role }) => role === 'date') ?? [];
  if (head === null || head.separated || days.length < 2) return false;
  // "NS1 Ag positive, Dengue IgM positive. Malarial antigen negative.": answers with a name before each, and no days.
  const answers = items.flatMap(({ kind }, at) => (kind === 'qualitative' ? [at] : []));
  if (answers.slice(1).some((at, nth) => items.slice((answers[nth] ?? 0) + 1, at).some(({ kind, text }) => kind === 'words' && /[A-Za-z]{3}/.test(text)))) return true; // biome-ignore format: one condition
  // "PT 13.9 s (10.0 - 14.0)     APTT 31 s (25 - 37)": several results side by side, each with its range.
  // "WBC   21-50   20-40   0-5": counts of several days, with no name between them.
  const spans = items.flatMap(({ kind }, at) => (kind === 'range' ? [at] : []));
  if (spans.slice(1).some((at, nth) => items.slice((spans[nth] ?? 0) + 1, at).some(({ kind, text }) => kind === 'words' && /[A-Za-z]{2}/.test(text)))) return true; // biome-ignore format: one condition
  const at = items.findIndex(({ kind }) => kind === 'number');
  const behind = items[at + 1]?.kind === 'flag' ? at + 2 : at + 1;
  const unit = items[behind];
  if (at < 1 || unit?.kind !== 'unit' || unit.text.length < 2) return false;
  const end = unit.column + (unit.end - unit.start);
  const newest = currentColumn(head);
  if (!head.columns.some(({ role }) => role === 'unit'))
    return days.length > 2 && newest !== null && behind === at + 1 && end <= newest.start;
  // Another figure or an empty place behind the unit: each day prints its own.
  const fits = items.slice(behind + 1).every(({ kind, comparator }) => kind === 'range' || kind === 'words' || comparator != null); // biome-ignore format: one condition
  return fits && columnAt(head, placed(unit), false)?.role === 'date';
}

/**
 * The columns of a row's results. By place; where there are as many results as columns and they stand askew or two under
 * one head, by their order.
 */
function columnsOf(
  items: readonly PlacedItem[],
  from: number,
  context: RowContext,
): (item: PlacedItem) => Column | null {
  const { head } = context;
  const run = distinctCells(items) === 1;
  if (head === null) return () => null;
  const separated = /[\t|]/.test(head.text);
  const byPlace = (item: PlacedItem) => columnAt(head, placed(item), separated);
  const columns = head.columns.filter(({ role }) => role === 'date');
  const results = items.filter(
    (item, index) =>
      index >= from &&
      isValue(item) &&
      item.kind !== 'titre' &&
      context.plain[item.start - 1] !== '(' &&
      (item.comparator == null || item.line !== items[0]?.line || byPlace(item)?.role === 'date'),
  );
  const taken = results.map(byPlace);
  const many = columns.length > 1 && results.length === columns.length;
  const shared = new Set(taken).size < taken.length;
  // As many results as columns, none of them under the ranges: pasted texts lose the blanks that put each under its own.
  const askew = taken.some((column, at) => column !== columns[at]) && !taken.some((column) => column?.role === 'range');
  // Where nothing but one blank stands between the cells, only their order tells.
  if (!many || !(run || shared || askew)) return run ? () => null : byPlace;
  return (item) => columns[results.indexOf(item)] ?? byPlace(item);
}

/** The column of each item: in a row whose cells are separated by the mark before it, else as its results stand. */
function columnReader(
  items: readonly PlacedItem[],
  from: number,
  head: TableHead,
  context: RowContext,
): (item: PlacedItem) => Column | null {
  const separated = isSeparated(items, context.plain);
  return separated ? (item) => columnAt(head, placed(item), separated) : columnsOf(items, from, context);
}

/** A mark stands between the cells of the row. */
function isSeparated(items: readonly PlacedItem[], plain: string): boolean {
  return /[\t|;]|,\S/.test(plain.slice(items[0]?.start ?? 0, items.at(-1)?.end ?? 0));
}

/** The results of the older columns with the dates of their heads and the marks behind them, the newest first. */
export function olderColumns(
  items: readonly PlacedItem[],
  from: number,
  at: number,
  context: RowContext,
): EarlierResult[] {
  const { head } = context;
  if (!head || !hasOlderColumns(context)) return [];
  const current = currentColumn(head);
  const older: { when: number; result: EarlierResult }[] = [];
  const columnOf = columnsOf(items, Math.max(1, from), context);
  for (const [index, item] of items.entries()) {
    if (index < from || index === at || !isValue(item) || isBlank(item) || isOfLegend(items, index, at)) continue;
    if (isDegreeBehind(items, index) || isSignBehind(items, index)) continue;
    const column = columnOf(item);
    if (!column || column === current || (column.role !== 'date' && column.role !== 'previous')) continue;
    const date = column.role === 'date' ? head.text.slice(column.start, column.end) : dateBehind(items, index);
    const next = items[index + 1];
    const marked = (next?.kind === 'flag' && next.cell >= item.cell && !isStarInFront(items, index + 1)) || isSignBehind(items, index + 1); // biome-ignore format: one line
    const flag = marked && next ? next.text.trim() : isStarInFront(items, index - 1) ? (items[index - 1]?.text.trim() ?? null) : null; // biome-ignore format: one line
    const value = isDegreeBehind(items, index + 1) ? `${item.text} ${items[index + 1]?.text ?? ''}` : item.text;
    older.push({ when: column.when ?? 0, result: { value, number: item.number ?? null, date, flag } });
  }
  return older.sort((a, b) => b.when - a.when).map(({ result }) => result);
}

/** A line with results in older columns only. */
export function olderResult(items: readonly PlacedItem[], source: Span, context: RowContext): OlderResult | null {
  const earlier = olderColumns(items, 1, -1, context);
  const [latest] = earlier;
  const name = nameBefore(items, 0, 1, context);
  if (!latest || !name) return null;
  const { panel, specimen } = context;
  return { name: name.text, value: latest.value, date: latest.date, earlier, source, panel, specimen };
}

/** "---", "not ordered" in the place of a result: none was made that day. */
function isBlank({ kind, text }: PlacedItem): boolean {
  return kind === 'pending' && /^(?:-+$|not (?:ordered|requested|done|tested|performed|available|applicable)|n\/a|tnp|test not)/i.test(text); // biome-ignore format: one line
}

/** "2.9      * 4.0": the star stands right in front of the figure that it marks, and farther behind the one before it. */
export function isStarInFront(items: readonly PlacedItem[], at: number): boolean {
  const [before, star, next] = [items[at - 1], items[at], items[at + 1]];
  if (star?.kind !== 'flag' || !/^\*{1,2}$/.test(star.text) || before === undefined || next?.kind !== 'number')
    return false;
  if (next.line !== star.line) return false;
  const gap = next.start - star.end;
  return gap <= 2 && (before.line !== star.line || star.start - before.end > gap);
}

/** "1.02 +", "1.02  +": a sign on the line of its figure, close behind it. */
function isSignBehind(items: readonly PlacedItem[], at: number): boolean {
  const [before, item] = [items[at - 1], items[at]];
  if (item === undefined || before?.kind !== 'number' || before.line !== item.line) return false;
  return SIGN.test(item.text) && item.start - before.end <= 2;
}

/** "POS 1:16": the titre is part of the answer before it. */
function isDegreeBehind(items: readonly PlacedItem[], at: number): boolean {
  const [before, item] = [items[at - 1], items[at]];
  return item?.kind === 'titre' && before?.kind === 'qualitative' && before.cell === item.cell;
}

/** "3.98   < 1.45 low; > 3.25 high risk", "POSITIVE   index 14.2": behind the value, what it is held against. */
function isOfLegend(items: readonly PlacedItem[], index: number, at: number): boolean {
  const item = items[index];
  const value = items[at];
  if (!item || !value || index < at) return false;
  const [before, next] = [items[index - 1], items[index + 1]];
  if (
    value.kind === 'qualitative' &&
    item.kind === 'number' &&
    (before?.kind === 'words' || before?.kind === 'unit') &&
    before.cell === item.cell
  )
    return true;
  const named = next !== undefined && next.cell === item.cell && (next.kind === 'words' || next.kind === 'flag');
  return item.comparator != null && named;
}

export function dateBehind(items: readonly PlacedItem[], at: number): string | null {
  const next = items[at + 1];
  return next?.kind === 'date' ? next.text : null;
}

export function valueIndex(items: readonly PlacedItem[], start: number, context: RowContext): number {
  const { head } = context;
  const current = head ? currentColumn(head) : null;
  if (head && current && distinctCells(items) > 1) {
    const separated = isSeparated(items, context.plain);
    const columnOf = columnReader(items, start + 1, head, context);
    const under = items.findIndex((item, at) => {
      if (at <= start || !(isValue(item) || isWeakValue(item)) || isBound(items, at, start)) return false;
      if (isNumberOfLab(items, at, start, (other) => columnAt(head, placed(other), separated) === current))
        return false;
      // "14.2   -   -   (0.3-4.2)": the range behind an empty cell.
      if (item.kind === 'range' && current.role === 'date' && context.plain[item.start - 1] === '(') return false;
      const column = columnOf(item);
      return column !== null && (column === current || (column.role === 'value' && current.role === 'value'));
    });
    if (under > 0) return leftOfHead(items, start, under, context) ?? under;
    // An older result is not told as the one of now.
    const older = (item: PlacedItem, at: number) =>
      at > start && isValue(item) && !isBlank(item) && columnAt(head, placed(item), separated)?.role === 'date';
    if (current.role === 'date' && items.some(older)) return -1;
  }
  const all: number[] = [];
  items.forEach((item, at) => {
    if (at > start && isValue(item)) all.push(at);
  });
  const isOfLab = (at: number) => isNumberOfLab(items, at, start, () => true);
  const printed = all.filter((at) => !isInBracketOfName(items, at, context.plain) && !isOfLab(at));
  const weak = items.findIndex((item, at) => at > start && isWeakValue(item));
  const candidates = printed.length > 0 || (weak > 0 && all.every(isOfLab)) ? printed : all;
  const first = candidates[0];
  const ranged =
    first !== undefined && weak > 0 && weak < first && items[weak]?.kind === 'range' && !isOfName(items, start, weak, first); // biome-ignore format: one condition
  if (first === undefined || (ranged && !rangeLeads(items, weak, context))) return weak;
  const ordered = currentByOrder(items, candidates, context);
  if (ordered !== null) return ordered;
  return betterCandidate(items, candidates, start, context);
}

/**
 * "PT   28.4   H   11.5-14.5 sec" below a table whose columns stand farther right: where the head prints nothing between
 * name and result, the first figure behind the name is the result, and not what happens to stand under the head's word.
 */
function leftOfHead(items: readonly PlacedItem[], start: number, under: number, context: RowContext): number | null {
  const { head } = context;
  if (!head || head.separated || hasOlderColumns(context)) return null;
  if (/^(?:name|value)$/.test(head.columns[0]?.role ?? '') === false || head.columns.filter(({ role }) => role === 'value').length !== 1) return null; // biome-ignore format: one line
  const [first, second] = head.columns;
  if (first?.role !== 'value' && second?.role !== 'value') return null;
  const found = items[under];
  if (!found || !(isWeakValue(found) || found.kind === 'qualitative' || isBehindValue(found, context.plain)))
    return null;
  const at = items.findIndex(
    (item, index) =>
      index > start &&
      index < under &&
      ((item.kind === 'number' && item.comparator == null && !/^0\d$/.test(item.text)) || item.kind === 'titre') &&
      (item.cell > (items[start]?.cell ?? 0) || isBehindKnown(items, start, index, context)) &&
      item.line === found.line &&
      !isInBracketOfName(items, index, context.plain),
  );
  return at < 0 ? null : at;
}

/** "HDL 38": one blank behind the whole name of a test. */
function isBehindKnown(items: readonly PlacedItem[], start: number, at: number, context: RowContext): boolean {
  const name = items[start];
  return at === start + 1 && name?.kind === 'words' && context.knowledge.labByName(name.text) !== undefined;
}

/** "(57 mmol/mol)", "< 1:80": never the first thing behind a name that has another figure. */
function isBehindValue({ kind, text, comparator, start }: PlacedItem, plain: string): boolean {
  return comparator != null || (kind === 'titre' && /^[<>≤≥]/.test(text)) || plain[start - 1] === '(';
}

/**
 * "Lithium (12 h post dose)   1.4": a figure in a bracket that belongs to the name, with the result behind it; so does
 * the hour of "Paracetamol 4 h post ingestion 85 mg/L".
 */
function isInBracketOfName(items: readonly PlacedItem[], at: number, plain: string): boolean {
  const item = items[at];
  const [first] = items;
  if (!item || !first || item.kind === 'qualitative' || item.line !== first.line) return false;
  if (DRAWN.test(plain.slice(item.end, item.end + 36)))
    return items.some((one, index) => index > at && isValue(one) && one.line === item.line);
  const before = plain.slice(first.start, item.start);
  const open = before.lastIndexOf('(');
  if (open < 0 || before.indexOf(')', open) >= 0 || !/[A-Za-z]/.test(before.slice(0, open))) return false;
  const behind = plain.slice(item.end, (items.at(-1)?.end ?? item.end) + 1);
  const close = behind.indexOf(')');
  if (close < 0 || close > 30) return false;
  // In the bracket words stand beside the figure, and a result of its own stands behind it.
  if (!/[A-Za-z]{2}|\b[hdg]\b/i.test(`${before.slice(open)}${behind.slice(0, close)}`)) return false;
  return items.some(
    (one, index) =>
      index > at &&
      isValue(one) &&
      (one.comparator == null || behind[close + 1] === ':') &&
      one.start > item.end + close,
  );
}

const DRAWN =
  /^\s?-?\s?(?:h|hrs?|hours?|mins?|minutes)\b[ -]{1,2}(?:post|after|since)[- ](?:ingestion|overdose|dose|infusion)\b/i;

/** "Bilirubin, Total 01   0.4": the number of the laboratory behind the name, with the result in its own column. */
function isNumberOfLab(
  items: readonly PlacedItem[],
  at: number,
  start: number,
  isCurrent: (item: PlacedItem) => boolean,
): boolean {
  const item = items[at];
  if (item === undefined || at !== start + 1 || !/^0\d$/.test(item.text) || item.cell !== items[start]?.cell)
    return false;
  return items.some(
    (one, index) => index > at && one.cell > item.cell && (isValue(one) || one.kind === 'range') && isCurrent(one),
  );
}

/** "3.98   < 1.45 low; > 3.25 high risk": limits with their meanings behind the value. */
function isBound(items: readonly PlacedItem[], at: number, start: number): boolean {
  const [item, next] = [items[at], items[at + 1]];
  if (item?.comparator == null || next === undefined || next.cell !== item.cell) return false;
  if (next.kind !== 'words' && next.kind !== 'flag') return false;
  return (
    items.slice(start + 1, at).some((one) => isValue(one) && one.comparator == null) &&
    items.slice(at + 1).some((one) => one.comparator != null)
  );
}

/** "Parainfluenza 1-4   Not detected": the kinds of one germ, within the cell of its name. */
function isOfName(items: readonly PlacedItem[], start: number, at: number, value: number): boolean {
  const [name, kinds, answer] = [items[start], items[at], items[value]];
  if (name === undefined || kinds === undefined || answer === undefined) return false;
  return /^\d-\d$/.test(kinds.text) && kinds.cell === name.cell && answer.cell > name.cell && GERM_ANSWER.test(answer.text); // biome-ignore format: one condition
}

/** The range stands in front of the value: announced by a label or the head, or followed by the only plain number. */
export function rangeLeads(items: readonly PlacedItem[], weak: number, context: RowContext): boolean {
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
export function currentByOrder(
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

const HOURS = /^-?\s?(?:h|hrs?|hours?|mins?|minutes?)\b[),.:]*(?: (?:urine|collection|post))?$/i;
/** The hour of a sample without a colon. */
const CLOCK = /^(?:0\d[0-5]\d|(?:1\d|2[0-4])[03]0)$/;

/** Digits that belong to the name ("HPV 16", "Interleukin 6") are passed over. */
export function betterCandidate(
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
  // "61 +": the mark behind a figure in a cell of its own is no answer.
  const marked = SIGN.test(other.text) && one.cell > (items[start]?.cell ?? 0);
  if (
    other.kind === 'qualitative' &&
    other.line === one.line &&
    second === first + 1 &&
    !marked &&
    !hasLimits(items.slice(second + 1))
  )
    return second;
  // "Cortisol 0900   712": the clock belongs to the name.
  if (second === first + 1 && other.kind === 'number' && CLOCK.test(one.text) && one.line === other.line) return second;
  // "Urine volume, 24 h   1850": with the hours of the collection.
  const hours = items.slice(first + 1, second).every(({ cell, text }) => cell === one.cell && HOURS.test(text));
  const inName = one.cell === items[start]?.cell && other.cell > one.cell && hours;
  if (inName && other.kind === 'number' && /^\d{1,3}$/.test(one.text) && one.line === other.line) return second;
  const shorter = nameText(context.plain, items, start, first);
  const longer = nameText(context.plain, items, start, second);
  const knows = (text: string) => context.knowledge.labByName(text, context.panel) !== undefined;
  // "HSV 1 DNA PCR: Not detected": the figure stands within a name that is known.
  const within = items.slice(first + 1, second).every(({ kind }) => kind === 'words');
  if (within && !knows(shorter) && knows(longer)) return second;
  // "CA 125 310": "CA" alone is another test.
  const whole = /^\d+$/.test(one.text) && second === first + 1 && other.kind === 'number' ? context.knowledge.labByName(longer) : undefined; // biome-ignore format: one line
  return whole !== undefined && whole.id !== context.knowledge.labByName(shorter)?.id ? second : first;
}

export function hasLimits(items: readonly PlacedItem[]): boolean {
  return items.some((item) => item.kind === 'range' || item.kind === 'unit');
}
