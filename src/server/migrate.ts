import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { packageRoot } from './package-root.js';

/** One step of the schema, as it stands in `migrations/`. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
  readonly hash: string;
}

/** Several processes may start at once: they migrate one after the other under this advisory lock. */
const MIGRATION_LOCK = 7_203_411_905;

/** The migrations that come with this version, oldest first. Throws when a listed file is missing. */
export function readMigrations(folder = join(packageRoot(), 'migrations')): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    return {
      name: tag,
      statements: text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== ''),
      hash: createHash('sha256').update(text).digest('hex'),
    };
  });
}

/**
 * Brings the database to this version's schema; gives the names of the steps it applied. Each step is one transaction.
 * Throws when an applied step was changed afterwards, or when the database was written by a newer version.
 */
export async function migrate(url: string, migrations = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'plainchart migrate' });
  client.on('error', () => {}); // the query in hand rejects as well
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
    const done = new Map(rows.map((row) => [row.name, row.hash]));
    checkHistory(migrations, done);
    const pending = migrations.filter((migration) => !done.has(migration.name));
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end(); // also gives the lock free
  }
}

/** Refuses a database whose history is not the beginning of ours. */
export function checkHistory(migrations: readonly Migration[], done: ReadonlyMap<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.hash]));
  for (const [name, hash] of done) {
    if (!known.has(name)) {
      throw new Error(
        `The database has the step "${name}", which this version does not know: a newer version has used it. ` +
          'Start that version, or restore a backup.',
      );
    }
    if (known.get(name) !== hash) {
      throw new Error(`The migration "${name}" was changed after it had been applied. Migrations are only ever added.`);
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    for (const statement of migration.statements) await client.query(statement);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [migration.name, migration.hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(`The migration "${migration.name}" failed: ${(error as Error).message}`, { cause: error });
  }
}
