import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createVitest, type TestModule } from 'vitest/node';
import { KeptProcess } from './kept-worker.js';
import type { ScratchCopy } from './scratch-copy.js';
import type { SwitchState } from './switch-state.js';

/** A test file, or some tests of it by their full names. */
export interface Choice {
  file: string;
  tests?: readonly string[];
  /** Only tests whose name holds this. */
  piece?: string;
}

const TIMED_OUT = /timed out|Timeout/;

export interface Ran {
  /** `none`: no test was run. */
  outcome: 'passed' | 'failed' | 'broken' | 'none';
  /** What went wrong, in a line. */
  errors: string;
  /** Whether nothing failed but by waiting too long, which a busy machine does as well. */
  onlyWaited: boolean;
  /** The first test that failed. */
  failed: string | undefined;
  /** Milliseconds of each test that passed, by its full name. */
  passed: Record<string, number>;
  /** The guards that each test reached, by its full name; `''` outside of tests. */
  reached: Record<string, number[]>;
  milliseconds: number;
}

export interface Runner {
  readonly scratch: ScratchCopy;
  /** The server's test files. */
  files(): Promise<string[]>;
  /** Runs tests with a guard out (null: with every guard in); `limit` is what a test may take, in milliseconds. */
  run(choice: Choice, off: number | null, limit?: number): Promise<Ran>;
  /** Puts a file's text, as loaded from now on; the next run begins in a new process. */
  put(file: string, text: string): Promise<void>;
  /** The next run begins in a new process. */
  fresh(): Promise<void>;
  close(): Promise<void>;
}

const STATE = 'test/guards/state.json';
const RECORD = 'test/guards/record.json';

/** What a test may take on a busy machine. */
const LONGEST = 120_000;
/** What the tests of a file may take together. */
const WHOLE_FILE = 900_000;
/** What may pass before and after tests without a guard. */
const AROUND = 60_000;

/** Starts what runs the tests of a scratch copy, again and again. */
export async function openRunner(scratch: ScratchCopy): Promise<Runner> {
  process.env.GUARDS_STATE = scratch.path(STATE);
  // A test that notices by waiting in vain would cost a minute for each guard.
  process.env.PATIENCE_MS = '20000';
  const kept = new KeptProcess();
  const vitest = await createVitest('test', {
    root: scratch.folder,
    config: false,
    watch: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['src/web/**', 'node_modules/**'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/guards/switch-setup.ts'],
    pool: kept,
    isolate: false,
    fileParallelism: false,
    maxWorkers: 1,
    reporters: [{ onInit() {} }],
    silent: true,
    retry: 0,
    testTimeout: LONGEST,
    hookTimeout: LONGEST,
    expect: { poll: { timeout: 20_000 } },
  });

  async function run({ file, tests, piece }: Choice, off: number | null, limit = LONGEST): Promise<Ran> {
    const state: SwitchState = { off, record: scratch.path(RECORD) };
    scratch.write(STATE, JSON.stringify(state));
    rmSync(scratch.path(RECORD), { force: true });
    const literal = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (tests)
      vitest.setGlobalTestNamePattern(
        new RegExp(`^\\s*(?:${tests.map((name) => literal(name.replaceAll(' > ', ' '))).join('|')})$`),
      );
    else if (piece) vitest.setGlobalTestNamePattern(new RegExp(literal(piece)));
    else vitest.resetGlobalTestNamePattern();
    const [project] = vitest.projects;
    if (!project) throw new Error('There is no project.');
    // What failed before must not count against this run: it would end at once.
    vitest.state.idMap.clear();
    vitest.state.filesMap.clear();
    vitest.state.errorsSet.clear();
    Object.assign(project.config, { testTimeout: limit, hookTimeout: limit });
    // Whatever never ends is ended: then nothing is left but a new process.
    let isEnded = false;
    const end = setTimeout(
      () => {
        isEnded = true;
        void kept.discard();
      },
      off === null ? WHOLE_FILE : 2 * limit + AROUND,
    );
    const began = Date.now();
    const ran = await vitest
      .runTestSpecifications([project.createSpecification(scratch.path(file))])
      .catch(() => null)
      .finally(() => clearTimeout(end));
    const module = ran?.testModules[0];
    const milliseconds = Date.now() - began;
    // Of tests that were cut off no word is left, as if none had been asked for.
    if (!module || isEnded)
      return {
        outcome: 'failed',
        errors: 'It timed out.',
        onlyWaited: true,
        failed: undefined,
        passed: {},
        reached: {},
        milliseconds,
      };
    const reached = existsSync(scratch.path(RECORD)) ? JSON.parse(readFileSync(scratch.path(RECORD), 'utf8')) : {};
    return { ...resultOf(module), reached, milliseconds };
  }

  return {
    scratch,
    run,
    files: async () =>
      (await vitest.globTestSpecifications()).map(({ moduleId }) => moduleId.slice(scratch.folder.length + 1)),
    async put(file, text) {
      scratch.write(file, text);
      vitest.invalidateFile(scratch.path(file));
      await kept.discard();
    },
    fresh: () => kept.discard(),
    async close() {
      await vitest.close();
      await kept.discard();
    },
  };
}

function resultOf(module: TestModule): Pick<Ran, 'outcome' | 'errors' | 'onlyWaited' | 'failed' | 'passed'> {
  const tests = [...module.children.allTests()];
  const problems = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  const errors = [...problems, ...tests.flatMap((test) => test.result().errors ?? [])]
    .map(({ message }) => message.split('\n')[0])
    .join('; ');
  const passed = tests.filter((test) => test.result().state === 'passed');
  const broken = module.errors().some(({ message }) => /Transform failed|SyntaxError|PARSE/i.test(message));
  const hasFailed = module.errors().length > 0 || !module.ok() || errors !== '';
  const outcome = broken ? 'broken' : hasFailed ? 'failed' : passed.length > 0 ? 'passed' : 'none';
  const times = passed.map((test) => [test.fullName, test.diagnostic()?.duration ?? 0] as const);
  const failed = tests.find((test) => test.result().state === 'failed')?.fullName;
  const faults = [...module.errors(), ...tests.flatMap((test) => test.result().errors ?? [])];
  const onlyWaited = faults.every(({ message }) => TIMED_OUT.test(message));
  return { outcome, errors, onlyWaited, failed, passed: Object.fromEntries(times) };
}
