import { type PrintedRange, wordRange } from './range.js';
import type { PlacedItem } from './row-context.js';

/** "5.6 K/uL 4.0  11.0": both ends of a range whose dash was lost, or which stand in columns of their own. */
export function looseEnds(tail: readonly PlacedItem[]): PrintedRange | null {
  const numbers = tail.filter((item) => item.kind === 'number');
  const [low, high] = numbers;
  if (numbers.length !== 2 || !low || !high || low.comparator || high.comparator) return null;
  const apart = tail.indexOf(high) - tail.indexOf(low);
  const after = tail.slice(tail.indexOf(high) + 1).every((item) => item.kind === 'flag' || item.kind === 'unit');
  const precise = (text: string) => text.split(/[.,]/)[1]?.length ?? 0;
  if (apart !== 1 || !after || !tail.some((item) => item.kind === 'unit')) return null;
  if ((low.number ?? 0) >= (high.number ?? 0) || precise(low.text) !== precise(high.text)) return null;
  return { ...wordRange(`${low.text}-${high.text}`), low: low.number ?? null, high: high.number ?? null };
}
