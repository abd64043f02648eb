// npm run bench: builds what ships and times that. `npm run bench -- engine` (or `lookup`, `server`, `rush`) runs one part.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installIfMissing, must, root } from './steps.mjs';

installIfMissing();
must(process.execPath, [join(root, 'scripts/build.mjs'), '--no-web']);
const { build } = await import('esbuild');
// Beside the other bundles: the paths that the sources work out from their own place hold there too.
const outfile = join(root, 'dist/bench.mjs');
await build({
  absWorkingDir: root,
  entryPoints: ['bench/run.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
});
must(process.execPath, [outfile, ...process.argv.slice(2)]);
rmSync(outfile);
