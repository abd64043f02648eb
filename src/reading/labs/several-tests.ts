import type { LabRow } from '../types.js';
import { itemsOf } from './item.js';
import { parseRow } from './row.js';
import type { PlacedItem, RowContext } from './row-context.js';

/** The results of a line that prints several tests under one name; none for any other line. */
export function severalTests(items: readonly PlacedItem[], context: RowContext): LabRow[] {
  const isTest = (name: string, panel = context.panel) => context.knowledge.labByName(name, panel) !== undefined;
  const listed = listedResults(items, context, isTest);
  if (listed.length > 0) return listed;
  const lines = countsByLetter(items, context.plain) ?? twoTests(items, context.plain, isTest) ?? [];
  const rows = lines.flatMap(({ name, items: own, span }) => {
    const row = parseRow(own, context)?.row;
    return row === undefined ? [] : [{ ...row, name, nameSpan: span ?? row.nameSpan }];
  });
  return rows.length === lines.length ? rows : [];
}

const OF_PANEL =
  /^(?:(?:urine |urinary )?(?:dip-?stick|dip|urinalysis)|urine|U\/?A|FBC|FBE|CBC|FBP|U&Es?|UEC|EUC|LFTs?|TFTs?|BMP|CMP|KFTs?|RFTs?|coag(?:ulation)?|bloods|[AVC]BGs?|(?:(?:arterial|venous|capillary|blood) )*gas(?:es)?)\s?[:-]\s+/i;
const URINE_LABEL = /^(?:ur|dip|u\/?a)/i;
const STICK_ANSWER = String.raw`[:=]? (?:neg\w*|pos\w*|nil|trace|tr|norm\w*|absent|\+{1,4}|\d[\d.]*\+{0,4})`;
/** "Leuc neg, Nit neg, Prot 1+": at least three answers of a stick. */
const STICK = new RegExp(`^(?:[A-Za-z][A-Za-z .]{1,20}${STICK_ANSWER}[,;] ){3}`, 'i');
/** "Prot trace   Gluc neg   Ketones neg": three cells or more, each with a name and its answer. */
const GAPS = new RegExp(
  String.raw`^(?:[A-Za-z][A-Za-z]{1,20}(?: [A-Za-z]{1,12})?${STICK_ANSWER}(?: {2,}|\t+|$)){3,}$`,
  'i',
);
/** "Chemistry    pH 6.5 …": what the line is of, set apart. */
const TITLE_OF_ROW = /^(?:chemistry|biochemistry|dip-?stick|chem|strip)(?: {2,}|\t+)/i;
const ANSWERED =
  /^\s*([A-Za-z][A-Za-z .()-]{0,28}?)(?: ?[:=])?\s{1,3}(?:neg(?:ative)?|pos(?:itive)?|nil|trace|tr|norm(?:al)?|absent|present|not detected|small|moderate|large|\+{1,4})\s*$/i;
const BEFORE = /^\s*(?:prev(?:ious(?:ly)?)?|prior|was|last)\.? (\d+(?:\.\d+)?)\s*$/i;

const ONE_RESULT = String.raw`[A-Za-z][A-Za-z\d .-]{0,28}?(?: ?[:=])? {1,3}[<>≤≥]? ?\d[\d.,]*(?: ?[A-Za-zµμ%][\w^*/µμ%.]{0,14})?(?: {0,3}(?:\([^()\n]{1,24}\)|\[[^\][\n]{1,24}\]|[HL*]{1,2}(?![A-Za-z]))){0,3}`;
/** "CEA 1.2 ug/L (<5), AFP 2 (<10), LDH 300 (120-250)": results and no word besides, at least one with its range. */
const LISTED = new RegExp(
  String.raw`^(?=.*[(\[] ?[<>≤≥]?=? ?\d)${ONE_RESULT}(?:[,;.] {1,3}${ONE_RESULT}){1,14}\.?\s*$`,
);

