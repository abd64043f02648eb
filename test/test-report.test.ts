import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'plainchart-test-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs one test file as `npm test` does, and gives what is told of it at the end. */
function reportOf(tests: string) {
  writeFileSync(join(folder, 'some.test.ts'), tests);
  const file = join(folder, 'report.json');
  const args = ['run', '--globals', '--root', folder, `--reporter=${join(root, 'scripts/test-report.mjs')}`];
  spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: folder,
    env: { ...process.env, TEST_REPORT: file },
  });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return report;
}

describe('what npm test tells at its end', () => {
  it('counts, and names each failed test with the first line of its error', () => {
    const report = reportOf(`
      describe('sums', () => {
        it('are right', () => expect(1 + 1).toBe(2));
        it('are wrong', () => expect(1 + 1).toBe(3));
        it.skip('are left', () => {});
      });`);
    expect(report).toEqual({
      passed: 1,
      failed: 1,
      failures: [' some.test.ts > sums > are wrong', '    expected 2 to be 3 // Object.is equality (some.test.ts:4)'],
    });
  });

  it('names a file that cannot be loaded, a suite that cannot begin, and what is thrown outside of tests', () => {
    const { failed, failures } = reportOf("throw new Error('not today');");
    expect([failed, failures]).toEqual([0, [' some.test.ts', '    not today (some.test.ts:1)']]);
    const suite = reportOf(
      "describe('a day', () => { beforeAll(() => { throw new Error('rain'); }); it('is', () => {}); });",
    );
    expect(suite.failures.slice(0, 2)).toEqual([' some.test.ts > a day', '    rain (some.test.ts:1)']);
    const late = reportOf(`it('passes', async () => {
      void Promise.reject(new Error('too late'));
      await new Promise((go) => setTimeout(go, 20));
    });`);
    expect([late.passed, late.failures]).toEqual([1, ['outside of any test', '    too late (some.test.ts:2)']]);
  });
});
