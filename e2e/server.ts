import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product of this run answers. */
    siteUrl: string;
    /** Its data folder, with the mails it has sent. */
    dataFolder: string;
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));
const START_WITHIN = 170_000;

/** Starts the built product once for all end-to-end tests, as `npm start` does, on a data folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'plainchart-e2e-'));
  chmodSync(folder, 0o755); // the database's own account must be able to reach it
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: tmpdir(), PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    const impatient = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(impatient);
    rmSync(folder, { recursive: true, force: true });
  };

  for (const until = Date.now() + START_WITHIN; ; await sleep(50)) {
    const url = /runs at (http\S+)/.exec(output)?.[1];
    if (url) {
      project.provide('siteUrl', url);
      project.provide('dataFolder', folder);
      project.provide('programsFolder', join(root, 'dist'));
      return stop;
    }
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`The product did not start:\n${output}`);
    }
  }
}
