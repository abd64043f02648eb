import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from '../src/server/postgres/folder-lock.js';
import { clearOrphan, isAlive, readPid, servesFolder } from '../src/server/postgres/postmaster.js';
import {
  databaseProcesses,
  makeDataFolder,
  type Product,
  register,
  removeDataFolder,
  sessionStatus,
  startProduct,
  waitForStatus,
} from './product.js';

let dataFolder: string;
let product: Product | null = null;
beforeAll(() => {
  dataFolder = makeDataFolder();
});
afterEach(async () => {
  await product?.end('SIGKILL');
});
afterAll(() => removeDataFolder(dataFolder));

const data = () => join(dataFolder, 'postgres', 'data');
const databasePid = () => readPid(data()) as number;

test('after kill -9 of the product the next start stops the database it left, and nothing is lost', async () => {
  product = await startProduct({ dataFolder });
  const cookie = await register(product.url, 'killed@example.test');
  await product.end('SIGKILL');
  const orphan = databasePid();
  expect(servesFolder(orphan, data())).toBe(true);
  product = await startProduct({ dataFolder });
  expect(product.output()).toContain('an earlier start had left behind');
  expect(servesFolder(orphan, data())).toBe(false);
  expect(await sessionStatus(product.url, cookie)).toBe(200);
  expect(await product.end('SIGTERM')).toBe(0);
  expect(databaseProcesses(dataFolder)).toEqual([]);
});

test('after kill -9 of the database it comes back by itself; not ready meanwhile, nothing acknowledged lost', async () => {
  product = await startProduct({ dataFolder });
  const { url } = product;
  await waitForStatus(`${url}/readyz`, 200, 40_000);
  const cookie = await register(url, 'database@example.test');
  const killed = databasePid();
  process.kill(killed, 'SIGKILL');
  await waitForStatus(`${url}/readyz`, 503, 40_000);
  await waitForStatus(`${url}/readyz`, 200, 40_000);
  expect(databasePid()).not.toBe(killed);
  expect(await sessionStatus(url, cookie)).toBe(200);
  await register(url, 'later@example.test');
  expect(await product.end('SIGTERM')).toBe(0);
});

test('after kill -9 of both, the next start recovers', async () => {
  product = await startProduct({ dataFolder });
  const cookie = await register(product.url, 'both@example.test');
  const database = databasePid();
  await product.end('SIGKILL');
  process.kill(database, 'SIGKILL');
  product = await startProduct({ dataFolder });
  expect(await sessionStatus(product.url, cookie)).toBe(200);
  expect(await product.end('SIGTERM')).toBe(0);
});

test('a stale pid file whose number another program now has is removed, and that program lives on', async () => {
  const folder = makeDataFolder();
  const other = spawn('sleep', ['60'], { stdio: 'ignore' });
  try {
    const data = join(folder, 'data');
    mkdirSync(data);
    writeFileSync(join(data, 'postmaster.pid'), `${other.pid}\n${data}\n1700000000\n5432\n`);
    expect(await clearOrphan(data)).toBe('stale');
    expect(readPid(data)).toBeNull();
    expect(isAlive(other.pid as number)).toBe(true);
    expect(await clearOrphan(data)).toBe('nothing');
  } finally {
    other.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});

test('of many that want a folder at once, over the dead socket of an earlier start, one gets it', async () => {
  const folder = makeDataFolder();
  try {
    // A socket file that nobody listens on, as kill -9 leaves it.
    const script = `require('net').createServer().listen(${JSON.stringify(join(folder, 'start.lock.00000000'))}, () => process.kill(process.pid, 'SIGKILL'))`;
    await new Promise((resolve) => spawn(process.execPath, ['-e', script]).on('close', resolve));
    const wants = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const won = wants.filter((want) => want.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const want of wants) if (want.status === 'rejected') expect(want.reason).toBeInstanceOf(FolderInUse);
    await won[0]?.value.release();
    await (await lockFolder(folder)).release();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
