import type { Span } from '../../contract/analysis.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { list } from '../words/english.js';

const LIMITS = /(?:[<>≤≥]=?\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:-|–|to)\s?\d+(?:[.,]\d+)?)/;
const MOST = 6;

/** The lines below a result that print limits, with what stands in front of them. */
function bandsOf({ row }: UnderstoodLab, ctx: Context): { span: Span; label: string; limits: string }[] {
  return row.comments.flatMap((span) => {
    const line = ctx.clean(span);
    const limits = LIMITS.exec(line);
    return limits === null ? [] : [{ span, label: line.slice(0, limits.index), limits: limits[0] }];
  });
}

/**
 * The ranges printed below a result for phases of the cycle, of a pregnancy or of life, where the report does not say which
 * is the reader's: all of them, and none held against the value. Null where fewer than two are printed.
 */
export function phasesSaid(lab: UnderstoodLab, ctx: Context): Said | null {
  if (!lab.row.severalRanges) return stepSaid(lab);
  const bands = bandsOf(lab, ctx).flatMap(({ span, label, limits }) => {
    const phase = label.replace(/[^A-Za-z\d()/ -]/g, '').trim();
    return /[A-Za-z]{3}/.test(phase) ? [{ span, told: `${phase.toLowerCase()} ${limits}` }] : [];
  });
  if (bands.length < 2 || bands.length > MOST) return null;
  return say(
    `which of the printed ranges fits you depends on your own case: ${list(bands.map(({ told }) => told))}`,
    bands.map(({ span }) => span),
  );
}

/** "58.2 IU/mL   1.62 MoM": how the result stands to that of other pregnancies. */
export function multipleSaid({ row, source }: UnderstoodLab): Said[] {
  if (row.multiple === undefined) return [];
  return [say(`that is ${row.multiple} times the middle value for that week of a pregnancy (MoM)`, [source])];
}

/** "Prediabetes: 5.7 - 6.4" beside or below a result of 6.1: the step of the report's own scale that the value lies on. */
function stepSaid({ row, source }: UnderstoodLab): Said | null {
  if (row.step === undefined || /^class \d/.test(row.step)) return null;
  return say(`the report’s own scale calls this level “${row.step}”`, [source, ...row.comments]);
}
