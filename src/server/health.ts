import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { readMigrations } from './migrate.js';

/** A worker that has been silent this long counts as gone. */
const WORKER_SILENCE_SECONDS = 30;
const ANSWER_WITHIN_MS = 3_000;

/** Tells why the product cannot do its work now; an empty list when it can. */
export type Readiness = () => Promise<string[]>;

/** Asks the database, its schema and the workers. `isStopping` tells that this process is on its way out. */
export function readiness(pool: pg.Pool, isStopping: () => boolean): Readiness {
  const expected = readMigrations().map((migration) => migration.name);
  return async () => {
    if (isStopping()) return ['The server is stopping.'];
    try {
      return await within(ask(pool, expected), ANSWER_WITHIN_MS);
    } catch {
      return ['The database cannot be reached.'];
    }
  };
}

async function ask(pool: pg.Pool, expected: readonly string[]): Promise<string[]> {
  const reasons: string[] = [];
  const table = await pool.query<{ found: boolean }>(`select to_regclass('schema_migrations') is not null as found`);
  if (!table.rows[0]?.found) return ['The database has not been migrated.'];
  const applied = await pool.query<{ name: string }>('select name from schema_migrations');
  const done = new Set(applied.rows.map((row) => row.name));
  const missing = expected.filter((name) => !done.has(name));
  if (missing.length > 0) return [`The database has not been migrated: ${missing.join(', ')}.`];
  const workers = await pool.query<{ alive: boolean }>(
    `select exists (select 1 from worker_heartbeats where seen_at > now() - make_interval(secs => $1)) as alive`,
    [WORKER_SILENCE_SECONDS],
  );
  if (!workers.rows[0]?.alive) reasons.push(`No worker has been seen for ${WORKER_SILENCE_SECONDS} seconds.`);
  return reasons;
}

/** `GET /healthz`: the process answers. `GET /readyz`: it can do its work; 503 with the reasons otherwise. */
export function healthRoutes(app: FastifyInstance, ready: Readiness): void {
  const config = { rateLimit: false };
  app.get('/healthz', { config }, async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', { config }, async (_, reply) => {
    const reasons = await ready();
    reply.header('cache-control', 'no-store').code(reasons.length === 0 ? 200 : 503);
    return reasons.length === 0 ? { status: 'ready' } : { status: 'not ready', reasons };
  });
}

function within<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
