import type { Span } from '../../contract/analysis.js';
import type { Frame, FrameKind } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { asksBesideResults } from '../labs/lines.js';
import { glossesFor } from '../retell/quote.js';
import { type Plan, plan } from './plan.js';
import { quotable, quoteLine } from './quote.js';

/** A second thing in a line: which of them a dose, a time or a "no" belongs to is not for us to say. */
const JOINED = /[,;+&]|\s-+\s|\b(?:and|but|or|both|then)\b/i;
/** "tonight and tomorrow": one order. */
const TWO_DAYS = /\b(?:today|tonight|morning|\w+day) and (?:\w+ )?(?:tomorrow|tonight|night|evening|\w+day)\b/i;
/** Kinds that an order is read as. */
const ORDERED: ReadonlySet<FrameKind> = new Set(['medicine', 'treatment', 'procedure', 'recommendation', 'follow_up', 'instruction', 'pending']); // biome-ignore format: one list
/** Of these a line says that they are to be done, or not, never that something was found. */
const DONE_TO: ReadonlySet<string> = new Set(['procedure', 'test', 'lab', 'medicine', 'other']);

/**
 * An order that somebody wrote beside the results of a laboratory ("Stop A, B 100 bid x5d", "Hold A and B, to ED today"):
 * where it asks for more than one thing it is told whole, among what the report asks for. Gives what of the line is
 * told so; null where each statement is told for itself.
 */
export function planLabOrder(frames: readonly Frame[], ctx: Context): { frames: Frame[]; plan: Plan } | null {
  const [first] = frames;
  if (first === undefined || ctx.understanding.report.type.type !== 'laboratory') return null;
  const sentence = ctx.understanding.report.sentences[first.sentence];
  if (sentence === undefined) return null;
  const from = sentence.label?.span.end ?? sentence.span.start;
  const words = ctx.clean({ start: from, end: sentence.span.end });
  if (!asksBesideResults(words)) return null;
  const ordered = frames.filter((frame) => isOrdered(frame));
  if (
    ordered.length === 0 ||
    (!JOINED.test(words.replace(TWO_DAYS, '')) && ordered.every(({ kind }) => kind !== 'procedure'))
  )
    return null;
  // "Stop A, B 100 twice a day": between two medicines nothing is put in other words.
  const medicines = ctx.mentions.within(sentence.span).filter(({ kind }) => kind === 'medicine').length;
  const told = medicines > 1 ? inItsWords(sentence.span, ctx) : quoteLine(sentence.span, ctx);
  if (told === null) return null;
  const details = told.what.text.includes('“') ? glossesFor(sentence.span, ctx) : told.details;
  return { frames: ordered.map((frame) => ({ ...frame, kind: 'instruction' })), plan: { ...told, details } };
}

function inItsWords(span: Span, ctx: Context): Plan | null {
  const words = quotable(ctx.clean(span));
  return words === null ? null : plan(`the report says: “${words}”`, [span]);
}

function isOrdered(frame: Frame): boolean {
  if (frame.urgency !== null || frame.field !== undefined || frame.experiencer !== 'patient') return false;
  if (ORDERED.has(frame.kind) || frame.ownWords === 'comment' || frame.assertion === 'conditional') return true;
  return frame.head !== null && DONE_TO.has(frame.head.kind);
}
