import type { Span } from '../../contract/analysis.js';
import type { EarlierResult } from '../../reading/types.js';
import { readFlag } from '../../understanding/index.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { SpanIndex } from '../span-index.js';
import { list } from '../words/english.js';
import { daySources } from './day-sources.js';
import { sideOf } from './goals.js';
import { isPluralName } from './names.js';

/** How a result stands to the older ones beside it. */
export interface Trend {
  /** Every older result with its day and mark, and which way it went. */
  said: Said[];
  /** The same in a few words for the summary; null where it went no one way. */
  short: Said | null;
  /** Outside its range, and further out than before. */
  worse: boolean;
}

/** A change of less than this share is told as none. */
const NOISE = 0.03;
const MOST = 5;

/** The older results in words. Null where the report prints none. */
export function trendOf(lab: UnderstoodLab, name: string, ctx: Context): Trend | null {
  const earlier = earlierOf(lab);
  if (earlier.length === 0) return null;
  const oldest = earlier.at(-1)?.number ?? null;
  // A small step of the pH is a large one for the body.
  const noise = /^p\s?h\b/i.test(lab.name) || /(?:^|-)ph(?:-|$)/.test(lab.test ?? '') ? 0.002 : NOISE;
  const way = lab.row.pending
    ? null
    : isCalm(lab, earlier)
      ? 'same'
      : wayOf([lab.number, ...earlier.map(({ number }) => number)], noise);
  const side = sideOf(lab);
  const worse = way !== null && oldest !== null && ((side === 'above' && way === 'up') || (side === 'below' && way === 'down')); // biome-ignore format: one line
  const newest = earlier.slice(0, MOST);
  const told = [...newest].reverse().map(toldResult);
  const [they, have, were, are, their] = isPluralName(name)
    ? ['they', 'have', 'were', 'are', 'their']
    : ['it', 'has', 'was', 'is', 'its'];
  const before = say(`${they} ${were} ${list(told)}${earlier.every(({ date }) => date === null) ? ' before' : ''}`, [
    lab.source,
    ...(lab.row.previous?.source === undefined ? [] : [lab.row.previous.source]),
    ...daySources(newest, lab.source, ctx),
  ]);
  if (way === null) return { said: [before], short: null, worse };
  if (way === 'same')
    return { said: [say(`${they} ${are} about the same as before`, [lab.source]), before], short: null, worse };
  const since = earlier.at(-1)?.date ?? null;
  const sinceDay = daySources([{ date: since }], lab.source, ctx);
  const moved = `gone ${way}${earlier.length > 1 ? ' each time' : ''}`;
  const outside = earlier.some(({ flag }) => isOutside(flag));
  const nearer =
    side !== null && !worse ? [say(`${they} ${are} nearer to ${their} range than before`, [lab.source])] : [];
  const back =
    side === null && outside && lab.status === 'normal'
      ? [say(`${they} ${are} back in ${their} range`, [lab.source])]
      : [];
  return {
    said: [say(`${they} ${have} ${moved}`, [lab.source]), before, ...nearer, ...back],
    short: say(`${they} ${have} ${moved}${since === null ? '' : ` since ${since}`}`, [lab.source, ...sinceDay]),
    worse: worse && (earlier.length > 1 || lab.distance !== 'slightly'),
  };
}

/**
 * A result in its range that was there before, and moved by a tenth at most or by the last digit printed: no change that
 * anybody would act on.
 */
function isCalm(lab: UnderstoodLab, earlier: readonly EarlierResult[]): boolean {
  if (lab.status !== 'normal' || lab.rangeSource !== 'report' || lab.number === null || /^p\s?h\b/i.test(lab.name))
    return false;
  const range = lab.range;
  const now = lab.number;
  const digits = /[.,](\d+)\s*$/.exec(lab.value)?.[1]?.length ?? 0;
  const step = digits === 0 ? 0 : 1.01 * 10 ** -digits;
  return earlier.every(({ number, flag }) => {
    if (number === null || isOutside(flag)) return false;
    if ((range?.low != null && number < range.low) || (range?.high != null && number > range.high)) return false;
    return Math.abs(now - number) <= Math.max(step, 0.1 * Math.abs(number));
  });
}

