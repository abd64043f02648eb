import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';

/** "Fever in labor - antibiotics for a day, MSU and HVS neg": behind a comma, and said of the tests alone. */
const OF_TESTS = /^[^,;]*[,;]\s*(?=[^,;]*\b[A-Z][A-Za-z]?[A-Z]\w*\b)[^,;]*\bneg(?:ative)?\W*$/;

const TESTED_FOR: ReadonlySet<string> = new Set(['lab', 'organism', 'disease', 'test']);

/** The line in which a "negative" at the end speaks of tests and not of what is named before; null where it does not. */
export function ofAnotherTest(frames: readonly Frame[], ctx: Context): Span | null {
  const first = frames[0];
  const line = first === undefined ? undefined : ctx.understanding.report.sentences[first.sentence];
  const ends = frames.map(({ head }) => head?.span.end ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...ends);
  if (line === undefined || last >= line.span.end || frames.some(({ head }) => TESTED_FOR.has(head?.kind ?? '')))
    return null;
  const rest = ctx.clean({ start: last, end: line.span.end });
  const denied = /\b(?:no|not|without|denies|denied|nil)\b/i.test(ctx.clean({ start: line.span.start, end: last }));
  return OF_TESTS.test(rest) && !denied ? line.span : null;
}

/** What is looked at for other things. */
export const LOOKED_AT: ReadonlySet<string> = new Set([
  'urine',
  'stool',
  'sputum',
  'saliva',
  'semen',
  'cerebrospinal-fluid',
]);
