import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fchownSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../ports/log.js';
import { type Binaries, findBinaries } from './binaries.js';
import {
  type Cluster,
  clusterPassword,
  clusterUrl,
  hasCluster,
  initCluster,
  layOutCluster,
  OWNER,
  serverEnvironment,
} from './cluster.js';
import { lockFolder } from './folder-lock.js';
import { clearOrphan, waitForEnd } from './postmaster.js';
import { chooseAccount } from './run-as.js';

/** A PostgreSQL server that we started and keep running. */
export interface EmbeddedPostgres {
  /** The URL of the product's database. */
  readonly url: string;
  /** The URL of another database on the same server. */
  urlOf(database: string): string;
  /** The server's process number; null while it is being started again. */
  pid(): number | null;
  /** Stops the server and gives the folder free. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataFolder: string;
  log: Log;
  /** False only in tests: no fsync. */
  durable?: boolean;
}

const LOG_LIMIT = 10 * 1024 * 1024;

/**
 * Starts the embedded PostgreSQL on a data folder, creating the database the first time, and starts it again whenever
 * it dies. Throws `FolderInUse` when another process holds the folder, and with advice when it cannot run here.
 */
export async function startPostgres({ dataFolder, log, durable = true }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(dataFolder, { recursive: true });
  const lock = await lockFolder(dataFolder);
  try {
    const cluster = layOutCluster(dataFolder, chooseAccount);
    const binaries = findBinaries(cluster.account, cluster.home);
    const password = clusterPassword(cluster);
    const orphan = await clearOrphan(cluster.data, cluster.sockets);
    if (orphan === 'stopped') log.warn({}, 'Stopped a database server that an earlier start had left behind');
    initCluster(cluster, binaries, password, durable);
    const server = new Server(cluster, binaries, password, durable, log);
    await server.start();
    await createDatabase(clusterUrl(cluster, password, 'postgres'));
    return {
      url: clusterUrl(cluster, password, OWNER),
      urlOf: (database) => clusterUrl(cluster, password, database),
      pid: () => server.pid,
      stop: async () => {
        await server.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The URL of the embedded database of a start that runs on this folder now; null when none answers. */
export async function findRunningPostgres(dataFolder: string): Promise<string | null> {
  if (!hasCluster(dataFolder)) return null;
  try {
    const cluster = layOutCluster(dataFolder, chooseAccount);
    const url = clusterUrl(cluster, clusterPassword(cluster), OWNER);
    return (await answers(url)) === 'yes' ? url : null;
  } catch {
    return null;
  }
}

class Server {
  pid: number | null = null;
  private child: ChildProcess | null = null;
  private stopping = false;
  private restarting: Promise<void> = Promise.resolve();

  constructor(
    private readonly cluster: Cluster,
    private readonly binaries: Binaries,
    private readonly password: string,
    private readonly durable: boolean,
    private readonly log: Log,
  ) {}

  /** Starts the server and waits until it answers. Throws with the end of its log when it does not come up. */
  async start(): Promise<void> {
    const output = this.openLog();
    const from = statSync(this.cluster.log).size;
    const child = spawn(this.binaries.postgres, this.arguments(), {
      cwd: this.cluster.data,
      env: serverEnvironment(),
      // A session of its own: Ctrl-C in the terminal must reach us first, and the database last.
      detached: true,
      stdio: ['ignore', output, output],
      ...this.cluster.account,
    });
    closeSync(output);
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(`ended with ${signal ?? `code ${code}`}`));
    });
    let end: string | null = null;
    void ended.then((how) => {
      end = how;
    });
    this.child = child;
    await this.waitUntilReady(() => end, from);
    this.pid = child.pid ?? null;
    void ended.then((how) => this.onEnd(how));
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.restarting;
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const running = () => child.exitCode === null && child.signalCode === null;
    child.kill('SIGINT');
    if (!(await waitForEnd(running, 30_000))) {
      child.kill('SIGQUIT');
      await waitForEnd(running, 10_000);
    }
  }

  private onEnd(how: string): void {
    this.pid = null;
    if (this.stopping) return;
    this.log.error({ how }, 'The database server ended by itself; starting it again');
    this.restarting = this.restart();
  }

  /** Tries again for as long as it takes: whether the product is ready is told by its health check. */
  private async restart(): Promise<void> {
    for (let wait = 100; !this.stopping; wait = Math.min(wait * 2, 10_000)) {
      try {
        await clearOrphan(this.cluster.data, this.cluster.sockets);
        await this.start();
        this.log.info({}, 'The database server runs again');
        return;
      } catch (error) {
        this.log.error({ reason: (error as Error).message }, 'The database server did not come back');
        await sleep(wait);
      }
    }
  }

  private async waitUntilReady(ended: () => string | null, logFrom: number): Promise<void> {
    const url = clusterUrl(this.cluster, this.password, 'postgres');
    const until = Date.now() + 60_000;
    for (;;) {
      const answer = await answers(url);
      if (answer === 'yes' && ended() === null) return;
      if (ended() !== null || (answer === 'no' && Date.now() > until)) {
        this.child?.kill('SIGQUIT');
        const said = readFileSync(this.cluster.log).subarray(logFrom).toString('utf8').trim().slice(-2000);
        throw new Error(`The database server did not start (${ended() ?? 'no answer'}).\n${said}`);
      }
      await sleep(20);
    }
  }

  private openLog(): number {
    const path = this.cluster.log;
    try {
      if (statSync(path).size > LOG_LIMIT) renameSync(path, `${path}.1`);
    } catch {
      // the first start
    }
    const file = openSync(path, 'a', 0o600);
    if (this.cluster.account) fchownSync(file, this.cluster.account.uid, this.cluster.account.gid);
    return file;
  }

  private arguments(): string[] {
    const settings: Record<string, string> = {
      listen_addresses: '',
      port: '5432',
      unix_socket_directories: this.cluster.sockets,
      unix_socket_permissions: '0700',
      max_connections: '100',
      fsync: this.durable ? 'on' : 'off',
      synchronous_commit: this.durable ? 'on' : 'off',
      full_page_writes: this.durable ? 'on' : 'off',
      // Statements and row values may hold health data: neither may reach the log.
      log_statement: 'none',
      log_min_error_statement: 'panic',
      log_error_verbosity: 'terse',
      log_parameter_max_length_on_error: '0',
      // Small queries only; parallel workers and just-in-time compilation cost more than they give.
      max_parallel_workers_per_gather: '0',
      jit: 'off',
      timezone: 'UTC',
      log_timezone: 'UTC',
    };
    return [
      '-D',
      this.cluster.data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ];
  }
}

/** `starting`: it recovers after a crash, which may take minutes. */
async function answers(url: string): Promise<'yes' | 'no' | 'starting'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return 'yes';
  } catch (error) {
    return (error as { code?: string }).code === '57P03' ? 'starting' : 'no';
  } finally {
    await client.end().catch(() => {});
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [OWNER]);
    if (rowCount === 0) await client.query(`create database ${OWNER}`);
  } finally {
    await client.end();
  }
}
