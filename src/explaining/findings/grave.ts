import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { importanceOf } from './importance.js';

const STATED: ReadonlySet<string> = new Set(['finding', 'diagnosis']);
const NOT_GROWN = /\b(?:negative|neg|not detected|non-?reactive|no growth)\b/i;

const alarmed = new WeakMap<object, ReadonlySet<string>>();

/** What the report raises an alarm about, by its entries. */
function alarmedIn({ understanding }: Context): ReadonlySet<string> {
  let ids = alarmed.get(understanding);
  if (ids === undefined) {
    ids = new Set(understanding.frames.flatMap(({ urgency, head }) => (urgency && head ? [head.ref.id] : [])));
    alarmed.set(understanding, ids);
  }
  return ids;
}

/** An illness, a germ or what matters, said to be there or thought of: told, however hard its sentence is. */
export function isGrave(frame: Frame, ctx: Context): boolean {
  if (frame.head === null || frame.negated || frame.experiencer !== 'patient' || !STATED.has(frame.kind)) return false;
  if (frame.assertion !== 'present' && frame.assertion !== 'possible') return false;
  if (NOT_GROWN.test(ctx.clean(frame.source))) return false;
  // What another sentence tells as an alarm is told there.
  if (frame.urgency === null && alarmedIn(ctx).has(frame.head.ref.id)) return false;
  return /^(?:disease|organism)$/.test(frame.head.kind) || /^(?:important|urgent)$/.test(importanceOf(frame, ctx));
}
