/**
 * The table of what the specification asks for and the test that sees it: docs/spec-coverage.md from e2e/spec-rows.ts
 * and, for what goes beyond it, e2e/beyond-rows.ts.
 * A row fails whose test is not there or does not hold what it should show, and one without a test that names no later
 * part. `--check` writes nothing and fails where the table in docs/ is not this one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beyondRows } from '../e2e/beyond-rows.js';
import { type SpecRow, specRows } from '../e2e/spec-rows.js';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const TABLE = 'docs/spec-coverage.md';

interface TestFile {
  tests: ReadonlyMap<string, string>;
  /** What stands outside the tests: what prepares them, and functions that they share. */
  around: string;
}

const read = new Map<string, TestFile | null>();

/** The tests of a file by their titles, each with its source; null where there is no such file. */
function testsOf(path: string): TestFile | null {
  const known = read.get(path);
  if (known !== undefined) return known;
  if (!existsSync(at(path))) {
    read.set(path, null);
    return null;
  }
  const source = readFileSync(at(path), 'utf8');
  const starts = [...source.matchAll(/^([ \t]*)test\(\s*(['"`])((?:\\.|(?!\2).)*)\2/gm)];
  const tests = new Map<string, string>();
  let around = source;
  for (const start of starts) {
    // A test ends where a line closes it at its own indentation.
    const end = source.indexOf(`\n${start[1]}}`, start.index);
    const body = source.slice(start.index, end < 0 ? undefined : end);
    tests.set(start[3] ?? '', body);
    around = around.replace(body, '');
  }
  const file = { tests, around };
  read.set(path, file);
  return file;
}

const pathOf = (file: string) => (file.includes('/') ? file : `e2e/${file}.test.ts`);
const shared = readFileSync(at('e2e/browser.ts'), 'utf8');

/** What is wrong with a row; null where nothing is. */
function faultOf({ says, test, shows = says, later }: SpecRow): string | null {
  if (test === undefined) return later ? null : `${says}: it has neither a test nor a later part`;
  const [file = '', title = ''] = test.split(' > ');
  const found = testsOf(pathOf(file));
  if (!found) return `${says}: there is no ${pathOf(file)}`;
  const body = found.tests.get(title);
  if (body === undefined) return `${says}: ${pathOf(file)} has no test "${title}"`;
  if (![body, found.around, shared].some((source) => source.includes(shows))) {
    return `${says}: the test "${title}" does not hold ${JSON.stringify(shows)}`;
  }
  return null;
}

const cell = (words: string) => words.replaceAll('|', '\\|');

function tableOf(rows: readonly SpecRow[]): string {
  const tested = rows.filter(({ test }) => test !== undefined).length;
  const lines = [
    '# What the specification asks for, and the test that sees it',
    '',
    'Made by `npm run spec` from `e2e/spec-rows.ts` and `e2e/beyond-rows.ts`; `npm run check` fails where a row has lost its test.',
    `${rows.length} rows: ${tested} with a test, ${rows.length - tested} of parts that are built later.`,
  ];
  let part = '';
  for (const row of rows) {
    if (row.part !== part) {
      part = row.part;
      lines.push('', `## ${part}`, '', '| asked for | seen by |', '|---|---|');
    }
    const [file = '', title = ''] = (row.test ?? '').split(' > ');
    lines.push(`| ${cell(row.says)} | ${row.later ? `later: ${row.later}` : `\`${pathOf(file)}\`: ${cell(title)}`} |`);
  }
  return `${lines.join('\n')}\n`;
}

const all = [...specRows, ...beyondRows];
const faults = all.map(faultOf).filter((fault) => fault !== null);
const table = tableOf(all);
const isCheck = process.argv.includes('--check');
if (isCheck && (!existsSync(at(TABLE)) || readFileSync(at(TABLE), 'utf8') !== table)) {
  faults.push(`${TABLE} is not what its rows make: run npm run spec`);
}
if (!isCheck) writeFileSync(at(TABLE), table);
for (const fault of faults) console.error(fault);
console.log(`${all.length} rows, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
