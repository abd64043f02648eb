import type { Span } from '../../contract/analysis.js';
import type { Knowledge } from '../../knowledge/index.js';
import type { LabRow } from '../types.js';

const NOW =
  /\b(?:today(?:'s)?|now|current(?:ly)?|this morning|(?:(?:at|on|upon|before|prior to) discharge|at this time))\b/i;
const BEFORE =
  /\b(?:previous(?:ly)?|prior(?! to)|baseline|initial(?:ly)?|last (?:week|month|year|visit|time|seen)|ago|(?:on|at) (?:admission|arrival|presentation))\b/i;
const DATE =
  /\b(?:(\d{1,2})\/(?:(\d{1,2})\/)?((?:19|20)\d\d|\d\d)(?![\d.])|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (?:(\d{1,2})(?:st|nd|rd|th)?,? )?((?:19|20)\d\d))\b/i;
const ALL_DATES = new RegExp(DATE.source, 'gi');
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** How late a value is: a day, "before" as the earliest, "now" as the latest. */
const PAST = 0;
const LATEST = 99_999_999;

interface Timed {
  row: LabRow;
  /** Null where nothing tells the time. */
  when: number | null;
  date: string | null;
  /** The value and the day that is told for it. */
  source: Span;
}

/**
 * Of several values of one test in running text the newest is the result; the newest of the others is told as before.
 * Values of which nothing tells the time stay. The same value told twice is told once.
 */
export function newestResults(rows: readonly LabRow[], clean: string, knowledge: Knowledge): LabRow[] {
  const groups = new Map<string, Timed[]>();
  for (const row of rows) {
    const id = knowledge.labByName(row.name, row.panel, row.unit)?.id;
    if (id !== undefined) groups.set(id, [...(groups.get(id) ?? []), timed(row, clean)]);
  }
  const dropped = new Set<LabRow>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    dropRepeats(group, dropped);
    const left = group.filter(({ row }) => !dropped.has(row));
    const latest = Math.max(...left.map(({ when }) => when ?? -1));
    const last = left.findLast(({ when }) => when === latest);
    if (last === undefined || latest <= PAST) continue;
    // Whether "before" is earlier than a day that is named cannot be told.
    const older = left
      .filter(({ when }) => when !== null && when < latest && (when > PAST || latest === LATEST))
      .sort((a, b) => (b.when ?? 0) - (a.when ?? 0));
    for (const { row } of older) dropped.add(row);
    const [before] = older;
    if (before && last.row.previous === null)
      last.row.previous = {
        value: before.row.value,
        number: before.row.number,
        date: before.date,
        source: before.source,
      };
  }
  return rows.filter((row) => !dropped.has(row));
}

/** The same value of one test, told in the story and again in the list. */
function dropRepeats(group: readonly Timed[], dropped: Set<LabRow>): void {
  const last = new Map<number, LabRow>();
  for (const { row, when } of group) {
    if (row.number === null) continue;
    const twin = last.get(row.number);
    if (twin && when !== PAST) dropped.add(twin);
    if (!twin || when !== PAST) last.set(row.number, row);
    else dropped.add(row);
  }
}

function timed(row: LabRow, clean: string): Timed {
  const { start, end } = row.source;
  // No figure is cut in two: "9/06" of "05/09/06" is another month.
  const before = clean
    .slice(Math.max(0, start - 45), start)
    .replace(/^\S*\s/, '')
    .replace(/^[\s\S]*[.;]\s/, '');
  const after = clean.slice(end, end + 28).replace(/[.;,](?:\s|$)[\s\S]*$|\band\b[\s\S]*$/, '');
  const own = clean.slice(start, end);
  const near = `${own} ${after}`;
  const untimed = (when: number | null) => ({ row, when, date: null, source: row.source });
  if (NOW.test(near)) return untimed(LATEST);
  const printed = [...before.matchAll(ALL_DATES)].at(-1);
  // "9.9 on 05/10/07, and today 10.7"
  const isOver = printed !== undefined && NOW.test(before.slice(printed.index));
  const date = DATE.exec(near) ?? (isOver ? undefined : printed);
  if (date) {
    const at = date.input === near ? start + date.index : start - before.length + date.index;
    const source = { start: Math.min(start, at), end: Math.max(end, at + date[0].length) };
    return { row, when: dayOf(date), date: date[2] === undefined ? null : date[0], source };
  }
  if (BEFORE.test(near) || BEFORE.test(before)) return untimed(PAST);
  return untimed(NOW.test(before) ? LATEST : null);
}

/** A date as the number yyyymmdd; a month without a day is its first day. */
function dayOf([, month, day, year, name, dayOfName, yearOfName]: RegExpExecArray): number {
  const named = name === undefined ? Number(month) : MONTHS.indexOf(name.toLowerCase()) / 3 + 1;
  const printed = Number(year ?? yearOfName);
  const whole = printed < 100 ? 2000 + printed : printed;
  return whole * 10_000 + named * 100 + Number(day ?? dayOfName ?? 1);
}