/** "Ferritin 58 / TSAT 15 %", "iPTH 388 | Ferritin 96 | HbA1c 6.9": results with a stroke or a bar between them. */
function listedResults(
  items: readonly PlacedItem[],
  context: RowContext,
  isTest: (name: string, panel?: string | null) => boolean,
): LabRow[] {
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) return [];
  const whole = context.plain.slice(first.start, last.end + 1).trimEnd();
  const label = OF_PANEL.exec(whole)?.[0] ?? null;
  const ofUrine = label === null ? context.specimen === 'urine' : URINE_LABEL.test(label);
  // A list with commas only is running text, but behind the name of its panel, or of the sticks dipped into urine.
  const gaps = label === null && ofUrine && GAPS.test(whole.replace(TITLE_OF_ROW, ''));
  const ranged = label === null && LISTED.test(whole);
  if (label === null && !ranged && !/ \/ |\|/.test(whole) && !(ofUrine && (gaps || STICK.test(whole)))) return [];
  const panel = ofUrine ? 'urinalysis' : context.panel;
  const titled = gaps ? whole.replace(TITLE_OF_ROW, (title) => ' '.repeat(title.length)) : whole;
  const text = titled.replace(OF_PANEL, (label) => ' '.repeat(label.length)).replace(/\.$/, ' ');
  const parts = gaps
    ? text.trim().split(/ {2,}|\t+/)
    : text.split(/ \/ |\s{0,4}\|\s{0,4}|[,;] (?=[A-Za-z]{2})|\. {1,4}(?=[A-Z])/);
  const names = parts.map(
    (part) =>
      (ofUrine ? ANSWERED : null)?.exec(part)?.[1] ??
      /^\s*([A-Za-z][A-Za-z\d .()-]{0,28}?)(?: ?[:=])?\s{1,3}[<>≤≥+-]?\s?\d/.exec(part)?.[1],
  );
  const tests = names.filter((name, at) => name !== undefined && !BEFORE.test(parts[at] ?? ''));
  if (tests.length < 2 || !parts.every((part, at) => BEFORE.test(part) || isTest(names[at] ?? '', panel))) return [];
  const rows: LabRow[] = [];
  let at = first.start;
  for (const part of parts) {
    const start = text.indexOf(part, at - first.start) + first.start;
    at = start + part.length;
    const before = BEFORE.exec(part)?.[1];
    const latest = rows.at(-1);
    if (before !== undefined && latest !== undefined) {
      latest.previous ??= { value: before, number: Number(before), date: null };
      continue;
    }
    const own = itemsOf(part, context.style).map((item): PlacedItem => ({ ...item, column: first.column + start - first.start + item.start, line: first.line, start: start + item.start, end: start + item.end })); // biome-ignore format: one item
    const row = parseRow(own, { ...context, panel, head: null, sheet: true, inRun: true })?.row;
    if (row === undefined) return [];
    rows.push(row);
  }
  return rows;
}

/** Two values side by side in one cell: "IgG / IgM   <2 / 5", "chol/HDL   4.4/1.3   5.6/1.1". */
const PAIR = /^([<>≤≥]?\s?\d+(?:[.,]\d+)?)(\s?\/\s?)([<>≤≥]?\s?\d+(?:[.,]\d+)?)$/;
const NAMES = /^(?:[A-Za-z][A-Za-z ]{1,18}:\s+)?([A-Za-zµβαΒ][\w .,+()-]{0,30}?)\s?\/\s?([A-Za-z\d][\w .,+()-]{0,24})$/;
const OF_BODY = /\b(?:bp|blood pressure|pressure|pulse|ratio|age|sex|vision|va|rh|wbc\/hpf)\b/i;

/** "Anti-B2GP1 IgG / IgM": the second word says only which kind. */
const ONE_OF_A_CLASS = /^Ig[GMA]$|^(?:total|direct|indirect|free|fasting)$/i;

interface NamedItems {
  name: string;
  items: PlacedItem[];
  span?: { start: number; end: number };
}

