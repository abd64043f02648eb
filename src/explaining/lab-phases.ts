import type { Span } from '../contract/analysis.js';
import type { UnderstoodLab } from '../understanding/types.js';
import type { Context } from './context.js';
import { type Said, say } from './said.js';
import { list } from './words/english.js';

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
  if (!lab.row.severalRanges) return groupSaid(lab, ctx);
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

const GROUP =
  /^(?:[-*•]\s*)?(?:non-?diabet\w*|pre-?diabet\w*|diabet\w*|desirable|optimal|(?:near|above) optimal|borderline(?: high| low)?|high(?: risk)?|very high(?: risk)?|low(?: risk)?|average risk|moderate(?: risk)?|deficien\w*|insufficien\w*|sufficien\w*|toxic\w*|equivocal|indeterminate|increased risk|at risk|intermediate|kidney failure|goal|target)\b/i;

/** "Prediabetes: 5.7 - 6.4" below a result of 6.1: the group that the report's own list puts the value in. */
function groupSaid(lab: UnderstoodLab, ctx: Context): Said | null {
  if (lab.number === null || lab.comparator !== null) return null;
  const groups = bandsOf(lab, ctx).flatMap(({ span, label, limits }) => {
    const name = label.replace(/[\s:=(]+$/, '').replace(/^[-*•\s]+/, '');
    return GROUP.test(name) && name.split(/\s+/).length <= 3 ? [{ span, label: name.toLowerCase(), limits }] : [];
  });
  const own = groups.filter(({ limits }) => holds(limits, lab.number as number));
  const [only] = own;
  if (groups.length < 2 || own.length !== 1 || only === undefined) return null;
  return say(`in the list below it, the report calls this level “${only.label}” (${only.limits})`, [only.span]);
}

function holds(limits: string, value: number): boolean {
  const figures = (limits.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => Number(figure.replace(',', '.')));
  const [first = Number.NaN, second] = figures;
  if (second !== undefined) return value >= first && value <= second;
  if (/^<=|^≤/.test(limits)) return value <= first;
  if (/^>=|^≥/.test(limits)) return value >= first;
  return limits.startsWith('<') ? value < first : value > first;
}
