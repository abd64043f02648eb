import type { Row, Segment } from './types.js';

const LEAST_LINES = 6;
const LEAST_CHARACTERS = 26;

/**
 * Splits the rows of a page where prose is set in two columns: the rows above, the left column, the right column, the
 * rows below. Tables and side-by-side fields stay as they are: their cells are short.
 */
export function proseColumns(rows: readonly Row[]): Row[][] {
  const gutter = findGutter(rows);
  if (!gutter) return [[...rows]];
  const { from, to, x } = gutter;
  const middle = rows.slice(from, to);
  const side = (keep: (segment: Segment) => boolean): Row[] =>
    middle.map((row) => ({ ...row, segments: row.segments.filter(keep) })).filter((row) => row.segments.length > 0);
  return [
    rows.slice(0, from),
    ...proseColumns(side((segment) => segment.x < x)),
    ...proseColumns(side((segment) => segment.x >= x)),
    ...proseColumns(rows.slice(to)),
  ].filter((block) => block.length > 0);
}

interface Gutter {
  /** First row and the one after the last. */
  from: number;
  to: number;
  /** Where the right column starts. */
  x: number;
}

function findGutter(rows: readonly Row[]): Gutter | null {
  if (rows.length < LEAST_LINES) return null;
  const segments = rows.flatMap((row) => row.segments);
  const left = Math.min(...segments.map((segment) => segment.x));
  const right = Math.max(...segments.map((segment) => segment.right));
  const width = right - left;
  const tries = new Map<number, number>();
  for (const segment of segments) {
    const share = (segment.x - left) / width;
    if (share < 0.25 || share > 0.75) continue;
    const key = Math.round(segment.x / 3);
    tries.set(key, (tries.get(key) ?? 0) + 1);
  }
  const candidates = [...tries].filter(([, count]) => count >= LEAST_LINES - 2).sort((a, b) => b[1] - a[1]);
  for (const [key] of candidates.slice(0, 5)) {
    const found = longestSplit(rows, key * 3 - 2.5);
    if (found) return found;
  }
  return null;
}

/** The longest run of rows that no segment crosses at `x` and that reads as prose on both sides. */
function longestSplit(rows: readonly Row[], x: number): Gutter | null {
  let best: Gutter | null = null;
  for (let from = 0; from < rows.length; ) {
    let to = from;
    while (to < rows.length && !crosses(rows[to], x) && (to === from || !isApart(rows[to - 1], rows[to]))) to++;
    const trimmed = trim(rows, from, to, x);
    if (trimmed && (!best || trimmed.to - trimmed.from > best.to - best.from)) best = trimmed;
    from = Math.max(to, from + 1);
  }
  return best;
}

function crosses(row: Row | undefined, x: number): boolean {
  return row?.segments.some((segment) => segment.x < x && segment.right > x) ?? false;
}

/** A wide empty band ends the columns: what follows is a page footer or a new part. */
function isApart(above: Row | undefined, below: Row | undefined): boolean {
  return above !== undefined && below !== undefined && below.y - above.y > 4 * Math.max(above.size, below.size);
}

function trim(rows: readonly Row[], from: number, to: number, x: number): Gutter | null {
  const part = rows.slice(from, to);
  const first = part.findIndex((row) => row.segments.some((segment) => segment.x >= x));
  if (first < 0) return null;
  const lefts = part.slice(first).flatMap((row) => row.segments.filter((segment) => segment.x < x));
  const rights = part.slice(first).flatMap((row) => row.segments.filter((segment) => segment.x >= x));
  return isProse(lefts) && isProse(rights) ? { from: from + first, to, x } : null;
}

/** Most lines are long and nearly fill the column. */
function isProse(segments: readonly Segment[]): boolean {
  if (segments.length < LEAST_LINES) return false;
  const left = Math.min(...segments.map((segment) => segment.x));
  const right = Math.max(...segments.map((segment) => segment.right));
  const full = segments.filter((segment) => segment.right > left + (right - left) * 0.72).length;
  const letters = segments.reduce((sum, segment) => sum + segment.text.length, 0) / segments.length;
  const words = segments.filter((segment) => (segment.text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3).length;
  return full / segments.length >= 0.55 && letters >= LEAST_CHARACTERS && words / segments.length >= 0.6;
}
