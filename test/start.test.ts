import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { canReach, parsePasswd } from '../src/server/postgres/run-as.js';
import {
  databaseProcesses,
  makeDataFolder,
  type Product,
  register,
  removeDataFolder,
  runToEnd,
  sessionStatus,
  startProduct,
  waitForStatus,
} from './product.js';
import { programs } from './programs.js';

// The whole product starts here several times; on a busy machine each start takes its time.
vi.setConfig({ testTimeout: 180_000 });

const isRoot = process.getuid?.() === 0;
const ordinary = isRoot ? parsePasswd(readFileSync('/etc/passwd', 'utf8')).get('nobody') : undefined;
const sources = fileURLToPath(new URL('..', import.meta.url));
const folders: string[] = [];
const running: Product[] = [];
afterEach(async () => {
  for (const product of running.splice(0)) await product.end('SIGKILL');
  for (const folder of folders.splice(0)) await removeDataFolder(folder);
});
const newFolder = (...args: Parameters<typeof makeDataFolder>) => {
  folders.push(makeDataFolder(...args));
  return folders.at(-1) as string;
};
const start = async (options: Parameters<typeof startProduct>[0]) => {
  const product = await startProduct(options);
  running.push(product);
  return product;
};

test('a first start serves, a second start on the folder says so, a stop leaves nothing running, the data stay', async () => {
  const dataFolder = newFolder();
  const first = await start({ dataFolder });
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  await waitForStatus(`${first.url}/readyz`, 200, 40_000);
  const cookie = await register(first.url, 'one@example.test');
  expect(statSync(join(dataFolder, 'postgres-password')).mode & 0o777).toBe(0o600);

  const second = await runToEnd({ dataFolder });
  expect(second.code).toBe(1);
  expect(second.output).toContain(`(${first.child.pid}) already runs on the data folder ${dataFolder}`);
  expect(await sessionStatus(first.url, cookie)).toBe(200);

  expect(await first.end('SIGTERM')).toBe(0);
  expect(databaseProcesses(dataFolder)).toEqual([]);
  const again = await start({ dataFolder });
  expect(await sessionStatus(again.url, cookie)).toBe(200);
  expect(await again.end('SIGINT')).toBe(0);
  expect(databaseProcesses(dataFolder)).toEqual([]);
  // What was logged holds neither the address nor the session.
  expect(first.output() + again.output()).not.toMatch(/one@example\.test|plainchart_session/);
});

test('without the medical knowledge it does not start, and says so', async () => {
  const folder = `${await programs()}-bare`;
  folders.push(folder);
  cpSync(await programs(), folder, { recursive: true });
  rmSync(join(folder, 'education.json'));
  const run = (dataFolder: string) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const env = { PATH: process.env.PATH, HOME: tmpdir(), PORT: '0', DATA_DIR: dataFolder };
      const child = spawn(process.execPath, [join(folder, 'main.js')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      child.stderr.on('data', (chunk) => (output += chunk));
      child.on('close', (code) => resolve({ code, output }));
    });
  const dataFolder = newFolder();
  const says = `The medical knowledge cannot be read: ${join(folder, 'education.json')} is missing or damaged. Run "npm run build" and start again.\n`;
  expect(await run(dataFolder)).toEqual({ code: 1, output: says });
  writeFileSync(join(folder, 'education.json'), '{"procedures": [');
  expect(await run(dataFolder)).toEqual({ code: 1, output: says });
  expect(databaseProcesses(dataFolder)).toEqual([]);
});

