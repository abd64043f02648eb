import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';

const STILL_OPEN =
  /\b(?:pending|to follow|awaited|in progress|will be (?:forwarded|sent|reported|issued|performed|submitted))\b/i;

/**
 * "pN: pending" in a tissue report that goes on with an addendum: what was still to come then may be told there, and the
 * reader is sent to it. Nothing for any other line.
 */
export function addedLater(span: Span, ctx: Context): Said[] {
  const { report } = ctx.understanding;
  if (report.type.type !== 'pathology') return [];
  const added = report.sections.find(({ kind }) => kind === 'addendum');
  if (added === undefined || span.end > added.span.start || !STILL_OPEN.test(ctx.clean(span))) return [];
  return [
    say('this was written first; the part added later (addendum) may hold the result', [
      added.heading?.span ?? added.span,
    ]),
  ];
}

const CONCLUDES: ReadonlySet<string> = new Set(['diagnosis', 'impression']);

/** How the pieces looked on the bench, in a tissue report that has a diagnosis. */
export function isOfTheBench(sentence: Sentence, { understanding: { report } }: Context): boolean {
  return (
    report.type.type === 'pathology' &&
    report.sections[sentence.section]?.kind === 'gross' &&
    report.sections.some(({ kind, sentences }) => CONCLUDES.has(kind) && sentences.length > 0)
  );
}
