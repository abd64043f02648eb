import type { LabRow } from '../types.js';
import { closed } from './no-analyte.js';
import { isValue, isWeakValue, type PlacedItem, type RowContext } from './row-context.js';

const HISTORY =
  /[([](?:(?<day>(?:19|20)\d\d|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|(?:0?[1-9]|1[0-2])[/.-](?:19|20)\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (?:19|20)\d\d) ?)?(?:(?<=\d ?)(?=: ?[<>≤≥]? ?\d):|(?:hist(?:or(?:y|ic(?:al)?))?|prev(?:ious(?:ly)?)?|prior|last|was|before)\.?:?) ?(?<value>[^()[\]]{1,24}?)(?:,? (?:on |in )?(?<late>(?:19|20)\d\d|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}))?[)\]](?=$|\s)/i;

/** "Hb 89 g/L (115-165) prev 112", "CRP 40 (<5), previously 88 on 02/03": the same without a bracket, at the end of its line. */
const HISTORY_AT_END =
  /[,;]? (?:prev(?:ious(?:ly)?)?|prior|last|was|from)\.?:? ?(?<value>[<>≤≥]?\d+(?:[.,]\d+)?)(?:,? (?:on |in |\()?(?<late>(?:19|20)\d\d|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?)\)?)?\s*$/i;

/** "POSITIVE   (2020 hist: NEG)", "412 H   (12/04/24: 238 H)   mg/g": what the same test gave before. */
export function withoutHistory(
  items: readonly PlacedItem[],
  { plain, sheet }: RowContext,
): { items: readonly PlacedItem[]; before: LabRow['previous'] } {
  const [first, last] = [items[0], items.at(-1)];
  if (!sheet || !first || !last || first.line !== last.line) return { items, before: null };
  const text = plain.slice(first.start, closed(last, plain));
  const found = HISTORY.exec(text) ?? HISTORY_AT_END.exec(text);
  const value = found?.groups?.value;
  if (found == null || value === undefined) return { items, before: null };
  const from = first.start + found.index;
  const front = items.slice(1).filter(({ start }) => start < from);
  const values = front.filter(isValue);
  const plainly = values.filter(({ kind, comparator }) => comparator == null && kind !== 'titre');
  if (plainly.length > 1 || (values.length === 0 && !front.some(isWeakValue))) return { items, before: null };
  const kept = items.filter(({ start }) => start < from || start >= from + found[0].length);
  const bare = value.replace(/ (?:H{1,2}|L{1,2}|\*)$/, '');
  const number = /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : null;
  const day = found.groups?.day ?? found.groups?.late ?? null;
  return { items: kept, before: { value, number, date: day !== null && /^\d{4}$/.test(day) ? `in ${day}` : day } };
}
