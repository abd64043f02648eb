import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { say } from '../nets/said.js';
import { planFinding } from './finding.js';
import type { Planned } from './index.js';

const TRACER = 'fdg-uptake';
/** What may stand between the words of the tracer and the thing that lights up. */
const BETWEEN = /^\s+(?:[\w-]+,?\s+){0,3}$/;

/** "FDG avid liver lesions": one thing that lights up, told in one sentence with its size. Null where no thing is named. */
export function planLitSpot(frame: Frame, frames: readonly Frame[], ctx: Context): Planned | null {
  if (!isTold(frame) || frame.head?.ref.id !== TRACER) return null;
  const printed = ctx.clean(frame.head.span);
  if (!/\b(?:avid|hypermetabolic)$/i.test(printed)) return null;
  const { end } = frame.head.span;
  const thing = frames
    .filter((other) => isTold(other) && other !== frame && (other.head?.span.start ?? 0) >= end)
    .sort((a, b) => (a.head?.span.start ?? 0) - (b.head?.span.start ?? 0))[0];
  const noun = thing?.head == null ? null : nounOf(thing.head, ctx);
  if (thing?.head == null || noun === null || noun.kind !== 'finding' || thing.assertion !== frame.assertion)
    return null;
  if (!BETWEEN.test(ctx.understanding.report.clean.slice(end, thing.head.span.start))) return null;
  const told = planFinding(thing, ctx);
  if (told === null || told.what.text.includes('“')) return null;
  const many = noun.number === 'plural' || /(?:s|foci)$/i.test(ctx.clean(thing.head.span));
  const lights = say(`${many ? 'they light' : 'it lights'} up on the scan (${printed})`, [frame.source], [TRACER]);
  return { frames: [frame, thing], plan: { ...told, details: [lights, ...told.details] } };
}

function isTold({ kind, head, assertion, negated, experiencer, setAside }: Frame): boolean {
  return (
    kind === 'finding' &&
    head !== null &&
    !negated &&
    assertion === 'present' &&
    experiencer === 'patient' &&
    setAside === undefined
  );
}
