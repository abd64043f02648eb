import type { Span } from './analysis.js';

/** Whether two stretches of a text share a character. */
export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
