import type { Sentence } from '../../reading/types.js';
import { type Context, nounOf } from '../context.js';
import { type Said, say } from '../nets/said.js';

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
  const density = boneScoreIn(sentence, ctx);
  if (density !== null) return density;
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

/** "Left femoral neck | 0.611 | -2.6 | -1.0" under "T-score": the one figure of a row that readers are told of. */
export function boneScoreIn(sentence: Sentence, ctx: Context): Said | null {
  const { cells, heads } = sentence.row ?? { cells: [], heads: [] };
  const at = heads.findIndex((head) => head !== null && /^\W*t[- ]?scores?\W*$/i.test(ctx.clean(head)));
  const [head, cell, first] = [heads[at], cells[at], cells[0]];
  if (at < 1 || head == null || cell === undefined || first === undefined) return null;
  const figure = /^[-–−+]?\d(?:[.,]\d{1,2})?$/.exec(plainCell(ctx.clean(cell)))?.[0];
  const name = plainCell(ctx.clean(first));
  if (figure === undefined || !/[A-Za-z]/.test(name) || name.split(' ').length > 6) return null;
  const part = ctx.mentions.within(first).find(({ kind }) => kind === 'anatomy');
  const noun = part === undefined ? null : nounOf(part, ctx);
  const meant = noun === null || noun.lay.toLowerCase() === name.toLowerCase() ? '' : ` (${noun.lay})`;
  return say(
    `the bone density score (T-score) of “${name}”${meant} is ${figure.replace(/[–−]/, '-')}`,
    [sentence.span, head],
    noun === null ? [] : [noun.id],
  );
}

function plainCell(text: string): string {
  return text
    .replace(/[“”"]/g, '')
    .replace(/[.!?;]+$/, '')
    .trim();
}
