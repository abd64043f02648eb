import { locale } from './language.js';
import { measureTexts } from './texts.js';

const MEGABYTE = 1024 * 1024;

/** "1.4 MB"; what would round to nothing is "under 0.1 MB". */
export function megabytes(bytes: number): string {
  if (bytes < 0.05 * MEGABYTE) return measureTexts.nearlyNothing;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "12 minutes ago", "3 hours ago", "2 days ago"; under a minute, or a clock ahead of ours, is "just now". */
export function timeAgo(then: Date, now: Date): string {
  const passed = now.getTime() - then.getTime();
  if (passed < MINUTE) return measureTexts.justNow;
  if (passed < HOUR) return measureTexts.minutesAgo(Math.floor(passed / MINUTE));
  if (passed < DAY) return measureTexts.hoursAgo(Math.floor(passed / HOUR));
  return measureTexts.daysAgo(Math.floor(passed / DAY));
}

/**
 * "November 17, 2026". Put together here: almost every page says such a date, and the browser's own formats take a slow
 * phone a tenth of a second to make ready.
 */
export function longDate(date: Date): string {
  const month = measureTexts.months.split(' ')[date.getMonth()] ?? '';
  return measureTexts.longDate(date.getDate(), month, date.getFullYear());
}

/** The same words on one line: a date that a narrow phone breaks is read twice. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** "November 17, 2026, 3:05 PM" in short form. */
export function moment(date: Date): string {
  return date.toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** "Nov 17, 2026" */
export function shortDate(date: Date): string {
  return date.toLocaleDateString(locale(), { dateStyle: 'medium' });
}

/** A whole number with its thousands apart, alike in both languages: "1,234" */
export function figure(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
