import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { median, quantile } from '../eval/stats.js';
import { listReadable } from '../src/analyses/access/store.js';
import { ms, row } from './figures.js';
import { type Running, startRunning } from './running.js';

const ROUNDS = 5;

/** Times the real server on an embedded PostgreSQL: upload to completed, and a read route beside a bare one. */
export async function benchServer(): Promise<void> {
  const running = await startRunning();
  const { app, world } = running;
  const userId = { current: 0 };
  // The same query with nothing around it: what the product's route costs above this is ours.
  app.get('/bench/bare', async () => listReadable(world.http, userId.current, { limit: 200 }));
  try {
    const url = await running.listen();
    const cookie = await running.register();
    const user = await (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).json();
    userId.current = (user as { id: number }).id;

    console.log('\nUpload to completed (PDF, child processes warm)');
    const bytes = readFileSync(new URL('../samples/files/ct-chest-nodule.pdf', import.meta.url));
    for (let index = 0; index < 4; index += 1) await completed(running, url, cookie, bytes);
    const alone: number[] = [];
    for (let index = 0; index < 15; index += 1) alone.push(await completed(running, url, cookie, bytes));
    row('one at a time', `p50 ${ms(median(alone))}, p95 ${ms(quantile(alone, 0.95))}`);
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => running.register()));
    const started = performance.now();
    const together = await Promise.all(
      Array.from({ length: 50 }, (_, index) => completed(running, url, people[index % people.length] ?? cookie, bytes)),
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
    await running.stop();
  }
}

/** Uploads a report and waits on the event stream until it is completed; milliseconds from send to end. */
async function completed(running: Running, url: string, cookie: string, bytes: Buffer): Promise<number> {
  const started = performance.now();
  const id = await running.upload(cookie, bytes);
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
