import type { Context } from '../context.js';

/** A count with a unit as note-takers write it: "1/52", "2-3/7", "6 wks", "x 48 hrs", "12/24". */
const COUNT = String.raw`(?:[1-9]\d?)(?:\s?(?:-|–|to)\s?\d{1,2})?`;
const UNIT = String.raw`(?:\s?\/\s?(?:7|52|12|24)(?![\d/])|[\s-]?(?:hrs?|hours?|h|days?|d|wks?|weeks?|w|mos?|months?|mths?|yrs?|years?)\b\.?)`;
export const SPAN_OF_TIME: string = COUNT + UNIT;

const DAY = String.raw`(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?`;
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';
const DATE = String.raw`(?:\d{1,2}/\d{1,2}(?:/\d{2,4})?|\d{1,2}\.\d{1,2}\.\d{2,4}|\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)(?![\d/])`;

/** When something is to be: "in 2/52", "1/52", "within 7 days", "6/52", "Monday", "on 14/5", "D10". */
export const WHEN: string = String.raw`(?:(?:in|within|w\/in|after|at|on|by|next|for)\s+)?(?:approx\.?\s|about\s|~\s?)?(?:${SPAN_OF_TIME}(?:\s(?:time|post[- ]?op|after surgery))?|${DATE}|${DAY}|week|month|tomorrow|day\s?\d{1,2}|D\d{1,2})`;

const UNITS: Readonly<Record<string, string>> = {
  '7': 'day', '52': 'week', '12': 'month', '24': 'hour', h: 'hour', d: 'day', w: 'week', m: 'month', y: 'year',
}; // biome-ignore format: one list

/** "2-3/7" -> "2 to 3 days"; null for no such count. */
export function spanOfTime(printed: string): string | null {
  const found =
    /^([1-9]\d?)(?:\s?(?:-|–|to)\s?(\d{1,2}))?[\s-]?(?:\/\s?(7|52|12|24)|(hrs?|hours?|h|days?|d|wks?|weeks?|w|mos?|months?|mths?|yrs?|years?)\.?)$/i.exec(
      printed.trim(),
    );
  if (found === null) return null;
  const [, from, to, of, word] = found;
  const unit = UNITS[of ?? (word ?? '').charAt(0).toLowerCase()];
  if (unit === undefined) return null;
  return to === undefined ? `${from} ${unit}${from === '1' ? '' : 's'}` : `${from} to ${to} ${unit}s`;
}

const counts = new WeakMap<Context, boolean>();

/** "3/12", "5/7" and "6/24" are months, days and hours where the report counts so elsewhere; else they may be a date. */
export function countsByParts(ctx: Context): boolean {
  const known = counts.get(ctx);
  if (known !== undefined) return known;
  const { clean } = ctx.understanding.report;
  const counted = /(?<![\d/.])\d{1,2}\/52(?![\d/])|\b(?:x|for|past|in)\s?\d{1,2}\/(?:7|12)(?![\d/])/i.test(clean);
  counts.set(ctx, counted);
  return counted;
}

const AMBIGUOUS = /^\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})?\s?\/\s?(?:7|12|24)$/;
const WEEKDAYS: Readonly<Record<string, string>> = {
  mo: 'Monday', tu: 'Tuesday', we: 'Wednesday', th: 'Thursday', fr: 'Friday', sa: 'Saturday', su: 'Sunday',
}; // biome-ignore format: one list

/** The time of an order in words, with its preposition as printed or "in"; null where it may mean something else. */
export function whenOf(printed: string, ctx: Context): string | null {
  const words = printed.trim().replace(/\.$/, '');
  const found = /^(?:(in|within|w\/in|after|at|on|by|next|for)\s+)?(approx\.?\s|about\s|~\s?)?(.+)$/i.exec(words);
  if (found === null) return null;
  const lead = found[1]?.toLowerCase().replace('w/in', 'within');
  const about = found[2] === undefined ? '' : 'about ';
  const post = /\s(?:post[- ]?op|after surgery)$/i.test(found[3] as string) ? ' after surgery' : '';
  const rest = (found[3] as string).replace(/\s(?:time|post[- ]?op|after surgery)$/i, '');
  if (AMBIGUOUS.test(rest) && lead !== 'in' && lead !== 'within' && lead !== 'for' && !countsByParts(ctx)) return null;
  // "31/40": so many weeks of a pregnancy, and no day of the year.
  const week = /^(\d{1,2})(?:\+\d)?\s?\/\s?40$/.exec(rest)?.[1];
  if (week !== undefined) return `at ${week} weeks of pregnancy`;
  const time = spanOfTime(rest);
  if (time !== null) {
    if (post !== '') return `${lead === 'at' ? 'at ' : ''}${about}${time}${post}`.replace(/^(?=\d|about)/, 'at ');
    return `${lead === undefined || lead === 'on' || lead === 'next' ? 'in' : lead} ${about}${time}`;
  }
  const day = /^(?:day\s?|D)(\d{1,2})$/i.exec(rest);
  if (day) return `on day ${day[1]}`;
  if (/^(?:week|month)$/i.test(rest)) return lead === 'next' ? `next ${rest.toLowerCase()}` : null;
  if (/^tomorrow$/i.test(rest)) return 'tomorrow';
  const weekday = /^[a-z]+$/i.test(rest) ? WEEKDAYS[rest.slice(0, 2).toLowerCase()] : undefined;
  if (weekday !== undefined) return lead === 'next' || lead === 'by' ? `${lead} ${weekday}` : `on ${weekday}`;
  return `${lead === 'by' || lead === 'after' ? lead : 'on'} ${rest}`;
}
