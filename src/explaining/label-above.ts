import type { Span } from '../contract/analysis.js';
import type { Context } from './context.js';

/** The label that heads an earlier sentence of the same line. */
export function labelAbove(index: number, ctx: Context, any = false): Span | null {
  const { report } = ctx.understanding;
  for (let at = index - 1; at >= 0 && at > index - 8; at--) {
    const [one, next] = [report.sentences[at], report.sentences[at + 1]];
    if (one === undefined || next === undefined || next.label != null || one.section !== next.section) return null;
    if (report.clean.slice(one.span.end, next.span.start).includes('\n')) return null;
    if (one.label != null)
      return any ||
        ctx.mentions.within(one.label.span).some(({ kind }) => kind === 'anatomy') ||
        SYSTEM.test(one.label.text)
        ? one.label.span
        : null;
  }
  return null;
}

const SYSTEM = /^\W*(?:musculoskeletal|msk|skeleton|bones?|other|soft tissues?|nodes|vessels|vascular)\b/i;
