import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDb } from '../src/server/db.js';
import { openBoss } from '../src/server/jobs/boss.js';
import { migrate } from '../src/server/migrate.js';
import { startPostgres } from '../src/server/postgres/index.js';
import { clearOrphan, isAlive } from '../src/server/postgres/postmaster.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the `postgres` database of the run's server. */
    postgresUrl: string;
  }
}

const PREFIX = 'plainchart-tests-';
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Starts one PostgreSQL for the run and migrates the template every test file's database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  chmodSync(folder, 0o755); // the database's own account must be able to reach it
  writeFileSync(join(folder, 'runner'), String(process.pid));
  const postgres = await startPostgres({ dataFolder: folder, log: silent, durable: false });
  const admin = new pg.Client({ connectionString: postgres.urlOf('postgres') });
  await admin.connect();
  await admin.query('create database template_plainchart');
  await migrate(postgres.urlOf('template_plainchart'));
  const database = openDb(postgres.urlOf('template_plainchart'));
  const boss = await openBoss(database.pool, false, () => {});
  await boss.stop({ graceful: false });
  await database.close();
  await admin.end();
  project.provide('postgresUrl', postgres.urlOf('postgres'));
  // Below the sources, so that the programs find their libraries and the migrations.
  const programs = join(fileURLToPath(new URL('..', import.meta.url)), `node_modules/.test-programs-${process.pid}`);
  project.provide('programsFolder', programs);
  return async () => {
    await postgres.stop();
    rmSync(programs, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A run that was killed leaves its server behind: stop it and remove its folder. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), name);
    try {
      if (isAlive(Number(readFileSync(join(folder, 'runner'), 'utf8')))) continue;
      await clearOrphan(join(folder, 'postgres', 'data'));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // another run is making or removing this folder right now
    }
  }
}
