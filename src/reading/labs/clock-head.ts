import type { DayOrder } from './day-order.js';
import { type Column, headAt, type TableHead } from './head.js';
import { headDates } from './head-dates.js';
import { type RelativeDay, relativeDay, unrolled } from './relative-days.js';

const CLOCK = /((?:[01]?\d|2[0-3]):[0-5]\d|(?:[01]\d|2[0-3])[0-5]\d(?= ?h(?:rs?)?\b))(?::[0-5]\d)?(?: ?h(?:rs?)?\b)?(?![\w:])/y; // biome-ignore format: one pattern
/** Only below days is a figure of four an hour. */
const BARE_HOUR = /(?:[01]\d|2[0-3])[0-5]\d(?![\w:.,])/y;
const MORNING = / ?([ap])\.?m\.?(?![A-Za-z])/iy;
const REPORT_DAY =
  /\b(?:date|collected|collection|drawn|taken|received|reported|printed)\b[^\n\d]{0,24}(\d[^\n]{5,20})/i;
/** Tests taken hour by hour to see which way they go. */
const IN_SERIES =
  /^\W*(?:hs|high[- ]sens\w+)?[- ]?(?:c?tn[it]?|hs-?tn[it]?|tropon\w*|ck(?:-?mb)?|creatine kinase|lactate|myoglobin)\b/i;
const MINUTES = 24 * 60;

interface Printed {
  column: Column;
  /** Sortable, without the hour; null for an hour alone. */
  day: number | null;
  minutes: number | null;
  relative: RelativeDay | null;
  /** Words that any head of a table may hold ("Previous", "Discharge"). */
  plain: boolean;
}

/**
 * "06:10   14:25   03/15 05:50", "Test   Admission   Day 2   Day 4   Units": hours, days and words of time over the
 * columns, in whatever order. Null where the line holds anything else, or only what every table may have over it.
 */
export function clockHead(line: string, plain: string, order: DayOrder, next: string): TableHead | null {
  if (line.length > 200 || !/\d|day|ago|\b(?:mon|tue|wed|thu|fri|sat|sun)\b/i.test(line)) return null;
  const columns: Column[] = [];
  const printed: Printed[] = [];
  const dates = headDates(line, order);
  let cell = 0;
  // "TROPONIN SERIES / CHEM   0 h   1 h": the title of the rows below.
  let at = /^\s*[A-Z][A-Z &/().,-]{3,40}?(?= {3,}\S)/.exec(line)?.[0].length ?? 0;
  while (at < line.length) {
    const gap = /^[\s|]+/.exec(line.slice(at, at + 200))?.[0];
    if (gap !== undefined) {
      if (columns.length > 0 && (gap.length > 1 || /[|\t]/.test(gap))) cell += 1;
      at += gap.length;
      continue;
    }
    const one = timeAt(line, at, dates.at.get(at), cell);
    if (one !== null) {
      printed.push(one);
      columns.push(one.column);
      at = one.column.end;
      continue;
    }
    const word = headAt(line, at);
    if (word === null) return null;
    if (word.role !== 'other' || printed.length > 0) columns.push({ role: word.role, start: at, end: at + word.length, cell, when: null }); // biome-ignore format: one column
    at += word.length;
  }
  if (printed.length < 2 || !printed.some(({ plain: known, day }) => !known && day === null)) return null;
  // Of a test with sugar or a hormone each hour is a result of its own.
  if (printed.some(({ relative }) => relative?.hours === true) && !IN_SERIES.test(next)) return null;
  // Each stands over a column of its own.
  if (printed.some(({ column }, index) => index > 0 && column.cell === printed[index - 1]?.column.cell)) return null;
  const whens = whensOf(printed, reportDay(plain, order));
  printed.forEach(({ column }, index) => {
    column.when = whens?.[index] ?? 0;
  });
  return {
    columns,
    separated: /\t|\|/.test(line),
    text: line,
    ofHours: true,
    ...(whens === null ? { unordered: true } : {}),
  };
}

/** "07:55   08:10   Units   Ref range", "0755   0810   Units" below a row of days: the hours belong to the days above. */
export function clocksBelow(head: TableHead | null, line: string): TableHead | null {
  const days = head?.columns.filter(({ role }) => role === 'date') ?? [];
  if (head === null || days.length === 0 || head.unordered === true || line.length > 200) return null;
  const more: Column[] = [];
  let clocks = 0;
  let at = 0;
  while (at < line.length) {
    if (/[\s|]/.test(line[at] ?? '')) {
      at += 1;
      continue;
    }
    BARE_HOUR.lastIndex = at;
    const bare = BARE_HOUR.exec(line)?.[0].length;
    const one = bare === undefined ? timeAt(line, at, undefined, 0) : null;
    const word = one?.minutes == null ? headAt(line, at) : null;
    if (bare !== undefined || one?.minutes != null) {
      clocks += 1;
      at = bare === undefined ? (one?.column.end ?? line.length) : at + bare;
    } else if (word === null) return null;
    else {
      if (word.role !== 'other' && word.role !== 'name') more.push({ role: word.role, start: at, end: at + word.length, cell: 99 + more.length, when: null }); // biome-ignore format: one column
      at += word.length;
    }
  }
  if (clocks > 0 && clocks !== days.length) return null;
  const known = new Set(head.columns.map(({ role }) => role));
  if (clocks === 0 && !more.some(({ role }) => (role === 'unit' || role === 'range') && !known.has(role))) return null;
  if (more.some(({ role }) => role === 'value' || role === 'previous')) return null;
  return { ...head, columns: [...head.columns, ...more.filter(({ role }) => !known.has(role))] };
}

