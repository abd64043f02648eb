import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { withArticle } from '../words/english.js';
import { type Plan, plan } from './plan.js';

/** A result still to come. */
export function planPending(frame: Frame, ctx: Context): Plan | null {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  if (/\b(?:none|nil|no (?:tests?|results?|labs?|studies)? ?pending)\b/i.test(ctx.clean(frame.source))) {
    return plan('no results were still to come', [frame.source]);
  }
  const named = whatIsPending(frame, ctx);
  if (named !== null) return plan(named.text, [named.span]);
  if (noun === null || /^(?:leaving|going|coming|staying|being)\b/.test(noun.lay) || noun.kind === 'descriptor')
    return plan('a result was still to come when this was written', [frame.source]);
  const name = noun.number === 'singular' ? withArticle(noun.lay) : noun.lay;
  return plan(`the result of ${name} was still to come`, [frame.source], [noun.id]);
}

/** "Thyroid function tests were pending": which result, in the report's own words. */
function whatIsPending(frame: Frame, ctx: Context): { text: string; span: Span } | null {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  const clause = ctx.clean(frame.source);
  const before =
    /^([A-Za-z][A-Za-z0-9 -]{2,50}?)\s+(?:(?:is|are|was|were|remains?)\s+)?(?:still |currently )?(?:pending|in progress|to follow|outstanding)\b/i.exec(
      clause,
    )?.[1];
  const label = sentence?.label?.text.replace(/[:\s]+$/, '');
  const words = before ?? (/^\W*pending\b/i.test(clause) ? label : undefined);
  if (words === undefined || /^(?:results?|tests?|labs?|studies|pending|it|this|which|that|also)\b/i.test(words))
    return null;
  const span = before === undefined && sentence !== undefined ? sentence.span : frame.source;
  const many = /(?:[^s]s)$/i.test(words);
  const name = /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
  return {
    text: `the ${name.replace(/^(?:the|a|an|your|his|her) /i, '')} ${many ? 'were' : 'was'} still to come`,
    span,
  };
}
