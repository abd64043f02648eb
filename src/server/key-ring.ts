import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ownSecret } from './secret-file.js';

/** A running process sees a new key at the latest after so long. */
export const RING_CHECK_MS = 1_000;
const FILE = 'data-key';

/** The secrets that seal data, the newest first. With `true` the file is read again. */
export type KeyRing = (fresh: boolean) => readonly string[];

/**
 * The key ring of this installation: the secrets given (`DATA_KEY`: one or more, the newest first), else those of the file
 * `data-key` in the data folder, one a line, made at the first use. The file may grow while the process runs.
 */
export function openKeyRing(given: string | null, dataFolder: string): KeyRing {
  if (given !== null) {
    const secrets = splitKeys(given);
    return () => secrets;
  }
  let secrets: readonly string[] = [];
  let checked = 0;
  let changed = 0;
  return (fresh) => {
    const now = performance.now();
    if (secrets.length > 0 && !fresh && now - checked < RING_CHECK_MS) return secrets;
    checked = now;
    if (secrets.length === 0) ownSecret(dataFolder, FILE);
    const file = join(dataFolder, FILE);
    const at = statSync(file).mtimeMs;
    if (at !== changed || fresh || secrets.length === 0) secrets = splitKeys(readFileSync(file, 'utf8'));
    changed = at;
    return secrets;
  };
}

/** Secrets apart from each other: by commas, blanks or lines. */
export function splitKeys(text: string): string[] {
  return text.split(/[\s,]+/).filter((secret) => secret !== '');
}

/** Puts a new secret before the others of the file. */
export function addKey(dataFolder: string): void {
  const ring = openKeyRing(null, dataFolder);
  writeKeys(dataFolder, [randomBytes(24).toString('hex'), ...ring(true)]);
}

/** Writes the file of the ring in one step: a process that reads it meanwhile gets the old one or the new one. */
export function writeKeys(dataFolder: string, secrets: readonly string[]): void {
  mkdirSync(dataFolder, { recursive: true });
  writeWhole(join(dataFolder, FILE), `${secrets.join('\n')}\n`);
}

/** Whether this data folder has keys of its own. */
export function hasKeys(dataFolder: string): boolean {
  return existsSync(join(dataFolder, FILE));
}

/** Replaces a file that its owner alone can read, in one step: after a power cut it is the old one or the new one. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}.new`;
  const handle = openSync(fresh, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(fresh, file);
}
