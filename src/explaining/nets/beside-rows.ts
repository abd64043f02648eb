import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';

/** What happened to somebody, beside a figure that is told as a result of its own. */
const HAPPENED: ReadonlySet<string> = new Set(['disease', 'procedure', 'treatment', 'medicine', 'device']);
const DEED =
  /\b(?:received|given|transfused|started|treated|underwent|needed|required|developed|stopped|increased|decreased|switched|changed|admitted|transferred|stable|improved)\b/i;
const FEWEST_WORDS = 6;

/**
 * "Received 2 units of blood with the hemoglobin drop to 8": a row tells the figure alone, and the deed would be lost. True
 * for such a sentence of a story.
 */
export function tellsBesideRows({ span }: Sentence, ctx: Context): boolean {
  const rows = ctx.understanding.labs
    .map(({ source }) => source)
    .filter(({ start, end }) => start < span.end && end > span.start);
  let rest = '';
  let at = span.start;
  for (const { start, end } of rows.sort((a, b) => a.start - b.start)) {
    if (start > at) rest += `${ctx.clean({ start: at, end: start })} `;
    at = Math.max(at, end);
  }
  if (at < span.end) rest += ctx.clean({ start: at, end: span.end });
  if ((rest.match(/[A-Za-z]{3,}/g)?.length ?? 0) < FEWEST_WORDS || !DEED.test(rest)) return false;
  return ctx.mentions
    .within(span)
    .some(
      ({ kind, span: own }) =>
        HAPPENED.has(kind) && !rows.some(({ start, end }) => start <= own.start && end >= own.end),
    );
}
