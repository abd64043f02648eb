import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { secretFile } from '../secret-file.js';
import type { Binaries } from './binaries.js';
import { MAX_SOCKET_PATH, pathHash } from './folder-lock.js';
import { type Account, canReach } from './run-as.js';

/** The role that owns the database, and the database's name. */
export const OWNER = 'plainchart';

/** Where root keeps a database whose data folder the database's own account cannot reach (such as below /root). */
const REACHABLE_HOME = '/var/lib/plainchart';

const PASSWORD_FILE = 'postgres-password';

/** True when a start has already made its database for this data folder. */
export function hasCluster(dataFolder: string): boolean {
  return existsSync(join(dataFolder, PASSWORD_FILE));
}

/** The files of one embedded database. */
export interface Cluster {
  /** Holds everything below. */
  readonly home: string;
  /** PostgreSQL's own data folder. */
  readonly data: string;
  /** The folder of the server's socket. */
  readonly sockets: string;
  readonly log: string;
  readonly passwordFile: string;
  readonly account: Account | null;
}

/**
 * Lays out the database's folders below the data folder and decides the account that owns them. The password file stays
 * in the data folder itself, readable by us alone.
 */
export function layOutCluster(dataFolder: string, choose: (owner: Account | null) => Account | null): Cluster {
  const folder = resolve(dataFolder);
  const moved = join(folder, 'postgres-location');
  let home = existsSync(moved) ? readFileSync(moved, 'utf8').trim() : join(folder, 'postgres');
  const account = choose(ownerOf(join(home, 'data')));
  if (!existsSync(home) && !canReach(account, folder)) {
    home = join(REACHABLE_HOME, randomUUID());
    writeFileSync(moved, `${home}\n`);
  }
  mkdirSync(home, { recursive: true });
  if (process.getuid?.() === 0 && statSync(home).uid === 0) chmodSync(home, 0o755);
  const sockets = socketFolder(home);
  mkdirSync(sockets, { recursive: true, mode: 0o700 });
  const owner = statSync(sockets);
  if (account && owner.uid !== account.uid) chownSync(sockets, account.uid, account.gid);
  else if (!account && owner.uid !== process.getuid?.()) throw foreign(sockets, owner.uid);
  chmodSync(sockets, 0o700);
  const data = join(home, 'data');
  if (!account && existsSync(data) && statSync(data).uid !== process.getuid?.())
    throw foreign(data, statSync(data).uid);
  return {
    home,
    data,
    sockets,
    log: join(home, 'server.log'),
    passwordFile: join(folder, PASSWORD_FILE),
    account,
  };
}

function foreign(path: string, uid: number): Error {
  return new Error(
    `${path} belongs to user ${uid}. Start as the user that started before, or give the folder to this user first.`,
  );
}

function ownerOf(path: string): Account | null {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid };
  } catch {
    return null;
  }
}

/**
 * The socket folder: a socket's path has a length limit, and PostgreSQL reads commas and quotes as separators. Where the
 * home does not fit, a folder of our own in the temporary folder serves (checked by its owner before use).
 */
function socketFolder(home: string): string {
  const inside = join(home, 'sockets');
  const fits = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= MAX_SOCKET_PATH && !/[,"']/.test(home);
  return fits ? inside : join(tmpdir(), `plainchart-${pathHash(home)}`);
}

/** The password of the owner role: read, or made at the first start. Only this user can read the file. */
export function clusterPassword(cluster: Cluster): string {
  if (!existsSync(cluster.passwordFile) && existsSync(join(cluster.data, 'PG_VERSION'))) {
    throw new Error(`The database's password file ${cluster.passwordFile} is missing. Restore it from a backup.`);
  }
  return secretFile(cluster.passwordFile);
}

/** The URL of a database of this cluster, over its socket. */
export function clusterUrl(cluster: Cluster, password: string, database: string): string {
  return `postgresql://${OWNER}:${password}@localhost:5432/${database}?host=${encodeURIComponent(cluster.sockets)}`;
}

/** Creates the cluster when there is none. A creation that was interrupted leaves no half-made cluster. */
export function initCluster(cluster: Cluster, binaries: Binaries, password: string, durable: boolean): void {
  const versionFile = join(cluster.data, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const major = Number.parseInt(readFileSync(versionFile, 'utf8'), 10);
    if (major === binaries.major) return;
    throw new Error(
      `The data in ${cluster.data} was written by PostgreSQL ${major}; this version brings PostgreSQL ${binaries.major}. ` +
        'Restore a backup into a new DATA_DIR, or go back to the earlier version.',
    );
  }
  const work = join(cluster.home, 'initdb');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { mode: 0o700 });
  const passwordFile = join(work, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (cluster.account) {
    chownSync(work, cluster.account.uid, cluster.account.gid);
    chownSync(passwordFile, cluster.account.uid, cluster.account.gid);
  }
  const fresh = join(work, 'data');
  const args = ['-D', fresh, '-U', OWNER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  args.push('--locale=C', '--encoding=UTF8', '--no-instructions', ...(durable ? [] : ['--no-sync']));
  const result = spawnSync(binaries.initdb, args, {
    cwd: work,
    env: serverEnvironment(),
    encoding: 'utf8',
    ...cluster.account,
  });
  if (result.error || result.status !== 0) {
    const said = result.error?.message ?? `${result.stdout}\n${result.stderr}`.trim();
    throw new Error(`The database could not be created in ${cluster.home}: ${said}`);
  }
  renameSync(fresh, cluster.data);
  rmSync(work, { recursive: true, force: true });
}

/** The server gets no settings and no secrets of ours. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C', LC_ALL: 'C', TZ: 'UTC' };
}
