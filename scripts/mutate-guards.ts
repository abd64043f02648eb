// Takes every guard out of a scratch copy, one at a time, and sees whether the tests that should notice do.
// npm run guards -- [--kind access,limits,ownership,refusals,hand,audit] [--only PIECE] [--list]
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import {
  auditGuards,
  type Guard,
  handGuards,
  limitGuards,
  ownershipGuards,
  refusalGuards,
  routeGuards,
} from '../test/guards/find-guards.js';
import { testsOf } from '../test/guards/tests-of.js';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const TABLE = ['test/access-table.test.ts'];
const kinds: Record<string, () => Guard[]> = {
  access: () => routeGuards(root, TABLE),
  limits: () => limitGuards(root, TABLE),
  hand: () => handGuards(root),
  ownership: () => ownershipGuards(root, testsOf),
  refusals: () => refusalGuards(root, testsOf),
  audit: () => auditGuards(root, ['test/audited-acts.test.ts']),
};

const { values } = parseArgs({
  options: { kind: { type: 'string' }, only: { type: 'string' }, list: { type: 'boolean' } },
});
const wanted = values.kind?.split(',') ?? Object.keys(kinds);
const guards = Object.entries(kinds)
  .filter(([kind]) => wanted.includes(kind))
  .flatMap(([, find]) => find())
  .filter(({ what }) => what.includes(values.only ?? ''));
if (values.list) {
  for (const { what } of guards) console.log(what);
  console.log(`${guards.length} guards`);
  process.exit(0);
}

/** Made from the knowledge base, and not tracked. */
const COMPILED = ['src/knowledge/compiled.json', 'src/knowledge/education.json'];

/** The tracked files, so that nothing of the working tree is ever touched. */
function scratchCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'plainchart-guards-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of [...files.split('\n'), ...COMPILED].filter((name) => name !== '')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** What went wrong in the last run of a test file. */
let lastErrors = '';

type Outcome = 'passed' | 'failed' | 'broken';

/** Runs a test file; with `#` only tests whose full name holds the piece after it. */
async function run(vitest: Vitest, copy: string, test: string): Promise<Outcome> {
  const [file = '', piece] = test.split('#');
  if (piece === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(new RegExp(piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  const specifications = await vitest.globTestSpecifications([join(copy, file)]);
  if (specifications.length !== 1) return 'broken';
  // What failed before must not count against this run: it would end at once.
  vitest.state.idMap.clear();
  vitest.state.filesMap.clear();
  const { testModules } = await vitest.runTestSpecifications(specifications);
  const [module] = testModules;
  if (!module) throw new Error(`${file} did not run.`);
  if (module.errors().some(({ message }) => /Transform failed|SyntaxError|Parse|PARSE/.test(message))) return 'broken';
  lastErrors = [...module.errors(), ...[...module.children.allTests()].flatMap((one) => one.result().errors ?? [])]
    .map(({ message }) => message.split('\n')[0])
    .join('; ');
  return ranWell(module) ? 'passed' : 'failed';
}

function ranWell(module: TestModule): boolean {
  const tests = [...module.children.allTests()];
  return module.ok() && tests.some((test) => test.result().state === 'passed');
}

const copy = scratchCopy();
const silent = { onInit() {} };
process.env.LOG_LEVEL = 'silent';
const vitest = await createVitest('test', {
  root: copy,
  watch: false,
  project: ['server'],
  reporters: [silent],
  silent: true,
  retry: 0,
  // One test that notices is enough.
  bail: 1,
});
const started = Date.now();
let exitCode = 1;
try {
  const green = new Map<string, boolean>();
  /** Whether a test passes with every guard in place: one that does not would catch nothing. */
  const isGreen = async (test: string) => {
    const known = green.get(test);
    if (known !== undefined) return known;
    const passes = (await run(vitest, copy, test)) === 'passed';
    green.set(test, passes);
    if (!passes) console.log(`NOT GREEN with every guard in place: ${test}: ${lastErrors}`);
    return passes;
  };
  const bad: string[] = [];
  for (const guard of guards) {
    const tests: string[] = [];
    for (const test of guard.tests) if (await isGreen(test)) tests.push(test);
    const file = join(copy, guard.file);
    const source = readFileSync(file, 'utf8');
    let text = source;
    for (const { from, to } of [...guard.places].reverse()) text = text.slice(0, from) + guard.put + text.slice(to);
    writeFileSync(file, text);
    vitest.invalidateFile(file);
    let verdict = 'SURVIVED';
    const begun = Date.now();
    for (const test of tests) {
      const outcome = await run(vitest, copy, test);
      if (outcome === 'passed') continue;
      verdict = outcome === 'failed' ? `caught by ${test}` : 'BROKEN: it does not load';
      break;
    }
    writeFileSync(file, source);
    vitest.invalidateFile(file);
    if (!verdict.startsWith('caught')) bad.push(guard.what);
    console.log(`${verdict.padEnd(60)} ${guard.what} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  }
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`\n${guards.length} guards taken out, ${guards.length - bad.length} caught, ${minutes} minutes.`);
  for (const what of bad) console.log(`not caught: ${what}`);
  exitCode = bad.length === 0 && [...green.values()].every(Boolean) ? 0 : 1;
} finally {
  await vitest.close();
  rmSync(copy, { recursive: true, force: true });
}
process.exit(exitCode);
