// Takes every guard out of a scratch copy, one at a time, and sees whether a test notices.
// npm run guards -- [--kind access,limits,ownership,refusals,hand,audit] [--only PIECE] [--list] [--record FILE] [--out FILE] [--report FILE]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EQUIVALENT } from '../test/guards/equivalent.js';
import {
  auditGuards,
  type Guard,
  handGuards,
  limitGuards,
  ownershipGuards,
  refusalGuards,
  routeGuards,
} from '../test/guards/find-guards.js';
import { type Judged, judge } from '../test/guards/judge.js';
import { type Reach, recordReach } from '../test/guards/reach.js';
import { report, sorted } from '../test/guards/report.js';
import { openRunner } from '../test/guards/runner.js';
import { scratchCopy } from '../test/guards/scratch-copy.js';
import { numbered, withSwitches } from '../test/guards/switches.js';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const TABLE = ['test/access-table.test.ts'];
const kinds: Record<string, () => Guard[]> = {
  access: () => routeGuards(root, TABLE),
  limits: () => limitGuards(root, TABLE),
  hand: () => handGuards(root),
  ownership: () => ownershipGuards(root),
  refusals: () => refusalGuards(root),
  audit: () => auditGuards(root),
};

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    only: { type: 'string' },
    list: { type: 'boolean' },
    /** Where it is kept which test reaches which guard. */
    record: { type: 'string' },
    /** Where it is kept, while it runs, what was judged: those caught by then are not taken out again. */
    out: { type: 'string' },
    /** Where the record for people is written at the end. */
    report: { type: 'string' },
  },
});
const wanted = values.kind?.split(',') ?? Object.keys(kinds);
const found = Object.entries(kinds).flatMap(([kind, find]) => find().map((guard) => ({ kind, guard })));
const every = numbered(found.map(({ guard }) => guard));
const chosen = every.filter(
  ({ id, what }) => wanted.includes(found[id]?.kind ?? '') && what.includes(values.only ?? ''),
);
const results = readResults();
const guards = chosen.filter(({ key }) => results.get(key)?.verdict !== 'caught');
if (values.list) {
  for (const { what } of guards) console.log(what);
  console.log(`${guards.length} guards`);
  process.exit(0);
}

const started = Date.now();
const scratch = scratchCopy(root);
const fixed = new Set<number>();
const left = new Set<number>();
const sources = new Map([...new Set(every.map(({ file }) => file))].map((file) => [file, scratch.read(file)]));
for (const [file, text] of sources) {
  const here = every.filter((guard) => guard.file === file);
  const switched = withSwitches(text, here);
  for (const id of switched.fixed) fixed.add(id);
  for (const id of switched.left) left.add(id);
  scratch.write(file, switched.text);
}
console.log(
  `${guards.length} guards of ${every.length}; ${fixed.size} count when their file is loaded, ${left.size} have no switch`,
);

const runner = await openRunner(scratch);
let exitCode = 1;
try {
  const { record } = values;
  const before: Reach = record && existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : { files: {} };
  const reach = await recordReach(runner, every, before, console.log);
  if (record) writeFileSync(record, JSON.stringify(reach));
  const keep = (some: readonly Judged[]) => {
    for (const one of some) results.set(one.key, one);
    if (values.out) writeFileSync(values.out, `${JSON.stringify([...results.values()], null, 1)}\n`);
  };
  await judge(runner, { guards, fixed, left, reach, sources, say: console.log, keep });
  const judged = chosen.flatMap(({ key }) => results.get(key) ?? []);
  const { caught, equivalent, survivors } = sorted(judged);
  if (values.report) writeFileSync(values.report, report({ caught, equivalent, survivors }));
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  const lines = [
    `${judged.length} guards taken out, ${caught.length} caught, ${survivors.length} not caught, ${equivalent.length} change nothing; ${guards.length} of them now, in ${minutes} minutes.`,
    ...survivors.map(({ what, verdict }) => `not caught (${verdict}): ${what}`),
    ...equivalent.map(({ key }) => `changes nothing: ${key}: ${EQUIVALENT[key]}`),
  ];
  console.log(`\n${lines.join('\n')}`);
  exitCode = survivors.length === 0 ? 0 : 1;
} finally {
  await runner.close();
  scratch.remove();
}
process.exit(exitCode);

/** What was judged before, by the guard's key. */
function readResults(): Map<string, Judged> {
  if (!values.out || !existsSync(values.out)) return new Map();
  const before: Judged[] = JSON.parse(readFileSync(values.out, 'utf8'));
  return new Map(before.map((one) => [one.key, one]));
}
