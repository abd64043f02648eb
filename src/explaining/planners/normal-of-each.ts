import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';

/** What else its sentence calls normal ("Heart size normal and lungs clear"). */
function othersOf(frame: Frame, ctx: Context): Frame[] {
  return ctx.frames
    .touching(ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source)
    .filter(
      (other) =>
        other.kind === 'normal' &&
        other.sentence === frame.sentence &&
        other.head !== null &&
        other.head?.span.start !== frame.head?.span.start &&
        other.source.start < frame.source.end &&
        other.source.end > frame.source.start,
    );
}

/** What is said of a vessel right behind its name, and is not open. */
const NARROWED_BEHIND =
  /^\W{0,3}(?:(?:proximal|prox|mid|distal|ostial|has|is|with|an?) )*(?:[<>~]?\d{1,3} ?%|(?:sub)?totally? |occlu|stenos|narrow|blocked|thrombos)/i;

/** The frame without the places behind its word that have a word of their own. */
export function withOwnSites(frame: Frame, ctx: Context): Frame {
  const { head } = frame;
  if (head === null || frame.sites.length < 2) return frame;
  const others = othersOf(frame, ctx);
  // "LIMA patent, RCA 80%": the other one is narrowed.
  const narrowed = ({ span }: { span: { end: number } }) =>
    NARROWED_BEHIND.test(ctx.clean({ start: span.end, end: Math.max(span.end, frame.source.end) }));
  const sites = frame.sites.filter(
    (site) =>
      !narrowed(site) &&
      (site.span.start < head.span.start ||
        !others.some(
          (other) =>
            (other.head?.span.start ?? 0) > site.span.start &&
            other.sites.some(({ span }) => span.start === site.span.start),
        )),
  );
  return sites.length === frame.sites.length || sites.length === 0 ? frame : { ...frame, sites };
}

/** The words of its clause that are about this frame: without what is said of the other things called normal there. */
export function ownWords(frame: Frame, ctx: Context): string {
  const spans = ({ head, sites }: Frame) => [...(head === null ? [] : [head.span]), ...sites.map(({ span }) => span)];
  const own = spans(frame);
  const first = Math.min(...own.map(({ start }) => start));
  const last = Math.max(...own.map(({ end }) => end));
  let { start, end } = frame.source;
  for (const other of othersOf(frame, ctx)) {
    const theirs = spans(withOwnSites(other, ctx));
    const theirFirst = Math.min(...theirs.map((span) => span.start));
    const theirLast = Math.max(...theirs.map((span) => span.end));
    if (theirFirst >= last) end = Math.min(end, theirFirst);
    else if (theirLast <= first) start = Math.max(start, theirLast);
  }
  return start < end ? ctx.clean({ start, end }) : ctx.clean(frame.source);
}
