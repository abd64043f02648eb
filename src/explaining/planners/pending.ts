import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { glossesFor } from '../retell/quote.js';
import { withArticle } from '../words/english.js';
import { LIST_MARK } from '../words/sentences.js';
import { type Plan, plan } from './plan.js';
import { quotable } from './quote.js';

/** A result still to come. */
export function planPending(frame: Frame, ctx: Context): Plan | null {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  if (frame.negated) return plan('no results were still to come', [frame.source]);
  const listed = underItsHeading(frame, ctx);
  if (listed !== null) return listed;
  const named = whatIsPending(frame, ctx);
  if (named !== null) return plan(named.text, [named.span]);
  if (noun === null || /^(?:leaving|going|coming|staying|being)\b/.test(noun.lay) || noun.kind === 'descriptor')
    return plan('a result was still to come when this was written', [frame.source]);
  const name = noun.number === 'singular' ? withArticle(noun.lay) : noun.lay;
  return plan(`the result of ${name} was still to come`, [frame.source], [noun.id]);
}

/** Words of a test: what stands beside them is what it looks for, not what was found. */
const OF_TESTS: ReadonlySet<string> = new Set(['test', 'lab', 'procedure', 'panel']);
const MORE_THAN_A_NAME =
  /\b(?:if|none|no|not|nil|neg\w*|pos\w*|equivocal|growth|to (?:f\/?u|follow|call|be|repeat)|will|shall|should|please|repeat|see|dr|equals?|may|is|are|was|were|due|by|expected|high|low|normal)\b|->|→|\d\.\d/i;
const MANY = /[,;&+]|\band\b|\S\/\s?[A-Za-z]/;

/**
 * A line under the heading of what is still to come: its own words, as a name there may be of the illness that a test looks for.
 * Null where the one name of a test is the whole line, or where it stands under no such heading.
 */
function underItsHeading(frame: Frame, ctx: Context): Plan | null {
  const { report } = ctx.understanding;
  const sentence = report.sentences[frame.sentence];
  if (sentence === undefined || report.sections[sentence.section]?.kind !== 'pending') return null;
  const clause = ctx.clean(frame.source).replace(LIST_MARK, '').trim();
  // "Histology: pending": the label says which.
  if (sentence.label !== null && /^(?:pending|awaited|awaiting|outstanding|to follow)\W*$/i.test(clause)) return null;
  // "Thyroid function tests were pending at discharge": a sentence of its own.
  if (
    /^[A-Za-z][A-Za-z0-9 -]{2,50}? (?:is|are|was|were|remains?) (?:still |currently )?(?:pending|outstanding)\b/i.test(
      clause,
    )
  )
    return null;
  const only = frame.head;
  if (
    only !== null &&
    OF_TESTS.has(nounOf(only, ctx)?.kind ?? 'other') &&
    ctx.clean(only.span).replace(/\W+/g, '').length >= clause.replace(/\W+/g, '').length
  )
    return null;
  const words = quotable(clause) ?? (/^\S{2,40}$/.test(clause) ? clause.replace(/[\s.;,]+$/, '') : null);
  if (words === null) return null;
  const tests = ctx.mentions
    .within(frame.source)
    .some((mention) => OF_TESTS.has(nounOf(mention, ctx)?.kind ?? 'other'));
  const lead =
    !tests || MORE_THAN_A_NAME.test(clause)
      ? 'of results still to come, the report says'
      : MANY.test(clause)
        ? 'these results were still to come when the report was written'
        : 'this result was still to come when the report was written';
  return { ...plan(`${lead}: “${words}”`, [frame.source]), details: glossesFor(frame.source, ctx) };
}

/** "Thyroid function tests were pending": which result, in the report's own words. */
function whatIsPending(frame: Frame, ctx: Context): { text: string; span: Span } | null {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  const clause = ctx.clean(frame.source);
  const before =
    /^([A-Za-z][A-Za-z0-9 ()-]{2,50}?),?\s+(?:(?:is|are|was|were|remains?)\s+)?(?:still |currently )?(?:sent\b[^.;:]{0,20}?, (?:results? (?:is |are )?)?)?(?:pending|awaited|in progress|to follow|outstanding)\b/i.exec(
      clause,
    )?.[1];
  const label = sentence?.label?.text.replace(/[:\s]+$/, '');
  // "Awaiting FISH results"
  const behind = /^\W*await(?:ing)? (?:the |an? )?([A-Za-z][A-Za-z0-9 /-]{2,40}?)\W*$/i.exec(clause)?.[1];
  const words =
    before?.replace(/[\s,-]*(?:(?:has|have) been |was |were )?\b(?:sent|taken|collected)\b[\s\S]*$/i, '') ||
    behind ||
    (/^\W*(?:(?:sent|taken|collected)\b[^.;:]{0,24}?,? )?(?:results? )?(?:pending|awaited|awaiting|outstanding|to follow)\b/i.test(
      clause,
    )
      ? label
      : undefined);
  if (words === undefined || /^(?:results?|tests?|labs?|studies|pending|it|this|which|that|also)\b/i.test(words))
    return null;
  const span = before === undefined && behind === undefined && sentence !== undefined ? sentence.span : frame.source;
  // "NGS" is one test, whatever its last letter.
  const many = /[^s]s$/i.test(words) && !/(?:^|\s)[A-Z]{2,5}$/.test(words);
  const name = /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
  const bare = name
    .replace(/^(?:the|a|an|your|his|her) /i, '')
    .replace(/^path$/i, (short) => `look at the tissue (${short.toLowerCase()})`);
  // A test by its name alone is not what was still to come, its result is.
  const lead = many || /\b(?:results?|answers?|reports?)\b/i.test(bare) ? 'the' : 'the result of the';
  return { text: `${lead} ${bare} ${many ? 'were' : 'was'} still to come`, span };
}
