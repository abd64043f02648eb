import type { LabRow } from '../types.js';
import type { NumberStyle } from './number.js';
import { parseNumber } from './number.js';

/** The head of a table that has the times of a challenge in its lines and a test in each column. */
export interface TimedColumns {
  tests: { name: string; unit: string | null; start: number; end: number; column: number }[];
}

const HEAD = /^\s*(?:time|min(?:ute)?s?|hours?|sample)(?: ?\([a-z]{1,7}\))?(?= {2}|\t|\s*\|)/i;
const UNIT = / ?\(?((?:[mµμunp]?(?:mol|g|IU|U)|mU|mIU|pmol|kU)\/(?:m?[Ll]|d[Ll]))\)?$/;

/** "Time   Glucose mmol/L   Insulin mIU/L": at least two tests that are known. Null for any other line. */
export function timedColumns(line: string, start: number, isTest: (name: string) => boolean): TimedColumns | null {
  const lead = HEAD.exec(line)?.[0];
  if (lead === undefined || line.length > 200) return null;
  const cells = [...line.slice(lead.length).matchAll(/[A-Za-z][^\s|]*(?: [^\s|]+)*/g)];
  const tests = cells.map((cell) => {
    const unit = UNIT.exec(cell[0])?.[1] ?? null;
    const name = cell[0].replace(UNIT, '').trim();
    const column = lead.length + cell.index;
    return { name, unit, start: start + column, end: start + column + cell[0].length, column };
  });
  return tests.length >= 2 && tests.every(({ name }) => isTest(name)) ? { tests } : null;
}

const TIMED = /^\s*(-?\d{1,3} ?(?:min(?:ute)?s?|h|hrs?|hours?|'|′)?|fasting|baseline|basal)(?= {2}|\t|\s*\|)/i;
const RESULT = /([<>]?\d+(?:[.,]\d+)?)(?:\s{1,3}(HH?|LL?|\*)(?![A-Za-z\d]))?|--+|n\/a/gi;

/** "60 min   12.1   142.0": one result a column, each named with its time. Null where the line does not fit. */
export function timedRows(line: string, start: number, { tests }: TimedColumns, style: NumberStyle): LabRow[] | null {
  const time = TIMED.exec(line);
  if (time?.[1] === undefined) return null;
  const lead = time[0].length;
  const cells = [...line.slice(lead).matchAll(RESULT)];
  if (cells.length !== tests.length || line.slice(lead).replace(RESULT, '').trim().replace(/\|/g, '').trim() !== '')
    return null;
  const [label] = [time[1].trim()];
  const when = /[a-z'′]/i.test(label) ? label.toLowerCase() : `${label} min`;
  return cells.flatMap((cell, at): LabRow[] => {
    const test = tests[at];
    const printed = cell[1];
    if (test === undefined || printed === undefined) return [];
    const from = start + lead + cell.index;
    return [
      {
        name: `${test.name} (${when})`,
        nameSpan: { start: start + line.search(/\S/), end: start + lead },
        value: printed,
        valueSpan: { start: from, end: from + printed.length },
        number: parseNumber(printed.replace(/^[<>]/, ''), style),
        comparator: printed.startsWith('<') ? '<' : printed.startsWith('>') ? '>' : null,
        unit: test.unit,
        range: null,
        flag: cell[2] ?? null,
        panel: null,
        specimen: null,
        previous: null,
        pending: false,
        source: { start: start + line.search(/\S/), end: start + line.trimEnd().length },
        comments: [{ start: test.start, end: test.end }],
      },
    ];
  });
}
