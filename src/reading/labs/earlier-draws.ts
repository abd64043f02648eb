import type { Knowledge } from '../../knowledge/index.js';
import { bodyOf } from '../lines.js';
import type { LabRow } from '../types.js';
import type { DayOrder } from './day-order.js';
import { headDates } from './head-dates.js';
import type { SheetInput, SheetRows } from './sheet-input.js';

/** "CARDIAC PROFILE (2)  Coll: 21/01/2025 06:20": a day and an hour of drawing, above rows. */
const DRAWN =
  /\b(?:coll(?:ected|ection)?|drawn|taken|sampled|specimen (?:date|time)|sample (?:date|time))\b\.?(?: (?:on|at|date|time|date\/time))?\s?:?\s{1,6}(?=\d)/i;
const NAMED_BEFORE = /^(?:previous|prev\.?|prior|last)\s+(?=\S)/i;
const DAY_BEHIND =
  /^[^\n\d]{0,16}?[([ ]((?:\d{1,2}[/.-]){2}\d{2,4}|(?:0?[1-9]|1[0-2])[/.-](?:19|20)\d\d|\d{1,2}[- ][A-Za-z]{3,9}[- ]\d{2,4}|\d{4}-\d\d-\d\d)/;

interface Draw {
  start: number;
  when: number;
  date: string;
}

/**
 * A result that the sheet itself calls previous ("Previous Hb 121 g/L (02/11/23)"), and those of an earlier drawing above
 * one with its own day and hour, are what was before the newest of the same test, and no rows.
 */
export function withEarlierDraws(found: SheetRows, input: SheetInput, order: DayOrder): SheetRows {
  const apart = withoutPrevious(found, input);
  const draws = drawsOf(input, order);
  if (new Set(draws.map(({ when }) => when)).size < 2) return apart;
  const kept = new Set(apart.rows);
  const groups = new Map<string, { row: LabRow; draw: Draw }[]>();
  for (const row of apart.rows) {
    const draw = draws.findLast(({ start }) => start < row.source.start);
    const id = idOf(row, input.knowledge);
    if (draw === undefined || id === undefined || row.pending) continue;
    groups.set(id, [...(groups.get(id) ?? []), { row, draw }]);
  }
  for (const group of groups.values()) {
    const sorted = group.toSorted((a, b) => b.draw.when - a.draw.when);
    const [newest, ...older] = sorted;
    if (newest === undefined || older.length === 0) continue;
    const times = new Set(sorted.map(({ draw }) => draw.when));
    if (times.size !== sorted.length || sorted.some(({ row }) => row.unit !== newest.row.unit)) continue;
    if (newest.row.previous !== null) continue;
    newest.row.earlier = older.map(({ row, draw }) => ({ value: row.value, number: row.number, date: draw.date, flag: row.flag })); // biome-ignore format: one result
    const [last] = newest.row.earlier;
    if (last) newest.row.previous = { value: last.value, number: last.number, date: last.date };
    for (const { row } of older) kept.delete(row);
  }
  return { ...apart, rows: apart.rows.filter((row) => kept.has(row)) };
}

function idOf(row: LabRow, knowledge: Knowledge): string | undefined {
  const test = knowledge.labByName(row.name, row.panel, row.unit);
  return test === undefined ? undefined : `${test.id} ${row.specimen ?? ''}`;
}

/** The days and hours of drawing that stand among the lines of a sheet. */
function drawsOf({ lines }: SheetInput, order: DayOrder): Draw[] {
  return lines.flatMap((line): Draw[] => {
    const body = bodyOf(line);
    const label = body.length <= 160 ? DRAWN.exec(body) : null;
    if (label === null) return [];
    const from = label.index + label[0].length;
    const rest = body.slice(from, from + 30);
    const day = headDates(rest, order).at.get(0);
    if (day === undefined || day.when === Math.floor(day.when)) return [];
    return [{ start: line.bodyStart, when: day.when, date: rest.slice(0, day.length).trim() }];
  });
}

function withoutPrevious(found: SheetRows, { plain, knowledge }: SheetInput): SheetRows {
  const rows: LabRow[] = [];
  const older = [...found.older];
  for (const row of found.rows) {
    const lead = NAMED_BEFORE.exec(row.name)?.[0] ?? '';
    const name = row.name.slice(lead.length);
    const test = lead === '' ? undefined : knowledge.labByName(name, row.panel, row.unit);
    if (test === undefined || knowledge.labByName(row.name, row.panel, row.unit) !== undefined) {
      rows.push(row);
      continue;
    }
    const date = DAY_BEHIND.exec(plain.slice(row.valueSpan.end, row.valueSpan.end + 48))?.[1] ?? null;
    const now = found.rows.find(
      (one) =>
        one !== row &&
        (row.unit === null || one.unit === row.unit) &&
        knowledge.labByName(one.name, one.panel, one.unit)?.id === test.id,
    );
    if (now && now.previous === null) now.previous = { value: row.value, number: row.number, date, source: row.source };
    else if (now === undefined) {
      const earlier = [{ value: row.value, number: row.number, date, flag: row.flag }];
      older.push({ name, value: row.value, date, earlier, source: row.source, panel: row.panel, specimen: row.specimen ?? null }); // biome-ignore format: one result
    }
  }
  return { ...found, rows, older };
}
