import type { Column } from './head.js';
import { isValue, type PlacedItem, type RowContext } from './row-context.js';

/** One of two results of a test that stand side by side. */
export interface Half {
  items: PlacedItem[];
  column: Column;
}

/** "Tube 1   Tube 3": one fluid, let out in turn. */
export function isTube({ of }: Column): boolean {
  return /^tube \d/i.test(of ?? '');
}

/** How far before its head a value may begin. */
const SLACK = 6;

/** The results of a row under a head of two value columns ("Serum   Urine"), each with the name; null under another head. */
export function pairedHalves(items: readonly PlacedItem[], context: RowContext): Half[] | null {
  const columns = context.head?.columns.filter((column) => column.of !== undefined) ?? [];
  const [left, right] = columns;
  const first = items.findIndex((item, at) => at > 0 && isValue(item));
  if (!left || !right || first < 1) return null;
  const name = items.slice(0, first);
  // A mark stands behind its figure: none opens the second half.
  const split = items.findIndex(
    (item, at) => at >= first && item.kind !== 'flag' && item.column >= right.start - SLACK,
  );
  const halves = [
    { column: left, items: split < 0 ? items.slice(first) : items.slice(first, split) },
    { column: right, items: split < 0 ? [] : items.slice(split) },
  ].filter((half) => half.items.some(isValue));
  // Under the tubes of one fluid a line with one result is a line like any other.
  if (isTube(right) && !halves.every((half) => half.items[0] !== undefined && isValue(half.items[0]))) return null;
  if (isTube(right) && halves.length < 2) return null;
  // A unit behind the last result is that of both.
  const unit = items.at(-1)?.kind === 'unit' ? items.at(-1) : undefined;
  // The range behind the last of several tubes holds for each.
  const range = isTube(right) && items.at(-1)?.kind === 'range' ? items.at(-1) : undefined;
  return halves.map(({ column, items: own }) => ({
    column,
    items: [
      ...name,
      ...own,
      ...(unit &&
      /^[a-z]/i.test(column.of ?? '') &&
      !/^(?:abs|percent|relative)/i.test(column.of ?? '') &&
      !own.some((item) => item.kind === 'unit')
        ? [{ ...unit, start: own.at(-1)?.start ?? unit.start, end: own.at(-1)?.end ?? unit.end }]
        : []),
      ...(range && !own.includes(range)
        ? [{ ...range, start: own.at(-1)?.start ?? range.start, end: own.at(-1)?.end ?? range.end }]
        : []),
    ],
  }));
}
