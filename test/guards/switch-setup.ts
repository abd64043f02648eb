import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { SwitchState } from './switch-state.js';

/* Runs before each test file of `npm run guards`: says which guard is out, and notes which ones each test reaches. */

const { off, record } = JSON.parse(readFileSync(process.env.GUARDS_STATE ?? '', 'utf8')) as SwitchState;
const reached = new Map<string, Set<number>>();
let current = '';

Object.assign(globalThis, {
  __guards: (id: number) => {
    const seen = reached.get(current);
    if (seen) seen.add(id);
    else reached.set(current, new Set([id]));
    return id === off;
  },
});

/** One test that notices is enough: the others are not run. */
let hasFailed = false;

beforeEach(({ task, skip }) => {
  current = task.fullTestName;
  skip(hasFailed);
});

afterEach(({ task }) => {
  hasFailed ||= task.result?.state === 'fail';
});

afterAll(() => {
  const found = [...reached].map(([test, ids]) => [test, [...ids]] as const);
  if (record !== null) writeFileSync(record, JSON.stringify(Object.fromEntries(found)));
});
