import { Screened } from '../screened.js';
import type { DayOrder } from './day-order.js';

/** The days over the columns of a table, by where they stand in its line. */
export interface HeadDates {
  at: ReadonlyMap<number, { length: number; when: number }>;
  /** False where the days can be read in two ways that make different columns the newest. */
  ordered: boolean;
}

const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const EDGE = '(?<![A-Za-z\\d./-])';
const DATE = new RegExp(
  [
    `${EDGE}(?<y>\\d{4})[-/.](?<m>\\d{1,2})(?:[-/.](?<d>\\d{1,2}))?(?![\\d./-])`,
    `${EDGE}(?<one>\\d{1,2})(?<by>[/.-])(?<two>\\d{1,2})[/.-](?<year>\\d{4}|\\d{2})(?!\\d)`,
    `${EDGE}(?<month>0?[1-9]|1[0-2])[/.-](?<ofYear>(?:19|20)\\d\\d)(?![\\d./-])`,
    `${EDGE}(?<day>\\d{1,2})[- ]?${MONTH}(?:(?:, ?|[- '])(?<dayYear>\\d{4}|\\d{2})(?!\\d))?(?![a-z])`,
    `(?<![A-Za-z])${MONTH} (?<after>\\d{1,2}),? (?<afterYear>\\d{4})(?!\\d)`,
    `(?<![A-Za-z])${MONTH}[- ']{1,2}(?<long>(?:19|20)\\d\\d)(?!\\d)`,
    `(?<![A-Za-z])${MONTH}(?<joint>[- ']{1,2})(?<short>\\d{1,2})(?![\\d./:])`,
    `${EDGE}(?<shortDay>\\d{1,2})\\.(?<shortMonth>\\d{1,2})\\.(?!\\d)`,
    `${EDGE}(?<first>\\d{1,2})\\/(?<second>\\d{1,2})(?![\\d/])`,
  ].join('|'),
  'gi',
);
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';
/** "09/29 22:40": two results of one day are told apart by the time behind the date. */
const CLOCK = /,? {1,2}(?:at )?([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?(?![\d:])(?: ?h(?:rs?)?\b)?/iy;

interface Day {
  year: number;
  month: number;
  day: number;
}
interface Printed {
  start: number;
  length: number;
  time: number;
  /** With the month first ("05/06"), and with the day first; null where no day reads so. */
  readings: readonly [Day | null, Day | null];
}

/** Two figures with a mark between them, or a month's name: no day is printed without. */
const MAY_HOLD_DAYS = new Screened(/\d[-/.]\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i);
const NO_DAYS: HeadDates = { at: new Map(), ordered: true };

/** Reads all days of a line, in the one way that fits all of them. */
export function headDates(line: string, order: DayOrder): HeadDates {
  if (!MAY_HOLD_DAYS.test(line)) return NO_DAYS;
  const printed = [...line.matchAll(DATE)].flatMap((found) => readOne(found, line));
  const [monthFirst, dayFirst] = [whens(printed, 0), whens(printed, 1)];
  const told = (whole: readonly number[] | null, ordered = true): HeadDates => ({
    ordered,
    at: new Map(printed.map(({ start, length }, index) => [start, { length, when: whole?.[index] ?? 0 }])),
  });
  if (monthFirst === null || dayFirst === null) return told(monthFirst ?? dayFirst, (monthFirst ?? dayFirst) !== null);
  if (printed.length < 2) return told(order === 'day' ? dayFirst : monthFirst);
  if (newest(monthFirst) === newest(dayFirst)) return told(order === 'day' ? dayFirst : monthFirst);
  if (order !== null && !printed.some(({ readings: [a, b] }) => a?.year !== b?.year))
    return told(order === 'day' ? dayFirst : monthFirst);
  // Columns stand in the order of their days.
  const [byMonth, byDay] = [runs(monthFirst), runs(dayFirst)];
  if (byMonth !== byDay) return told(byDay ? dayFirst : monthFirst);
  return told(monthFirst, false);
}

function readOne(found: RegExpExecArray, line: string): Printed[] {
  const part = found.groups ?? {};
  const named = found.slice(1).find((one) => one !== undefined && /^[a-z]{3}$/i.test(one));
  const month = named === undefined ? 0 : MONTHS.indexOf(named.toLowerCase()) / 3 + 1;
  const readings = readingsOf(part, month);
  if (!readings.some((day) => day !== null)) return [];
  CLOCK.lastIndex = found.index + found[0].length;
  const clock = CLOCK.exec(line);
  const time = clock === null ? 0 : (Number(clock[1]) * 60 + Number(clock[2])) / 1440;
  return [{ start: found.index, length: found[0].length + (clock?.[0].length ?? 0), time, readings }];
}

function readingsOf(part: Record<string, string | undefined>, named: number): [Day | null, Day | null] {
  const both = (year: string | undefined, month: number, day: string | undefined): [Day | null, Day | null] => {
    const one = dayOf(year, month, Number(day ?? 0));
    return [one, one];
  };
  if (part.y) return both(part.y, Number(part.m), part.d);
  if (part.ofYear) return both(part.ofYear, Number(part.month), undefined);
  if (part.day) return both(part.dayYear, named, part.day);
  if (part.after) return both(part.afterYear, named, part.after);
  if (part.long) return both(part.long, named, undefined);
  if (part.shortDay) return both(undefined, Number(part.shortMonth), part.shortDay);
  if (part.short) {
    const ofYear = dayOf(part.short.padStart(2, '0'), named, 0);
    return part.joint === ' ' ? [dayOf(undefined, named, Number(part.short)), ofYear] : [ofYear, ofYear];
  }
  const [one, two] = [Number(part.one ?? part.first), Number(part.two ?? part.second)];
  const byDay = dayOf(part.year, two, one);
  return [part.by === '.' && byDay !== null ? byDay : dayOf(part.year, one, two), byDay];
}

function dayOf(year: string | undefined, month: number, day: number): Day | null {
  if (month < 1 || month > 12 || day > 31) return null;
  const whole = Number(year ?? 0);
  return { year: year !== undefined && whole < 100 ? whole + 2000 : whole, month, day };
}

/** Sortable, larger is later; null where one of the days does not read so. */
function whens(printed: readonly Printed[], way: 0 | 1): number[] | null {
  const days: Day[] = [];
  for (const { readings } of printed) {
    const day = readings[way];
    if (day === null) return null;
    days.push(day);
  }
  const clocks = printed.map(({ time }) => time);
  const plain = days.map(({ year, month, day }, at) => year * 10_000 + month * 100 + day + (clocks[at] ?? 0));
  if (days.some(({ year }) => year > 0)) return plain;
  // "28/12   03/01" without years: the turn of a year lies between them.
  const turned = days.map(({ month, day }, at) => (month < 7 ? 10_000 : 0) + month * 100 + day + (clocks[at] ?? 0));
  const far = (all: readonly number[]) => inDays(Math.max(...all)) - inDays(Math.min(...all));
  return runs(turned) && far(turned) < far(plain) / 2 ? turned : plain;
}

function inDays(when: number): number {
  return Math.floor(when / 10_000) * 365 + Math.floor((when % 10_000) / 100) * 30 + (when % 100);
}

function newest(all: readonly number[]): number {
  return all.indexOf(Math.max(...all));
}

/** Whether the days only go up, or only down. */
function runs(all: readonly number[]): boolean {
  const steps = all.slice(1).map((one, at) => one - (all[at] ?? 0));
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
}
