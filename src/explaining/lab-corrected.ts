import type { Span } from '../contract/analysis.js';
import type { UnderstoodLab } from '../understanding/types.js';
import type { Context } from './context.js';
import { type Said, say } from './said.js';

/** "(previously reported as 4.2 mg/dL)", "corrected from 41": what the laboratory has taken back. */
const TAKEN_BACK =
  /\b(?:(?:prev(?:iously|ious|\.)?|originally|initially|first) (?:was )?(?:reported|rep|released|issued|resulted|given)\b(?: (?:as|value|result|of|was))*|(?:corrected|amended|revised|changed) from)[\s:=]*(?<value>[<>≤≥]?\s?\d+(?:[.,]\d+)*|positive|negative|(?:non-?\s?)?reactive|(?:not )?detected|normal|abnormal)/i;
const CORRECTED = /\b(?:corrected|amended|revised) (?:result|report|value)s?\b|[([*](?:corrected|amended|revised)\b/i;
const LONGEST = 300;

/** A result that the laboratory has put right: the reader may still hold the first one. */
export function correctedSaid(lab: UnderstoodLab, ctx: Context): Said | null {
  for (const span of [lab.source, ...lab.row.comments]) {
    const words = ctx.clean(clipped(span));
    const value = TAKEN_BACK.exec(words)?.groups?.value?.trim();
    if (value !== undefined && value !== lab.value.trim())
      return say(`the lab has corrected this result: it first gave ${/^[a-z]/i.test(value) ? `“${value}”` : value}`, [
        span,
      ]);
    if (span === lab.source && CORRECTED.test(words)) return say('the lab has corrected this result', [span]);
  }
  return null;
}

/** True for a line that only says what a result was before the laboratory put it right. */
export function isCorrection(words: string): boolean {
  return TAKEN_BACK.test(words);
}

function clipped({ start, end }: Span): Span {
  return { start, end: Math.min(end, start + LONGEST) };
}
