// Builds everything that runs into dist/: main.js, cli.js, operator.js, sandbox-child.js with knowledge.json, and web/ (left out with --no-web).
import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { installIfMissing, must, root } from './steps.mjs';

installIfMissing();
const { build } = await import('esbuild');
const dist = join(root, 'dist');
mkdirSync(dist, { recursive: true });

must('tsx', ['scripts/compile-knowledge.ts']);
for (const [from, to] of [
  ['compiled.json', 'knowledge.json'],
  ['education.json', 'education.json'],
]) {
  const draft = join(dist, `${to}.${process.pid}`);
  copyFileSync(join(root, 'src/knowledge', from), draft);
  renameSync(draft, join(dist, to));
}

await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    operator: 'src/operator.ts',
    'sandbox-child': 'src/adapters/sandbox/child.ts',
  },
  outdir: dist,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  // Libraries stay in node_modules: several bring binaries or data files of their own.
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});

if (!process.argv.includes('--no-web')) {
  must('vite', ['build', '--logLevel', 'warn', '--manifest']);
  must('node', ['scripts/prerender.mjs']);
}
