import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret of this installation, in a file of its data folder that is made at the first use. */
export function ownSecret(dataFolder: string, name: string): string {
  mkdirSync(dataFolder, { recursive: true });
  return secretFile(join(dataFolder, name));
}

/**
 * A secret that nobody gave us: 192 random bits (hex), made at the first call and read at every later one. The file can
 * be read by its owner alone; a looser mode is put right.
 */
export function secretFile(path: string): string {
  try {
    writeFileSync(path, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    chmodSync(path, 0o600);
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32) throw new Error(`The secret in ${path} is damaged. Restore it from a backup.`);
  return secret;
}
