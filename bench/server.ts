import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { median, quantile } from '../eval/stats.js';
import { pinoLog } from '../src/adapters/log-pino.js';
import { listReadable } from '../src/analyses/access/store.js';
import { readConfig } from '../src/config.js';
import { buildHttp } from '../src/server/http/app.js';
import { migrate } from '../src/server/migrate.js';
import { startPostgres } from '../src/server/postgres/index.js';
import { createWorld } from '../src/world.js';
import { ms, row } from './figures.js';

const ROUNDS = 5;

/** Times the real server on an embedded PostgreSQL: upload to completed, and a read route beside a bare one. */
export async function benchServer(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const log = pinoLog('silent');
  const { config } = readConfig({ DATA_DIR: folder, PORT: '0', RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'silent' });
  const postgres = await startPostgres({ dataFolder: folder, log });
  await migrate(postgres.url);
  const appUrl = 'http://127.0.0.1';
  const world = await createWorld({
    config,
    secrets: { smtpUrl: null, dataKey: null, auditKey: null, stripeSecretKey: null, stripeWebhookSecret: null },
    databaseUrl: postgres.url,
    appUrl,
    log,
    isStopping: () => false,
  });
  const worker = await world.startWorker();
  const app = await buildHttp(world.http);
  const userId = { current: 0 };
  // The same query with nothing around it: what the product's route costs above this is ours.
  app.get('/bench/bare', async () => listReadable(world.http, userId.current, { limit: 200 }));
  try {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const cookie = await register(url);
    const user = await (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).json();
    userId.current = (user as { id: number }).id;
    await world.http.db.execute(sql`update users set uploads_remaining = null, subscription_tier = 'enterprise'`);

    console.log('\nUpload to completed (PDF, child processes warm)');
    const bytes = readFileSync(new URL('../samples/files/ct-chest-nodule.pdf', import.meta.url));
    for (let index = 0; index < 4; index += 1) await completed(url, cookie, bytes);
    const alone: number[] = [];
    for (let index = 0; index < 15; index += 1) alone.push(await completed(url, cookie, bytes));
    row('one at a time', `p50 ${ms(median(alone))}, p95 ${ms(quantile(alone, 0.95))}`);
    const people = await Promise.all([1, 2, 3, 4, 5].map((number) => register(url, number)));
    await world.http.db.execute(sql`update users set uploads_remaining = null, subscription_tier = 'enterprise'`);
    const started = performance.now();
    const together = await Promise.all(
      Array.from({ length: 50 }, (_, index) => completed(url, people[index % people.length] ?? cookie, bytes)),
    );
    row(
      '50 at once',
      `p50 ${ms(median(together))}, p95 ${ms(quantile(together, 0.95))}, all in ${ms(performance.now() - started)}`,
    );

    console.log('\nRead route beside a bare route of the same server with the same query');
    const ratios: number[] = [];
    const rates: { ours: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await rate(`${url}/api/analyses`, cookie);
      const bare = await rate(`${url}/bench/bare`, cookie);
      ratios.push(ours / bare);
      rates.push({ ours, bare });
    }
    row(
      'GET /api/analyses (19 rows)',
      `${median(ratios).toFixed(2)} of the bare route's requests a second (${median(rates.map((r) => r.ours)).toFixed(0)} against ${median(rates.map((r) => r.bare)).toFixed(0)}; ${ROUNDS} rounds, ${ratios.map((r) => r.toFixed(2)).join(' ')})`,
    );
  } finally {
    await app.close();
    await worker.stop(10_000);
    await world.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function register(url: string, number = 0): Promise<string> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Bench',
      lastName: 'Sample',
      email: `bench-${number}@plainchart.example`,
      phoneNumber: '555-0100',
      password: 'Bench-sample-1!',
      userType: 'patient',
    }),
  });
  if (!answer.ok) throw new Error(`Registration answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Uploads a report and waits on the event stream until it is completed; milliseconds from send to end. */
async function completed(url: string, cookie: string, bytes: Buffer): Promise<number> {
  const started = performance.now();
  const form = new FormData();
  form.append('report', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'report.pdf');
  const answer = await fetch(`${url}/api/analyses/upload`, { method: 'POST', headers: { cookie }, body: form });
  if (!answer.ok) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: number };
  const stream = await fetch(`${url}/api/analyses/${id}/events`, { headers: { cookie } });
  const text = await stream.text();
  if (!text.includes('"completed"')) throw new Error(`Analysis ${id} did not complete: ${text.slice(-300)}`);
  return performance.now() - started;
}

async function rate(url: string, cookie: string): Promise<number> {
  const result = await autocannon({ url, connections: 10, duration: 3, headers: { cookie } });
  if (result.non2xx > 0) throw new Error(`${url} gave ${result.non2xx} answers that were no success`);
  return result.requests.average;
}