/** Tells "Previous creatinine 98 on 02/09": a sentence of which an older result inside it, told with that of today, is all. */
export function olderResults(ctx: Context): (sentence: Span) => boolean {
  const older = new SpanIndex(
    ctx.understanding.labs.flatMap(({ row }) => row.previous?.source ?? []),
    (span) => span,
  );
  return (sentence) =>
    older.within(sentence).some(({ start, end }) => {
      const left = ctx.clean({ start: sentence.start, end: start }) + ctx.clean({ start: end, end: sentence.end });
      return !/[a-z\d]/i.test(left);
    });
}

/** The older columns; else the one older result behind the value. */
export function earlierOf({ row, previous }: UnderstoodLab): EarlierResult[] {
  if (row.earlier !== undefined && row.earlier.length > 0) return row.earlier.filter(({ value }) => value !== '');
  if (previous == null || previous.value === '') return [];
  const [, value = previous.value, mark = null] = /^(\S+) (H{1,2}|L{1,2}|\*)$/.exec(previous.value) ?? [];
  return [{ value, number: previous.number, date: previous.date, flag: mark }];
}

/** "24 on 08/22/2024 (marked high)". */
export function toldResult({ value, date, flag }: EarlierResult): string {
  const mark = readFlag(flag)?.replace('critical_', 'critically ') ?? null;
  const marked = mark === null || mark === 'normal' ? '' : ` (marked ${mark})`;
  return `${/\d/.test(value) ? value : `“${value}”`}${date === null ? '' : ` ${whenOf(date)}`}${marked}`;
}

/** A month of a year, or a year. */
const IN_TIME =
  /^(?:\d{1,2}[/.-](?:19|20)\d\d|(?:19|20)\d\d-\d\d?|(?:19|20)\d\d|[A-Za-z]{3,9}\.?[ -]?(?:(?:19|20)\d\d|'\d\d))$/;
/** "yesterday", "last visit". */
const BARE_TIME = /^(?:yesterday|today|last|this|at|on|in)\b/i;
const AT_TIME = /^(?:baseline|discharge|presentation|initial|\d{1,2} ?h)/i;

function whenOf(printed: string): string {
  // The stop of "19.02." would end the sentence.
  const date = printed.replace(/(?<=\d)\.$/, '');
  const clock = /^([01]?\d|2[0-3]):?([0-5]\d)$/.exec(date);
  if (clock) return `at ${clock[1]}:${clock[2]}`;
  if (/^in \d/.test(date)) return date;
  if (/\bago$/i.test(date)) return `(${date.toLowerCase()})`;
  if (BARE_TIME.test(date)) return date.toLowerCase();
  if (/^prev|^prior|^last$/i.test(date)) return 'before';
  if (IN_TIME.test(date)) return `in ${date}`;
  if (AT_TIME.test(date)) return `at ${date.toLowerCase().replace(/^initial$/, 'first')}`;
  return `on ${/^(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))[A-Z]+(?: \d+)?$/i.test(date) ? date.toLowerCase().replace(/^adm\.?$/, 'admission') : date}`;
}

function isOutside(flag: string | null): boolean {
  return !['normal', null].includes(readFlag(flag));
}

/** Which way all steps went, the newest figure first. Null where they differ or a figure is missing. */
function wayOf(newestFirst: readonly (number | null)[], noise: number): 'up' | 'down' | 'same' | null {
  const steps = newestFirst.slice(0, -1).map((now, at) => {
    const then = newestFirst[at + 1];
    if (now === null || then == null) return null;
    if (Math.abs(now - then) <= noise * Math.abs(then)) return 'same';
    return now > then ? 'up' : 'down';
  });
  const ways = new Set(steps);
  const [only] = ways;
  return ways.size === 1 && only !== undefined ? only : null;
}
