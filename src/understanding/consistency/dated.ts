import type { ReadReport } from '../../reading/index.js';
import type { Statement } from './statement.js';

/** "Inferior MI 2015", "stroke in 2019": the year right behind an illness. */
const YEAR = /^[\s,(]{0,2}(?:in )?((?:19|20)\d\d)\b(?![-/.]\d)/;
const ANY_YEAR = /\b(?:19|20)\d\d\b/g;
const ILLNESS: ReadonlySet<string> = new Set(['disease', 'finding', 'procedure']);
const LOOK = 20_000;

/** An illness dated to a year before the newest year of a note is of the past, and no news. */
export function setDatedApart(statements: readonly Statement[], report: ReadReport): void {
  if (report.type.type !== 'discharge_summary' && report.type.type !== 'other') return;
  let newest = 0;
  for (const [year] of report.clean.slice(0, LOOK).matchAll(ANY_YEAR)) newest = Math.max(newest, Number(year));
  for (const { frame } of statements) {
    if (frame.head === null || !ILLNESS.has(frame.head.kind) || frame.assertion !== 'present') continue;
    const { end } = frame.head.span;
    const found = YEAR.exec(report.clean.slice(end, end + 12));
    if (!found || !isPast(Number(found[1]), newest, report)) continue;
    frame.assertion = 'historical';
    frame.temporality = 'historical';
    frame.urgency = null;
  }
}

/** Before the newest year named, or the only year that the report names at all. */
function isPast(year: number, newest: number, report: ReadReport): boolean {
  if (year < newest) return true;
  const named = report.clean.slice(0, LOOK).match(ANY_YEAR)?.length ?? 0;
  return named === 1;
}
