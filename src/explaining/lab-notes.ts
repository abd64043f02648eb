import type { UnderstoodLab } from '../understanding/types.js';
import type { Context } from './context.js';
import { sampleNote, whyNoResult } from './lab-sample.js';
import { quotable } from './planners/quote.js';
import { type Said, say } from './said.js';

/** How a test was made, by whom and under which rules: says nothing of its result. */
const OF_THE_METHOD =
  /\b(?:performed|developed|determined by|fda|cleared|approved|method\w*|assays?|clia|accredit\w*|reference (?:ranges?|intervals?|lab\w*)|manufacturer\w*|equation|formula|calculat\w+|https?|www|test codes?|immunoassay|lc-?ms\w*|pcr|validated|for more information|roche|abbott|siemens|beckman|laborator(?:y|ies) director|electronically|verified|phoned|called|read back|collected|received|page \d)\b/i;
const FEWEST_WORDS = 6;
const MOST_WORDS = 45;

/**
 * What the laboratory prints below a result about what it means ("For patients with diabetes a goal of less than 70 is an
 * option"), in its own words: a goal or a limit for some readers must not be lost. Null where nothing of the kind stands there.
 */
export function noteSaid(lab: UnderstoodLab, ctx: Context): Said | null {
  if (lab.row.pending || lab.row.severalRanges) return null;
  const prose = lab.row.comments.filter((span) => {
    const words = ctx.clean(span);
    return (words.match(/[a-z]{3,}/gi)?.length ?? 0) >= 4 && sampleNote(words) === null && whyNoResult(words) === null;
  });
  const printed = prose.map((span) => ctx.clean(span)).join(' ').replace(/^(?:comments?|notes?|interpretation)\s*:?\s*/i, ''); // biome-ignore format: one line
  const count = printed.split(/\s+/).length;
  if (count < FEWEST_WORDS || count > MOST_WORDS || OF_THE_METHOD.test(printed)) return null;
  const words = quotable(printed);
  return words === null ? null : say(`the lab adds: “${words}”`, prose);
}
