import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Sealer } from '../ports/sealer.js';

/** No text and no JSON begins with a zero byte: what is sealed can be told from what is not. */
const MAGIC = Buffer.from([0x00, 0x50, 0x43, 0x01]);
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Key {
  readonly id: Buffer;
  readonly key: Buffer;
}

/**
 * AES-256-GCM with the place as additional data. What is sealed begins with the number of its key, so that older keys of
 * the ring still open what was sealed with them. `ring` gives the secrets, the newest first; it is asked each time, and
 * with `true` when a key is not known, for it may be newer than what was read.
 */
export function createSealer(ring: (fresh: boolean) => readonly string[]): Sealer {
  const made = new Map<string, Key>();
  const keyOf = (secret: string): Key => {
    let known = made.get(secret);
    if (!known) {
      const key = Buffer.from(hkdfSync('sha256', secret, '', 'sealed values', 32));
      known = { key, id: createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES) };
      made.set(secret, known);
    }
    return known;
  };
  const newest = (): Key => {
    const [secret] = ring(false);
    if (secret === undefined) throw new Error('There is no key to seal with.');
    return keyOf(secret);
  };
  const find = (id: Uint8Array): Key => {
    for (const fresh of [false, true]) {
      const known = ring(fresh)
        .map(keyOf)
        .find((one) => one.id.equals(id));
      if (known) return known;
    }
    throw new Error('The key of a sealed value is not in the key ring.');
  };

  const sealBytes = (bytes: Uint8Array, place: string): Buffer => {
    const { id, key } = newest();
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
    const body = [cipher.update(bytes), cipher.final()];
    return Buffer.concat([MAGIC, id, nonce, cipher.getAuthTag(), ...body]);
  };
  const openBytes = (sealed: Uint8Array, place: string): Buffer => {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('The value is not sealed.');
    const rest = bytes.subarray(MAGIC.length);
    return decipher(find(rest.subarray(0, KEY_ID_BYTES)).key, rest.subarray(KEY_ID_BYTES), place);
  };
  return {
    seal: (text, place) => sealBytes(Buffer.from(text), place).toString('base64url'),
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      // Values of a version without a key ring have no mark: the oldest key is theirs.
      const oldest = ring(false).at(-1);
      const marked = bytes.subarray(0, MAGIC.length).equals(MAGIC);
      const opened =
        marked || oldest === undefined ? openBytes(bytes, place) : decipher(keyOf(oldest).key, bytes, place);
      return opened.toString('utf8');
    },
    sealBytes,
    openBytes,
    get mark() {
      return Buffer.concat([MAGIC, newest().id]);
    },
  };
}

/** Nonce, tag and body. A tag that is too short is refused. */
function decipher(key: Buffer, bytes: Buffer, place: string): Buffer {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const plain = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  plain.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([plain.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), plain.final()]);
}
