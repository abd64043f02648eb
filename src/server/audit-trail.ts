import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  auditKey,
  beginTrail,
  type Head,
  isKeyOfTrail,
  missingHeads,
  readHeads,
  readNote,
  type Verdict,
  verifyTrail,
  writeNote,
} from '../audit/index.js';
import type { Clock } from '../ports/clock.js';
import type { Db } from '../ports/db.js';
import type { Log } from '../ports/log.js';
import { writeWhole } from './key-ring.js';

const NOTE_EVERY_MS = 60_000;

/** Where the heads are noted outside the database. */
export function headsFile(dataFolder: string): string {
  return join(dataFolder, 'audit-heads.json');
}

/**
 * Begins the trail where there is none. Throws when the one that is there was written with another secret, and when it is
 * not the one that was noted in the data folder: a new trail must not begin over one that was emptied or cut.
 */
export async function openTrail(db: Db, secret: string, dataFolder: string): Promise<void> {
  const key = auditKey(secret);
  const file = headsFile(dataFolder);
  // Read before the database: a product that runs beside this one may note newer heads at any moment.
  const kept = readKept(secret, file);
  const isNoted = (await missingHeads(db, kept)).length === 0;
  if (isNoted) await db.transaction((tx) => beginTrail(tx, key));
  if (!(await isKeyOfTrail(db, key))) {
    throw new Error(
      'The audit trail of this database was written with another key. Set AUDIT_KEY, or put the file audit-key of the installation back into the data folder.',
    );
  }
  if (isNoted) return;
  throw new Error(
    `The audit trail in the database lacks events that were noted in ${file}: it was emptied, cut or exchanged. ` +
      'See what "plainchart audit verify" says, and restore a backup. If you have put an earlier copy of the database back ' +
      'yourself, move that file to a safe place (it proves what there was) and start again.',
  );
}

export interface HeadsOptions {
  db: Db;
  secret: string;
  folder: string;
  clock: Clock;
  log: Log;
  everyMs?: number;
}

/** Notes the heads of the trail outside the database every minute and at the stop, so that a cut end is found. */
export function keepHeads(options: HeadsOptions): { stop(): Promise<void> } {
  let writing: Promise<void> = Promise.resolve();
  const note = () => {
    writing = writing
      .then(() => noteHeads(options))
      .catch((error: Error) => options.log.warn({ kind: error.name }, 'The heads of the audit trail were not noted'));
    return writing;
  };
  void note();
  const timer = setInterval(() => void note(), options.everyMs ?? NOTE_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await note();
    },
  };
}

/**
 * Writes the heads to their file in one step. A trail that lacks an event noted before (shorter, or another one in its
 * place) is told and not noted: the file must go on telling what was there.
 */
export async function noteHeads({ db, secret, folder, clock, log }: HeadsOptions): Promise<void> {
  const key = auditKey(secret);
  const file = headsFile(folder);
  const kept = readKept(secret, file);
  const missing = await missingHeads(db, kept);
  if (missing.length > 0) {
    log.error({ chains: missing.map(({ chain }) => chain) }, 'The audit trail lacks events that it had: verify it');
    return;
  }
  const heads = await readHeads(db);
  if (JSON.stringify(heads) === JSON.stringify(kept)) return;
  writeWhole(file, writeNote(key, heads, clock.now()));
}

/** The heads noted in a file; none when there is no file. Throws when it was not written with this secret. */
function readKept(secret: string, file: string): Head[] {
  if (!existsSync(file)) return [];
  try {
    return readNote(auditKey(secret), readFileSync(file, 'utf8')).heads;
  } catch {
    throw new Error(
      `The heads of the audit trail noted in ${file} were changed, or signed with another key. Put the file, and the key ` +
        'of the installation (AUDIT_KEY or the file audit-key), back as they were. If that cannot be done, run ' +
        '"plainchart audit verify", move the file to a safe place and start again.',
    );
  }
}

/** Checks the whole trail in one view of the database, against the heads noted in the data folder. */
export async function checkTrail(db: Db, secret: string, dataFolder: string): Promise<Verdict> {
  const key = auditKey(secret);
  const file = headsFile(dataFolder);
  let kept: Head[] = [];
  const before: Verdict['damage'] = [];
  try {
    kept = readKept(secret, file);
  } catch {
    before.push({
      chain: null,
      sequence: null,
      what: `the heads noted in ${file} were changed, or signed with another key`,
    });
  }
  const verdict = await db.transaction((tx) => verifyTrail(tx, key, kept), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return { events: verdict.events, damage: [...before, ...verdict.damage] };
}
