import type { Span } from '../../contract/analysis.js';
import type { EarlierResult } from '../../reading/types.js';
import type { Context } from '../context.js';

/** A sheet whose every row prints a day of its own is not searched for all of them. */
const MOST_DAYS = 60;

const known = new WeakMap<Context, Map<string, number[]>>();

/**
 * Where the days of older results are printed, for a sentence that tells them: in the head of their columns mostly, the
 * one nearest above the row; else within the row or below it.
 * @param source the row the sentence stands on; a day printed inside it needs no further span
 */
export function daySources(earlier: readonly Pick<EarlierResult, 'date'>[], source: Span, ctx: Context): Span[] {
  const { text } = ctx.understanding.report;
  const row = text.slice(source.start, source.end);
  return earlier.flatMap(({ date }) => {
    const printed = date?.replace(/^in (?=\d)/, '') ?? '';
    if (!/\d/.test(printed) || row.includes(printed)) return [];
    const places = placesOf(printed, ctx);
    const at = places.findLast((place) => place < source.start) ?? places[0];
    return at === undefined ? [] : [{ start: at, end: at + printed.length }];
  });
}

/** All places where the day is printed as a whole figure, in order. */
function placesOf(printed: string, ctx: Context): number[] {
  const days = known.get(ctx) ?? new Map<string, number[]>();
  known.set(ctx, days);
  const before = days.get(printed);
  if (before !== undefined) return before;
  const { text } = ctx.understanding.report;
  const places: number[] = [];
  for (let at = days.size < MOST_DAYS ? text.indexOf(printed) : -1; at >= 0; at = text.indexOf(printed, at + 1))
    if (!/\d/.test(text.charAt(at - 1)) && !/\d/.test(text.charAt(at + printed.length))) places.push(at);
  days.set(printed, places);
  return places;
}
