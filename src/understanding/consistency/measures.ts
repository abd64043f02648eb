import type { Frame } from '../types.js';
import { samePlace } from './place.js';
import type { Statement } from './statement.js';

/**
 * What is measured counts more than what is said of it: where a thing measures more than before, no sentence may tell
 * that it shrank, and the other way round. "Stable" is left: small differences are within what a measurement can tell.
 */
export function measuredBeatsSaid(statements: readonly Statement[]): void {
  const measured = new Map<string, { frame: Frame; grew: boolean }[]>();
  for (const { frame } of statements) {
    const grew = growth(frame);
    if (grew === null || !frame.head) continue;
    const list = measured.get(frame.head.ref.id);
    if (!list) measured.set(frame.head.ref.id, [{ frame, grew }]);
    else if (list.length < MOST) list.push({ frame, grew });
  }
  if (measured.size === 0) return;
  for (const { frame } of statements) {
    if (frame.change !== 'increased' && frame.change !== 'decreased') continue;
    const said = frame.change === 'increased';
    const own = measured.get(frame.head?.ref.id ?? '') ?? [];
    if (own.some((one) => one.grew !== said && samePlace(one.frame, frame))) frame.change = null;
  }
}

/** Most measured frames of one concept that others are held against. */
const MOST = 20;

/** True where the present size is above the earlier one, false where it is below; null where not both are printed. */
function growth(frame: Frame): boolean | null {
  const now = frame.sizes.find((size) => !size.previous);
  const earlier = frame.sizes.find((size) => size.previous);
  if (!now || !earlier) return null;
  const a = largest(now);
  const b = largest(earlier);
  return a === null || b === null || a === b ? null : a > b;
}

function largest(size: Frame['sizes'][number]): number | null {
  const factor = { mm: 1, cm: 10, m: 1000 }[size.unit];
  return factor === undefined || size.values.length === 0 ? null : Math.max(...size.values) * factor;
}
