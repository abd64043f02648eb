import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { inItsOwnWords, rewriteClause, rewriteForReader } from '../rewrite.js';
import { uncapital } from '../words/english.js';
import { headPhrase, phraseList } from '../words/phrase.js';
import { type Plan, plan } from './plan.js';

/** When to call or go back. Takes all such frames of one sentence. */
export function planWarningSign(frames: readonly Frame[], ctx: Context): Plan | null {
  const first = frames[0];
  if (first === undefined) return null;
  const sentence = ctx.understanding.report.sentences[first.sentence];
  const span = sentence?.span ?? first.source;
  const clause = ctx.clean(span);
  if (/^(?:if |call |return |go |seek |come back|contact |please )/i.test(clause)) {
    const rewritten = rewriteForReader(span, ctx);
    if (rewritten !== null) return { what: rewritten, details: [], meaning: [] };
    const own = inItsOwnWords(span, ctx, true);
    if (own !== null) return { what: own, details: [], meaning: [] };
  }
  const lead = whatToDo(`${headingOf(first, ctx)} ${clause}`);
  if (/^(?:you|your)\b/i.test(clause)) {
    const rewritten = rewriteClause(span, ctx);
    if (rewritten !== null)
      return plan(`${lead} if ${uncapital(rewritten.text)}`, [span, ...headingSpan(first, ctx)], rewritten.knowledge);
  }
  const phrases = frames
    .filter(
      (frame) =>
        frame.head !== null &&
        !['anatomy', 'descriptor', 'normal', 'other'].includes(nounOf(frame.head, ctx)?.kind ?? 'other'),
    )
    .map((frame) => headPhrase({ ...frame, negated: false }, ctx, { term: false }))
    .filter((phrase) => phrase !== null);
  if (phrases.length === 0) {
    const rewritten = rewriteForReader(first.source, ctx);
    return rewritten === null ? null : { what: rewritten, details: [], meaning: [] };
  }
  const knowledge = phrases.flatMap((phrase) => phrase.knowledge);
  return plan(`${lead} if you have ${phraseList(phrases, 'or')}`, [span, ...headingSpan(first, ctx)], knowledge);
}

function whatToDo(clause: string): string {
  if (/\b911\b/.test(clause)) return 'call 911';
  if (/\bemergency\b|\bER\b|\bED\b/.test(clause)) return 'go to the emergency room';
  if (/\bcall\b|\bcontact\b|\bnotify\b/i.test(clause)) return 'call your doctor';
  if (/\breturn\b|\bcome back\b/i.test(clause)) return 'go back for care';
  return 'get help';
}

function headingOf(frame: Frame, ctx: Context): string {
  const { report } = ctx.understanding;
  const section = report.sections[report.sentences[frame.sentence]?.section ?? -1];
  return section?.heading?.text ?? '';
}

function headingSpan(frame: Frame, ctx: Context) {
  const { report } = ctx.understanding;
  const heading = report.sections[report.sentences[frame.sentence]?.section ?? -1]?.heading;
  return heading == null ? [] : [heading.span];
}
