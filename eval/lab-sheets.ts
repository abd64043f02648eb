import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKnowledge, type Knowledge, type KnowledgeData } from '../src/knowledge/index.js';
import { readReport } from '../src/reading/index.js';
import { understandLabs } from '../src/understanding/labs/labs.js';

/*
 * Reads the made-up laboratory sheets of eval/gold/labs and scores every row: value, unit, range ends, flag, status.
 * A row with "~test" behind its garbled name is found by its test.
 * `npx tsx eval/lab-sheets.ts develop` (to work on) or `held` (to look at only when measuring); `--all` prints each fault.
 */

/** One expected row; null is "nothing printed", undefined is "not scored". */
interface GoldRow {
  name: string;
  test: string | null;
  optional: boolean;
  value: string;
  unit: string | null | undefined;
  unitMayLack: boolean;
  low: number | null | undefined;
  high: number | null | undefined;
  flag: string | null | undefined;
  status: string | undefined;
}

export interface GoldSheet {
  name: string;
  text: string;
  rows: GoldRow[];
}

/** The sheets of a gold file; "→" stands for a tab. */
export function parseSheets(file: string): GoldSheet[] {
  return file
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [name = '', ...lines] = block.split('\n');
      const cut = lines.indexOf('---');
      const text = lines.slice(0, cut).join('\n').replaceAll('→', '\t');
      const rows = lines.slice(cut + 1).filter((line) => line.trim() !== '');
      return { name: name.trim(), text: `${text}\n`, rows: rows.map(goldRow) };
    });
}

function goldRow(line: string): GoldRow {
  const [printed = '', value = '', unit = '', range = '-', flag = '', status = '*'] = line
    .split('|')
    .map((cell) => cell.trim());
  const optional = printed.endsWith('?');
  const [name = '', test = null] = printed.replace(/\?$/, '').split('~');
  const ends = /^(.*)\.\.(.*)$/.exec(range);
  const end = (text: string | undefined) => (text ? Number(text) : null);
  return {
    name,
    test,
    optional,
    value,
    unit: unit === '*' ? undefined : unit.replace(/\?$/, '') || null,
    unitMayLack: unit.endsWith('?'),
    low: range === '*' ? undefined : ends ? end(ends[1]) : null,
    high: range === '*' ? undefined : ends ? end(ends[2]) : null,
    flag: flag === '' ? null : flag === '*' && status === '*' ? undefined : flag,
    status: status === '*' ? undefined : status,
  };
}

const FIELDS = ['value', 'unit', 'range', 'flag', 'status'] as const;

/** Faults of one sheet, each as a line; and how many expected rows are right in everything. */
export function scoreSheet(sheet: GoldSheet, labs: ReturnType<typeof understandLabs>) {
  const left = [...labs];
  const faults: string[] = [];
  const right = { rows: 0, exact: 0, value: 0, unit: 0, range: 0, flag: 0, status: 0, extra: 0 };
  for (const row of sheet.rows) {
    const named = (lab: (typeof left)[number]) =>
      row.test === null ? fold(lab.name) === fold(row.name) : (lab.test?.startsWith(row.test) ?? false);
    const at = left.findIndex((lab) => named(lab) && fold(lab.value) === fold(row.value));
    if (at < 0 && row.optional) continue;
    right.rows += 1;
    if (at < 0) {
      faults.push(`${row.name} ${row.value}: not found`);
      continue;
    }
    const lab = left.splice(at, 1)[0] as (typeof left)[number];
    const ok = {
      value: row.test === null || (lab.test?.startsWith(row.test) ?? false),
      unit: row.unit === undefined || fold(lab.unit) === fold(row.unit) || (row.unitMayLack && lab.unit === null),
      range:
        (row.low === undefined || (lab.range?.low ?? null) === row.low || lab.rangeSource !== 'report') &&
        (row.high === undefined || (lab.range?.high ?? null) === row.high || lab.rangeSource !== 'report') &&
        !(lab.rangeSource !== 'report' && ((row.low ?? null) !== null || (row.high ?? null) !== null)),
      flag: row.flag === undefined || bare(lab.flag) === bare(row.flag),
      status: row.status === undefined || lab.status === row.status,
    };
    for (const field of FIELDS) {
      if (ok[field]) right[field] += 1;
      else
        faults.push(
          `${row.name}: ${field} ${JSON.stringify(field === 'range' ? lab.range : field === 'value' ? lab.test : lab[field])}`,
        );
    }
    if (FIELDS.every((field) => ok[field])) right.exact += 1;
  }
  for (const lab of left) faults.push(`${lab.name} ${lab.value}: not a row`);
  right.extra = left.length;
  return { right, faults };
}

function fold(text: string | null): string {
  return (text ?? '')
    .toLowerCase()
    .replace(/ ?\(calc\)/, '')
    .replace(/\b10\*(?=\d)/, '10^')
    .replace(/[µμ]/g, 'u')
    .replace(/\s+/g, ' ')
    .trim();
}

function bare(flag: string | null): string {
  return fold(flag).replace(/[()[\]]/g, '');
}

/** Adds up the rows of one half: in all, right in every field, then field by field; `extra` are rows that are none. */
export function scoreHalf(half: string, knowledge: Knowledge, onFaults?: (sheet: string, faults: string[]) => void) {
  const sum = { rows: 0, exact: 0, value: 0, unit: 0, range: 0, flag: 0, status: 0, extra: 0 };
  const root = new URL('..', import.meta.url).pathname;
  for (const sheet of parseSheets(readFileSync(join(root, `eval/gold/labs/${half}.txt`), 'utf8'))) {
    const { right, faults } = scoreSheet(sheet, understandLabs(readReport(sheet.text, knowledge).labRows, knowledge));
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += right[key];
    if (faults.length > 0) onFaults?.(sheet.name, faults);
  }
  return sum;
}

function main(): void {
  const root = new URL('..', import.meta.url).pathname;
  const [half = 'develop', ...options] = process.argv.slice(2);
  const data = JSON.parse(readFileSync(join(root, 'src/knowledge/compiled.json'), 'utf8')) as KnowledgeData;
  const sum = scoreHalf(half, createKnowledge(data), (sheet, faults) => {
    if (options.includes('--all')) console.log(`${sheet}\n  ${faults.join('\n  ')}`);
  });
  console.log(half, JSON.stringify(sum));
}

if (process.argv[1]?.endsWith('lab-sheets.ts')) main();
