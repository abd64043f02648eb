import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { sampleOf } from './sample.js';
import { tellsOfSeveral } from './specimens.js';

/** A line in the report's own words; of several samples with the name of the one that it is said of. */
export function quotedOfSample(quote: string, sentence: Sentence, ctx: Context): Said {
  const words = ctx.clean(sentence.span);
  const frame = ctx.frames.within(sentence.span).find(({ label }) => label !== undefined);
  const outside =
    frame?.label !== undefined && (frame.label.end <= sentence.span.start || frame.label.start >= sentence.span.end);
  const sample =
    frame?.label === undefined || !outside || !isListed(frame.label, ctx) || NAMED.test(words) || !tellsOfSeveral(ctx)
      ? null
      : sampleOf(frame, ctx);
  return sample === null
    ? say(`the report says: “${quote}”`, [sentence.span])
    : say(`of ${sample.short}, the report says: “${quote}”`, [sentence.span, sample.span], sample.knowledge);
}

/** "2. Sigmoid polyp:": the name of one of several samples, with its number or letter. */
function isListed({ start }: Span, { understanding: { report } }: Context): boolean {
  return /(?:^|[\n\r])\s{0,8}\(?(?:\d{1,2}|[A-M])\s?[.):]\s{0,3}$/.test(
    report.text.slice(Math.max(0, start - 16), start),
  );
}

/** The line itself says of which one. */
const NAMED = /\b(?:specimens?|parts?|samples?) (?:[A-M]|\d|[IVX]{1,4}|\([a-m]\))(?![A-Za-z])/i;
