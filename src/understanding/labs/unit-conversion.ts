import type { UnitConversion } from '../../knowledge/index.js';
import { sameUnit } from './units.js';

/** How a number in one unit becomes the number in another. */
type Conversion = (value: number) => number;

const same: Conversion = (value) => value;
const STEPS: Readonly<Record<string, number>> = { p: 1e-12, n: 1e-9, u: 1e-6, m: 1e-3, d: 1e-1, k: 1e3 };

/** An amount in a volume, as powers of ten: "ng/mL" is 1e-9 g in 1e-3 L. Null for every other unit. */
function metric(unit: string): { size: number; kind: string } | null {
  const plain = unit
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[µμ]|mc(?=g|l|mol|iu)/g, 'u')
    .replace(/gm/g, 'g')
    .replace(/iu/g, 'u');
  const parts = /^([pnumk]?)(g|mol|u)\/([dmu]?)l$/.exec(plain);
  // "mu/l" is thousandths of a unit; "u/l" whole ones.
  if (!parts) return null;
  const [, amount = '', kind = '', volume = ''] = parts;
  return { size: (STEPS[amount] ?? 1) / (STEPS[volume] ?? 1), kind };
}

/**
 * How to read a result of this test, given in one unit, in another: the same unit, a metric step, or a factor of the
 * knowledge base. Null where the two cannot be compared for certain.
 */
export function inUnit(
  conversions: readonly UnitConversion[],
  test: string,
  from: string | null,
  to: string | null,
): Conversion | null {
  if (from === null || to === null) return from === to ? same : null;
  if (sameUnit(from, to)) return same;
  const [one, other] = [metric(from), metric(to)];
  if (one && other && one.kind === other.kind) {
    const step = one.size / other.size;
    return (value) => tidy(value * step);
  }
  for (const { tests, from: base, to: target, factor, offset } of conversions) {
    if (!tests.includes(test)) continue;
    if (sameUnit(base, from) && sameUnit(target, to)) return (value) => tidy(factor * value + offset);
    if (sameUnit(base, to) && sameUnit(target, from)) return (value) => tidy((value - offset) / factor);
  }
  return null;
}

/** Four significant figures: no result is known better, and binary fractions leave no tail. */
function tidy(value: number): number {
  return Number(value.toPrecision(4));
}
