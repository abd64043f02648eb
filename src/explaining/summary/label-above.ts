import type { Span } from '../../contract/analysis.js';
import type { Context } from '../context.js';

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

const ONE_PART =
  /\b(?:arter(?:y|ies)|veins?|valve|ventricle|atrium|ducts?|lobe|muscle|tendon|ligament|nerve|joint|bone|gland|kidney|ovary|vessels?)$/i;

/** "Right coronary artery: Normal." where the name of the part stands as a heading on the same line. */
export function isUnderPart({ sentence, source }: { sentence: number; source: Span }, ctx: Context): boolean {
  const { sections, sentences, clean } = ctx.understanding.report;
  const heading = sections[sentences[sentence]?.section ?? -1]?.heading;
  if (heading == null || !ONE_PART.test(heading.text)) return false;
  return !/[\n.]/.test(clean.slice(heading.span.end, source.start));
}

const SYSTEM = /^\W*(?:musculoskeletal|msk|skeleton|bones?|other|soft tissues?|nodes|vessels|vascular)\b/i;
