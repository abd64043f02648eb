import { readFileSync } from 'node:fs';
import type { Reach } from './reach.js';
import type { Choice, Ran, Runner } from './runner.js';
import type { Numbered } from './switches.js';

export interface Judged {
  what: string;
  /** The guard by its name without a line. */
  key: string;
  /** `hung`: tests waited, but not only without the guard; `given up`: the time for one guard was over. */
  verdict: 'caught' | 'survived' | 'hung' | 'given up' | 'not reached' | 'broken';
  /** The test that noticed: its file, and its name where it was one alone. */
  test: string;
  /** What went wrong in it. */
  error: string;
  seconds: number;
}

interface Answer extends Judged {
  /** What noticed. */
  choice: Choice | null;
}

interface Question {
  guards: readonly Numbered[];
  /** Those that are switched when their file is loaded. */
  fixed: ReadonlySet<number>;
  /** Those without a switch: the file is changed. */
  left: ReadonlySet<number>;
  reach: Reach;
  /** The sources as they are. */
  sources: ReadonlyMap<string, string>;
  say: (line: string) => void;
  /** Keeps what has been judged, a few guards at a time. */
  keep: (judged: readonly Judged[]) => void;
}

/** So many single tests are tried before several at once. */
const SINGLE = 3;

/** A test that takes so much longer without a guard waits for something that never happens. */
const HANGS_MS = 30_000;
const HANGS_TIMES = 8;

/** No guard is worth more: what tests a busy machine did not get through says nothing. */
const MOST_MS = 15 * 60_000;

/** After so many guards a new process, once it is seen that what noticed the last one still passes with every guard in place. */
const PER_PROCESS = 20;

const nameOf = ({ file, tests, piece }: Choice) =>
  [file, piece ?? (tests && tests.length === 1 ? tests[0] : undefined)].filter(Boolean).join('#');

/** Takes each guard out and says what notices. */
export async function judge(
  runner: Runner,
  { guards, fixed, left, reach, sources, say, keep }: Question,
): Promise<Judged[]> {
  const green = new Map<string, boolean>();
  /** Whether tests pass by themselves with every guard in place: the failure of those that do not says nothing. */
  async function isGreen(choice: Choice): Promise<boolean> {
    const key = JSON.stringify(choice);
    const known = green.get(key);
    if (known !== undefined) return known;
    const { outcome, errors } = await runner.run(choice, null);
    if (outcome !== 'passed') {
      say(`not green by itself: ${nameOf(choice)}: ${errors}`);
      await runner.fresh();
    }
    green.set(key, outcome === 'passed');
    return outcome === 'passed';
  }

  /** Whether it is the guard that they fail without: the one that failed, else all of them, pass with it. */
  async function isNotice(choice: Choice, failed: string | undefined): Promise<boolean> {
    return (failed !== undefined && (await isGreen({ file: choice.file, tests: [failed] }))) || isGreen(choice);
  }

  /** Tests that wait for ever without the guard, and do not with it: once more, as a busy machine makes tests wait as well. */
  async function isHang(guard: Numbered, choice: Choice, limit: number): Promise<boolean> {
    const withIt = await runner.run(choice, null, limit);
    if (withIt.outcome !== 'passed') {
      await runner.fresh();
      return false;
    }
    const again = await runWithout(guard, choice, limit);
    return again.outcome === 'failed' && again.onlyWaited;
  }

  const without = ({ file, places, put }: Numbered) =>
    [...places]
      .reverse()
      .reduce((text, { from, to }) => text.slice(0, from) + put + text.slice(to), sources.get(file) ?? '');

  const reaching = (guard: Numbered) => choicesFor(reach, guard.key);
  const isSwitched = (guard: Numbered) => !left.has(guard.id) && (fixed.has(guard.id) || reaching(guard).length > 0);

  /** Runs tests with one guard out, by its switch or else with its file changed. */
  async function runWithout(guard: Numbered, choice: Choice, limit: number): Promise<Ran> {
    if (!isSwitched(guard)) {
      const whole = readFileSync(runner.scratch.path(guard.file), 'utf8');
      await runner.put(guard.file, without(guard));
      const ran = await runner.run(choice, guard.id, limit);
      await runner.put(guard.file, whole);
      return ran;
    }
    if (fixed.has(guard.id)) await runner.fresh();
    const ran = await runner.run(choice, guard.id, limit);
    if (fixed.has(guard.id) || /timed out|Timeout/.test(ran.errors)) await runner.fresh();
    return ran;
  }

  const caught = (choice: Choice, error: string) =>
    ({ verdict: 'caught', test: nameOf(choice), error, choice }) as const;
  const missed = (verdict: Judged['verdict'], error = '') => ({ verdict, test: '', error, choice: null });

  async function judgeOne(guard: Numbered): Promise<Pick<Answer, 'verdict' | 'test' | 'error' | 'choice'>> {
    const known = guard.tests.map(choiceOf);
    const choices = isSwitched(guard) ? ordered(known, reaching(guard)) : [...known];
    if (choices.length === 0) return missed('not reached');
    let verdict: Judged['verdict'] = 'survived';
    const until = Date.now() + MOST_MS;
    for (const choice of choices) {
      if (Date.now() > until) return missed('given up');
      const limit = HANGS_MS + HANGS_TIMES * timeOf(reach, choice);
      const ran = await runWithout(guard, choice, limit);
      if (ran.outcome === 'broken') return missed('broken', ran.errors);
      if (ran.outcome === 'failed' && ran.onlyWaited) {
        if (await isHang(guard, choice, limit)) return caught(choice, 'waits for ever without it');
        verdict = 'hung';
      } else if (ran.outcome === 'failed') {
        if (await isNotice(choice, ran.failed)) return caught(choice, ran.errors.slice(0, 160));
        // Some tests need what others of their file did before: then the whole file says more.
        if ((choice.tests?.length ?? 0) > 1) choices.push({ file: choice.file });
      }
    }
    return missed(verdict);
  }

  const judged: Judged[] = [];
  for (let from = 0; from < guards.length; from += PER_PROCESS) {
    const some = guards.slice(from, from + PER_PROCESS);
    for (let eachAnew = false; ; eachAnew = true) {
      const answers: Answer[] = [];
      for (const [at, guard] of some.entries()) {
        if (eachAnew) await runner.fresh();
        const began = Date.now();
        const answer = await judgeOne(guard);
        const one = { ...answer, what: guard.what, key: guard.key, seconds: (Date.now() - began) / 1000 };
        answers.push(one);
        say(
          `${from + at + 1}/${guards.length} ${one.verdict} ${one.what} ${one.test}: ${one.error} (${one.seconds.toFixed(1)} s)`,
        );
      }
      const last = answers.findLast(({ choice }) => choice !== null)?.choice;
      const isWell = eachAnew || !last || (await runner.run(last, null)).outcome === 'passed';
      await runner.fresh();
      if (isWell) {
        judged.push(...answers);
        keep(answers);
        break;
      }
      say('The process was not well any more: these are judged again, each in a new one.');
    }
  }
  return judged;
}

