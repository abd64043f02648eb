import { singleSpaced } from '../../knowledge/index.js';
import { GERM_ANSWER } from './germ-names.js';
import { columnAt } from './head.js';
import { type PrintedRange, rangeOfItem, wordRange } from './range.js';
import { type PlacedItem, placed, type RowContext, readFlag } from './row-context.js';
import { readUnit } from './unit.js';

export interface Name {
  text: string;
  span: { start: number; end: number };
  flag: string | null;
  /** Printed between name and value. */
  unit: string | null;
  range: PrintedRange | null;
}

export function nameBefore(items: readonly PlacedItem[], start: number, at: number, context: RowContext): Name | null {
  let end = at;
  let flag: string | null = null;
  let unit: string | null = null;
  let range: PrintedRange | null = null;
  while (end > start) {
    const item = items[end - 1];
    if (!item) break;
    if (item.kind === 'label') end -= 1;
    else if (end - 1 > start && (item.kind === 'range' || (item.kind === 'number' && item.comparator))) {
      if (isInWordsOfName(context.plain.slice(items[start]?.start ?? 0, item.start)) || isOfKinds(items, start, end - 1)) break; // biome-ignore format: one line
      range = rangeOfItem(item);
      end -= 1;
    } else if (
      item.kind === 'unit' &&
      end - 1 > start &&
      (/\//.test(item.text) ||
        item.cell > (items[start]?.cell ?? 0) ||
        isUnitInBrackets(items, start, end - 1, context))
    ) {
      unit = readUnit(item.text);
      end -= 1;
    } else if (item.kind === 'flag' && end - 1 > start && isFlagMark(item.text) && !isAntigen(items, end - 1)) {
      flag = readFlag(item.text);
      end -= 1;
    } else if (item.kind === 'words' && /^[.\s_:=-]+$/.test(item.text)) end -= 1;
    else if (item.cell > (items[start]?.cell ?? 0) && item.kind === 'flag' && isUnderFlags(item, context)) {
      flag = readFlag(item.text);
      end -= 1;
    } else if (isExpectedInFront(items, start, end - 1, context)) {
      range ??= wordRange(item.text);
      end -= 1;
    } else if (isMarkedInFront(items, start, end - 1, at)) {
      flag ??= readFlag(item.text);
      end -= 1;
    } else if (item.cell > (items[start]?.cell ?? 0) && OF_METHOD.test(headOver(item, context)?.text ?? '')) end -= 1;
    else break;
  }
  // "Hypothyroidism (TSH)   ABNORMAL   TSH 48 uIU/mL" under "Disorder   Result": the verdict and the figure share a column.
  const verdict = items.findIndex(
    (item, index) =>
      index > start && index < end && item.cell > (items[start]?.cell ?? 0) && item.kind === 'flag' &&
      /^(?:ab)?normal$/i.test(item.text) && headOver(item, context)?.role === 'value',
  ); // biome-ignore format: one condition
  if (verdict > 0) {
    flag ??= readFlag(items[verdict]?.text ?? '');
    end = verdict;
  }
  const first = items[start];
  const last = items[end - 1];
  if (!first || !last || end <= start) return null;
  const open = context.plain.slice(first.start, last.end);
  // "EF Simpson (%)": the bracket is closed behind the unit.
  const closes =
    context.plain[last.end] === ')' && (isInWordsOfName(open) || (unit === null && /\([^()]*$/.test(open)));
  const printed = closes ? `${open})` : open;
  const lead = leadOf(printed, context);
  // "HbA1c (57 mmol/mol)   7.4": the bracket with the other scale is no part of the name.
  const unclosed = unit === null ? -1 : printed.search(/\s?\([^)]*$/);
  // Behind the name some sheets print the number of the laboratory: "TSH 01".
  const bare = printed
    .slice(lead, unclosed > lead ? unclosed : undefined)
    // "Total bilirubin   CORRECTED RESULT: 14.2"
    .replace(CORRECTED, '')
    .replace(/[\s"'`<>^:;,.=*_~-]+$/, '')
    .replace(/(?<=\S)\s0\d$/, '')
    // Or the day it was taken: "TSH 19-Aug".
    .replace(/(?<=\S)\s+(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d\d-\d\d)(?: \d{1,2}:\d\d(?: ?[ap]m)?)?$/i, '')
    // Or the hour.
    .replace(/(?<=[A-Za-z)])\s+(?:at )?(?:[01]?\d|2[0-3]):[0-5]\d(?: ?h(?:rs?)?)?$/i, '')
    .replace(/(?<=\S)\s+\d{1,2}[- ](?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)$/i, '');
  // The last point of "E.S.R." is the name's own.
  const cut = printed[lead + bare.length] ?? '';
  const own =
    (cut === '.' && /(?:^|\s)(?:[A-Z]\.){1,5}[A-Z]$/.test(bare)) ||
    (cut === '-' && ION.test(bare)) ||
    (cut === '"' && bare.split('"').length === 2);
  const body = own ? `${bare}${cut}` : bare;
  const text = inTolerance(singleSpaced(body), context);
  const span = { start: first.start + lead, end: first.start + lead + body.length };
  return text.length === 0 ? null : { text, span, flag, unit, range };
}

/** "MCV (fL)   78.1", "Monocytes (%)": the unit of the figure, within the cell of the name of a test that is known. */
function isUnitInBrackets(items: readonly PlacedItem[], start: number, at: number, context: RowContext): boolean {
  const [name, unit] = [items[start], items[at]];
  if (name === undefined || unit === undefined || context.plain[unit.end] !== ')' || !UNIT_ALONE.test(unit.text))
    return false;
  // "MCV (80 - 100 fL)": behind the limits.
  const opens = at === start + 2 && isLimit(items[start + 1]) ? items[start + 1] : at === start + 1 ? unit : undefined;
  if (opens === undefined || context.plain[opens.start - 1] !== '(') return false;
  return context.knowledge.labByName(context.plain.slice(name.start, opens.start - 1), context.panel, unit.text) !== undefined; // biome-ignore format: one line
}

const isLimit = (item: PlacedItem | undefined) => item?.kind === 'range' || item?.comparator != null;
const UNIT_ALONE = /^(?:%|(?!inr|isr|ratio|index|tit(?:er|re)|iu$|ug?$|units$)[a-z]{2})/i;

/** "Parainfluenza 1-4   Not detected" */
function isOfKinds(items: readonly PlacedItem[], start: number, at: number): boolean {
  const [kinds, answer] = [items[at], items[at + 1]];
  return (
    /^\d-\d$/.test(kinds?.text ?? '') && kinds?.cell === items[start]?.cell && GERM_ANSWER.test(answer?.text ?? '')
  );
}

/** Over the words that say how, or in what, it was measured. */
const OF_METHOD = /^(?:method|technolog|technique|specimen|sample|source)/i;

/** "Gamma GT   A   90": a mark in a column of its own before the results. */
function isUnderFlags(item: PlacedItem, context: RowContext): boolean {
  const roles = context.head?.columns.map(({ role }) => role) ?? [];
  const before = roles.indexOf('flag') >= 0 && roles.indexOf('flag') < roles.indexOf('value');
  return before && (headOver(item, context)?.role === 'flag' || /^(?:A|H|L|HH|LL|\*)$/.test(item.text));
}

/** "Nitrite   Negative   Positive" under "Test   Reference   Result": what is expected stands before the answer. */
function isExpectedInFront(items: readonly PlacedItem[], start: number, at: number, context: RowContext): boolean {
  const item = items[at];
  return item?.kind === 'qualitative' && item.cell > (items[start]?.cell ?? 0) && headOver(item, context)?.role === 'range'; // biome-ignore format: one condition
}

/** "Nitrite   A   Positive": the mark alone in a cell between the name and an answer in words. */
function isMarkedInFront(items: readonly PlacedItem[], start: number, at: number, value: number): boolean {
  const [name, item, answer] = [items[start], items[at], items[value]];
  if (item?.kind !== 'flag' || item.text !== 'A' || name === undefined || answer === undefined) return false;
  return at + 1 === value && item.cell > name.cell && answer.cell > item.cell && !/\b(?:type|group|hepatitis|abo|hep|vit(?:amin)?)$/i.test(items[at - 1]?.text ?? ''); // biome-ignore format: one condition
}

/** The head of the column that an item stands under. */
function headOver(item: PlacedItem, { head }: RowContext): { role: string; text: string } | null {
  const column = head && columnAt(head, placed(item), /[\t|]/.test(head.text));
  return column ? { role: column.role, text: head.text.slice(column.start, column.end) } : null;
}

const TIME_OF_TEST =
  /^(?:fasting|(?:0|30|60|90|120|180) ?min(?:ute)?s?|(?:0\.5|½|[0-3]) ?-?(?:h|hrs?|hours?))(?: (?:post|after) [\w ]{3,20})?$/i;
const TOLERANCE = /\b(?:o?gtt|glucose tolerance|glucose challenge)\b/i;

/** "Fasting", "1 hour" on the sheet of a glucose tolerance test: glucose at that time. */
function inTolerance(name: string, { plain }: RowContext): string {
  return TIME_OF_TEST.test(name) && TOLERANCE.test(plain.slice(0, 2000)) ? `Glucose (${name.toLowerCase()})` : name;
}

/** "Cryptococcal Ag (reflex, CD4 <200)": limits in a bracket with words of its own are none of the test's. */
function isInWordsOfName(before: string): boolean {
  const open = /\(([^()]*)$/.exec(before)?.[1];
  return open !== undefined && /[A-Za-z]{2}/.test(open.replace(OF_RANGE, ''));
}

const OF_RANGE =
  /\b(?:ref(?:erence)?|range|normals?|nl|goal|target|therapeutic|desirable|optimal|expected|m|f|males?|females?|men|women|adults?|children|[a-zµμ%]{1,6}\/[a-z]{1,4}|mmol|mol|fasting|trough|peak)\b\.?/gi;

/** What stands before the name: a bullet, "C)", and the panel of a line that goes on with its first test ("CBC   Hgb"). */
function leadOf(printed: string, { knowledge, panel }: RowContext): number {
  const lead = /^(?:[\s*•^"'.>-]+|[A-Z1-9]\)\s+(?=\S{2})|(?:test|component|analyte)(?: name)?:\s*)*/i.exec(printed)?.[0].length ?? 0; // biome-ignore format: one line
  const panelName = /^(?:CBC|FBC|FBE|BMP|CMP|U&Es?|UEC|LFTs?|TFTs?|RFTs?|KFTs?|ABG|VBG|COAGS?|DIFF(?:ERENTIAL)?|BLOODS|LABS|CHEM(?:ISTRY)?|H(?:A)?EM(?:ATOLOGY)?|(?:MACROSCOPIC|MICROSCOPIC|CHEMICAL|PHYSICAL)(?: (?:EXAM(?:INATION)?|ANALYSIS))?(?= {2}))(?:\s+[-–]\s+|:?\s{1,40})(?=[A-Z])/i.exec(printed.slice(lead))?.[0].length ?? 0; // biome-ignore format: one line
  const knows = (text: string) => knowledge.labByName(text.trim(), panel) !== undefined;
  const rest = printed.slice(lead + panelName);
  return panelName > 0 && knows(rest) && !knows(printed.slice(lead)) ? lead + panelName : lead;
}

/** "HCO3-", "Cl-": the sign of a salt is part of its name. */
const ION = /(?:^|[\s(])(?:HCO3|Cl|PO4|NO[23]|SO4)$/;

const CORRECTED = /\s+\(?\*{0,2}(?:corrected|amended|revised)(?: (?:result|value|report))?\)?[*:\s]*$/i;

/** "S. Typhi H   1:160": the parts of a germ that antibodies bind to are named by the letters O and H. */
function isAntigen(items: readonly PlacedItem[], at: number): boolean {
  return items[at]?.text === 'H' && /typhi|salmonella|brucella|proteus/i.test(items[at - 1]?.text ?? '');
}

export function nameText(plain: string, items: readonly PlacedItem[], start: number, at: number): string {
  return plain.slice(items[start]?.start ?? 0, items[at - 1]?.end ?? 0).replace(/[\s:=.]+$/, '');
}

export function isFlagMark(text: string): boolean {
  return /^[([]?(?:HH?|LL?|[*!]+|[↑↓▲▼]+|\*?[HL]\*?)[)\]]?$/.test(text);
}
