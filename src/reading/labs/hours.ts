import { bodyOf, type PrintedLine } from '../lines.js';
import type { LabRow } from '../types.js';
import { itemsOf } from './item.js';
import { parseRow } from './row.js';
import type { PlacedItem, RowContext } from './row-context.js';

/** Tests that are taken again after hours to see whether they move. */
const FOLLOWED = /\b(?:trop\w*|tn[ti]|ck|ck-?mb|lactate|paracetamol|acetaminophen)\b/i;
/** "0 h: 22", "3h 58", "at 6 hours <5" */
const AT_HOUR =
  /(?<![\d.,])(?:at )?(\d{1,2} ?(?:h|hrs?|hours?))\b ?[:=]?\s{0,3}([<>≤≥]?\s?\d+(?:[.,]\d+)?)(?![\d.,]*\s?(?:h|hrs?|hours?)\b)/gi;
/** What stands between two of them. */
const BETWEEN = /^[\s,;|/→>-]*(?:and |then )?$/;
const LIMIT = /(?:99th (?:per)?centile|url|cut-?off|ref(?:erence)?(?: limit)?)\W{0,3}[<≤]?=? ?(\d+(?:[.,]\d+)?)/i;

interface Timed {
  hour: string;
  /** Where the figure stands. */
  start: number;
  end: number;
  text: string;
}

/**
 * The row of a marker of the heart whose results stand behind their hours, on its own line or on the lines below its
 * name ("hs-Troponin T: 0 h 14, 3 h 58 ng/L"): the last is the result, the others are older.
 */
export function hoursRow(
  lines: readonly PrintedLine[],
  index: number,
  context: RowContext,
): { row: LabRow; from: number[] } | null {
  const line = lines[index];
  if (line === undefined || !FOLLOWED.test(line.text)) return null;
  const body = bodyOf(line);
  const own = timedIn(body, line.bodyStart);
  const opens = own[0] === undefined ? body.length : body.search(/(?:at )?\d{1,2} ?(?:h|hrs?|hours?)\b/i);
  const printed = body.slice(0, opens);
  const name = printed.replace(/[(:=–,].*$| -.*$/, '').trim();
  if (!FOLLOWED.test(name) || context.knowledge.labByName(name) === undefined) return null;
  const from = [index];
  const timed = [...own];
  let last = line;
  for (let next = index + 1; own.length === 0 && next < Math.min(lines.length, index + 8); next += 1) {
    const below = lines[next];
    const more = below === undefined ? [] : timedIn(bodyOf(below), below.bodyStart);
    if (below === undefined || more.length === 0 || !/^(?:at )?\d/i.test(bodyOf(below))) break;
    timed.push(...more);
    from.push(next);
    last = below;
  }
  const result = timed.at(-1);
  if (result === undefined || timed.length < 2 || !inOrder(timed)) return null;
  const rest = context.plain.slice(result.end, last.bodyEnd);
  const bracket = /\(([^()]*)\)/.exec(printed)?.[1] ?? '';
  const limit = LIMIT.exec(`${bracket} ${rest}`)?.[1];
  const tail = limit === undefined ? rest : ` ${bracket.split(',')[0]} `;
  const at = (text: string, start: number, cell: number): PlacedItem[] =>
    itemsOf(text, context.style).map((item) => ({ ...item, cell, column: cell * 20, line: index, start: start + item.start, end: start + item.end })); // biome-ignore format: one item
  const unit = limit === undefined && bracket !== '' ? at(bracket.split(',')[0] ?? '', line.bodyStart, 2) : [];
  const row = parseRow(
    [
      {
        ...(at(name, line.bodyStart, 0)[0] as PlacedItem),
        kind: 'words',
        text: name,
        end: line.bodyStart + name.length,
      },
      ...at(result.text, result.start, 1),
      ...at(tail, result.end, 2),
      ...unit,
    ],
    { ...context, head: null, sheet: true, inRun: true },
  )?.row;
  if (row === undefined) return null;
  if (limit !== undefined && row.range === null) row.range = { low: null, high: Number(limit.replace(',', '.')), text: limit, highInclusive: true, lowInclusive: true }; // biome-ignore format: one range
  const earlier = timed.slice(0, -1).reverse();
  row.earlier = earlier.map(({ hour, text }) => ({ value: text, number: numberOf(text), date: hour, flag: null }));
  const [latest] = row.earlier;
  if (latest !== undefined) row.previous = { value: latest.value, number: latest.number, date: latest.date };
  row.nameSpan = { start: line.bodyStart, end: line.bodyStart + name.length };
  row.source = { start: line.bodyStart, end: last.bodyEnd };
  return { row, from };
}

/** The results of a line behind their hours, where nothing else stands between them. */
function timedIn(body: string, offset: number): Timed[] {
  const found = [...body.matchAll(AT_HOUR)].map((match): Timed & { from: number } => {
    const text = (match[2] ?? '').trim();
    const end = match.index + match[0].length;
    return { hour: match[1] ?? '', text, from: match.index, start: offset + end - text.length, end: offset + end };
  });
  return found.every((one, at) => at === 0 || BETWEEN.test(body.slice((found[at - 1]?.end ?? 0) - offset, one.from)))
    ? found
    : [];
}

function inOrder(timed: readonly Timed[]): boolean {
  return timed.every(
    ({ hour }, at) => at === 0 || Number.parseInt(hour, 10) > Number.parseInt(timed[at - 1]?.hour ?? '', 10),
  );
}

function numberOf(text: string): number | null {
  return /^[<>≤≥]/.test(text) ? null : Number(text.replace(',', '.'));
}
