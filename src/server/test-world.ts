import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDb } from './db.js';

/** The secret of the audit trail in tests. */
export const TEST_AUDIT_SECRET = 'an audit secret for tests that is long enough';

/** A migrated database of its own on the run's PostgreSQL server. */
export interface TestDatabase extends Database {
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
}

/**
 * Copies the migrated template: call once for each test file, in `beforeAll`. For the projects `server` and `e2e`, whose
 * set-up starts the server.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(adminUrl, `create database ${name} template template_plainchart strategy file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = openDb(url.href, { auditSecret: TEST_AUDIT_SECRET });
  return {
    ...database,
    async drop() {
      await database.close();
      await administer(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function administer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
