import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openBoss } from '../jobs/boss.js';
import { type Migration, migrate, readMigrations } from '../migrate.js';
import { NotThisBackup } from './container.js';
import type { End, Manifest, TableShape, Tally } from './frames.js';
import { readBackup } from './read.js';
import { fixFormats, quoted, readRows, tableName } from './shape.js';

export interface Restored {
  keys: Manifest['keys'];
  at: string;
  tables: number;
  rows: number;
}

/**
 * Fills an empty database from a backup, and then compares each table with what the backup says: rows and hash. Throws
 * when the database is not empty, the backup is not whole, or anything differs; then nothing of it counts.
 */
export async function restoreBackup(options: {
  databaseUrl: string;
  file: string;
  passphrase: string;
}): Promise<Restored> {
  const { databaseUrl, file, passphrase } = options;
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'plainchart restore' });
  client.on('error', () => {}); // the query in hand rejects as well
  await client.connect();
  try {
    await refuseFull(client);
    await fixFormats(client);
    const frames = readBackup(file, passphrase);
    const first = await frames.next();
    if (first.done || first.value.type !== 'manifest') throw new NotThisBackup('The backup is damaged.');
    const manifest = first.value.value;
    await layOut(databaseUrl, manifest);
    const tables: { shape: TableShape; tally: Tally }[] = [];
    await client.query('BEGIN');
    let loading: Loading | null = null;
    for await (const frame of frames) {
      if (frame.type === 'table') loading = await startTable(client, frame.value);
      else if (frame.type === 'rows') await loading?.write(frame.value);
      else if (frame.type === 'tally') {
        if (!loading) throw new NotThisBackup('The backup is damaged.');
        await loading.end();
        tables.push({ shape: loading.shape, tally: frame.value });
        loading = null;
      } else if (frame.type === 'end') await setSequences(client, frame.value);
    }
    for (const { shape, tally } of tables) await compare(client, shape, tally);
    await client.query('COMMIT');
    const rows = tables.reduce((sum, { tally }) => sum + tally.rows, 0);
    return { keys: manifest.keys, at: manifest.at, tables: tables.length, rows };
  } finally {
    await client.end();
  }
}

async function refuseFull(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname IN ('public', 'pgboss') AND c.relkind = 'r' LIMIT 1",
  );
  if (rows.length > 0) throw new Error('The database is not empty. A backup is restored into an empty one only.');
}

/** Makes the tables as they were, and the queues. What a newer version adds comes at its first start. */
async function layOut(databaseUrl: string, manifest: Manifest): Promise<void> {
  const known = new Map(readMigrations().map((migration) => [migration.name, migration]));
  const steps = manifest.migrations.map(({ name, hash }): Migration => {
    const step = known.get(name);
    if (step?.hash === hash) return step;
    throw new NotThisBackup(
      `The backup has the step "${name}", which this version does not know. Use the version that wrote it.`,
    );
  });
  await migrate(databaseUrl, steps);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => {});
  try {
    const boss = await openBoss(pool, false, () => {});
    for (const queue of manifest.queues) await boss.createQueue(queue);
    await boss.stop({ graceful: false });
  } finally {
    await pool.end();
  }
}

interface Loading {
  readonly shape: TableShape;
  write(bytes: Buffer): Promise<void>;
  end(): Promise<void>;
}

async function startTable(client: pg.Client, shape: TableShape): Promise<Loading> {
  // Some tables are made with rows in them.
  const { rows } = await client.query(`SELECT 1 FROM ${tableName(shape)} LIMIT 1`);
  if (rows.length > 0) await client.query(`DELETE FROM ${tableName(shape)}`);
  const stream = client.query(
    copyFrom(`COPY ${tableName(shape)} (${shape.columns.map(quoted).join(', ')}) FROM STDIN`),
  );
  let failure: Error | null = null;
  stream.on('error', (error: Error) => {
    failure = error;
  });
  return {
    shape,
    async write(bytes) {
      if (failure) throw failure;
      if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), finished(stream)]);
    },
    async end() {
      stream.end();
      await finished(stream);
    },
  };
}

async function setSequences(client: pg.Client, { sequences }: End): Promise<void> {
  for (const { name, value, called } of sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, value, called]);
  }
}

async function compare(client: pg.Client, shape: TableShape, expected: Tally): Promise<void> {
  let found: Tally | null = null;
  const rows = readRows(client, shape, (tally) => {
    found = tally;
  });
  for await (const _chunk of rows);
  const { rows: count, sha256 } = found ?? { rows: -1, sha256: '' };
  if (count === expected.rows && sha256 === expected.sha256) return;
  throw new NotThisBackup(
    `The table ${shape.name} is not what the backup holds: ${count} rows, ${expected.rows} expected.`,
  );
}
