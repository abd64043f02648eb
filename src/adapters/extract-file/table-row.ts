const LONG = 300;
const MANY = 3;

/**
 * Lines of text for one table row whose cells hold paragraphs. Cells are separated by tabs. A cell alone in its row
 * keeps its paragraphs; cells with equally many short paragraphs are rows faked by line breaks; cells with long text
 * are page layout and are given one after the other.
 */
export function tableRowLines(cells: readonly (readonly string[])[]): string[] {
  const trimmed = cells.map((cell) =>
    cell.map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== ''),
  );
  const filled = trimmed.filter((cell) => cell.length > 0);
  if (filled.length === 0) return [];
  if (filled.length === 1) return [...(filled[0] ?? [])];
  const count = filled[0]?.length ?? 0;
  const short = filled.every((cell) => cell.every((paragraph) => paragraph.length <= 60));
  if (count > 1 && short && filled.every((cell) => cell.length === count)) {
    return Array.from({ length: count }, (_, line) => joinCells(trimmed.map((cell) => cell[line] ?? '')));
  }
  const layout = filled.some((cell) => cell.length > MANY || (cell.length > 1 && cell.join('').length > LONG));
  if (layout) return filled.flat();
  return [joinCells(trimmed.map((cell) => cell.join(' ')))];
}

function joinCells(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.replace(/\s*[\n\t]\s*/g, ' '))
    .join('\t')
    .trimEnd();
}
