import type { Row, Segment } from './types.js';

const GAP = 2;
const WIDEST_INDENT = 60;

/** Rows as lines of text in which the cells of a table stand under each other. */
export function renderRows(rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const left = Math.min(...rows.flatMap((row) => row.segments.map((segment) => segment.x)));
  const usual = characterWidth(rows);
  const pitch = usualPitch(rows);
  const lines: string[] = [];
  for (const block of blocks(rows)) {
    const width = block.length > 0 ? fittingWidth(block, usual) : usual;
    for (const row of block) {
      const index = rows.indexOf(row);
      const above = rows[index - 1];
      if (above && row.y - above.y > Math.max(1.45 * pitch, 1.6 * row.size)) lines.push('');
      lines.push(renderRow(row.segments, left, width));
    }
  }
  return lines.join('\n');
}

function renderRow(segments: readonly Segment[], left: number, width: number): string {
  let line = '';
  for (const segment of segments) {
    const column = Math.round((segment.x - left) / width);
    const at = line === '' ? Math.min(column, WIDEST_INDENT) : Math.max(column, line.length + GAP);
    line = line.padEnd(at) + segment.text;
  }
  return line;
}

/** Rows with several cells and the single ones between them form one table; the rest are blocks of prose. */
function blocks(rows: readonly Row[]): Row[][] {
  const groups: { table: boolean; rows: Row[] }[] = [];
  for (const [index, row] of rows.entries()) {
    const nearTable = rows.slice(Math.max(0, index - 2), index + 3).some((other) => other.segments.length > 1);
    const group = groups.at(-1);
    if (group && group.table === nearTable) group.rows.push(row);
    else groups.push({ table: nearTable, rows: [row] });
  }
  return groups.map((group) => group.rows);
}

function characterWidth(rows: readonly Row[]): number {
  const widths = rows
    .flatMap((row) => row.segments)
    .filter((segment) => segment.text.length >= 3)
    .map((segment) => (segment.right - segment.x) / segment.text.length)
    .sort((a, b) => a - b);
  return Math.max(1, widths[Math.floor(widths.length / 2)] ?? 5);
}

/** The widest character cell in which no cell of the block runs into the next; at least 0.4 of the usual one. */
function fittingWidth(block: readonly Row[], usual: number): number {
  let width = usual;
  for (const { segments } of block) {
    for (const [index, segment] of segments.entries()) {
      const next = segments[index + 1];
      if (next) width = Math.min(width, (next.x - segment.x) / (segment.text.length + GAP));
    }
  }
  return Math.max(width, usual * 0.4);
}

function usualPitch(rows: readonly Row[]): number {
  const steps = rows
    .slice(1)
    .map((row, index) => row.y - (rows[index]?.y ?? 0))
    .filter((step) => step > 0)
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? 12;
}
