import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, nounOf } from '../context.js';
import { place } from '../words/place.js';
import { type Plan, plan } from './plan.js';

const TRACER: ReadonlySet<string> = new Set(['fdg-uptake', 'uptake', 'hypermetabolism']);
const LYMPH_NODES = /^\s*(?:(?:[a-z-]+ ){0,2})(?:lymph ?)?(?:nodes?|(?:lymph)?adenopathy)\b/i;

/**
 * "6 mm nodule, not FDG avid": said of that one thing. "No FDG avid cervical nodes": said of these nodes. Neither denies
 * uptake of the whole part. Null for every other denial.
 */
export function planDeniedTracer(frames: readonly Frame[], ctx: Context): Plan | null {
  const [frame] = frames;
  if (frame === undefined || frames.length > 1 || frame.head === null || !TRACER.has(frame.head.ref.id)) return null;
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (sentence === undefined || frame.head.span.start < sentence.span.start) return null;
  const printed = ctx.clean(frame.head.span);
  const owner = ctx.frames
    .within(sentence.span)
    .findLast(
      (one) =>
        one.head !== null &&
        one.head.span.end <= (frame.head?.span.start ?? 0) &&
        one.kind === 'finding' &&
        !one.negated,
    );
  const noun = owner?.head == null ? null : nounOf(owner.head, ctx);
  const between = owner?.head == null ? '' : ctx.clean({ start: owner.head.span.end, end: frame.head.span.start });
  if (owner !== undefined && noun !== null && !/[.;]/.test(between)) {
    const many = noun.number === 'plural' || /s$/i.test(ctx.clean(owner.head?.span ?? owner.source));
    const name = many ? (noun.layPlural ?? noun.lay) : noun.lay;
    return plan(
      `the ${name.replace(/^(?:an?|the) /, '')} ${many ? 'do' : 'does'} not light up on the scan (not ${printed})`,
      [...groundsOf(frame, ctx), owner.source],
      [noun.id, frame.head.ref.id],
    );
  }
  const behind = ctx.clean({ start: frame.head.span.end, end: sentence.span.end });
  if (!LYMPH_NODES.test(behind)) return null;
  const site = frame.sites.find(({ span }) => span.start >= sentence.span.start);
  const named = site === undefined ? null : nounOf(site, ctx);
  if (site !== undefined && named === null) return null;
  return plan(
    `no lymph nodes${named === null ? '' : ` in ${place(named, frame.laterality)}`} lit up on the scan (${printed})`,
    groundsOf(frame, ctx),
    [frame.head.ref.id, ...(named === null ? [] : [named.id])],
  );
}

/** "Anastomotic site shows no abnormal uptake" behind a line on the belly: said of its own subject alone. */
export function isOfOwnSubject(frame: Frame, ctx: Context): boolean {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (!ctx.teller.sees || sentence === undefined || frame.head === null || frame.sites.length === 0) return false;
  const { start } = sentence.span;
  if (frame.head.span.start < start || frame.sites.some(({ span }) => span.start >= start)) return false;
  const subject = OWN_SUBJECT.exec(ctx.clean({ start, end: frame.head.span.start }))?.[1];
  return subject !== undefined && !OF_ALL.test(subject);
}

const OWN_SUBJECT =
  /^((?:the )?(?:[a-z-]+ ){0,3}[a-z-]+) (?:shows?|showed|demonstrates?|demonstrated|reveals?|revealed|exhibits?|has|have) (?:no|without)\b/i;
const OF_ALL =
  /\b(?:there|it|this|these|scan|study|exam(?:ination)?|images?|imaging|ct|mri|mr|pet|ultrasound|x-?ray|film|radiographs?|rest|remainder|views?|sequences?|series|patient|which|he|she|they|you|i|we)\b/i;
