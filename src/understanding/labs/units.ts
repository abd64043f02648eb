import { remembered } from '../../knowledge/index.js';

const UNIT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[µμ]/g, 'u'],
  [/mcl/g, 'ul'],
  [/mcg/g, 'ug'],
  // Scandinavian sheets print international units as "IE".
  [/ie(?=\/)/, 'iu'],
  [
    /^(?:k\/ul|thou(?:sand)?\/ul|th\/ul|x?10[*^e]?3\/ul|x?10[*^e]?9\/l|10e3\/ul|k\/mm3|thousand\/ul|g\/l\*|1?\/nl|gpt\/l|giga\/l|tsd\.?\/ul|x?10[*^e]?3\/mm3)$/,
    'k/ul',
  ],
  [
    /^(?:m\/ul|mil(?:l|lion)?\/ul|x?10[*^e]?6\/ul|x?10[*^e]?12\/l|m\/mm3|million\/ul|1?\/pl|tpt\/l|tera\/l|mio\.?\/ul)$/,
    'm/ul',
  ],
  [/^(?:iu\/l|u\/l|units?\/l)$/, 'u/l'],
  [/^(?:gm\/dl|g\/dl)$/, 'g/dl'],
];

/** Whether two printed units are the same unit, without converting anything. */
export function sameUnit(a: string, b: string): boolean {
  return unitKey(a) === unitKey(b);
}

/** A unit in one spelling, to be compared. */
export const unitKey: (unit: string) => string = remembered(500, (unit) => {
  let key = unit
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/×/g, 'x')
    .replace(/³/g, '3')
    .replace(/⁹/g, '9')
    .replace(/⁶/g, '6');
  for (const [form, plain] of UNIT_FORMS) key = key.replace(form, plain);
  return key;
});
