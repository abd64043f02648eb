import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';

/** Whether the word stands in front of its own thing, and the place it was bound to before a comma. */
export function normalOfOther({ head, sites, source }: Frame, ctx: Context): boolean {
  if (head === null || sites.length === 0 || sites.some(({ span }) => span.end > head.span.start)) return false;
  const last = Math.max(...sites.map(({ span }) => span.end));
  const between = ctx.clean({ start: last, end: head.span.start });
  const behind = ctx.clean({ start: head.span.end, end: source.end });
  return between.trim() === ',' && /^(?!(?:in|for|on|at|with|and|as|to|size|limits?|range|appearances?|bilaterally|both|throughout|now|today|too|also|otherwise|left|right)\b)[A-Za-z]{4,}/.test(behind.trim()); // biome-ignore format: one line
}

const DONE_TO_PARTS =
  /^\s*,[^,;.]*\b(?:clipped|divided|ligated|tied|cut|resected|excised|removed|repaired|mobili[sz]ed|dissected|stapled|transected|anastomosed)\b/i;

/** Whether the parts stand behind the word and its comma, with what was done to them. */
export function isDoneBehind({ head, sites, source }: Frame, ctx: Context): boolean {
  if (head === null || sites.length === 0 || sites.some(({ span }) => span.start < head.span.end)) return false;
  return DONE_TO_PARTS.test(ctx.clean({ start: head.span.end, end: source.end }));
}
