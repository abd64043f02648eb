import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Thrown by `lockFolder` when another process holds the folder. */
export class FolderInUse extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number | null,
  ) {
    const who = pid === null ? 'Another process' : `Another process (${pid})`;
    super(
      `${who} already runs on the data folder ${folder}. Stop it first, or start this one with another DATA_DIR. ` +
        'To run several processes together, set DATABASE_URL.',
    );
  }
}

/** Longest path of a socket on every system we run on. */
export const MAX_SOCKET_PATH = 100;

/**
 * Takes the folder for this process until `release` is called or the process dies. The system closes a process's
 * listening socket with it, so a killed process never leaves a lock behind, and a process number that was given to
 * another program means nothing.
 *
 * Everyone who wants the folder first listens on a socket of a name of its own, then looks for others. Who finds nobody
 * alive holds the folder; of two who both try, the higher name gives way. A dead socket's name never comes back to life,
 * so it can be removed by anyone.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const prefix = lockPrefix(folder);
  const id = randomBytes(4).toString('hex');
  const own = await announce(prefix, id);
  try {
    for (;;) {
      const others = await findOthers(prefix, id);
      if (others.length === 0) break;
      const winner = others.find((other) => other.holds || other.id < id);
      if (winner) throw new FolderInUse(folder, winner.pid);
      await sleep(20); // a higher name is about to give way
    }
    own.holds = true;
    return { release: own.close };
  } catch (error) {
    await own.close();
    throw error;
  }
}

/** A short name that stands for one folder, however it was reached. */
export function pathHash(folder: string): string {
  return createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);
}

/** What the names of a folder's lock sockets begin with; in the temporary folder where the folder's path is too long. */
function lockPrefix(folder: string): string {
  const inside = join(folder, 'start.lock');
  const fits = Buffer.byteLength(inside) + 20 <= MAX_SOCKET_PATH;
  return fits ? inside : join(tmpdir(), `plainchart-${pathHash(folder)}.lock`);
}

interface Announcement {
  holds: boolean;
  close(): Promise<void>;
}

async function announce(prefix: string, id: string): Promise<Announcement> {
  const state = { holds: false };
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(`${state.holds ? 'holds' : 'tries'} ${process.pid}\n`);
  });
  // Under its own name it appears only once it answers: a socket that does not answer yet would pass for dead.
  const draft = `${prefix}-${id}`;
  await listen(server, draft);
  const path = `${prefix}.${id}`;
  renameSync(draft, path);
  server.unref();
  return Object.assign(state, {
    close: () =>
      new Promise<void>((resolve) => {
        rmSync(path, { force: true });
        server.close(() => resolve());
      }),
  });
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });
}

interface Other {
  readonly id: string;
  readonly holds: boolean;
  readonly pid: number | null;
}

async function findOthers(prefix: string, own: string): Promise<Other[]> {
  const folder = dirname(prefix);
  const start = `${basename(prefix)}.`;
  const others: Other[] = [];
  for (const name of readdirSync(folder)) {
    const id = name.slice(start.length);
    if (!name.startsWith(start) || id === own) continue;
    const path = join(folder, name);
    const said = await ask(path);
    if (said === null) {
      rmSync(path, { force: true });
      continue;
    }
    const [, what, pid] = /^(holds|tries) (\d+)\n$/.exec(said) ?? [];
    others.push({ id, holds: what !== 'tries', pid: pid ? Number(pid) : null });
  }
  return others;
}

/** What the process behind the socket says; null when there is none. One too busy to answer says nothing, but lives. */
function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    let text = '';
    socket.setTimeout(2_000, () => {
      socket.destroy();
      resolve(text);
    });
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('end', () => resolve(text));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? null : text);
    });
  });
}
