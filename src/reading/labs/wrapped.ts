import type { PlacedItem } from './row-context.js';

const DANGLING = /(\d[\d.,]*)\s?(?:-|to)\s*$/;
const REST = /^\d[\d.,]*$/;

/**
 * A range cell wrapped over two lines: "70 -" with "99" below it. Gives the items of the upper line with the whole
 * range in place of its first half, or null where the two lines are no such row.
 */
export function wrappedRange(
  items: readonly PlacedItem[],
  upper: { text: string; start: number },
  lower: { body: string; bodyEnd: number },
): PlacedItem[] | null {
  const open = DANGLING.exec(upper.text);
  if (!open?.[1] || !REST.test(lower.body) || items.length < 2) return null;
  const low = Number(open[1].replace(',', '.'));
  const high = Number(lower.body.replace(',', '.'));
  const start = upper.start + open.index;
  const first = items.find((item) => item.end > start);
  if (!first || !(low <= high)) return null;
  const text = `${open[1]}-${lower.body}`;
  return [
    ...items.filter((item) => item.end <= start),
    { ...first, kind: 'range', start, end: lower.bodyEnd, text, low, high },
  ];
}

/** True where a printed name goes on below its row ("Hemoglobin A1c with" + "estimated average glucose"). */
export function isOpenName(name: string): boolean {
  const brackets = name.split('(').length - name.split(')').length;
  return /[,/(-]$|\b(?:and|of|with|by|for|or)$/i.test(name) || brackets > 0;
}
