import { existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the programs of this run are, or are to be made. */
    programsFolder: string;
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The folder of the programs as they are built for people (`main.js`, `cli.js`, `sandbox-child.js` …), and of those that only
 * tests run. Made when first asked for, once for the whole run: a bundle starts many times faster than its sources.
 */
export async function programs(): Promise<string> {
  const folder = inject('programsFolder');
  if (existsSync(folder)) return folder;
  const draft = `${folder}-${process.pid}`;
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'src/main.ts',
      cli: 'src/cli.ts',
      operator: 'src/operator.ts',
      'sandbox-child': 'src/adapters/sandbox/child.ts',
      'misbehaving-child': 'test/sandbox/misbehaving-child.ts',
      'slow-worker': 'test/slow-worker.ts',
    },
    outdir: draft,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  for (const [from, to] of [
    ['compiled.json', 'knowledge.json'],
    ['education.json', 'education.json'],
  ] as const) {
    symlinkSync(join(root, 'src/knowledge', from), join(draft, to));
  }
  try {
    renameSync(draft, folder);
  } catch {
    // Another test file was faster.
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

/** The sandbox's child, to be started from its bundle. */
export async function sandboxChild(): Promise<{ entry: string }> {
  return { entry: join(await programs(), 'sandbox-child.js') };
}
