/** A report as structure, from which the same content is written in every file format. */
export interface SampleDocument {
  /** Printed at the top of every page. */
  header?: readonly string[];
  /** Printed at the bottom of every page, before "Page n of m" where the format can number pages. */
  footer?: string;
  blocks: readonly Block[];
}

export type Block =
  | { kind: 'title' | 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[]; numbered?: boolean }
  /** Rows of cells; the first row is the head. `widths` are relative; `ruled` draws lines. */
  | { kind: 'table'; rows: readonly (readonly string[])[]; widths?: readonly number[]; ruled?: boolean }
  /** Prose in two columns. */
  | { kind: 'columns'; left: readonly string[]; right: readonly string[] }
  | { kind: 'pageBreak' };

/** Relative widths of a table's columns: as given, else by the longest cell of each. */
export function columnWidths(table: Extract<Block, { kind: 'table' }>): number[] {
  const count = Math.max(...table.rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) => {
    const longest = Math.max(...table.rows.map((row) => row[column]?.length ?? 0));
    return table.widths?.[column] ?? Math.min(Math.max(longest, 4) + 2, 40);
  });
  const sum = widths.reduce((total, width) => total + width, 0);
  return widths.map((width) => width / sum);
}

/** Items of a list with their number or bullet. */
export function listLines(list: Extract<Block, { kind: 'list' }>): string[] {
  return list.items.map((item, index) => `${list.numbered ? `${index + 1}.` : '-'} ${item}`);
}
