import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { say } from '../nets/said.js';
import { type Plan, plan } from './plan.js';
import { planProcedure } from './procedure.js';
import { quoteLine } from './quote.js';

/** What was given during the stay. */
export function planTreatment(frame: Frame, ctx: Context): Plan | null {
  if (frame.head === null || frame.experiencer !== 'patient') return null;
  const { folder, id } = frame.head.ref;
  if (folder !== 'medicines') {
    const noun = nounOf(frame.head, ctx);
    if (noun === null) return null;
    if (noun.kind === 'procedure' || noun.kind === 'test') return planProcedure(frame, ctx);
    if (noun.kind !== 'substance' && noun.kind !== 'device' && noun.kind !== 'other') return null;
    const text = frame.negated ? `you were not given ${noun.lay}` : `you were given ${noun.lay}`;
    return frame.assertion === 'present' || frame.negated ? plan(text, [frame.source], [noun.id]) : null;
  }
  const medicine = ctx.knowledge.medicine(id);
  if (medicine === undefined) return null;
  const name = ctx.clean(frame.head.span);
  const named = name.toLowerCase().includes(medicine.term)
    ? `${medicine.term} (${medicine.lay})`
    : `${name} (${medicine.term}, ${medicine.lay})`;
  if (frame.negated) return plan(`you were not given ${named}`, [frame.source], [id]);
  const hypothetical =
    frame.temporality === 'hypothetical' || frame.assertion === 'conditional' || frame.assertion === 'possible';
  // "If A is considered", "avoid A": what is meant stands in the line alone.
  if (hypothetical) return quoteLine(frame.source, ctx);
  const onList =
    /\b(?:on|takes|taking)\b/i.test(ctx.clean({ start: frame.source.start, end: frame.head.span.start }).slice(-30)) &&
    ctx.section(frame) !== 'hospital_course';
  const text = onList && frame.assertion === 'present' ? `you take ${named}` : `you were given ${named}`;
  return {
    what: say(text, [frame.source], [id]),
    details: [],
    meaning: [],
  };
}
