// npm run check: format and lint, types of every room, walls between rooms, unused code. All run; each failure is shown.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, installIfMissing, root } from './steps.mjs';

checkNode();
installIfMissing();

const types = ['core', 'server', 'web', 'e2e'].map((room) => [`types ${room}`, 'tsc', ['-p', `tsconfig.${room}.json`]]);
const lanes = [
  [['format and lint', 'biome', ['check', '.']], types[0], types[1]],
  [
    ['walls', 'depcruise', ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long']],
    types[2],
    types[3],
    ['unused code', 'knip', []],
  ],
];

function runQuietly(command, args) {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

let failed = 0;
async function lane(steps) {
  for (const [name, command, args] of steps) {
    const started = Date.now();
    // A room without files yet has nothing to check (tsc counts that as an error).
    if (name === 'types e2e' && !existsSync(join(root, 'e2e'))) continue;
    let { ok, output } = await runQuietly(command, args);
    // The walls tool reads nothing and still exits 0 when it does not understand the compiler: nothing read is a failure.
    if (name === 'walls' && ok && !/\b[1-9]\d+ modules/.test(output)) {
      ok = false;
      output += '\nThe walls check read no modules.';
    }
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    if (!ok) {
      failed++;
      console.log(output.trim().replace(/^/gm, '    '));
    }
  }
}

await lane([
  ['knowledge', 'tsx', ['scripts/compile-knowledge.ts']],
  ['knowledge rules', 'tsx', ['scripts/knowledge.ts', '--quiet']],
  ['spec table', 'tsx', ['scripts/spec-coverage.ts', '--check']],
]);
await Promise.all(lanes.map(lane));
if (failed > 0) console.log(`${failed} of the checks failed.`);
process.exit(failed > 0 ? 1 : 0);
