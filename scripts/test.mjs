// npm test: everything. Ends with one line "N passed, N failed" over all tests; any failure makes the exit code 1.
// `npm test -- core` runs one project's tests only (core, web, server, e2e).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale, checkNode, installIfMissing, run } from './steps.mjs';

let failed = 0;
let passed = 0;
let ended = false;
process.on('exit', () => {
  if (!ended) console.log(`\n${passed} passed, ${failed + 1} failed`);
});

checkNode();
installIfMissing();
installBrowser();

const step = (name, work) => {
  console.log(`\n== ${name}`);
  if (work() === 0) passed++;
  else {
    failed++;
    console.log(`== ${name}: FAILED`);
  }
};

step('checks', () => run(process.execPath, ['scripts/check.mjs']));
step('build', buildIfStale);
// One project after the other: the browser tests measure nothing useful beside a busy test run on a small machine.
const only = process.argv.slice(2);
for (const project of only.length > 0 ? only : ['core', 'web', 'server', 'e2e']) vitest(project);

ended = true;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Runs one project and counts its tests. A project that runs no test, or dies before its report, is a failure. */
function vitest(project) {
  console.log(`\n== tests: ${project}`);
  const folder = mkdtempSync(join(tmpdir(), 'plainchart-report-'));
  const report = join(folder, 'report.json');
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = run('vitest', args);
  let counts = null;
  try {
    counts = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    console.log(`== tests: ${project}: no report was written`);
  }
  rmSync(folder, { recursive: true, force: true });
  const red = counts?.numFailedTests ?? 0;
  passed += counts?.numPassedTests ?? 0;
  failed += red;
  const complete = counts !== null && counts.numTotalTests > 0;
  // A file that fails to load has no failed test to count, and an error outside of any test only shows in the exit code.
  if (red === 0 && (code !== 0 || !complete)) failed++;
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