function choiceOf(test: string): Choice {
  const [file = '', piece] = test.split('#');
  return piece === undefined ? { file } : { file, piece };
}

/** Of the tests known to notice only those that reach the guard: the others need not run. */
function narrowed(known: readonly Choice[], reaching: readonly Choice[]): Choice[] {
  return known.flatMap((choice) => {
    const there = reaching.findLast(({ file }) => file === choice.file)?.tests;
    if (!there) return [choice];
    const tests = choice.piece === undefined ? there : there.filter((name) => name.includes(choice.piece ?? ''));
    return tests.length > 0 ? [{ file: choice.file, tests }] : [];
  });
}

/** First single tests that are known to notice, and a few others; then the known ones together; then all by file. */
function ordered(known: readonly Choice[], reaching: readonly Choice[]): Choice[] {
  const isSingle = ({ tests = [] }: Choice) => tests.length === 1;
  const together = narrowed(known, reaching);
  const likely = together.flatMap(({ file, tests = [] }) => tests.map((name) => `${file}#${name}`));
  const singles = reaching.filter(isSingle);
  const isLikely = (choice: Choice) => likely.includes(nameOf(choice));
  const first = [
    ...singles.filter(isLikely).slice(0, SINGLE),
    ...singles.filter((one) => !isLikely(one)).slice(0, SINGLE),
  ];
  return [...first, ...together, ...reaching.filter((choice) => !isSingle(choice))];
}

/** Single tests, those first that are quick and reach few guards; then by file all tests that reach the guard. */
function choicesFor(reach: Reach, key: string): Choice[] {
  const tests = Object.entries(reach.files).flatMap(([file, { tests: all }]) =>
    all.filter(({ guards }) => guards.includes(key)).map((test) => ({ file, ...test })),
  );
  const single = [...tests]
    .sort((a, b) => (a.guards.length + 20) * (a.milliseconds + 1000) - (b.guards.length + 20) * (b.milliseconds + 1000))
    .map(({ file, name }): Choice => ({ file, tests: [name] }));
  const files = [...new Set(tests.map(({ file }) => file))]
    .map((file) => tests.filter((test) => test.file === file))
    .sort((a, b) => sum(a) - sum(b))
    .map((some): Choice => ({ file: some[0]?.file ?? '', tests: some.map(({ name }) => name) }));
  return [...single, ...files.filter(({ tests: names = [] }) => names.length > 1)];
}

const sum = (tests: readonly { milliseconds: number }[]) =>
  tests.reduce((total, { milliseconds }) => total + milliseconds, 0);

/** The longest test of a choice, in milliseconds. */
function timeOf(reach: Reach, { file, tests }: Choice): number {
  const all = reach.files[file]?.tests ?? [];
  return Math.max(
    0,
    ...all.filter(({ name }) => tests?.includes(name) ?? true).map(({ milliseconds }) => milliseconds),
  );
}
