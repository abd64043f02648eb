import type { Span } from '../../contract/analysis.js';
import type { Context } from '../context.js';

/** Letters that may lie between what one stretch of the report says. */
const NEXT_DOOR = 40;

/** Both stretches as one where they stand next to each other, in one paragraph; null where they do not. */
export function asOneStretch(a: Span, b: Span, ctx: Context): Span | null {
  const [first, second] = a.start <= b.start ? [a, b] : [b, a];
  const gap = ctx.clean({ start: first.end, end: Math.max(first.end, second.start) });
  if (gap.length > NEXT_DOOR || /\n\s*\n/.test(gap)) return null;
  return { start: first.start, end: Math.max(first.end, second.end) };
}
