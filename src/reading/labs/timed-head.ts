import type { DayOrder } from './day-order.js';
import type { Column, TableHead } from './head.js';
import { headDates } from './head-dates.js';

/** "11/20", "11/20/91", "11/21 0600", "2320": when the results of a column were taken. */
const WHEN =
  /(\d{1,2})[/.](\d{1,2})(?:[/.](\d{2,4}))?(?: +((?:[01]\d|2[0-3]):?[0-5]\d)(?!\d))?|((?:[01]\d|2[0-3]):?[0-5]\d)(?!\d)/y;

export interface TimedHead {
  head: TableHead;
  /** The words in front: the panel of the rows below. */
  title: string;
}

/**
 * "CARDIAC ENZYMES   11/20   11/21 0600   11/21 1400": a panel's name with the days or times of its columns, and nothing
 * else. Null for any other line; `isTest` tells names of tests, behind which bare figures are results.
 */
export function timedHead(line: string, isTest: (name: string) => boolean, order: DayOrder): TimedHead | null {
  if (line.length > 200) return null;
  const title = /^\s*([A-Za-z][A-Za-z &/().-]{2,40}?)(?: {2,}|\t| (?=\d))/.exec(line);
  if (!title?.[1]) return null;
  const columns: Column[] = [];
  let days = 0;
  const dates = headDates(line, order);
  let early = false;
  let at = title[0].length;
  while (at < line.length) {
    if (/[\s|]/.test(line[at] ?? '')) {
      at += 1;
      continue;
    }
    WHEN.lastIndex = at;
    const found = WHEN.exec(line);
    if (found === null) {
      // The range may have a head of its own.
      const rest = /^(?:normals?|ref(?:erence)?\.?(?: (?:range|interval))?|range|units?)\b\s*/i.exec(line.slice(at));
      if (rest === null) return null;
      columns.push({ role: 'range', start: at, end: at + rest[0].trimEnd().length, cell: columns.length + 1, when: null }); // biome-ignore format: one column
      at += rest[0].length;
      continue;
    }
    if (/[\w:.]/.test(line[at + found[0].length] ?? '')) return null;
    const clock = (found[4] ?? found[5] ?? '').replace(':', '');
    if (found[1] !== undefined) {
      if (Number(found[1]) > 31 || Number(found[2]) > 31) return null;
      // "Hb   7.6   7.4   8.3": figures with a point are results, unless written as days are ("19.02").
      if (/^\d{1,2}\./.test(found[0]) && (isTest(title[1]) || !/^\d\d\.(?:0[1-9]|1[0-2])(?!\d)/.test(found[0])))
        return null;
      days += 1;
    } else early ||= /^0/.test(clock) || found[5]?.includes(':') === true;
    columns.push({ role: 'date', start: at, end: at + found[0].length, cell: columns.length + 1, when: whenOf(found, clock, dates.at.get(at)?.when, columns.length) }); // biome-ignore format: one column
    at += found[0].length;
  }
  const timed = columns.filter(({ role }) => role === 'date').length;
  if (timed < 2 && !(timed === 1 && days === 1 && columns.length === 1 && / \d{4}$/.test(line.trimEnd()))) return null;
  if (days === 0 && (!early || isTest(title[1]))) return null;
  // "WCC   9.2   12.8   10.1": figures with a point behind the name of a test are its results.
  if (isTest(title[1]) && !/[/:]/.test(line.slice(title[0].length))) return null;
  const unordered = !dates.ordered && timed > 1 ? { unordered: true } : {};
  return { head: { columns, separated: /\t|\|/.test(line), text: line, ...unordered }, title: title[1].trim() };
}

/** Sortable, larger is later; bare times in the order they are printed in. */
function whenOf(found: RegExpExecArray, clock: string, day: number | undefined, place: number): number {
  if (found[1] === undefined) return place;
  const [month, date, year] = [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)];
  return Math.floor(day ?? year * 10_000 + month * 100 + date) * 10_000 + Number(clock || 0);
}
