import type { Span } from '../../contract/analysis.js';
import { everyMatch } from '../../knowledge/index.js';
import { isFieldName } from '../../reading/index.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import type { Said } from './said.js';
import { type Keep, NAMES, ToldWords } from './told-words.js';

/** A line up to so many words is quoted whole; of a longer one only the parts that hold what was left out. */
const WHOLE = 22;

/** The parts of a sentence that hold something no written sentence holds: whole where it is short. */
export function unsaidParts(sentence: Sentence, told: readonly Said[], keep: Keep, ctx: Context): Span[] {
  const { clean } = ctx.understanding.report;
  const words = new ToldWords(told);
  const headed = saysMuch(sentence, ctx) && words.leaveOut(sentence.label.span, ctx);
  const from = headed ? sentence.span.start : (sentence.label?.span.end ?? sentence.span.start);
  const mark = /^[\s:;,.#*•>–-]*/.exec(clean.slice(from, sentence.span.end))?.[0].length ?? 0;
  const body = { start: from + mark, end: sentence.span.end };
  const parts = partsOf(body, ctx).filter((part) => !isToldWhole(part, told) && words.leaveOut(part, ctx, keep));
  if (parts.length === 0) return [];
  if (ctx.clean(body).split(' ').length <= WHOLE) return [body];
  return joined(parts, ctx);
}

/** By a sentence of ours that holds all of it, but for a mark at its ends. */
export function isToldWhole(part: Span, told: readonly Said[]): boolean {
  return told.some(
    ({ whole, sources }) =>
      whole === true && sources.some(({ start, end }) => start - 4 <= part.start && end + 4 >= part.end),
  );
}

/** "Low sodium on admission: recheck in 1 week": words before the colon that are more than the name of a part or a field. */
function saysMuch(sentence: Sentence, ctx: Context): sentence is Sentence & { label: NonNullable<Sentence['label']> } {
  if (sentence.label === null || !/^\s*:/.test(ctx.understanding.report.clean.slice(sentence.label.span.end)))
    return false;
  const { text, span } = sentence.label;
  if (isFieldName(text)) return false;
  if (text.trim().split(/\s+/).length < 2)
    return ctx.mentions.within(span).some(({ kind }) => kind === 'medicine' || kind === 'disease');
  if (ctx.understanding.report.type.type === 'pathology' && OF_A_SAMPLE.test(text)) return false;
  return (
    ctx.mentions.within(span).some(({ kind }) => NAMES.has(kind)) ||
    /^(?:in)?[a-z]+(?:ed|al|ete|ous|ing|ic)\b/i.test(text)
  );
}

const OF_A_SAMPLE = /,|\b(?:biops\w*|bx|cores?|excision|resection|fna|aspirat\w*|curett\w*|\w+ectomy|shave|punch)\b/i;

const STOPS = /;\s+|(?<!\b(?:Dr|Mr|Mrs|Ms|St|[A-Z]))[.?!]\s+(?=[A-Z])|\s+[-–]\s+(?=[A-Za-z])/g;

/** Parts of a line: at its stops and semicolons, never at a comma, behind which a denial or a doubt may go on. */
export function partsOf(body: Span, ctx: Context, cuts = STOPS): Span[] {
  const text = ctx.understanding.report.clean.slice(body.start, body.end);
  const parts: Span[] = [];
  let from = 0;
  for (const match of everyMatch(text, cuts)) {
    parts.push({ start: body.start + from, end: body.start + match.index });
    from = match.index + match[0].length;
  }
  parts.push({ start: body.start + from, end: body.end });
  return parts.filter(({ start, end }) => end > start);
}

function joined(parts: readonly Span[], ctx: Context): Span[] {
  const spans: Span[] = [];
  for (const part of parts) {
    const last = spans.at(-1);
    const near = last !== undefined && !/[a-z0-9]/i.test(ctx.clean({ start: last.end, end: part.start }));
    if (near && ctx.clean({ start: last.start, end: part.end }).split(' ').length <= WHOLE * 1.5) last.end = part.end;
    else spans.push({ ...part });
  }
  return spans;
}
