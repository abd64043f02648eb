import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

/*
 * The file of a backup: one line that says how the key is made, then pieces of AES-256-GCM. Each piece has its number as
 * nonce (the key is this file's alone) and says whether it is the last, so that pieces cannot be changed, moved, left out
 * or cut off.
 */

const FORMAT = 'plainchart-backup-1';
const PIECE = 64 * 1024;
const TAG_BYTES = 16;
const LAST = 0x80000000;
/** 128 MiB and about half a second for each guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1 };

/** What is wrong with a file, or with the passphrase for it. */
export class NotThisBackup extends Error {}

function keyFor(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase.normalize('NFKC'), salt, 32, { ...SCRYPT, maxmem: 256 * 1024 * 1024 });
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 6, 6);
  return nonce;
}

/** Encrypts a stream of bytes with a passphrase. */
export async function* encrypt(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(32);
  const header = Buffer.from(`${JSON.stringify({ format: FORMAT, salt: salt.toString('hex') })}\n`);
  const key = keyFor(passphrase, salt);
  yield header;
  let number = 0;
  const seal = (plain: Buffer, last: boolean) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE((last ? LAST : 0) + plain.length);
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++)).setAAD(Buffer.concat([header, length]));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([length, cipher.getAuthTag(), body]);
  };
  let held: Buffer = Buffer.alloc(0);
  for await (const bytes of source) {
    held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
    while (held.length > PIECE) {
      yield seal(held.subarray(0, PIECE), false);
      held = held.subarray(PIECE);
    }
  }
  yield seal(held, true);
}

/** The bytes that were encrypted. Throws `NotThisBackup` for another file, another passphrase, or a damaged file. */
export async function* decrypt(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const reader = new Reader(source[Symbol.asyncIterator]());
  const header = await reader.line(500);
  let salt = Buffer.alloc(0);
  try {
    const said = JSON.parse(header.toString('utf8')) as { format?: unknown; salt?: unknown };
    if (said.format === FORMAT) salt = Buffer.from(String(said.salt), 'hex');
  } catch {
    // no line of ours
  }
  if (salt.length !== 32) throw new NotThisBackup('This file is no backup of this product.');
  const key = keyFor(passphrase, salt);
  for (let number = 0; ; number += 1) {
    const length = await reader.take(4);
    const said = length.readUInt32BE();
    const last = said >= LAST;
    const size = last ? said - LAST : said;
    if (size > PIECE) throw new NotThisBackup(number === 0 ? WRONG : DAMAGED);
    const tag = await reader.take(TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.concat([header, length])).setAuthTag(tag);
    const plain = [decipher.update(await reader.take(size))];
    try {
      plain.push(decipher.final());
    } catch {
      throw new NotThisBackup(number === 0 ? WRONG : DAMAGED);
    }
    yield Buffer.concat(plain);
    if (last) break;
  }
  if (!(await reader.isAtEnd())) throw new NotThisBackup(DAMAGED);
}

const WRONG = 'The passphrase is not that of this backup, or the file is damaged.';
const DAMAGED = 'The backup is damaged: it was changed or cut off.';

/** Takes bytes from a stream in the sizes that are wanted. */
export class Reader {
  private held: Buffer = Buffer.alloc(0);

  constructor(private readonly source: AsyncIterator<Buffer>) {}

  /** Throws `NotThisBackup` when the stream ends before. */
  async take(size: number): Promise<Buffer> {
    const parts: Buffer[] = [this.held];
    let length = this.held.length;
    while (length < size) {
      const { value, done } = await this.source.next();
      if (done) throw new NotThisBackup(DAMAGED);
      parts.push(value);
      length += value.length;
    }
    const all = parts.length === 1 ? this.held : Buffer.concat(parts);
    this.held = all.subarray(size);
    return all.subarray(0, size);
  }

  /** Up to the end of a line, which is at most so long. */
  async line(longest: number): Promise<Buffer> {
    for (;;) {
      const end = this.held.indexOf(0x0a);
      if (end >= 0) return this.take(end + 1);
      const { value, done } = this.held.length > longest ? { value: null, done: true } : await this.source.next();
      if (done || value === null) throw new NotThisBackup('This file is no backup of this product.');
      this.held = Buffer.concat([this.held, value]);
    }
  }

  async isAtEnd(): Promise<boolean> {
    while (this.held.length === 0) {
      const { value, done } = await this.source.next();
      if (done) return true;
      this.held = value;
    }
    return false;
  }
}
