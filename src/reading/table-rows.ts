import type { Span } from '../contract/analysis.js';

/** A row of a table whose columns are named: its cells, and for each the name of its column where one stands above it. */
export interface TableRow {
  cells: Span[];
  heads: (Span | null)[];
}

const PARTED = /\s*\|\s*|\s{3,}|\t+/g;
const MOST_CELLS = 12;

/** The cells of `row` under the names of `head`; null where it is not certain which cell stands under which name. */
export function rowUnder(head: string, headStart: number, row: string, rowStart: number): TableRow | null {
  const names = spansOf(head);
  const bars = head.includes('|');
  const cells = bars ? spansOf(row) : spansOf(row).flatMap((cell) => cutUnderNames(cell, row, names));
  if (cells.length < 2 || cells.length > MOST_CELLS || (bars && (!row.includes('|') || cells.length > names.length)))
    return null;
  const inOrder = cells.map((_, at) => at);
  const below = bars ? inOrder : cells.map((cell) => nearest(names, cell, head, row));
  const astray = below.some((place, at) => at > 0 && (place < 0 || place <= (below[at - 1] ?? -1)));
  // Where the places were lost on the way, as many cells as names stand under them in their order.
  if (astray && cells.length !== names.length) return null;
  const places = astray ? inOrder : below;
  // Where a long cell runs on below the next name, what stands behind it may be of any column.
  const overrun =
    bars || astray ? -1 : cells.findIndex((cell, at) => cell.end > (names[(places[at] ?? 0) + 1]?.start ?? 1e9) + 2);
  const absolute = ({ start, end }: Span, from: number): Span => ({ start: start + from, end: end + from });
  return {
    cells: cells.map((cell) => absolute(cell, rowStart)),
    heads: places.map((place, at) => {
      const name =
        at === 0 || (overrun >= 0 && at > overrun && names[place]?.start !== cells[at]?.start)
          ? undefined
          : names[place];
      return name === undefined ? null : absolute(name, headStart);
    }),
  };
}

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const add = (end: number) => {
    if (line.slice(at, end).trim() !== '') spans.push({ start: at, end });
  };
  for (const gap of line.matchAll(PARTED)) {
    add(gap.index);
    at = gap.index + gap[0].length;
  }
  add(line.length);
  return spans;
}

/** "Int. metaplasia  1" with the figure right under a name, though the gap before it is small. */
function cutUnderNames(cell: Span, row: string, names: readonly Span[]): Span[] {
  for (const gap of row.slice(cell.start, cell.end).matchAll(/\s{2}/g)) {
    const next = cell.start + gap.index + 2;
    if (names.some(({ start }) => start > cell.start + 2 && Math.abs(start - next) <= 2))
      return [{ start: cell.start, end: next - 2 }, ...cutUnderNames({ start: next, end: cell.end }, row, names)];
  }
  return [cell];
}

/** The name that a cell begins under, at most a few columns away; -1 for none. */
function nearest(names: readonly Span[], cell: Span, head: string, row: string): number {
  if (head.includes('\t') || row.includes('\t')) return -1;
  let best = -1;
  let least = 5;
  names.forEach(({ start }, at) => {
    const away = Math.abs(start - cell.start);
    if (away < least) {
      least = away;
      best = at;
    }
  });
  return best;
}
