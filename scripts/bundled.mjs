// Builds what ships, bundles a program of the workshop beside it, and runs that: `node scripts/bundled.mjs bench/run.ts …`.
import { rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { installIfMissing, must, root, run } from './steps.mjs';

const [entry, ...args] = process.argv.slice(2);
installIfMissing();
must(process.execPath, [join(root, 'scripts/build.mjs'), '--no-web']);
const { build } = await import('esbuild');
// Beside the other bundles: the paths that the sources work out from their own place hold there too.
const outfile = join(root, 'dist', `${basename(dirname(entry))}.${process.pid}.mjs`);
await build({
  absWorkingDir: root,
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
});
process.exitCode = run(process.execPath, [outfile, ...args]);
rmSync(outfile, { force: true });
