import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../said.js';

const EMPTY = /^(?:[-–—.]*|n\/?a)$/i;
const MOST_WORDS = 40;

/**
 * A row of a table in the report's own words, each cell behind the name of its column: only that name says what "none"
 * or "full" is of. Null where it is no such row, or too long.
 */
export function rowInWords(sentence: Sentence, ctx: Context): Said | null {
  const { row } = sentence;
  const [first, ...rest] = row?.cells ?? [];
  if (row === undefined || first === undefined) return null;
  const name = plainCell(ctx.clean(first));
  const cells = rest.flatMap((cell, at) => {
    const text = plainCell(ctx.clean(cell));
    const head = row.heads[at + 1];
    if (EMPTY.test(text)) return [];
    return [head == null ? `“${text}”` : `${plainCell(ctx.clean(head)).toLowerCase()}: “${text}”`];
  });
  const line = cells.join(', ');
  if (name === '' || line === '' || line.split(/\s+/).length > MOST_WORDS) return null;
  const heads = row.heads.flatMap((head) => (head === null ? [] : [head]));
  return say(`a table of the report lists for “${name}”: ${line}`, [sentence.span, ...heads]);
}

function plainCell(text: string): string {
  return text
    .replace(/[“”"]/g, '')
    .replace(/[.!?;]+$/, '')
    .trim();
}
