import type { LabTest } from '../../knowledge/index.js';
import type { LabRow } from '../../reading/types.js';
import { sameUnit, unitKey } from './units.js';

/** Values of a blood gas. */
export const GASES: ReadonlySet<string> = new Set([
  'pco2',
  'po2',
  'oxygen-saturation',
  'ph-arterial',
  'ph-blood',
  'ph-venous',
]);

/** Tests whose figure is the same in every unit that they are given in. */
const ONE_SIZE = /^(?:sodium|potassium|chloride|bicarbonate|inr|ph-arterial|ph-venous)$/;

/** A general adult range in the row's unit, or in any where none is printed and all agree: only from a source that was read. */
export function generalRange(test: LabTest, unit: string | null): { low: number | null; high: number | null } | null {
  const fitting = test.ranges.filter(
    (range) =>
      (range.sourceChecked || test.sourceChecked) &&
      range.sex === undefined &&
      (unit === null || sameUnit(range.unit, unit)),
  );
  const [first] = fitting;
  const agree = fitting.every((range) => range.low === first?.low && range.high === first?.high);
  // Without a unit only where everyone counts in the same size.
  const known = unit !== null || ONE_SIZE.test(test.id);
  return first !== undefined && agree && known ? first : null;
}

/** A general range as it is printed. */
export function rangeText(range: { low: number | null; high: number | null }): string {
  if (range.low !== null && range.high !== null) return `${range.low}-${range.high}`;
  return range.high !== null ? `≤${range.high}` : `≥${range.low}`;
}

/** Beyond a sourced critical limit. Where no unit is printed, by the limits of every unit the test is given in. */
export function beyondCritical(row: LabRow, test: LabTest): 'low' | 'high' | null {
  // What the laboratory itself counts as usual for this reader ("Hct 63   42-65" of a newborn baby) is no emergency.
  const { low = null, high = null } = row.range ?? {};
  if (low !== null && high !== null && row.number !== null && row.number >= low && row.number <= high) return null;
  // Gases are given in mmHg or in kPa, where 6.9 is as much as 52.
  if (row.unit === null && GASES.has(test.id) && !/^ph/.test(test.id) && (row.number ?? 0) < 25) return null;
  const read = test.critical.filter((limit) => limit.sourceChecked || test.sourceChecked);
  // "Hematocrit 0.44 (0.40-0.52)": a limit that lies inside the printed range, or on its other side, is of another scale.
  const scaled = row.unit === null ? read.filter((limit) => fitsRange(limit, row)) : read;
  const units = row.unit === null ? [...new Set(scaled.map((limit) => unitKey(limit.unit)))] : [row.unit];
  // "Hb 39": nobody has that many g/dL.
  if (test.id === 'hemoglobin' && row.unit === null && (row.number ?? 0) > 25) return beyondIn('g/L', row, test);
  // "Platelets 18,000": counted in each microlitre, and not in thousands.
  if (isCountOfEach(row, test)) return beyondIn('10*3/uL', { ...row, number: (row.number ?? 0) / 1000 }, test);
  const sides = units.map((unit) => beyondIn(unit, row, test));
  if (sides.every((side) => side === sides[0])) return sides[0] ?? null;
  // A whole number of two digits and more is given in the larger count ("glucose of 32" is mg/dL, not mmol/L), but one
  // that would be low there and high in the smaller count ("glucose 14") is left alone.
  const usual = read[0]?.unit ?? '';
  if (!/^\d{2,}$/.test(row.value) || !/^mg\/dl$/i.test(usual)) return null;
  const side = beyondIn(usual, row, test);
  return side === 'low' && (row.number ?? 0) < 20 ? null : side;
}

const COUNTS: ReadonlySet<string> = new Set(['platelets', 'white-blood-cells']);
const EACH = /^(?:cells?\s?)?\/\s?(?:cu\.?\s?mm|cmm|mm\^?3|mm³|[uµμ]l|mcl)\.?$/i;

/** Nobody has three thousand thousands of them: the figure counts the cells themselves. */
function isCountOfEach({ unit, number }: LabRow, test: LabTest): boolean {
  return COUNTS.has(test.id) && (number ?? 0) >= 1000 && (unit === null ? (number ?? 0) >= 3000 : EACH.test(unit));
}

function fitsRange({ below, above }: LabTest['critical'][number], { range, number }: LabRow): boolean {
  // "Hematocrit 0.31" is no 0.31 per cent; none at all ("neutrophils 0.0") is none in every unit.
  if (below !== undefined && number !== 0 && (number ?? 0) < below / 10) return false;
  const low = range?.low ?? null;
  const high = range?.high ?? null;
  return (
    (below === undefined || (low === null ? high === null || below < high : below <= low)) &&
    (above === undefined || (high === null ? low === null || above > low : above >= high))
  );
}

function beyondIn(unit: string, row: LabRow, test: LabTest): 'low' | 'high' | null {
  if (row.number === null) return null;
  for (const limit of test.critical) {
    if (!(limit.sourceChecked || test.sourceChecked) || !sameUnit(limit.unit, unit)) continue;
    if (limit.below !== undefined && row.number < limit.below && row.comparator !== '>' && row.comparator !== '>=')
      return 'low';
    // Twenty times over is a slip of the pen ("120,000 thou/uL"), not a result.
    // What leaks from a dying heart muscle may be a thousand times over.
    if (limit.above !== undefined && row.number > limit.above * (/^troponin/.test(test.id) ? 5000 : 20)) return null;
    if (limit.above !== undefined && row.number > limit.above && row.comparator !== '<' && row.comparator !== '<=')
      return 'high';
  }
  return null;
}
