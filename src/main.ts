import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brokenKnowledgeFiles } from './adapters/knowledge-files.js';
import { pinoLog } from './adapters/log-pino.js';
import { type Config, ConfigError, processConfig, type Secrets, startedByNpm } from './config.js';
import { PRODUCT } from './contract/product.js';
import type { Log } from './ports/log.js';
import { answersWithin } from './server/db.js';
import { migrate } from './server/migrate.js';
import { FolderInUse, findRunningPostgres, startPostgres } from './server/postgres/index.js';
import { Undo, whenToldToStop } from './server/stop.js';
import { choosePort, startWeb } from './server/web.js';
import { createWorld } from './world.js';

const WARM_UP_MS = 2000;

/** A start that cannot go on, in words for the person who started it. */
class CannotStart extends Error {}

/**
 * Runs the product until it is told to stop: settings, database, migrations, web server, worker. `--worker` runs a
 * worker alone, `--demo` adds example accounts and reports. Gives the exit code.
 */
export async function main(args: string[]): Promise<number> {
  const undo = new Undo();
  let log: Log = pinoLog('warn');
  const onError = (error: unknown) => log.error({ error }, 'A part did not stop cleanly');
  try {
    const { values } = parseArgs({ args, options: { worker: { type: 'boolean' }, demo: { type: 'boolean' } } });
    const { config: given, secrets } = processConfig(values.demo ? { DATA_DIR: './data/demo' } : {});
    const config: Config = values.worker ? { ...given, role: 'worker' } : given;
    log = pinoLog(config.logLevel);
    if (values.demo) refuseDemo(config, secrets);
    demandKnowledge();
    const told = whenToldToStop({ watchParent: startedByNpm() });
    const state = { stopping: false };
    process.on('unhandledRejection', (error) => log.error({ error }, 'A promise failed unseen'));

    const databaseUrl = await openDatabase(config, secrets, log, undo);
    const applied = await migrate(databaseUrl);
    if (applied.length > 0) log.info({ count: applied.length }, 'The database was brought up to date');
    const port = await choosePort(config.host, config.port);
    const here = `http://${printable(config.host)}:${port}`;
    const isStopping = () => state.stopping;
    const world = await createWorld({ config, secrets, databaseUrl, appUrl: config.appUrl ?? here, log, isStopping });
    undo.add(() => world.close());
    const running: { stop(milliseconds: number): Promise<void> }[] = [];
    undo.add(async () => {
      await Promise.all(running.map((part) => part.stop(config.stopSeconds * 1000)));
    });
    if (config.role !== 'web') running.push(await world.startWorker());
    if (config.role !== 'worker') {
      running.push(await startWeb(world.http, world.ready, config.host, port));
      // Indexed once the first pages are out, so that nobody waits for it.
      setTimeout(() => world.http.lookup(), WARM_UP_MS).unref();
    }
    console.log(config.role === 'worker' ? `${PRODUCT} worker runs.` : `${PRODUCT} runs at ${config.appUrl ?? here}`);
    if (values.demo) await (await import('./server/demo.js')).seedDemo(here, config.dataFolder);

    const why = await told;
    state.stopping = true;
    log.info({ why }, 'Stopping');
    await undo.run(onError);
    return 0;
  } catch (error) {
    await undo.run(onError);
    if (isForPeople(error)) console.error(error.message);
    else console.error(error);
    return 1;
  }
}

/** The database's URL: the one given, or that of the embedded server, which is started unless a worker joins it. */
async function openDatabase(config: Config, secrets: Secrets, log: Log, undo: Undo): Promise<string> {
  if (secrets.databaseUrl) {
    if (await answersWithin(secrets.databaseUrl, 15_000)) return secrets.databaseUrl;
    throw new CannotStart(
      'The database of DATABASE_URL does not answer. Check that it runs and that the address, user and password are right.',
    );
  }
  if (config.role === 'worker') {
    const url = await findRunningPostgres(config.dataFolder);
    if (url) return url;
    throw new CannotStart(
      `A worker alone needs a database: set DATABASE_URL, or run "npm start" on the data folder ${config.dataFolder} first.`,
    );
  }
  const postgres = await startPostgres({ dataFolder: config.dataFolder, log });
  undo.add(() => postgres.stop());
  return postgres.url;
}

/** Without it every report and every question would fail, one by one. */
function demandKnowledge(): void {
  const broken = brokenKnowledgeFiles();
  if (broken.length === 0) return;
  throw new CannotStart(
    `The medical knowledge cannot be read: ${broken.join(', ')} is missing or damaged. Run "npm run build" and start again.`,
  );
}

function refuseDemo(config: Config, secrets: Secrets): void {
  if (config.mode === 'production') {
    throw new CannotStart('The demo makes example accounts and is not possible with NODE_ENV=production.');
  }
  if (secrets.databaseUrl)
    throw new CannotStart('The demo runs on a database of its own: start it without DATABASE_URL.');
  if (config.role !== 'all')
    throw new CannotStart('The demo needs the web server and a worker: start it without ROLE.');
}

function printable(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Messages written for the person at the terminal need no stack under them. */
function isForPeople(error: unknown): error is Error {
  return (
    error instanceof Error && (error instanceof ConfigError || error instanceof FolderInUse || error.name === 'Error')
  );
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exit(await main(process.argv.slice(2)));
}
