import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { say } from '../nets/said.js';
import { markersWithin } from '../notes/virus-markers.js';
import { type Plan, plan } from './plan.js';

/** "HIV/HBsAg/HCV NR" within a line: all of the tests, where only one of them is an illness that could be denied. */
export function planVirusTests(denied: readonly Frame[], ctx: Context): Plan | null {
  const [frame, ...more] = denied;
  if (ctx.teller.sees || frame === undefined || more.length > 0) return null;
  if (!/^(?:hiv|hepatitis|syphilis|virus|viral)/.test(frame.head?.ref.id ?? '')) return null;
  const line = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
  const [first, ...others] = markersWithin(ctx.clean(line));
  if (first === undefined) return null;
  const known = frame.head === null ? [] : [frame.head.ref.id];
  return { ...plan(first, [line], known), details: others.map((text) => say(text, [line])) };
}
