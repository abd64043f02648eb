import { proseColumns } from './columns.js';
import { renderRows } from './render.js';
import { rowsOf } from './rows.js';
import type { TextRun } from './types.js';

export type { TextRun } from './types.js';

/**
 * Text of a page from its positioned pieces: a printed line a line, columns of a table lined up under each other with
 * at least two spaces between cells, columns of prose one after the other, a blank line where the page leaves space.
 */
export function pageText(runs: readonly TextRun[]): string {
  return proseColumns(rowsOf(runs))
    .map(renderRows)
    .filter((block) => block.trim() !== '')
    .join('\n\n');
}
