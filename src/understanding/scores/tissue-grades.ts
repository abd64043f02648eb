import type { LabRow, ReadReport } from '../../reading/index.js';

const GRADING =
  /\b(?:sydney|grad(?:e[sd]?|ing)|scor(?:e[sd]?|ing)|stag(?:e|ing)|ishak|metavir|nash|activity index|banff|0 ?(?:-|–|to) ?[3-6])\b/i;
/** So far above a row the head of its table may stand. */
const ABOVE = 420;

/**
 * Rows of a tissue report that grade what was seen ("Neutrophils  2  0" below "Sydney grading (0-3)"): no values of a
 * laboratory, though they bear the names of its tests.
 */
export function gradeRows({ type, labRows, text }: ReadReport): LabRow[] {
  if (type.type !== 'pathology') return [];
  return labRows.filter(
    ({ unit, number, value, source }) =>
      unit === null &&
      number !== null &&
      /^\s*[0-6](?:\s*\/\s*\d{1,2})?\s*$/.test(value) &&
      GRADING.test(text.slice(Math.max(0, source.start - ABOVE), source.start)),
  );
}
