import { proseColumns } from './columns.js';
import { renderRows } from './render.js';
import { type Pieces, rowsOf } from './rows.js';
import type { TextRun } from './types.js';

export type { TextRun } from './types.js';

/**
 * Text of a page from its positioned pieces: a printed line a line, columns of a table lined up under each other with
 * at least two spaces between cells, columns of prose one after the other, a blank line where the page leaves space.
 * `pieces` says whether they are as printed or single words as OCR frames them.
 */
export function pageText(runs: readonly TextRun[], pieces: Pieces = 'printed'): string {
  return proseColumns(rowsOf(runs, pieces))
    .map(renderRows)
    .filter((block) => block.trim() !== '')
    .join('\n\n');
}
