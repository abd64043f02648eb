import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { Mention } from '../../understanding/types.js';
import type { Context } from '../context.js';
import type { Planned } from '../planners/index.js';
import type { SpanIndex } from '../span-index.js';
import { lettersOf } from '../words/letters.js';
import { LOOKS_LIKE } from './told-words.js';

/** What a line must name to be worth telling wherever it stands. */
export const GRAVE: ReadonlySet<string> = new Set(['finding', 'disease', 'organism', 'score']);

/** All of it is told as what the report asks for. */
export function asked(told: readonly Planned[]): boolean {
  return told.every((one) => one.frames.every(({ kind }) => kind === 'recommendation' || kind === 'follow_up'));
}

const VISIT =
  /\b(?:follow(?:ed)?[- ]?up|appointment|to be seen|return)\b[^.]{0,60}\b(?:in|within|on) (?:\d|one|two|three|four|six|a (?:week|month))/i;

/** The part of the sentence that tells of the visit, from the comma before it. */
export function visitIn(span: Span, ctx: Context): Span {
  const text = ctx.understanding.report.clean.slice(span.start, span.end);
  const before = text.slice(0, VISIT.exec(text)?.index ?? 0);
  const cut = /^.*[,;](?:\s*and\b)?\s*/is.exec(before)?.[0].length ?? 0;
  return { start: span.start + cut, end: span.end };
}

/** Tells how the reader went home and of a visit to come, and is told with no word of advice. */
export function losesVisit(words: string, planned: readonly Planned[]): boolean {
  return (
    VISIT.test(words) &&
    /\b(?:discharged|home)\b/i.test(words) &&
    !planned.some((one) => one.frames.some(({ kind }) => ADVICE.has(kind)))
  );
}

/** "Rectum, polyp: hyperplastic polyp": what the label names is the sample. */
export function namedBehindLabel({ label }: Sentence, mentions: readonly Mention[]): readonly Mention[] {
  return label === null ? mentions : mentions.filter(({ span }) => span.start >= label.span.end);
}

/** Told only as advice, or in the conclusion in part: an illness or a finding that it names is not among what is told. */
export function leavesOutIllness(
  mentions: readonly Mention[],
  told: readonly Planned[],
  concluded: boolean,
  printed: (mention: Mention) => string,
): boolean {
  const advice = told.every((one) => one.frames.every((frame) => ADVICE.has(frame.kind)));
  if (!concluded && !advice) return false;
  const said = new Set(told.flatMap(({ plan }) => [plan.what, ...plan.details].flatMap(({ knowledge }) => knowledge)));
  return mentions.some(
    (mention) =>
      GRAVE.has(mention.kind) &&
      mention.ref.folder === 'concepts' &&
      !said.has(mention.ref.id) &&
      !/^abnormal/.test(mention.ref.id) &&
      !LOOKS_LIKE.test(printed(mention)),
  );
}

/** Statements of what to do or of how the test was made: none of what was found. */
export const ADVICE: ReadonlySet<string> = new Set([
  'recommendation',
  'follow_up',
  'instruction',
  'warning_sign',
  'comparison',
  'technique',
]);

/** More than half of its letters belong to no explanation. */
export function mostlyUnread(span: Span, gaps: SpanIndex<Span>, ctx: Context): boolean {
  const unread = gaps.touching(span).reduce((sum, gap) => sum + lettersIn(ctx.clean(overlap(gap, span))), 0);
  return unread / lettersIn(ctx.clean(span)) > 0.5;
}

/** How many letters a text holds, without those that stand for a name taken out. */
export function lettersIn(text: string): number {
  return lettersOf(text.includes('XXX') ? text.replace(/X{3,}/g, '') : text, 0);
}

function overlap(a: Span, b: Span): Span {
  const start = Math.max(a.start, b.start);
  return { start, end: Math.max(start, Math.min(a.end, b.end)) };
}