function timeAt(
  line: string,
  at: number,
  date: { length: number; when: number } | undefined,
  cell: number,
): Printed | null {
  // biome-ignore format: one line
  const from = date === undefined ? at : at + date.length;
  const gap = date === undefined ? 0 : /^,? (?=\d)/.exec(line.slice(from, from + 3))?.[0].length;
  const clock = gap === undefined ? null : clockAt(line, from + gap);
  const relative = date === undefined && clock === null ? relativeDay(line, at) : null;
  if (date === undefined && clock === null && relative === null) return null;
  const end = clock === null ? from + (relative?.length ?? 0) : from + (gap ?? 0) + clock.length;
  const within = date === undefined ? 0 : Math.round((date.when % 1) * MINUTES);
  return {
    column: { role: 'date', start: at, end, cell, when: null },
    day: date === undefined ? null : Math.floor(date.when),
    minutes: clock?.minutes ?? (date === undefined ? null : within),
    relative,
    plain: relative !== null && /^(?:previous|value)$/.test(headAt(line, at)?.role ?? ''),
  };
}

function clockAt(line: string, at: number): { length: number; minutes: number } | null {
  CLOCK.lastIndex = at;
  const found = CLOCK.exec(line);
  if (found?.[1] === undefined) return null;
  const digits = found[1].replace(':', '').padStart(4, '0');
  MORNING.lastIndex = at + found[0].length;
  const half = MORNING.exec(line);
  const hour = Number(digits.slice(0, 2));
  const late = half === null ? hour : (hour % 12) + (half[1]?.toLowerCase() === 'p' ? 12 : 0);
  return { length: found[0].length + (half?.[0].length ?? 0), minutes: late * 60 + Number(digits.slice(2)) };
}

/** Larger is later; null where the columns can be put in order in more than one way. */
function whensOf(printed: readonly Printed[], report: number | null): number[] | null {
  const relative = printed.map((one) => one.relative);
  if (relative.every((one) => one !== null)) {
    const days = relative.map(({ days: one }) => one);
    return relative.every(({ weekday }) => weekday === true) ? unrolled(days, 7) : distinct(days);
  }
  if (relative.some((one) => one !== null)) {
    // "Baseline   03/15   03/22": before all days, or after all.
    const whole = printed.map(({ day, relative: one }) => day ?? (one !== null && (one.days < 0 || one.days === 99_999_999) ? one.days : null)); // biome-ignore format: one line
    return distinct(whole);
  }
  const minutes = printed.map((one) => one.minutes ?? 0);
  if (printed.every(({ day }) => day === null)) return unrolled(minutes, MINUTES);
  return bestOf(printed, report);
}

function distinct(days: readonly (number | null)[]): number[] | null {
  const known = days.filter((one) => one !== null);
  return known.length === days.length && new Set(known).size === days.length ? known : null;
}

/** Some columns with a day, some with an hour alone: of the report's own day, else of the column's beside it. */
function bestOf(printed: readonly Printed[], report: number | null): number[] | null {
  const day = printed.find((one) => one.day !== null)?.day ?? 0;
  const own = report === null ? null : day < 10_000 ? report % 10_000 : report;
  const before = (missing: number | null) => {
    let last = missing;
    return printed.map((one) => {
      if (missing === null || one.day !== null) last = one.day;
      return turned(one.day ?? last ?? 0, day) * MINUTES + (one.minutes ?? 0);
    });
  };
  const ofReport = own === null ? [] : printed.map((one) => turned(one.day ?? own, day) * MINUTES + (one.minutes ?? 0));
  if (ofReport.length > 0 && runs(ofReport)) return ofReport;
  const ways = [before(day - 1), before(day + 1)].filter(runs);
  const [first] = ways;
  return first !== undefined && ways.every((one) => newest(one) === newest(first)) ? first : null;
}

/** Days without a year on both sides of its turn. */
function turned(day: number, beside: number): number {
  if (day >= 10_000 || Math.abs(day - beside) < 600) return day;
  return day < beside ? day + 10_000 : day - 10_000;
}

function newest(all: readonly number[]): number {
  return all.indexOf(Math.max(...all));
}

function runs(all: readonly number[]): boolean {
  const steps = all.slice(1).map((one, at) => one - (all[at] ?? 0));
  return steps.every((step) => step > 0) || steps.every((step) => step < 0);
}

/** The day that the report is of, as printed above its table. */
function reportDay(plain: string, order: DayOrder): number | null {
  const found = REPORT_DAY.exec(plain.slice(0, 3000))?.[1];
  const [day] = found === undefined ? [] : [...headDates(found, order).at.values()];
  return day === undefined ? null : Math.floor(day.when);
}
