import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { encrypt, NotThisBackup } from './container.js';
import { type Manifest, type Tally, writeFrame } from './frames.js';
import { readBackup } from './read.js';
import { fixFormats, readRows, readShapes } from './shape.js';

export interface BackupResult {
  tables: number;
  rows: number;
}

/**
 * Writes the whole database, as it is at one moment, and the keys of the installation into one encrypted file, beside a
 * running product. The file is there only once it is whole and has been read back. Throws when there is one already.
 */
export async function writeBackup(options: {
  databaseUrl: string;
  file: string;
  passphrase: string;
  keys: Manifest['keys'];
  at: Date;
}): Promise<BackupResult> {
  const { file, passphrase } = options;
  if (existsSync(file)) throw new Error(`There is a file ${file} already. Name another.`);
  const partial = `${file}.partial`;
  const client = new pg.Client({ connectionString: options.databaseUrl, application_name: 'plainchart backup' });
  client.on('error', () => {}); // the query in hand rejects as well
  await client.connect();
  const written: BackupResult = { tables: 0, rows: 0 };
  try {
    await fixFormats(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await pipeline(
      Readable.from(frames(client, options, written)),
      createGzip({ level: 3 }),
      (plain: AsyncIterable<Buffer>) => encrypt(plain, passphrase),
      createWriteStream(partial, { mode: 0o600, flags: 'w' }),
    );
    await client.query('COMMIT');
    let rows = 0;
    for await (const frame of readBackup(partial, passphrase)) if (frame.type === 'tally') rows += frame.value.rows;
    if (rows !== written.rows) throw new NotThisBackup('The backup could not be read back.');
    renameSync(partial, file);
    return written;
  } finally {
    await client.end();
    rmSync(partial, { force: true });
  }
}

async function* frames(
  client: pg.Client,
  { keys, at }: { keys: Manifest['keys']; at: Date },
  written: BackupResult,
): AsyncGenerator<Buffer> {
  const migrations = await client.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM schema_migrations ORDER BY name',
  );
  const queues = await client.query<{ name: string }>('SELECT name FROM pgboss.queue ORDER BY name');
  const manifest = {
    at: at.toISOString(),
    migrations: migrations.rows,
    queues: queues.rows.map(({ name }) => name),
    keys,
  };
  yield writeFrame({ type: 'manifest', value: manifest });
  for (const shape of await readShapes(client)) {
    yield writeFrame({ type: 'table', value: shape });
    let tally: Tally | null = null;
    const rows = readRows(client, shape, (found) => {
      tally = found;
    });
    for await (const value of rows) yield writeFrame({ type: 'rows', value });
    if (!tally) throw new Error(`The table ${shape.name} was not read.`);
    written.tables += 1;
    written.rows += (tally as Tally).rows;
    yield writeFrame({ type: 'tally', value: tally });
  }
  // Sequences have no view of one moment: read last, they are never behind the rows.
  const sequences = await client.query<{ name: string }>(
    "SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename",
  );
  const values = [];
  for (const { name } of sequences.rows) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value AS value, is_called AS called FROM "public"."${name.replaceAll('"', '""')}"`,
    );
    if (rows[0]) values.push({ name, ...rows[0] });
  }
  yield writeFrame({ type: 'end', value: { sequences: values } });
}
