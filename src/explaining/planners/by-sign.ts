import { isOperationReport } from '../../understanding/index.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf } from '../context.js';
import { say } from '../nets/said.js';
import type { Phrase } from '../words/phrase.js';
import { planBeside } from './beside.js';
import { meaningOf, type Plan } from './plan.js';
import { quoteLine } from './quote.js';

/**
 * A sign of what the report never names, seen to already: the note of an operation tells it by its own words ("necrotic
 * fascia"), and a known one is told as the sign that it is. Undefined for anything else.
 */
export function signSeenTo(frame: Frame, ctx: Context): Plan | null | undefined {
  if (frame.bySign !== true || frame.experiencer !== 'patient') return undefined;
  const { type, title } = ctx.understanding.report.type;
  // What a look with a camera saw is news; what was operated on has been seen to.
  if (isOperationReport(type, title) && /\b(?:operation|surgery)\b/i.test(title)) return null;
  return frame.urgency?.state === 'known' ? planBeside(frame, ctx) : undefined;
}

/** What the report does not name, only a sign that makes one think of it: the sign in its own words. */
export function asSign(frame: Frame, phrase: Phrase, ctx: Context): Plan | null {
  if (frame.bySign !== true || frame.experiencer !== 'patient' || !OPEN_OR_SEEN.has(frame.assertion)) return null;
  const ofLab =
    ctx.understanding.report.type.type === 'laboratory' &&
    !MEASURED.test(ctx.clean(frame.source)) &&
    !isOfFigures(frame, ctx) &&
    !ILLNESS.test(frame.head?.ref.id ?? '');
  if (frame.assertion === 'present' && (ofLab || isSpelled(frame, ctx))) return null;
  const words = quoteLine(frame.source, ctx, 'in the report’s words');
  return {
    what: say(`the report tells of what can be a sign of ${phrase.text}`, groundsOf(frame, ctx), phrase.knowledge),
    details: words === null ? [] : [words.what],
    meaning: meaningOf(frame, ctx),
  };
}

/** "Troponin 14 -> 62 -> 118 ng/L": a figure makes one think of an illness, and a germ in a sample is one. */
const MEASURED = /\d\s*(?:-+>|→)\s*\d|\d\s?(?:[munp]?g|[mun]?mol|m?i?u)\/d?l\b/i;

/** "pH 6.94, bicarb 5" without a range: figures alone, whose illness nobody has said. */
function isOfFigures({ source }: Frame, ctx: Context): boolean {
  return ctx.understanding.labs.some(
    ({ source: own, number, row }) =>
      number !== null && row.range === null && own.start < source.end && own.end > source.start,
  );
}

/** What a germ in a sample makes one think of; the lab found the germ, and nobody has said the illness yet. */
const ILLNESS = /mening|encephal|sepsis|endocarditis|septic-arthritis/;

/** "Perforated appendix": the words of the sign are those of its name, in another order. */
function isSpelled({ head, source }: Frame, ctx: Context): boolean {
  const words = ctx.clean(source).toLowerCase();
  const id = head?.ref.id ?? '';
  // A wide appendix alone is no appendicitis.
  if (!id.includes('-')) return words.includes(id.slice(0, -2));
  return id
    .split('-')
    .filter((word) => word !== 'acute')
    .every((word) => words.includes(word.slice(0, Math.min(6, Math.max(4, word.length - 3)))));
}

const OPEN_OR_SEEN: ReadonlySet<Frame['assertion']> = new Set(['present', 'possible']);
