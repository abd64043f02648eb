import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { median, quantile } from '../eval/stats.js';
import { RUSH_MINUTES } from '../src/contract/plans.js';
import { row } from './figures.js';
import { type Running, startRunning } from './running.js';

const ORDINARY = 60;
const RUSHED = 10;
const SCANS = 4;
const BESIDE_SCANS = 10;

const sample = (name: string) => readFileSync(new URL(`../samples/files/${name}`, import.meta.url));

/** Times what a rush promises behind a full queue, and what reports with text in them wait while scans are read. */
export async function benchRush(): Promise<void> {
  const running = await startRunning();
  try {
    await running.listen();
    await behindFullQueue(running);
    await besideScans(running);
  } finally {
    await running.stop();
  }
}

async function behindFullQueue(running: Running): Promise<void> {
  const report = sample('ct-chest-nodule.pdf');
  const cookies = await Promise.all(Array.from({ length: 5 }, () => running.register()));
  const hurried = await running.register();
  await running.world.http.db.execute(
    sql`INSERT INTO add_on_credits (user_id, add_on, units_left) SELECT max(id), 'rush', ${RUSHED}::int FROM users`,
  );
  const turn = (index: number) => cookies[index % cookies.length] ?? '';
  const ordinary = await Promise.all(
    Array.from({ length: ORDINARY }, (_, index) => running.upload(turn(index), report)),
  );
  // Into the full queue, a rush and an ordinary report side by side.
  const rushed: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < RUSHED; round += 1) {
    beside.push(await running.upload(turn(round), report));
    rushed.push(await running.upload(hurried, report));
  }
  await allEnded(running);
  console.log(`\nRush beside ordinary reports, sent into a queue of ${ORDINARY} (from sent to explained)`);
  row('reports that filled the queue', figures(await seconds(running, ordinary)));
  row(`${RUSHED} ordinary ones sent after them`, figures(await seconds(running, beside)));
  const times = await seconds(running, rushed);
  const late = times.filter((time) => time > RUSH_MINUTES * 60).length;
  row(`${RUSHED} rushed ones sent beside those`, figures(times));
  row(`promise of ${RUSH_MINUTES} minutes`, `kept for ${times.length - late} of ${times.length}`);
}

async function besideScans(running: Running): Promise<void> {
  const cookie = await running.register();
  const scans = [];
  for (let index = 0; index < SCANS; index += 1) {
    scans.push(await running.upload(cookie, sample('xray-chest-pneumonia.scan.pdf')));
  }
  await sleep(1000);
  const light = [];
  for (let index = 0; index < BESIDE_SCANS; index += 1) {
    light.push(await running.upload(cookie, sample('ct-chest-nodule.pdf')));
  }
  await allEnded(running);
  console.log(`\nReports with their text in them, sent after ${SCANS} scans`);
  row(`${SCANS} scans`, figures(await seconds(running, scans)));
  row(`${BESIDE_SCANS} reports sent after them`, figures(await seconds(running, light)));
}

async function allEnded({ world }: Running): Promise<void> {
  for (;;) {
    const { rows } = await world.http.db.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM analyses WHERE status = 'processing'`,
    );
    if (rows[0]?.n === 0) return;
    await sleep(200);
  }
}

/** How long each took from being sent to its end; says how many ended without an explanation (too slow for the limits). */
async function seconds({ world }: Running, ids: readonly number[]): Promise<number[]> {
  const { rows } = await world.http.db.execute<{ took: number; status: string }>(
    sql`SELECT extract(epoch FROM completed_at - created_at)::float8 AS took, status
      FROM analyses WHERE id IN (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`,
  );
  const failed = rows.filter(({ status }) => status === 'failed').length;
  if (failed > 0) row('not explained (of the next line)', `${failed} of ${rows.length}`);
  return rows.map(({ took }) => took);
}

function figures(times: readonly number[]): string {
  const of = (value: number) => `${value.toFixed(1)} s`;
  return `p50 ${of(median([...times]))}, p95 ${of(quantile([...times], 0.95))}, longest ${of(Math.max(...times))}`;
}
