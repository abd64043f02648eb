import { sendMail } from '../accounts/index.js';
import { systemClock } from '../adapters/clock-system.js';
import { randomIds } from '../adapters/ids-random.js';
import { createPasswords } from '../adapters/passwords-argon2.js';
import { billingJobs } from '../billing/index.js';
import type { Config, Secrets } from '../config.js';
import type { Clock } from '../ports/clock.js';
import type { Db } from '../ports/db.js';
import type { Ids } from '../ports/ids.js';
import type { Jobs } from '../ports/jobs.js';
import type { Log } from '../ports/log.js';
import type { Passwords } from '../ports/passwords.js';
import { type Database, openDb } from '../server/db.js';
import { openQueue } from '../server/jobs/queue.js';
import { openNotifications } from '../server/notifications.js';

/** What a command was told: done or not, in words. */
export interface Outcome {
  done: boolean;
  words: string;
}

/** A command: the words that call it, how it is written, and what it does with the rest of the line. */
export interface Command {
  readonly usage: string;
  run(tools: Tools, args: readonly string[]): Promise<Outcome | 'usage'>;
}

/** What the operator's commands work with. */
export interface Tools {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly databaseUrl: string;
  readonly auditSecret: string;
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly passwords: Passwords;
  readonly log: Log;
  /** Enqueues jobs for the workers of the running product. */
  jobs(): Promise<Jobs>;
  close(): Promise<void>;
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

export function openTools(given: Pick<Tools, 'config' | 'secrets' | 'databaseUrl' | 'auditSecret'>): Tools {
  const { databaseUrl, auditSecret } = given;
  const database: Database = openDb(databaseUrl, { connections: 3, auditSecret });
  const closing: (() => Promise<void>)[] = [];
  return {
    ...given,
    db: database.db,
    clock: systemClock,
    ids: randomIds,
    passwords: createPasswords(),
    log: silent,
    async jobs() {
      const notifications = openNotifications(databaseUrl, silent);
      closing.push(() => notifications.close());
      const queue = await openQueue({
        pool: database.pool,
        notifications,
        kinds: [sendMail, ...billingJobs],
        log: silent,
      });
      closing.push(() => queue.close());
      return queue;
    },
    async close() {
      for (const close of closing.reverse()) await close();
      await database.close();
    },
  };
}
