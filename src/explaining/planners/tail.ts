import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { rewriteClause } from '../rewrite.js';
import { uncapital } from '../words/english.js';

/** When and on what condition, as one text and apart. */
export interface Tail {
  text: string;
  before: string;
  after: string;
  spans: { start: number; end: number }[];
  knowledge: string[];
}

/** "02/08" */
const BARE_DAY = /^\d{1,2}\/\d/;
const URGENTLY = /^(?:urgent|urgently)$/i;

export function tailOf(frame: Frame, ctx: Context): Tail {
  const detail = frame.recommendation;
  if (detail === null) return { text: '', before: '', after: '', spans: [], knowledge: [] };
  let before = '';
  let after = '';
  const spans = [];
  const knowledge: string[] = [];
  if (detail.when !== null) {
    const when = detail.when.text;
    before = ` ${/^(?:Weekly|Monthly|Yearly|Annual)/.test(when) ? when.toLowerCase() : BARE_DAY.test(when) ? `on ${when}` : when === when.toUpperCase() ? when.toLowerCase() : URGENTLY.test(when) ? 'soon, as it is urgent' : when}`;
    spans.push(detail.when.span);
    const day = /^at \d/i.test(when) ? dayBefore(detail.when.span.start, frame, ctx) : null;
    if (day !== null) {
      before = ` on ${day.text}${before}`;
      spans.push(day.span);
    }
  }
  const date = furtherDate(frame, ctx);
  if (date !== null) {
    before += date.text;
    spans.push(date.span);
  }
  if (detail.condition !== null) {
    const clause = rewriteClause(detail.condition.span, ctx);
    const words = clause?.text ?? detail.condition.text;
    knowledge.push(...(clause?.knowledge ?? []));
    if (!/\bclinically (?:indicated|warranted)\b/i.test(words)) {
      const lead = { start: frame.source.start, end: Math.max(frame.source.start, detail.condition.span.start) };
      const own = /^(?:(?:only |sooner |earlier )?(?:if|when)|unless|once|after|should|in case|as)\b/i.test(words);
      after = `, ${APART.test(ctx.clean(lead)) ? 'or sooner ' : ''}${own ? uncapital(words) : `if ${words}`}`;
      spans.push(detail.condition.span);
    }
  }
  const end = (text: string) => text.replace(/[.\s]+$/, '');
  return { text: end(`${before}${after}`), before: end(before), after: end(after), spans, knowledge };
}

/** "After 1 week / SOS if fever": the visit stands in any case, and is sooner for the sign. */
const APART = /\b(?:SOS|PRN|STAT)\W*$/i;

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const DAY = new RegExp(
  `(?:^|[\\s,(])((?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?(?:\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?|\\d{1,2}(?:st|nd|rd|th)? ${MONTH}(?:,? \\d{4})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?))[\\s,]*$`,
  'i',
);

/** "5/20 at 2:30 PM": the day right in front of the hour. */
function dayBefore(
  at: number,
  frame: Frame,
  ctx: Context,
): { text: string; span: { start: number; end: number } } | null {
  const found = DAY.exec(ctx.understanding.report.clean.slice(frame.source.start, at));
  if (!found?.[1]) return null;
  const start = frame.source.start + found.index + found[0].indexOf(found[1]);
  return { text: found[1].replace(/\s+/g, ' '), span: { start, end: start + found[1].length } };
}

const DATE =
  /\b(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? \d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2},? \d{4})(?:,? (?:at )?(\d{1,2}:\d{2} ?(?:[ap]\.?m\.?)?))?/i;

/** A date printed behind the interval ("in 2 weeks, 27 May 2026, 9:15 am"). */
function furtherDate(frame: Frame, ctx: Context): { text: string; span: { start: number; end: number } } | null {
  const clean = ctx.understanding.report.clean.slice(frame.source.start, frame.source.end);
  const match = DATE.exec(clean);
  if (match === null) return null;
  const span = { start: frame.source.start + match.index, end: frame.source.start + match.index + match[0].length };
  const when = frame.recommendation?.when?.span;
  if (when !== undefined && span.start < when.end && when.start < span.end) return null;
  const day = match[0].replace(/,? (?:at )?\d{1,2}:\d{2}.*$/i, '');
  return { text: ` on ${day}${match[1] === undefined ? '' : ` at ${match[1].trim()}`}`.replace(/\s+/g, ' '), span };
}
