import type { PlacedItem, RowContext } from './row-context.js';

/** "(serum 66)", "(paired serum glucose 6.8 mmol/L)": what the blood held at the same time, beside the value of a fluid. */
const PAIRED =
  /[([]\s?((?:paired |simultaneous |same[- ]day )?(?:serum|plasma|blood)\b[^()[\]<>]{0,30}?\d[\d.,]*(?: ?[A-Za-zµμ%/]{1,10})?)\s?[)\]]/i;

/** The items without the value of the blood in a bracket, and that value as a remark; null where no such bracket stands. */
export function withoutPaired(
  items: readonly PlacedItem[],
  { plain, specimen, sheet }: RowContext,
): { items: readonly PlacedItem[]; remark: { text: string; end: number } } | null {
  const [first, second] = items;
  const last = items.at(-1);
  if (!sheet || (specimen !== 'fluid' && specimen !== 'csf') || !first || !second || !last) return null;
  const found = PAIRED.exec(plain.slice(second.start, last.end + 2));
  if (!found?.[1]) return null;
  const start = second.start + found.index;
  const end = start + found[0].length;
  const left = items.filter((item) => item.end <= start || item.start >= end);
  return left.length < 2 ? null : { items: left, remark: { text: found[1], end } };
}
