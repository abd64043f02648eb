import type { UnderstoodLab } from '../understanding/types.js';
import type { Context } from './context.js';
import { type Said, say } from './said.js';
import { list } from './words/english.js';

const LIMITS = /(?:[<>≤≥]=?\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:-|–|to)\s?\d+(?:[.,]\d+)?)/;
const MOST = 6;

/**
 * The ranges printed below a result for phases of the cycle, of a pregnancy or of life, where the report does not say which
 * is the reader's: all of them, and none held against the value. Null where fewer than two are printed.
 */
export function phasesSaid(lab: UnderstoodLab, ctx: Context): Said | null {
  if (!lab.row.severalRanges) return null;
  const bands = lab.row.comments.flatMap((span) => {
    const line = ctx.clean(span);
    const limits = LIMITS.exec(line);
    const phase =
      limits === null
        ? ''
        : line
            .slice(0, limits.index)
            .replace(/[^A-Za-z\d()/ -]/g, '')
            .trim();
    return limits === null || !/[A-Za-z]{3}/.test(phase) ? [] : [{ span, told: `${phase.toLowerCase()} ${limits[0]}` }];
  });
  if (bands.length < 2 || bands.length > MOST) return null;
  return say(
    `which of the printed ranges fits you depends on your own case: ${list(bands.map(({ told }) => told))}`,
    bands.map(({ span }) => span),
  );
}