describe.runIf(isRoot)('started by root', () => {
  test.runIf(ordinary && canReach(ordinary, sources))('an ordinary user can start it too', async () => {
    const dataFolder = newFolder(ordinary);
    const product = await start({ dataFolder, account: ordinary });
    await waitForStatus(`${product.url}/readyz`, 200, 40_000);
    for (const pid of databaseProcesses(dataFolder)) expect(statSync(`/proc/${pid}`).uid).toBe(ordinary?.uid);
    expect(await product.end('SIGTERM')).toBe(0);
  });

  test('the database runs as another user, also where that user cannot reach the data folder', async () => {
    const closed = newFolder();
    const dataFolder = join(closed, 'inside');
    mkdirSync(dataFolder);
    chmodSync(closed, 0o700);
    const product = await start({ dataFolder });
    const home = readFileSync(join(dataFolder, 'postgres-location'), 'utf8').trim();
    try {
      await waitForStatus(`${product.url}/readyz`, 200, 40_000);
      expect(statSync(join(home, 'data')).uid).not.toBe(0);
      const cookie = await register(product.url, 'two@example.test');
      expect(await product.end('SIGTERM')).toBe(0);
      const again = await start({ dataFolder });
      expect(await sessionStatus(again.url, cookie)).toBe(200);
      expect(await again.end('SIGTERM')).toBe(0);
    } finally {
      if (existsSync(home)) rmSync(home, { recursive: true, force: true });
    }
  });
});

test('a stop lets a request that is under way end', async () => {
  const product = await start({ dataFolder: newFolder() });
  const cookie = await register(product.url, 'three@example.test');
  const body = JSON.stringify({ reportText: 'FINDINGS: The lungs are clear. IMPRESSION: Normal chest radiograph.' });
  const answer = new Promise<number | undefined>((resolve, reject) => {
    const slow = request(
      `${product.url}/api/analyses/text`,
      {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    slow.on('error', reject);
    slow.write(body.slice(0, 20));
    void sleep(300).then(() => {
      product.child.kill('SIGTERM');
      void sleep(700).then(() => slow.end(body.slice(20)));
    });
  });
  expect(await answer).toBe(202);
  expect(await product.end('SIGTERM')).toBe(0);
});

test('when npm is killed, the product that it started through a shell stops by itself', async () => {
  const dataFolder = newFolder();
  const npm = `require('child_process').spawn('sh', ['-c', '"$0" ${join(await programs(), 'main.js')}; true', process.execPath], { stdio: 'inherit' })`;
  const env = { PATH: process.env.PATH, HOME: tmpdir(), PORT: '0', DATA_DIR: dataFolder, npm_lifecycle_event: 'start' };
  const child = spawn(process.execPath, ['-e', npm], { cwd: sources, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await vi.waitFor(() => expect(output).toContain('runs at'), { timeout: 60_000 });
  expect(databaseProcesses(dataFolder)).not.toEqual([]);
  child.kill('SIGKILL');
  await vi.waitFor(() => expect(databaseProcesses(dataFolder)).toEqual([]), { timeout: 15_000 });
});

test('bad settings are told at once, each on a line, and nothing is started', async () => {
  const dataFolder = newFolder();
  const { code, output } = await runToEnd({ dataFolder, env: { PORT: 'many', EMAIL_VERIFICATION: 'never' } });
  expect(code).toBe(1);
  expect(output).toContain('PORT must be a whole number from 0 to 65535');
  expect(output).toContain('EMAIL_VERIFICATION must be banner or required');
  expect(existsSync(join(dataFolder, 'postgres'))).toBe(false);
});

test('a worker alone needs a database, and joins that of a running start', async () => {
  const dataFolder = newFolder();
  const alone = await runToEnd({ dataFolder, args: ['--worker'] });
  expect(alone.code).toBe(1);
  expect(alone.output).toContain('set DATABASE_URL');

  const web = await start({ dataFolder, env: { ROLE: 'web' } });
  await waitForStatus(`${web.url}/readyz`, 503, 40_000);
  const worker = await start({ dataFolder, args: ['--worker'] });
  await waitForStatus(`${web.url}/readyz`, 200, 40_000);
  expect(await worker.end('SIGTERM')).toBe(0);
  expect(await web.end('SIGTERM')).toBe(0);
});

test('the demo is not possible in production', async () => {
  const { code, output } = await runToEnd({
    dataFolder: newFolder(),
    args: ['--demo'],
    env: { NODE_ENV: 'production' },
  });
  expect(code).toBe(1);
  expect(output).toContain('not possible with NODE_ENV=production');
});
