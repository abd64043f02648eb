import type { LabRow } from '../types.js';
import { parseRow } from './row.js';
import { isValue, type PlacedItem, type RowContext } from './row-context.js';
import { type Specimen, specimenIn } from './specimen.js';

/** Two panels printed side by side, parted by a bar: what the halves of their lines were measured in. */
export interface SideBySide {
  bar: number;
  left: Specimen | null;
  right: Specimen | null;
}

const TITLE = /^\s*([A-Z][A-Za-z /&().-]{2,34}?)\s*\|\s*([A-Z][A-Za-z /&().-]{2,34}?)\s*\|?\s*$/;

/** "URINALYSIS        | FECALYSIS": null for any line that is not the titles of two specimens. */
export function sideBySideHead(line: string): SideBySide | null {
  const found = TITLE.exec(line);
  if (!found?.[1] || !found[2]) return null;
  const [left, right] = [specimenIn(found[1]), specimenIn(found[2])];
  if (left === right || (left === null && right === null)) return null;
  return { bar: line.indexOf('|'), left, right };
}

/** The line of dashes below such titles. */
export function isRuleOf(line: string): boolean {
  return /^[\s|+=_-]{5,}$/.test(line);
}

/** The items left and right of the bar; null where the line has none there. */
function halvesAt(
  line: string,
  items: readonly PlacedItem[],
  { bar }: SideBySide,
): { left: PlacedItem[]; right: PlacedItem[] } | null {
  const at = line.slice(Math.max(0, bar - 2), bar + 3).indexOf('|');
  if (at < 0) return null;
  const edge = Math.max(0, bar - 2) + at;
  return {
    left: items.filter(({ column }) => column < edge),
    right: items.filter(({ column }) => column > edge),
  };
}

/** "Ova/Parasite   NO OVA OR" with "PARASITE SEEN" below it: the answer of one half over two lines. */
function answerOverTwoLines(upper: readonly PlacedItem[], lower: readonly PlacedItem[], plain: string): string | null {
  const [first, second] = [upper[0], lower[0]];
  if (first === undefined || second === undefined || lower.some(isValue)) return null;
  const text = `${plain.slice(first.start, upper.at(-1)?.end)} ${plain.slice(second.start, lower.at(-1)?.end)}`;
  return /^.{2,30}?\s+(no .{3,40} (?:seen|found|detected|identified|observed))$/i.exec(text)?.[1] ?? null;
}

/** A row of an answer over two lines. */
function wholeAnswer(items: readonly PlacedItem[], value: string, specimen: Specimen | null): LabRow | undefined {
  const [first] = items;
  const at = first?.text.toLowerCase().indexOf(value.slice(0, 6).toLowerCase()) ?? -1;
  const named = first === undefined ? '' : at > 0 ? first.text.slice(0, at).trim() : first.text.trim();
  const end = items.at(-1)?.end ?? 0;
  if (first === undefined || named === '') return undefined;
  const begin = at > 0 ? first.start + at : (items[1]?.start ?? first.start);
  return {
    name: named,
    nameSpan: { start: first.start, end: first.start + named.length },
    value,
    valueSpan: { start: begin, end },
    number: null, comparator: null, unit: null, range: null, flag: null, panel: null, specimen, previous: null, pending: false,
    source: { start: first.start, end },
    comments: [],
  }; // biome-ignore format: one row
}

interface ReadLine {
  text: string;
  items: readonly PlacedItem[];
}

/** The results of both halves of a line; null where the line has no bar between them. */
export function besideRows(line: ReadLine, below: ReadLine, head: SideBySide, context: RowContext): LabRow[] | null {
  if (isRuleOf(line.text)) return [];
  const halves = halvesAt(line.text, line.items, head);
  const next = halvesAt(below.text, below.items, head);
  if (halves === null) return null;
  const rows: LabRow[] = [];
  for (const half of ['left', 'right'] as const) {
    const own = { ...context, specimen: head[half], head: null, inRun: true, sheet: true };
    const over = next === null ? null : answerOverTwoLines(halves[half], next[half], context.plain);
    const row =
      over !== null
        ? wholeAnswer(halves[half], over, head[half])
        : halves[half].length > 1
          ? parseRow(halves[half], own)?.row
          : undefined;
    if (row) rows.push(row);
  }
  return rows;
}
