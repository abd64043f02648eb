import { createHash } from 'node:crypto';
import { linkSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
 * Takes the folder for this process until `release` is called or the process dies: the lock is a listening socket,
 * which the system closes with the process, so a killed process never leaves a lock behind.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const path = lockPath(folder);
  for (let round = 0; round < 20; round++) {
    const server = await listen(path);
    if (server) {
      return { release: () => new Promise((resolve) => server.close(() => resolve())) };
    }
    const holder = await ask(path);
    if (holder) throw new FolderInUse(folder, holder.pid);
    await removeStale(path, folder);
  }
  throw new FolderInUse(folder, null);
}

/** A short name that stands for one folder, however it was reached. */
export function pathHash(folder: string): string {
  return createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);
}

function lockPath(folder: string): string {
  const inside = join(folder, 'start.lock');
  return Buffer.byteLength(inside) <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `plainchart-${pathHash(folder)}.lock`);
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.end(`${process.pid}\n`);
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** Asks who listens: null when nobody does. A process that is too busy to say its number still counts. */
function ask(path: string): Promise<{ pid: number | null } | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    let text = '';
    socket.setTimeout(2_000, () => {
      socket.destroy();
      resolve({ pid: null });
    });
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('end', () => resolve({ pid: /^\d+\n$/.test(text) ? Number(text) : null }));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? null : { pid: null });
    });
  });
}

/** Moves the dead socket aside first: of two starts that see it at once, each checks what it really moved. */
async function removeStale(path: string, folder: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return; // another start was quicker
  }
  const holder = await ask(aside);
  if (holder) {
    try {
      linkSync(aside, path);
    } catch {
      // a third start has taken the place meanwhile
    }
    rmSync(aside, { force: true });
    throw new FolderInUse(folder, holder.pid);
  }
  rmSync(aside, { force: true });
}
