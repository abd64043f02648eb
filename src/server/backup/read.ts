import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { decrypt, NotThisBackup } from './container.js';
import { type Frame, readFrames } from './frames.js';

/** The frames of a backup file; each table's rows are held against what is said of them. Throws `NotThisBackup`. */
export async function* readBackup(file: string, passphrase: string): AsyncGenerator<Frame> {
  if (!existsSync(file)) throw new NotThisBackup(`There is no file ${file}. Check the name.`);
  const source = createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>;
  const gunzip = createGunzip();
  // Not `pipe`: an error of the file must end the reading, with its own words.
  const plain = Readable.from(decrypt(source, passphrase));
  plain.on('error', (error) => gunzip.destroy(error));
  plain.pipe(gunzip);
  let hash = createHash('sha256');
  try {
    for await (const frame of readFrames(gunzip as AsyncIterable<Buffer>)) {
      if (frame.type === 'table') hash = createHash('sha256');
      if (frame.type === 'rows') hash.update(frame.value);
      if (frame.type === 'tally' && hash.digest('hex') !== frame.value.sha256) {
        throw new NotThisBackup('The backup is damaged: its rows are not those that were written.');
      }
      yield frame;
    }
  } finally {
    // Whoever stops in the middle leaves no file open.
    plain.destroy();
    gunzip.destroy();
  }
}
