import { join } from 'node:path';
import { systemClock } from './adapters/clock-system.js';
import { randomIds } from './adapters/ids-random.js';
import { createPasswords } from './adapters/passwords-argon2.js';
import { createSandbox } from './adapters/sandbox/index.js';
import { analyseReport, analyseWork } from './analyses/index.js';
import type { Config } from './config.js';
import type { Log } from './ports/log.js';
import { openDb } from './server/db.js';
import { type Readiness, readiness } from './server/health.js';
import type { HttpWorld } from './server/http/world.js';
import { openQueue } from './server/jobs/queue.js';
import { startWorker, type Worker } from './server/jobs/worker.js';
import { openNotifications } from './server/notifications.js';
import { packageRoot } from './server/package-root.js';

/** Everything the product runs on, with its adapters chosen. */
export interface World {
  readonly http: HttpWorld;
  readonly ready: Readiness;
  startWorker(): Promise<Worker>;
  /** Closes everything that the world opened. Workers and servers must have stopped. */
  close(): Promise<void>;
}

export interface WorldOptions {
  config: Config;
  databaseUrl: string;
  appUrl: string;
  log: Log;
  /** True once the process has been told to stop. */
  isStopping: () => boolean;
}

/** Builds the world on a migrated database. The only place where adapters are chosen. */
export async function createWorld({ config, databaseUrl, appUrl, log, isStopping }: WorldOptions): Promise<World> {
  const database = openDb(databaseUrl, {
    connections: config.databaseConnections,
    onError: (error) => log.warn({ error }, 'A connection to the database was lost'),
  });
  const notifications = openNotifications(databaseUrl, log);
  const queue = await openQueue({
    pool: database.pool,
    notifications,
    kinds: [analyseReport],
    log,
    supervise: config.role !== 'web',
  });
  const sandbox = createSandbox({
    // One more than jobs, so that a short explanation never waits for a long scan.
    size: config.jobConcurrency + 1,
    textMs: config.extractSeconds * 1000,
    explainMs: config.engineSeconds * 1000,
    residentMegabytes: config.sandboxMegabytes,
  });
  const { db } = database;
  const http: HttpWorld = {
    db,
    clock: systemClock,
    ids: randomIds,
    passwords: createPasswords(),
    jobs: queue,
    notifications,
    log,
    emailVerification: config.emailVerification,
    http: {
      appUrl,
      trustProxy: config.trustProxy,
      webRoot: join(packageRoot(), 'dist/web'),
      rateLimitFactor: config.rateLimitFactor,
      heartbeatSeconds: 15,
    },
  };
  const works = [
    analyseWork({ db, clock: systemClock, log, notifications, extractor: sandbox.extractor, engine: sandbox.engine }),
  ];
  return {
    http,
    ready: readiness(database.pool, isStopping),
    startWorker: () =>
      startWorker({ db, boss: queue.boss, notifications, works, log, concurrency: config.jobConcurrency }),
    async close() {
      await sandbox.close();
      await queue.close();
      await notifications.close();
      await database.close();
    },
  };
}
