import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findRunningPostgres } from '../src/server/postgres/index.js';
import { compareTrail, requestsIn, type TrailEvent, trailSince } from '../test/audited-acts.js';

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

/**
 * Starts the built product once for all end-to-end tests, as `npm start` does, on a data folder of its own. At the end of the
 * run all that was asked of it is held against its audit trail.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'plainchart-e2e-'));
  chmodSync(folder, 0o755); // the database's own account must be able to reach it
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    // All people of the tests come from one address: on a fast machine more than ten of them register within a minute.
    env: {
      PATH: process.env.PATH,
      HOME: tmpdir(),
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'info',
      RATE_LIMIT_FACTOR: '100',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Apart: a piece of one may come in the middle of a line of the other.
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
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
      // Tests that start a product of their own start the same build.
      project.provide('programsFolder', join(root, 'dist'));
      return () => holdTrail(folder, () => output).finally(stop);
    }
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`The product did not start:\n${output}${errors}`);
    }
  }
}

/** Fails when the acts in the trail are not those that the answered requests asked for. */
async function holdTrail(folder: string, output: () => string): Promise<void> {
  const url = await findRunningPostgres(folder);
  if (!url) throw new Error('The database of the run is gone before its audit trail was looked at.');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Requests of pages that were closed a moment ago may still be on their way into the log.
    for (const until = Date.now() + 30_000; ; await sleep(250)) {
      const requests = requestsIn(output());
      const { rows } = await client.query<TrailEvent>(trailSince(0));
      const wrong = compareTrail(requests, rows);
      if (wrong.length === 0) {
        console.log(`The audit trail fits: ${requests.length} requests, ${rows.length} acts.`);
        return;
      }
      if (Date.now() < until) continue;
      // What is thrown at the end of a run is only shown: it must count as well.
      process.exitCode = 1;
      throw new Error(`The audit trail does not fit the requests:\n${wrong.join('\n')}`);
    }
  } finally {
    await client.end();
  }
}
