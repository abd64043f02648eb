// npm run eval: bundles the measuring as the product is bundled, so that the time of an explanation is that of what ships,
// and runs it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root, run } from './steps.mjs';

// In the folder of its sources: the paths that they work out from their own place hold there too.
const outfile = join(root, `eval/run.${process.pid}.bundle.mjs`);
let code = 1;
try {
  await build({
    absWorkingDir: root,
    entryPoints: ['eval/run.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  code = run(process.execPath, [outfile, ...process.argv.slice(2)]);
} finally {
  rmSync(outfile, { force: true });
}
process.exitCode = code;
