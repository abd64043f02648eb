import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPid } from '../src/server/postgres/postmaster.js';
import { makeDataFolder, type Product, register, removeDataFolder, startProduct } from './product.js';

/*
 * The whole product is killed while real analyses run. Whatever was acknowledged with 202 must end `completed`, and
 * each must have cost one unit.
 */

vi.setConfig({ testTimeout: 240_000 });

/** On a busy machine the engine may take longer than people would be asked to wait. */
const env = { ENGINE_TIMEOUT_SECONDS: '300' };
/** Far longer than it takes: a busy machine is not what is tested here. */
const WAIT_MS = 100_000;
/** What the product says when it takes over the job of a worker that did not end it. */
const SILENT = 'A worker went silent';

const folders: string[] = [];
let product: Product | null = null;
let dataFolder = '';
beforeEach(() => {
  dataFolder = makeDataFolder();
  folders.push(dataFolder);
});
afterEach(async () => {
  await product?.end('SIGKILL');
});
afterAll(async () => {
  for (const folder of folders) await removeDataFolder(folder);
});

/** Long enough that the engine is at work for a while. */
const report = `CT CHEST WITHOUT CONTRAST\n\nFINDINGS:\n${Array.from(
  { length: 150 },
  (_, line) => `There is a ${(line % 9) + 2} mm nodule in the right upper lobe. No pleural effusion is seen.`,
).join('\n')}\n\nIMPRESSION:\nPulmonary nodule. Follow-up CT in 12 months.`;

interface Item {
  id: number;
  status: string;
  stage: string | null;
}

async function submit(url: string, cookie: string, reportText: string): Promise<number> {
  const answer = await fetch(`${url}/api/analyses/text`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ reportText }),
  });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: number }).id;
}

async function list(url: string, cookie: string): Promise<Item[]> {
  const answer = await fetch(`${url}/api/analyses`, { headers: { cookie } });
  return answer.ok ? ((await answer.json()) as Item[]) : [];
}

async function waitFor(url: string, cookie: string, met: (items: Item[]) => boolean, milliseconds: number) {
  let items: Item[] = [];
  for (const until = Date.now() + milliseconds; Date.now() < until; await sleep(50)) {
    items = await list(url, cookie).catch(() => []);
    if (met(items)) return items;
  }
  throw new Error(`Not within ${milliseconds} ms; last seen: ${JSON.stringify(items)}`);
}
const underWay = (items: Item[]) => items.some(({ status, stage }) => status === 'processing' && stage !== 'queued');
const allCompleted = (items: Item[]) => items.length === 3 && items.every(({ status }) => status === 'completed');

async function unitsLeft(url: string, cookie: string): Promise<number> {
  const answer = await fetch(`${url}/api/auth/user`, { headers: { cookie } });
  return ((await answer.json()) as { uploadsRemaining: number }).uploadsRemaining;
}

test('after kill -9 of the product in mid-analysis, every acknowledged report is explained', async () => {
  product = await startProduct({ dataFolder, env });
  const cookie = await register(product.url, 'mid@example.test');
  const ids = [];
  for (const part of ['A', 'B', 'C']) ids.push(await submit(product.url, cookie, `${report}\n${part}`));
  await waitFor(product.url, cookie, underWay, WAIT_MS);
  await product.end('SIGKILL');
  product = await startProduct({ dataFolder, env });
  const items = await waitFor(product.url, cookie, allCompleted, WAIT_MS);
  expect(items.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(product.output()).toContain(SILENT);
  expect(await unitsLeft(product.url, cookie)).toBe(0);
});

test('after kill -9 of the database in mid-analysis, every acknowledged report is explained', async () => {
  product = await startProduct({ dataFolder, env });
  const cookie = await register(product.url, 'database@example.test');
  for (const part of ['A', 'B', 'C']) await submit(product.url, cookie, `${report}\n${part}`);
  await waitFor(product.url, cookie, underWay, WAIT_MS);
  process.kill(readPid(`${dataFolder}/postgres/data`) as number, 'SIGKILL');
  await waitFor(product.url, cookie, allCompleted, WAIT_MS);
  expect(await unitsLeft(product.url, cookie)).toBe(0);
});

test('SIGTERM in mid-analysis loses nothing and costs no try', async () => {
  product = await startProduct({ dataFolder, env });
  const cookie = await register(product.url, 'term@example.test');
  for (const part of ['A', 'B', 'C']) await submit(product.url, cookie, `${report}\n${part}`);
  await waitFor(product.url, cookie, underWay, WAIT_MS);
  expect(await product.end('SIGTERM')).toBe(0);
  product = await startProduct({ dataFolder, env });
  await waitFor(product.url, cookie, allCompleted, WAIT_MS);
  // No lease was left behind to expire: whatever was not finished was taken up at once.
  expect(product.output()).not.toContain(SILENT);
});
