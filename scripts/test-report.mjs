// Beside vitest's own report, for scripts/test.mjs: how many tests passed and failed, and what failed, in lines that can be
// read at the end of a long log. Written as JSON to the file that TEST_REPORT names.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** As much of an error as a line can hold. */
const LONGEST = 300;

export default class TestReport {
  onTestRunEnd(modules, unhandled) {
    const report = { passed: 0, failed: 0, failures: [] };
    const tell = (where, errors) =>
      report.failures.push(where, ...errors.slice(0, 3).map((error) => `    ${firstLine(error)}`));
    for (const module of modules) {
      const file = `${module.project.name} ${relative(process.cwd(), module.moduleId)}`;
      if (module.errors().length > 0) tell(file, module.errors());
      for (const suite of module.children.allSuites())
        if (suite.errors().length > 0) tell(`${file} > ${suite.fullName}`, suite.errors());
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') report.passed++;
        if (state !== 'failed') continue;
        report.failed++;
        tell(`${file} > ${test.fullName}`, errors);
      }
    }
    if (unhandled.length > 0) tell('outside of any test', unhandled);
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
}

/** What went wrong, and where it shows in a file of ours. */
function firstLine({ name, message, stack = '', stacks = [] }) {
  const words = String(message ?? '').split('\n');
  const line = words.find((some) => some.trim() !== '') ?? name ?? 'an error without words';
  // Errors outside of tests come with their stack as a text.
  const written = [...stack.matchAll(/(\/[^\s()]+):(\d+):\d+/g)].map(([, file, number]) => ({ file, line: number }));
  const at = [...stacks, ...written].find(({ file }) => !file.includes('node_modules'));
  const place = at ? ` (${relative(process.cwd(), at.file)}:${at.line})` : '';
  return `${line.trim().slice(0, LONGEST)}${place}`;
}
