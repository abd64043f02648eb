import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { systemClock } from '../adapters/clock-system.js';
import { createSealer } from '../adapters/sealer-aes.js';
import { recordAudit } from '../audit/index.js';
import type { Config, Secrets } from '../config.js';
import { PRODUCT_SLUG } from '../contract/product.js';
import { checkTrail, noteHeads } from '../server/audit-trail.js';
import { readBackup } from '../server/backup/read.js';
import { restoreBackup } from '../server/backup/restore.js';
import { openDb } from '../server/db.js';
import { hasKeys, splitKeys, writeKeys, writeWhole } from '../server/key-ring.js';
import { startPostgres } from '../server/postgres/index.js';
import { SEALED_COLUMNS } from '../server/sealing/columns.js';
import { openEverything } from '../server/sealing/reseal.js';
import type { Outcome } from './tools.js';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * `plainchart restore FILE`: into the embedded database of an empty data folder, or into the empty database of
 * DATABASE_URL. Then everything sealed is opened and the audit trail is checked.
 */
export async function restore(config: Config, secrets: Secrets, args: readonly string[]): Promise<Outcome | 'usage'> {
  const [file, ...rest] = args;
  if (!file || file.startsWith('-') || rest.length > 0) return 'usage';
  const { dataFolder } = config;
  const refused = refusal(config, secrets);
  if (refused) return { done: false, words: refused };
  const passphrase = secrets.backupPassphrase ?? '';
  // Read once to its end, so that a wrong passphrase or a damaged file leaves no half-filled folder.
  for await (const _frame of readBackup(resolve(file), passphrase));
  const postgres = secrets.databaseUrl === null ? await startPostgres({ dataFolder, log: silent }) : null;
  try {
    const databaseUrl = secrets.databaseUrl ?? postgres?.url ?? '';
    const { keys, at, tables, rows } = await restoreBackup({ databaseUrl, file: resolve(file), passphrase });
    if (secrets.auditKey !== null && secrets.auditKey !== keys.audit) {
      return {
        done: false,
        words:
          'AUDIT_KEY is not the key of this backup. Set that one, or none, and restore into an empty database again.',
      };
    }
    if (secrets.dataKey === null) writeKeys(dataFolder, keys.data);
    if (secrets.auditKey === null) writeWhole(join(dataFolder, 'audit-key'), `${keys.audit}\n`);
    const database = openDb(databaseUrl, { connections: 3, auditSecret: keys.audit });
    try {
      const { db } = database;
      const ring = secrets.dataKey === null ? keys.data : splitKeys(secrets.dataKey);
      const sealed = await openEverything(
        db,
        createSealer(() => ring),
        SEALED_COLUMNS,
      );
      const { events, damage } = await checkTrail(db, keys.audit, dataFolder);
      if (damage.length > 0) {
        return {
          done: false,
          words: `Everything was restored, but the audit trail is not whole. See ${PRODUCT_SLUG} audit verify.`,
        };
      }
      await db.transaction((tx) =>
        recordAudit(tx, { actorUserId: null, verb: 'operator:restore', objectType: 'service', objectId: null }),
      );
      await noteHeads({ db, secret: keys.audit, folder: dataFolder, clock: systemClock, log: silent });
      const checked = `${sealed} sealed values open, the audit trail is whole with ${events} events`;
      return {
        done: true,
        words: `The backup of ${at} is restored: ${tables} tables with ${rows} rows, all as they were; ${checked}.`,
      };
    } finally {
      await database.close();
    }
  } finally {
    await postgres?.stop();
  }
}

/** Why nothing may be restored here; null when it may. */
function refusal({ dataFolder }: Config, secrets: Secrets): string | null {
  if (secrets.backupPassphrase === null) return 'Set BACKUP_PASSPHRASE to the passphrase of the backup.';
  if (secrets.databaseUrl === null) {
    if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0) {
      return `${dataFolder} is not empty. Set DATA_DIR to a new folder.`;
    }
    return null;
  }
  if (secrets.dataKey === null && hasKeys(dataFolder)) {
    return `${dataFolder} has the keys of another installation. Set DATA_DIR to a new folder.`;
  }
  return null;
}
