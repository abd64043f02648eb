import type { PlacedItem, RowContext } from './row-context.js';
import { roleUnder } from './row-tail.js';
import { hasOlderColumns } from './value-place.js';

/**
 * "G6PD   Deficient   Normal" under "Test   Result   Expected": words in the column of results are the result, and not
 * the end of the name before what is expected.
 */
export function withWordedResult(items: readonly PlacedItem[], context: RowContext): readonly PlacedItem[] {
  if (context.head === null || items.length < 3 || hasOlderColumns(context)) return items;
  const [name, result, expected] = items;
  if (name?.kind !== 'words' || expected === undefined || roleUnder(expected, context) !== 'range') return items;
  const normal = expected.kind === 'flag' && /^normal$/i.test(expected.text);
  const worded = expected.kind === 'qualitative' || normal;
  if (!worded || result === undefined || roleUnder(result, context) !== 'value') return items;
  if (!(name.cell < result.cell && result.cell < expected.cell)) return items;
  const words = result.kind === 'words' && /^[A-Za-z][a-z]+(?: [a-z]+){0,2}$/.test(result.text);
  if (items.length > 3 || !(words || isWordOfFlag(result) || result.kind === 'qualitative')) return items;
  return [name, { ...result, kind: 'qualitative' }, { ...expected, kind: 'qualitative' }];
}

/** "Normal" as a mark and as an answer. */
function isWordOfFlag({ kind, text }: PlacedItem): boolean {
  return kind === 'flag' && /^(?:ab)?normal$/i.test(text);
}
