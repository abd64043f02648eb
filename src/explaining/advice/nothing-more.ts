import { singleSpaced } from '../../knowledge/index.js';
import { Screened, sentenceFrom } from '../../reading/index.js';
import type { Context } from '../context.js';
import type { Said } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import { FRIGHTENING } from '../retell/frightening.js';

/** "No follow up required.", "No further scan required for this reason": of what, it does not say. */
const OF_WHAT = new Screened(
  /^\W*no (?:(?:further|routine|specific|additional|more) )*(?:follow[- ]?up|imaging|scans?|action|treatment|surveillance|work-?up|biopsy|investigations?|tests?|testing|checks?|intervention)(?: is| are)? (?:required|needed|necessary|indicated|recommended)(?: for (?:this|that)(?: \w+)?)?\W*$/i,
);
const ITEM_BEGINS = /\n\s*(?:\n|\(?\d{1,2}[.)]\s|[-*•·>]\s)/;
const MOST_WORDS = 24;

/** Told with what stands before it in its item: alone it would be taken for the whole report. */
export function withItsThing(said: Said, ctx: Context): Said {
  const [span] = said.sources;
  if (span === undefined || /^(?:About |Under “)/.test(said.text)) return said;
  const { report } = ctx.understanding;
  const { sentences } = report;
  const own = sentenceFrom(sentences, span.start);
  if (
    own === undefined ||
    own.span.start > span.start ||
    own.span.end < span.end ||
    !OF_WHAT.test(singleSpaced(ctx.clean(own.span)))
  )
    return said;
  const before = report.sentences[own.index - 1];
  if (before === undefined || before.section !== own.section) return said;
  if (ITEM_BEGINS.test(report.text.slice(before.span.end, own.span.start + 2))) return said;
  const about = quotable(ctx.clean(before.span).replace(/[\s.,;:–-]+$/, ''));
  const words = quotable(ctx.clean(own.span).replace(/[\s.]+$/, ''));
  if (about === null || words === null || /[“”]/.test(about) || FRIGHTENING.test(about)) return said;
  if (about.split(/\s+/).length > MOST_WORDS) return said;
  const told = /^The report (says that no [^“”]*)$/.exec(said.text)?.[1] ?? `says: “${words}”.`;
  return { ...said, text: `About “${about}”, the report ${told}`, sources: [own.span, before.span] };
}