/** The line of two tests as one line for each; null for any other. */
function twoTests(items: readonly PlacedItem[], plain: string, isTest: (name: string) => boolean): NamedItems[] | null {
  const cells = byCell(items);
  const [name, ...rest] = cells;
  const first = name?.[0];
  const last = name?.at(-1);
  if (first?.kind !== 'words' || last === undefined || rest.length === 0) return null;
  const printed = plain.slice(first.start, last.end);
  const names = NAMES.exec(printed);
  if (!names?.[1] || !names[2] || OF_BODY.test(printed) || isTest(printed)) return null;
  const pairs = rest.map((cell) => PAIR.exec(plain.slice(cell[0]?.start ?? 0, cell.at(-1)?.end ?? 0)));
  if (pairs[0] == null) return null;
  const [left, right] = [names[1].trim(), names[2].trim()];
  const stem = left.split(' ').slice(0, -1).join(' ');
  const called = [left, (isTest(right) && !ONE_OF_A_CLASS.test(right)) || stem === '' ? right : `${stem} ${right}`];
  const start = first.start + printed.indexOf(names[1]);
  return called.map((one, half) => ({
    name: one,
    items: [
      { ...first, start, end: last.end, text: plain.slice(start, last.end) },
      ...rest.flatMap((cell, at) => {
        const pair = pairs[at];
        const [begin] = cell;
        if (!pair || begin === undefined) return cell;
        const text = (half === 0 ? pair[1] : pair[3]) ?? '';
        const offset = half === 0 ? 0 : (pair[1]?.length ?? 0) + (pair[2]?.length ?? 0);
        return [numberItem(begin, text, begin.start + offset)];
      }),
    ],
  }));
}

function numberItem(cell: PlacedItem, text: string, start: number): PlacedItem {
  const [, sign, digits] = /^([<>≤≥]?)\s?(\d+(?:[.,]\d+)?)$/.exec(text) ?? [];
  const comparator = sign === '' || sign === undefined ? null : sign === '≤' ? '<=' : sign === '≥' ? '>=' : (sign as '<' | '>'); // biome-ignore format: one line
  return { ...cell, kind: 'number', text, start, end: start + text.length, number: Number((digits ?? '').replace(',', '.')), comparator }; // biome-ignore format: one line
}

function byCell(items: readonly PlacedItem[]): PlacedItem[][] {
  const cells: PlacedItem[][] = [];
  let last = -1;
  for (const item of items) {
    if (item.cell !== last) cells.push([]);
    last = item.cell;
    cells.at(-1)?.push(item);
  }
  return cells;
}

const CELLS: Readonly<Record<string, string>> = {
  N: 'Neutrophils', P: 'Neutrophils', L: 'Lymphocytes', E: 'Eosinophils', M: 'Monocytes', B: 'Basophils',
}; // biome-ignore format: one list
const LETTERS = /^(?:diff\w*\.? ?(?:count)?[: ]*|dlc[: ]*)?([NPLEMB](?:\s?[/,-]\s?[NPLEMB]){2,4})$/i;
const COUNTS = /^\d{1,2}(?:\.\d)?(?:\s?[/,-]\s?\d{1,2}(?:\.\d)?){2,4}$/;

/** "N/L/E/M/B   54/32/9/4/1   %": the shares of the white cells in one line. */
function countsByLetter(items: readonly PlacedItem[], plain: string): NamedItems[] | null {
  const [first, counted] = byCell(items);
  const [named, value] = [first?.[0], counted?.[0]];
  if (named?.kind !== 'words' || !first || !counted || value === undefined) return null;
  const letters = LETTERS.exec(plain.slice(named.start, first.at(-1)?.end))?.[1]
    ?.toUpperCase()
    .match(/[NPLEMB]/g);
  const printed = plain.slice(value.start, counted.at(-1)?.end);
  const figures = [...printed.matchAll(/\d{1,2}(?:\.\d)?/g)];
  if (!letters || !COUNTS.test(printed) || figures.length !== letters.length) return null;
  if (new Set(letters).size !== letters.length) return null;
  const behind = plain.slice(value.end, items.at(-1)?.end);
  return letters.map((letter, at) => {
    const figure = figures[at];
    const begin = value.start + (figure?.index ?? 0);
    const unit = { ...value, kind: 'unit' as const, text: '%', start: begin, end: begin + (figure?.[0].length ?? 0) };
    const range = new RegExp(`(?<![A-Za-z])${letter} ?:? ?(\\d{1,2}) ?- ?(\\d{1,2})`).exec(behind);
    const limits: PlacedItem[] = range
      ? [{ ...value, kind: 'range', text: `${range[1]}-${range[2]}`, low: Number(range[1]), high: Number(range[2]), start: unit.start, end: items.at(-1)?.end ?? unit.end }] // biome-ignore format: one item
      : [];
    return {
      name: CELLS[letter] ?? letter,
      span: { start: named.start, end: named.end },
      items: [named, numberItem(value, figure?.[0] ?? '', begin), unit, ...limits],
    };
  });
}
