import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Account } from '../src/server/postgres/run-as.js';
import { programs } from './programs.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The product, running in a process of its own. */
export interface Product {
  readonly child: ChildProcess;
  readonly url: string;
  /** All it has printed. */
  output(): string;
  /** Sends a signal and gives the exit code (or the signal's name). */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

export interface StartOptions {
  dataFolder: string;
  args?: string[];
  env?: Record<string, string>;
  /** Runs as this account (needs root). */
  account?: Account | undefined;
}

/** Starts the product and waits for its address; rejects with what it printed when it ends first. */
export async function startProduct(options: StartOptions): Promise<Product> {
  const { child, output, ended } = await launch(options);
  for (const until = Date.now() + 90_000; ; await sleep(20)) {
    const url = /(?:runs at (http\S+)|worker (runs))/.exec(output());
    if (url) {
      const end = (signal: NodeJS.Signals) => {
        child.kill(signal);
        return ended;
      };
      return { child, url: url[1] ?? '', output, end };
    }
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It did not start:\n${output()}`);
    if (Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`It did not start in time:\n${output()}`);
    }
  }
}

/** Starts the product and waits until it ends by itself. */
export async function runToEnd(options: StartOptions): Promise<{ code: number | string; output: string }> {
  const { output, ended } = await launch(options);
  return { code: await ended, output: output() };
}

async function launch({ dataFolder, args = [], env = {}, account }: StartOptions) {
  const child = spawn(process.execPath, [join(await programs(), 'main.js'), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: tmpdir(), PORT: '0', DATA_DIR: dataFolder, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  return { child, output: () => text, ended };
}

/** A fresh data folder that every account can reach, owned by `account` when one is given. */
export function makeDataFolder(account?: Account): string {
  const folder = mkdtempSync(join(tmpdir(), 'plainchart-start-'));
  chmodSync(folder, 0o755);
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** The processes that work in the database folder below this data folder. */
export function databaseProcesses(dataFolder: string): number[] {
  const data = join(dataFolder, 'postgres', 'data');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === data;
      } catch {
        return false;
      }
    });
}

/** Ends whatever a test left running on the folder and removes it. */
export async function removeDataFolder(dataFolder: string): Promise<void> {
  for (const pid of databaseProcesses(dataFolder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // it has ended
    }
  }
  await sleep(100);
  if (existsSync(dataFolder)) rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
}

/** Asks until the answer has the wanted status; gives the time it took in milliseconds. */
export async function waitForStatus(url: string, status: number, milliseconds: number): Promise<number> {
  const started = Date.now();
  let last = 'no answer';
  while (Date.now() - started < milliseconds) {
    try {
      const answer = await fetch(url);
      last = `${answer.status} ${await answer.text()}`;
      if (answer.status === status) return Date.now() - started;
    } catch (error) {
      last = (error as Error).message;
    }
    await sleep(20);
  }
  throw new Error(`${url} did not answer ${status} within ${milliseconds} ms, but: ${last}`);
}

/** Makes an account through the API; gives the session cookie. */
export async function register(url: string, email: string): Promise<string> {
  const account = {
    firstName: 'Test',
    lastName: 'Person',
    email,
    phoneNumber: '+1 555 0100',
    dateOfBirth: '1970-01-01',
    password: 'Correct-Horse-7',
    userType: 'patient',
  };
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (answer.status !== 201) throw new Error(`Registration answered ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** The status of the signed-in user's own record: 200 while the session is known. */
export async function sessionStatus(url: string, cookie: string): Promise<number> {
  return (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).status;
}
