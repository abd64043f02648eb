import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One figure of one set: how it is computed stands beside it, the worst cases by name under it. */
export interface Row {
  set: string;
  metric: string;
  value: string;
  definition: string;
  /** The bar of the quality figures, where there is one. */
  bar?: string;
  cases: string[];
}

/** Collects figures, prints them as one table and keeps them as JSON so that two runs can be compared. */
export class Table {
  readonly rows: Row[] = [];
  constructor(private readonly mostCases: number) {}

  add(set: string, metric: string, value: string, definition: string, cases: string[] = [], bar?: string): void {
    this.rows.push({ set, metric, value, definition, cases: cases.slice(0, this.mostCases), ...(bar ? { bar } : {}) });
  }

  print(before: Row[] | null): void {
    const old = new Map((before ?? []).map((row) => [`${row.set}/${row.metric}`, row.value]));
    for (const set of new Set(this.rows.map((row) => row.set))) {
      console.log(`\n${set}`);
      for (const row of this.rows.filter((one) => one.set === set)) {
        const bar = row.bar ? `  [wanted: ${row.bar}]` : '';
        console.log(`  ${row.metric.padEnd(28)} ${row.value.padEnd(52)} ${row.definition}${bar}`);
        const was = old.get(`${row.set}/${row.metric}`);
        if (before && was !== row.value) console.log(`  ${''.padEnd(28)} before: ${was ?? 'not measured'}`);
        for (const line of row.cases) console.log(`      ${line.replace(/\s+/g, ' ').slice(0, 180)}`);
      }
    }
  }

  /** Writes the table under `folder` and gives the file's path. */
  save(folder: string, knowledge: string, at: Date): string {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${at.toISOString().replace(/[:.]/g, '-')}.json`);
    writeFileSync(file, JSON.stringify({ knowledge, rows: this.rows }, null, 2));
    return file;
  }
}

/** The rows of an earlier run. */
export function readRows(file: string): Row[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { rows: Row[] }).rows;
}
