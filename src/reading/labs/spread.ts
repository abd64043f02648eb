import type { PrintedLine } from '../lines.js';
import type { DayOrder } from './day-order.js';
import { headDates } from './head-dates.js';
import { CALCULATED, type PlacedItem, RANGE_WORDS, SIGN } from './row-context.js';

/** The items of a line that prints only a name, as one; null for any other line. */
export function nameOnly(items: readonly PlacedItem[], plain: string): PlacedItem | null {
  const first = items[0];
  const last = items.at(-1);
  if (!first || !last || first.cell !== last.cell) return null;
  if (!items.some((item) => item.kind === 'words' || (item.kind === 'unit' && /^[A-Za-z]{2}/.test(item.text))))
    return null;
  if (
    items.some(
      (item) => item.kind === 'range' || item.kind === 'date' || item.kind === 'label' || item.kind === 'pending',
    )
  )
    return null;
  // "CA-125 22 kU/L (<35)": a value with its limit, and no name.
  if (
    items.some(({ comparator }, at) => comparator != null && items.slice(0, at).some(({ kind }) => kind === 'number'))
  )
    return null;
  // "Protein 48 g/L (serum 66)": an amount in its unit.
  if (items.some(({ kind }, at) => at > 1 && kind === 'unit' && items[at - 1]?.kind === 'number' && items[at - 2]?.kind === 'words')) return null; // biome-ignore format: one line
  // "Macroprolactin screen   Negative (recovery 91 %)": a line with its own answer.
  if (items.some(({ kind }, at) => at > 0 && kind === 'qualitative')) return null;
  if (last.kind === 'number' && items.length > 1 && !/\d$/.test(first.text) && last.text.length > 2) return null;
  const end = /^[,/(-]/.test(plain.slice(last.end, last.end + 1)) ? last.end + 1 : last.end;
  return Object.assign({}, first, { kind: 'words', text: plain.slice(first.start, end), end } as const);
}

const LOOK_AHEAD = 9;

/** What is known of the lines below one. */
interface LinesBelow {
  lines: readonly PrintedLine[];
  itemsAt: (index: number) => readonly PlacedItem[];
  isFurniture: (index: number) => boolean;
}

/** Value, unit and range on the lines below a name, the value first, and the lines they take up; null where none are. */
export function valueBelow(
  index: number,
  { lines, itemsAt, isFurniture }: LinesBelow,
): { items: PlacedItem[]; from: number[] } | null {
  const gathered: PlacedItem[] = [];
  const from = [index];
  let cell = 1;
  let blanks = 0;
  for (let next = index + 1; next <= index + LOOK_AHEAD && next < lines.length; next += 1) {
    const line = lines[next];
    if (!line || line.bodyStart === line.end) {
      blanks += 1;
      if (blanks > 1 || hasValue(gathered)) break;
      continue;
    }
    const more = itemsAt(next);
    // Who it is, and links of a portal, between the title of a card and its value.
    if (isFurniture(next) && !isMark(more) && !isUnitOrRange(more, gathered)) {
      if (gathered.length === 0 && next < index + 4) continue;
      break;
    }
    if (
      more.length === 0 ||
      ((more.length > 1 || gathered.some(({ kind }) => kind === 'unit')) &&
        more[0]?.kind === 'unit' &&
        /^(?:inr|isr|ratio|index)$/i.test(more[0].text)) ||
      (more.some((item, at) => item.kind === 'words' && !isLooseUnit(item, gathered) && !isMarkBehind(more, at)) &&
        !isMissing(more))
    )
      break;
    if (isScale(more, gathered)) {
      from.push(next);
      continue;
    }
    if (more.length === 1 && isScale([...more, ...itemsAt(next + 1)], gathered)) {
      from.push(next, next + 1);
      next += 1;
      continue;
    }
    if (hasValue(gathered) && startsValue(more, gathered)) break;
    for (const item of more) gathered.push({ ...item, cell: item.cell + cell });
    cell += 1 + (more.at(-1)?.cell ?? 0);
    from.push(next);
  }
  return from.length < 2 ? null : { items: valueFirst(gathered), from };
}

/**
 * The results of several days below the name of their test, a day at the head of each line ("12/01/2024   84   kU/L   <37"):
 * the lines with the place of the newest among them, -1 where their days cannot be put in order. Null where fewer than two
 * such lines follow.
 */
export function seriesBelow(
  index: number,
  { lines, itemsAt }: LinesBelow,
  order: DayOrder,
): { from: number[]; newest: number; whens: number[] } | null {
  const from: number[] = [];
  for (let next = index + 1; next < lines.length && from.length < MOST_DAYS; next += 1) {
    const [day, value] = itemsAt(next);
    if (day?.kind !== 'date' || value === undefined || !/^(?:number|qualitative|titre)$/.test(value.kind)) break;
    from.push(next);
  }
  if (from.length < 2) return null;
  const days = from.map((at) => lines[at]?.text.trim().split(/\s{2,}|\t|\|/)[0] ?? '');
  const read = headDates(days.join('   '), order);
  const whens = [...read.at].sort(([a], [b]) => a - b).map(([, { when }]) => when);
  if (!read.ordered || whens.length !== from.length) return { from, newest: -1, whens };
  return { from, newest: whens.indexOf(Math.max(...whens)), whens };
}

const MOST_DAYS = 20;

/** "Result: Cancelled - too little blood": why there is none stands behind it. */
function isMissing([label, value]: readonly PlacedItem[]): boolean {
  return label?.kind === 'label' && label.role === 'value' && value?.kind === 'pending';
}

/** "Status: HIGH" */
function isMark(items: readonly PlacedItem[]): boolean {
  const [label, flag] = items;
  return items.length === 2 && label?.kind === 'label' && label.role === 'flag' && flag?.kind === 'flag';
}

/** "IU/mL", "150-400" below a figure: its unit and limits, however much they look like initials or a telephone number. */
function isUnitOrRange(more: readonly PlacedItem[], gathered: readonly PlacedItem[]): boolean {
  return more.length === 1 && (more[0]?.kind === 'range' || more[0]?.kind === 'unit') && hasValue(gathered);
}

/** One of the items is a result. */
function hasValue(items: readonly PlacedItem[]): boolean {
  return items.some(
    (item) => item.kind === 'number' || item.kind === 'qualitative' || item.kind === 'pending' || item.kind === 'titre',
  );
}

/** After value and unit or range, a further plain number begins something else. */
function startsValue(more: readonly PlacedItem[], gathered: readonly PlacedItem[]): boolean {
  const [first] = more;
  const complete = gathered.some((item) => item.kind === 'range') && gathered.some((item) => item.kind === 'unit');
  return complete && first?.kind === 'number' && !first.comparator;
}

/** "0,62 -   g/l   0,90-2,00": the mark of the laboratory behind its figure. */
function isMarkBehind(items: readonly PlacedItem[], at: number): boolean {
  return SIGN.test(items[at]?.text ?? '') && items[at - 1]?.kind === 'number' && items.length > at + 1;
}

/** A unit, or words of a range, on a line of its own. */
function isLooseUnit(item: PlacedItem, gathered: readonly PlacedItem[]): boolean {
  if (RANGE_WORDS.test(item.text) || CALCULATED.test(item.text)) return true;
  return hasValue(gathered) && item.text.length <= 14 && /\//.test(item.text) && !/\s/.test(item.text);
}

/** The ends of a drawn number line ("74    106", also one below the other) under the range they repeat. */
function isScale(more: readonly PlacedItem[], gathered: readonly PlacedItem[]): boolean {
  const range = gathered.find((item) => item.kind === 'range');
  const [low, high] = more;
  return more.length === 2 && range !== undefined && low?.number === range.low && high?.number === range.high;
}

/** Cards print the range above the value: puts the plain value first. */
function valueFirst(items: readonly PlacedItem[]): PlacedItem[] {
  const label = items.findIndex((item) => item.kind === 'label' && item.role === 'range');
  if (label < 0) return items.filter((item) => item.kind !== 'label');
  const labelLine = items[label]?.line;
  const value = items.filter((item) => item.line !== labelLine);
  const range = items.filter((item) => item.line === labelLine);
  return [...value.filter((item) => item.kind !== 'label'), ...range];
}
