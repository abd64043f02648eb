// npm test: everything. Ends with what failed, a few lines each, and one line "N passed, N failed" over all tests; any
// failure makes the exit code 1.
// `npm test -- core` runs one project's tests only (core, web, server, e2e).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale, checkNode, installIfMissing, run } from './steps.mjs';

let failed = 0;
let passed = 0;
let ended = false;
/** What failed, told at the end once more: of a long log often only the end is kept. */
const failures = [];
process.on('exit', () => {
  if (!ended) end(failed + 1);
});

checkNode();
installIfMissing();
installBrowser();

const step = (name, work) => {
  console.log(`\n== ${name}`);
  if (work() === 0) passed++;
  else {
    failed++;
    failures.push(`${name}, see "== ${name}" above`);
    console.log(`== ${name}: FAILED`);
  }
};

step('checks', () => run(process.execPath, ['scripts/check.mjs']));
step('build', buildIfStale);
// One project after the other: the browser tests measure nothing useful beside a busy test run on a small machine.
const only = process.argv.slice(2);
for (const project of only.length > 0 ? only : ['core', 'web', 'server', 'e2e']) vitest(project);

ended = true;
end(failed);
process.exit(failed > 0 ? 1 : 0);

/** Runs one project and counts its tests. A project that runs no test, or dies before its report, is a failure. */
function vitest(project) {
  console.log(`\n== tests: ${project}`);
  const folder = mkdtempSync(join(tmpdir(), 'plainchart-report-'));
  const file = join(folder, 'report.json');
  const args = ['run', '--project', project, '--reporter=default', '--reporter=./scripts/test-report.mjs'];
  const code = run('vitest', args, { env: { TEST_REPORT: file } });
  let report = null;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.log(`== tests: ${project}: no report was written`);
  }
  rmSync(folder, { recursive: true, force: true });
  passed += report?.passed ?? 0;
  failed += report?.failed ?? 0;
  failures.push(...(report?.failures ?? [`${project}: no report was written`]));
  const isComplete = report !== null && report.passed + report.failed > 0;
  if (report?.failed || (code === 0 && isComplete)) return;
  // A file that fails to load has no failed test to count, and an error outside of any test only shows in the exit code.
  failed++;
  if (report?.failures.length === 0) failures.push(`${project}: ended with ${code} after ${report.passed} tests`);
}

/** The last words: what failed, and the counts. */
function end(failedInAll) {
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failedInAll} failed`);
}

/** The end-to-end tests need Debian's Chromium. They never skip: without a browser the run ends here. */
function installBrowser() {
  const given = process.env.CHROMIUM;
  const paths = given ? [given] : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  if (paths.some((path) => existsSync(path))) return;
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!given && process.getuid?.() === 0 && hasApt) {
    console.log('Installing Chromium for the browser tests (once) …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { env });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (paths.some((path) => existsSync(path))) return;
  }
  console.error(
    given
      ? `CHROMIUM says ${given}, but there is no such file.`
      : 'The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium), or set CHROMIUM to its path.',
  );
  process.exit(1);
}
