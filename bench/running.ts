import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pinoLog } from '../src/adapters/log-pino.js';
import { readConfig } from '../src/config.js';
import { buildHttp } from '../src/server/http/app.js';
import { migrate } from '../src/server/migrate.js';
import { startPostgres } from '../src/server/postgres/index.js';
import { createWorld, type World } from '../src/world.js';

/** The real server with a worker on an embedded PostgreSQL, in a folder of its own. */
export interface Running {
  readonly app: FastifyInstance;
  readonly world: World;
  /** Makes a person without limits; gives the session cookie. */
  register(): Promise<string>;
  /** Submits a file; gives the number of the analysis. */
  upload(cookie: string, bytes: Buffer): Promise<number>;
  listen(): Promise<string>;
  stop(): Promise<void>;
}

export async function startRunning(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const log = pinoLog('silent');
  const { config } = readConfig({
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'silent',
    // What is timed must end well, also on a machine that does much else.
    ENGINE_TIMEOUT_SECONDS: '300',
    EXTRACT_TIMEOUT_SECONDS: '300',
  });
  const postgres = await startPostgres({ dataFolder: folder, log });
  await migrate(postgres.url);
  const world = await createWorld({
    config,
    secrets: { smtpUrl: null, dataKey: null, auditKey: null, stripeSecretKey: null, stripeWebhookSecret: null },
    databaseUrl: postgres.url,
    appUrl: 'http://127.0.0.1',
    log,
    isStopping: () => false,
  });
  const worker = await world.startWorker();
  const app = await buildHttp(world.http);
  let url = '';
  let people = 0;
  return {
    app,
    world,
    async listen() {
      url = await app.listen({ host: '127.0.0.1', port: 0 });
      return url;
    },
    async register() {
      const answer = await fetch(`${url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          firstName: 'Bench',
          lastName: 'Sample',
          email: `bench-${++people}@plainchart.example`,
          phoneNumber: '555-0100',
          password: 'Bench-sample-1!',
          userType: 'patient',
        }),
      });
      if (!answer.ok) throw new Error(`Registration answered ${answer.status}: ${await answer.text()}`);
      await world.http.db.execute(sql`update users set uploads_remaining = null, subscription_tier = 'enterprise'`);
      return answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
    },
    async upload(cookie, bytes) {
      const form = new FormData();
      form.append('report', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'report.pdf');
      const answer = await fetch(`${url}/api/analyses/upload`, { method: 'POST', headers: { cookie }, body: form });
      if (!answer.ok) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`);
      return ((await answer.json()) as { id: number }).id;
    },
    async stop() {
      await app.close();
      await worker.stop(10_000);
      await world.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
