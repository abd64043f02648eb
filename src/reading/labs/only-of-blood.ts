import type { Knowledge } from '../../knowledge/index.js';
import type { LabRow } from '../types.js';

/** Tests that are made from blood, whatever title stands above them on a sheet of several samples. */
const ONLY_OF_BLOOD: ReadonlySet<string> = new Set([
  'hemoglobin-a1c', 'pth', 'tsh', 'free-t4', 'ferritin', 'platelets', 'hematocrit', 'mcv', 'inr', 'vitamin-b12', 'hdl',
  'ldl', 'triglycerides', 'cholesterol-total', 'alt', 'ast', 'psa', 'egfr', 'crp', 'hs-crp', 'esr',
  'ggt', 'alp', 'bilirubin-total', 'troponin-i', 'troponin-t', 'procalcitonin', 'd-dimer', 'fibrinogen',
]); // biome-ignore format: one list

/** Antibodies and the proteins of the immune system are looked for in blood, whether the answer is a number or a word. */
const OF_IMMUNE_SYSTEM =
  /antibod|^anti-|^(?:ana|ana-pattern|anca|ena-screen|rheumatoid-factor|ttg-iga|rpr|vdrl|aso|cryoglobulins)$|^complement-|^(?:hbsag|hepatitis-b-surface-antigen)$/;

/** Between what the ends of a range lie where it is one of blood: urine holds other amounts of these, or has no range. */
const BLOOD_RANGES: Readonly<Record<string, readonly [readonly [number, number], readonly [number, number]]>> = {
  sodium: [[125, 140], [140, 155]],
  potassium: [[3, 4], [4.5, 6]],
  chloride: [[90, 102], [102, 115]],
  creatinine: [[35, 75], [76, 130]],
}; // biome-ignore format: one list

/** Whether a row below a title of urine can only be of blood: by its test, its unit or its range. */
export function isOnlyOfBlood(row: LabRow, knowledge: Knowledge): boolean {
  if (row.specimen !== 'urine' || /\burin/i.test(row.name)) return false;
  const test = knowledge.labByName(row.name, null, row.unit);
  if (test === undefined) return false;
  if (OF_IMMUNE_SYSTEM.test(test.id)) return true;
  if (row.number === null) return false;
  const { range } = row;
  const [low, high] = BLOOD_RANGES[test.id] ?? [];
  const fits = (limit: number | null | undefined, span: readonly [number, number] | undefined) =>
    limit != null && span !== undefined && limit >= span[0] && limit <= span[1];
  if (fits(range?.low, low) && fits(range?.high, high)) return true;
  if (
    /^(?:white|red)-blood-cells$/.test(test.id) &&
    /^(?:x ?)?10\W{0,2}E?9\/L$|^(?:K|thou\w*)\/[uµ]?L$/i.test(row.unit ?? '')
  )
    return true;
  return ONLY_OF_BLOOD.has(test.id) || (test.id === 'hemoglobin' && /^g\/d?L$/i.test(row.unit ?? ''));
}
