import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, nounOf } from '../context.js';
import { list } from '../words/english.js';
import { place } from '../words/place.js';
import { type Plan, plan } from './plan.js';
import { quotable, quoteLine } from './quote.js';

const DATE =
  /\b(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2},? \d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{4})\b/gi;

/** Which earlier test this one was held against, or what looks as it did then. */
export function planComparison(frame: Frame, ctx: Context): Plan {
  const clause = ctx.clean(frame.source);
  if (
    /\bnone\b|\bno (?:prior|previous|comparison|relevant|earlier|old(?:er)?)\b|\bnot available\b|\bn\/?a\b/i.test(
      clause,
    )
  ) {
    return plan('there was no earlier test to compare with', [frame.source]);
  }
  // Of a relative, or denied: no plain sentence here says so, the report's own words do.
  if (frame.experiencer === 'family' || frame.negated) {
    const own = quotable(clause);
    if (own !== null) return plan(`the report says: “${own}”`, [frame.source]);
    if (frame.experiencer === 'family') return plan('the report speaks of someone in your family', [frame.source]);
  }
  const open = frame.assertion === 'possible';
  if (frame.change === 'stable' && (open || frame.assertion === 'present')) {
    const places = [...(frame.head === null ? [] : [frame.head]), ...frame.sites]
      .map((mention) => nounOf(mention, ctx))
      .filter((noun) => noun?.kind === 'anatomy')
      .filter((noun) => noun !== null);
    const names = places.slice(0, 3).map((noun) => place(noun, frame.laterality));
    // Whose look it is stands in the lines before: in the report's own words.
    const own = names.length === 0 ? quotable(clause) : null;
    if (own !== null && own.split(' ').length < 16) return plan(`the report says: “${own}”`, [frame.source]);
    const behind = names.length === 0 ? lineBefore(frame, ctx) : null;
    const quoted = behind === null ? null : quoteLine(behind, ctx);
    if (quoted !== null) return quoted;
    return names.length === 0
      ? plan(`${open ? 'it may be that nothing' : 'nothing'} has changed since the earlier test`, [frame.source])
      : plan(
          `there ${open ? 'may be' : 'is'} no change in ${list(names)} since the earlier test`,
          groundsOf(frame, ctx),
          places.slice(0, 3).map(({ id }) => id),
        );
  }
  const dates = [...new Set(clause.match(DATE) ?? [])].slice(0, 3);
  const from = dates.length === 0 ? '' : ` from ${dates.join(' and ')}`;
  return plan(`this test was compared with an earlier one${from}`, [frame.source]);
}

/** "…, 9 mm. Unchanged.": both sentences, where the change is said behind another one on its line. Null where it stands alone. */
function lineBefore({ sentence, source }: Frame, ctx: Context): Span | null {
  const before = ctx.understanding.report.sentences[sentence - 1];
  if (before === undefined || before.section !== ctx.understanding.report.sentences[sentence]?.section) return null;
  const span = { start: before.span.start, end: source.end };
  const text = ctx.clean(span);
  return text.length < 200 && !ctx.understanding.report.text.slice(span.start, span.end).includes('\n') ? span : null;
}
