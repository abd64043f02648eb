import type { PrintedLine } from '../lines.js';
import type { TableHead } from './head.js';
import { itemsOf } from './item.js';
import type { NumberStyle } from './number.js';
import { isFlagSign, type PlacedItem } from './row-context.js';

/** "WCC 80 (95% lymphocytes)": of which kind the cells are, and no earlier value of their count. */
const SHARES_OF_CELLS =
  /\(\s?(?:\d{1,3}(?:\.\d)?\s?%\s?(?:lymph|neut|poly|pmn|mono|eos|seg|macroph)|(?:lymph|neut|poly|pmn|mono|eos|seg|macroph)[a-z]{0,12}\.?\s?:?\s?\d{1,3}(?:\.\d)?\s?%)[^()\n]{0,60}\)/i;

/** "**DETECTED**": an answer set off by stars. */
const STARRED = /(?<![\w*])(\*{1,3})((?:not )?detected|positive|reactive|abnormal)(\*{1,3})(?![\w*])/gi;

/**
 * "CA 125" above its value, "CA 125 - cancelled": the figure that makes the name that of another test belongs to it, and
 * is no result of the shorter name.
 */
export function withNumberOfName(
  items: PlacedItem[],
  plain: string,
  idOf: (name: string) => string | undefined,
): PlacedItem[] {
  const [name, figure, next] = items;
  if (name?.kind !== 'words' || figure?.kind !== 'number' || figure.cell !== name.cell || figure.comparator)
    return items;
  if (
    !/^\d{1,3}$/.test(figure.text) ||
    !/^(?:test(?: name)?: )?[A-Za-z]{1,4}$/i.test(name.text) ||
    next?.kind === 'unit'
  )
    return items;
  const text = plain.slice(name.start, figure.end);
  const label = /^test(?: name)?: /i.exec(text)?.[0].length ?? 0;
  const whole = idOf(text.slice(label));
  if (whole === undefined || whole === idOf(name.text.slice(label))) return items;
  return [{ ...name, text, end: figure.end }, ...items.slice(2)];
}

/** The items of a line with their places in the whole text, read in the light of the table's head. */
export function placedItems(
  line: PrintedLine,
  index: number,
  head: TableHead | null,
  style: NumberStyle,
): PlacedItem[] {
  const placed: PlacedItem[] = [];
  const shares = SHARES_OF_CELLS.exec(line.text);
  const text = line.text.replace(STARRED, (_all, lead: string, word: string, tail: string) => ' '.repeat(lead.length) + word + ' '.repeat(tail.length)); // biome-ignore format: one line
  for (const item of itemsOf(text, style)) {
    if (shares !== null && item.start >= shares.index && item.start < shares.index + shares[0].length) continue;
    const one = item as PlacedItem;
    one.column = item.start;
    one.line = index;
    one.start += line.start;
    one.end += line.start;
    placed.push(one);
  }
  // "34 +    mm" under "Result   Unit": a word under the units is one.
  const unitColumn = head?.columns.find(({ role }) => role === 'unit');
  for (const [at, one] of placed.entries())
    if (
      unitColumn !== undefined &&
      one.kind === 'words' &&
      /^[a-zµμ/%]{1,8}$/i.test(one.text) &&
      placed.slice(0, at).some(({ kind }) => kind === 'number') &&
      Math.abs(one.column - unitColumn.start) <= 1
    )
      one.kind = 'unit';
  // "24 +    22 +" under days: the sign right behind a figure is its mark.
  if ((head?.columns.filter(({ role }) => role === 'date').length ?? 0) > 1)
    for (const [at, one] of placed.entries()) if (isFlagSign(one, placed[at - 1], placed[at + 1])) one.kind = 'flag';
  return placed;
}
