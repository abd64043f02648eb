import { AS_NEEDED, FREQUENCIES, ROUTES } from './data/frequencies.js';
import type { MedicineDetail } from './types.js';

const whole = (source: string): RegExp => new RegExp(String.raw`(?<![A-Za-z.])(?:${source})(?![A-Za-z])`, 'i');
const frequencies = FREQUENCIES.map(([source, plain]) => [whole(source), plain] as const);
const routes = ROUTES.map(([source, plain]) => [whole(source), plain] as const);
const asNeeded = whole(AS_NEEDED);
const DOSE =
  /(?<![\w.])(\d[\d,.]*(?:\s?(?:-|–|\/|to)\s?\d[\d,.]*)?)\s?-?\s?(mg\/kg|mcg\/hr|mg\/hr|mg\/ml|mg\/mL|mcg|µg|μg|mg|grams?|g|units?|mEq|meq|mL|ml|cc|%|tablets?|tabs?|capsules?|caps?|puffs?|drops?|sprays?|IU|iu|mmol|lozenges?|patch(?:es)?)(?![A-Za-z])/;
const CHANGES: readonly (readonly [RegExp, NonNullable<MedicineDetail['change']>])[] = [
  [/\b(?:stop(?:ped)?|discontinue[d]?|d\/c'?d|dc'?d|do not take|held|hold|no longer tak(?:e|ing)|off)\b/i, 'stopped'],
  [/\b(?:changed?|increased?|decreased?|reduced?|adjusted|titrated|dose change|switched|uptitrated)\b/i, 'changed'],
  [/\b(?:new|start(?:ed)?|begin|began|initiated|added)\b/i, 'new'],
  [/\b(?:continued?|same|resumed?|unchanged|home dose|maintained)\b/i, 'continued'],
];

/**
 * Dose, frequency, route and change of the medicine named at the start of `printed` (its clause as printed).
 * `before` is what stands in front of the name ("Start", "NEW:"). Nothing is worked out: what is not printed is null.
 */
export function readMedicine(printed: string, before: string): MedicineDetail {
  const times = frequencies.find(([test]) => test.test(printed))?.[1] ?? null;
  const needed = asNeeded.test(printed);
  const frequency = times && needed ? `${times} when you need it` : (times ?? (needed ? 'when you need it' : null));
  const dose = DOSE.exec(printed)?.[0] ?? null;
  const route = routes.find(([test]) => test.test(printed))?.[1] ?? null;
  const around = `${before} ${printed}`;
  const change = CHANGES.find(([test]) => test.test(around))?.[1] ?? null;
  return { dose: dose?.trim() ?? null, frequency, route, change, asPrinted: printed.trim() };
}
