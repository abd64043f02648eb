import { setTimeout as sleep } from 'node:timers/promises';
import { createSealer } from '../adapters/sealer-aes.js';
import { recordAudit } from '../audit/index.js';
import { PRODUCT_SLUG } from '../contract/product.js';
import { checkTrail } from '../server/audit-trail.js';
import { writeBackup } from '../server/backup/write.js';
import { listJobs, purgeJobs, type Retried, retryJob } from '../server/jobs/operator.js';
import { addKey, openKeyRing, RING_CHECK_MS } from '../server/key-ring.js';
import { SEALED_COLUMNS } from '../server/sealing/columns.js';
import { openEverything, resealAll } from '../server/sealing/reseal.js';
import { ownSecret } from '../server/secret-file.js';
import type { Command, Outcome, Tools } from './tools.js';

const RETRIED: Record<Retried, Outcome> = {
  now: { done: true, words: 'The job runs now.' },
  again: { done: true, words: 'The job was enqueued again.' },
  running: { done: false, words: 'The job is running.' },
  absent: { done: false, words: `There is no such job. See ${PRODUCT_SLUG} jobs list.` },
  ended: {
    done: false,
    words: 'The job has ended. A report that was given up did not count; its owner can send it again.',
  },
};

/** `plainchart jobs …` */
export const jobCommands: Record<string, Command> = {
  list: {
    usage: 'jobs list',
    async run({ db }, args) {
      if (args.length > 0) return 'usage';
      const jobs = await listJobs(db);
      if (jobs.length === 0) return { done: true, words: 'No job waits, runs or was given up.' };
      const lines = jobs.map(({ id, kind, state, at, startsAt }) =>
        [id, at, kind, startsAt ? `${state} until ${startsAt}` : state].join('  '),
      );
      return { done: true, words: lines.join('\n') };
    },
  },
  retry: {
    usage: 'jobs retry ID',
    async run(tools, [id, ...rest]) {
      if (!id || rest.length > 0) return 'usage';
      return RETRIED[await retryJob(tools.db, await tools.jobs(), id)];
    },
  },
  purge: {
    usage: 'jobs purge',
    async run({ db }, args) {
      if (args.length > 0) return 'usage';
      return { done: true, words: `${await purgeJobs(db)} ended jobs were deleted.` };
    },
  },
};

/** `plainchart audit …` */
export const auditCommands: Record<string, Command> = {
  verify: {
    usage: 'audit verify',
    async run({ db, auditSecret, config }, args) {
      if (args.length > 0) return 'usage';
      const { events, damage } = await checkTrail(db, auditSecret, config.dataFolder);
      if (damage.length === 0) return { done: true, words: `The audit trail is whole: ${events} events.` };
      const places = damage.map(({ chain, sequence, what }) =>
        [chain === null ? null : `chain ${chain}`, sequence === null ? null : `event ${sequence}`, what]
          .filter((part) => part !== null)
          .join(', '),
      );
      return { done: false, words: `The audit trail is NOT whole (${events} events read):\n${places.join('\n')}` };
    },
  },
};

/** `plainchart keys …` */
export const keyCommands: Record<string, Command> = {
  rotate: {
    usage: 'keys rotate',
    async run({ config, secrets, db }, args) {
      if (args.length > 0) return 'usage';
      const { dataFolder } = config;
      // With DATA_KEY the operator has put the new key first, and started the processes again.
      if (secrets.dataKey === null) {
        addKey(dataFolder);
        // Until every running process has seen it, some still seal with the old one.
        await sleep(2 * RING_CHECK_MS);
      }
      const sealer = createSealer(openKeyRing(secrets.dataKey, dataFolder));
      const count = await resealAll(db, sealer, SEALED_COLUMNS);
      await recordOperator({ db }, 'operator:rotate-keys');
      return { done: true, words: `Everything is sealed with the new key: ${count} values were sealed again.` };
    },
  },
};

/** `plainchart backup FILE` */
export const backupCommand: Command = {
  usage: 'backup FILE',
  async run(tools, [file, ...rest]) {
    if (!file || file.startsWith('-') || rest.length > 0) return 'usage';
    const { config, secrets, db, databaseUrl, auditSecret, clock } = tools;
    const ring = openKeyRing(secrets.dataKey, config.dataFolder)(true);
    // A backup whose reports cannot be opened is none: find that out today.
    await openEverything(
      db,
      createSealer(() => ring),
      SEALED_COLUMNS,
    );
    await recordOperator(tools, 'operator:backup');
    const { tables, rows } = await writeBackup({
      databaseUrl,
      file,
      passphrase: secrets.backupPassphrase ?? ownSecret(config.dataFolder, 'backup-key'),
      keys: { data: [...ring], audit: auditSecret },
      at: clock.now(),
    });
    const key = secrets.backupPassphrase
      ? 'Its passphrase is BACKUP_PASSPHRASE.'
      : `Its passphrase is in ${config.dataFolder}/backup-key: keep a copy of that somewhere else.`;
    return { done: true, words: `${tables} tables with ${rows} rows are in ${file}. ${key}` };
  },
};

function recordOperator({ db }: Pick<Tools, 'db'>, verb: string): Promise<void> {
  return db.transaction((tx) => recordAudit(tx, { actorUserId: null, verb, objectType: 'service', objectId: null }));
}
