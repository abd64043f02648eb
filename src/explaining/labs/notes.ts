import type { Span } from '../../contract/analysis.js';
import { sentenceFrom } from '../../reading/index.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import { isCorrection } from './corrected.js';
import { asksBesideResults } from './lines.js';
import { sampleNote, whyNoResult } from './sample.js';

/** How a test was made, by whom and under which rules: says nothing of its result. */
const OF_THE_METHOD =
  /\b(?:performed|developed|determined by|fda|cleared|approved|method\w*|assays?|clia|accredit\w*|reference (?:ranges?|intervals?|lab\w*)|manufacturer\w*|equation|formula|calculat\w+|https?|www|test codes?|immunoassay|lc-?ms\w*|pcr|validated|for more information|roche|abbott|siemens|beckman|laborator(?:y|ies) director|electronically|verified|phoned|called|read back|collected|received|page \d)\b/i;
const FEWEST_WORDS = 6;
const MOST_WORDS = 45;

/**
 * What the laboratory prints below a result about what it means ("For patients with diabetes a goal of less than 70 is an
 * option"), in its own words: a goal or a limit for some readers must not be lost. Null where nothing of the kind stands there.
 */
export function noteSaid(lab: UnderstoodLab, ctx: Context, told: (span: Span) => boolean = () => false): Said | null {
  if (lab.row.pending || lab.row.severalRanges) return null;
  const prose = lab.row.comments
    .flatMap((span) => sentencesIn(span, ctx))
    .filter((span) => {
      const words = ctx.clean(span);
      return (
        (words.match(/[a-z]{3,}/gi)?.length ?? 0) >= 4 &&
        sampleNote(words) === null &&
        whyNoResult(words) === null &&
        !isCorrection(words) &&
        !namesSensitive(span, ctx) &&
        !told(span)
      );
    });
  const printed = prose.map((span) => ctx.clean(span)).join(' ').replace(/^(?:comments?|notes?|interpretation)\s*:?\s*/i, ''); // biome-ignore format: one line
  const count = printed.split(/\s+/).length;
  if (count < FEWEST_WORDS || count > MOST_WORDS || OF_THE_METHOD.test(printed)) return null;
  const words = quotable(printed);
  return words === null ? null : say(`the lab adds: “${words}”`, prose);
}

/** A finding that the reader opens by their own choice is told there, and beside no result. */
function namesSensitive(span: Span, ctx: Context): boolean {
  return ctx.mentions
    .within(span)
    .some(({ ref }) => ref.folder === 'concepts' && ctx.knowledge.concept(ref.id)?.sensitive === true);
}

/** The sentences of a comment; the whole where it was not read as sentences. */
function sentencesIn(comment: Span, ctx: Context): Span[] {
  const { sentences } = ctx.understanding.report;
  const own: Span[] = [];
  let one = sentenceFrom(sentences, comment.start);
  for (; one && one.span.start < comment.end; one = sentences[one.index + 1]) own.push(one.span);
  return own.length === 0 ? [comment] : own;
}

const NOTED = /^The lab adds: “/;
/** So much of a line's words stand in what is told of it. */
const MOST_TOLD = 0.7;

/** Whether most words of a line stand in what is told of it. */
function isTold(line: string, told: readonly Said[]): boolean {
  const said = told.map(({ text }) => text.toLowerCase()).join(' ');
  const words = line.toLowerCase().match(/[a-z]{4,}|\d+/g) ?? [];
  return words.filter((word) => said.includes(word)).length >= words.length * MOST_TOLD;
}

/** What a comment below a result asks for, and no planner has told: it stands among what the report asks for. */
export function askedBesideResults(
  labs: readonly { lab: UnderstoodLab }[],
  findings: readonly Said[],
  asked: readonly Said[],
  ctx: Context,
): Said[] {
  const spans = labs.flatMap(({ lab }) => lab.row.comments.flatMap((comment) => sentencesIn(comment, ctx)));
  return spans.flatMap((span) => {
    const line = ctx.clean(span).replace(/^(?:comments?|notes?|interpretation)\s*:?\s*/i, '');
    const touching = (said: readonly Said[]) =>
      said.filter(({ sources }) => sources.some(({ start, end }) => start < span.end && end > span.start));
    if (
      touching(asked).length > 0 ||
      isTold(line, touching(findings)) ||
      OF_THE_METHOD.test(line) ||
      !asksBesideResults(line)
    )
      return [];
    const words = quotable(line);
    return words === null ? [] : [say(`the report says: “${words}”`, [span])];
  });
}

/** Takes from beside a result what is told of the same lines among the findings or in what the report asks for. */
export function leaveOutTold(
  labs: readonly { lab: UnderstoodLab; more: Said[] }[],
  findings: readonly Said[],
  asked: readonly Said[],
  ctx: Context,
): void {
  for (const { lab, more } of labs) {
    const at = more.findIndex(({ text }) => NOTED.test(text));
    if (at < 0) continue;
    const touching = (said: readonly Said[], span: Span) =>
      said.filter(({ sources }) => sources.some(({ start, end }) => start < span.end && end > span.start));
    const left = noteSaid(lab, ctx, (span) => {
      const orders = touching(asked, span);
      const line = ctx.clean(span);
      if (orders.length > 0 && asksBesideResults(line)) return true;
      return isTold(line, [...orders, ...touching(findings, span)]);
    });
    more.splice(at, 1, ...(left === null ? [] : [left]));
  }
}
