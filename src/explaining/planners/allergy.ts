import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { glossesFor } from '../retell/quote.js';
import { type Said, say } from '../said.js';
import type { Planned } from './index.js';
import { quotable } from './quote.js';

/** Nothing on the list, or somebody who could not be asked: told by its own planner. */
const NOTHING = /\b(?:nkd?a|no known|none|nil|negative|denies|denied|unknown|see|unable)\b/i;

/** An entry of the list of allergies, not a line behind an empty one that has lost its heading. */
function isEntry(sentence: Sentence, ctx: Context): boolean {
  const section = ctx.understanding.report.sections[sentence.section];
  if (section?.kind !== 'allergies' || section.heading === null || ctx.teller.sees) return false;
  const between = ctx.understanding.report.text.slice(section.heading.span.end, sentence.span.start);
  return !/[A-Za-z][^\n]*\n[ \t]*\r?\n/.test(between) && !NOTHING.test(ctx.clean(sentence.span));
}

/** The entry in the report's own words: what nobody may lose of it is the name, known to us or not. */
export function allergyLine(sentence: Sentence, ctx: Context): Said | null {
  if (!isEntry(sentence, ctx)) return null;
  const printed = ctx.clean(sentence.span).replace(/[\s.,;:]+$/, '');
  const quote = /^[A-Za-z-]{3,}$/.test(printed) ? printed : quotable(printed);
  return quote === null ? null : say(`under allergies, the report says: “${quote}”`, [sentence.span]);
}

/**
 * Plans of a line of the allergies: one that is headed by a label, or of which only the reaction is known, stands whole in
 * the report's own words; the rest as planned.
 */
export function tellAllergies(sentence: Sentence, planned: readonly Planned[], ctx: Context): Planned[] {
  const frames = planned.flatMap((one) => one.frames);
  // What no frame tells is told as a line of its own.
  if (frames.length === 0) return [];
  const named = planned.every((one) => one.frames.some(({ head }) => head?.kind === 'medicine'));
  const line = sentence.label === null && named ? null : allergyLine(sentence, ctx);
  if (line === null) return [...planned];
  return [
    { frames, plan: { what: line, details: glossesFor(sentence.span, ctx).slice(0, 2), meaning: [] }, retold: true },
  ];
}
