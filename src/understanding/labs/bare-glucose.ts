import type { Knowledge } from '../../knowledge/index.js';
import type { UnderstoodLab } from '../types.js';
import { beyondCritical } from './limits.js';

/**
 * Figures without a unit that are found in one of the two counts only: from `si` up in moles, below `mass` in milligrams
 * or grams per deciliter. Nobody lives with the same figure in the other count.
 */
const TELLING: Readonly<Record<string, { si: number; mass: number }>> = {
  creatinine: { si: 30, mass: 15 },
  hemoglobin: { si: 40, mass: 25 },
  'beta-hydroxybutyrate': { si: 1, mass: 0 },
  'urine-ketones': { si: 1.5, mass: 0 },
};
const MASS = /^m?g\/dl$/i;
const MOLES = /^[uµμ]mol\/l$/i;

/** In which count a report gives sugar and what is counted beside it: by its units, else by figures that fit one only. */
export function countOf(labs: readonly UnderstoodLab[]): 'si' | 'mass' | null {
  if (labs.some(({ unit }) => MASS.test(unit ?? ''))) return 'mass';
  const bare = labs.filter(({ unit, number }) => unit === null && number !== null);
  const fits = (is: (number: number, of: { si: number; mass: number }) => boolean) =>
    bare.some(({ test, number }) => test !== null && TELLING[test] !== undefined && is(number ?? 0, TELLING[test]));
  if (labs.some(({ unit }) => MOLES.test(unit ?? '')) || fits((number, { si }) => number >= si)) return 'si';
  return fits((number, { mass }) => number < mass) ? 'mass' : null;
}

/**
 * A glucose without a unit. "31" beside "ketones 5.8" is mmol/L and far too much; as mg/dL it is far too little, and sugar
 * is the cure. Where nothing tells the count, a figure that would be grave in both is not called low or high.
 */
export function bareGlucose(lab: UnderstoodLab, count: 'si' | 'mass' | null, knowledge: Knowledge): UnderstoodLab {
  const test = lab.unit === null && /^glucose/.test(lab.test ?? '') ? knowledge.lab(lab.test ?? '') : undefined;
  if (test === undefined || lab.row.range !== null || count === 'mass') return lab;
  const inMoles = beyondCritical({ ...lab.row, unit: 'mmol/L' }, test);
  if (count === 'si') return { ...lab, beyondCritical: inMoles };
  return lab.beyondCritical === 'low' && inMoles === 'high' ? { ...lab, beyondCritical: null } : lab;
}
