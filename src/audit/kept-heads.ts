import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type AuditKey, CHAINS, type Head } from './chain.js';

const noteSchema = z.object({
  at: z.iso.datetime(),
  heads: z
    .array(
      z.object({
        chain: z
          .int()
          .min(0)
          .max(CHAINS - 1),
        sequence: z.int().min(0),
        hash: z.hex(),
      }),
    )
    .max(CHAINS),
  mac: z.hex(),
});

/** The heads as they are noted outside the database: signed, so that nobody can note others. */
export function writeNote(key: AuditKey, heads: readonly Head[], at: Date): string {
  const note = {
    at: at.toISOString(),
    heads: heads.map(({ chain, sequence, hash }) => ({ chain, sequence, hash: hash.toString('hex') })),
  };
  return `${JSON.stringify({ ...note, mac: sign(key, note).toString('hex') })}\n`;
}

/** The heads of a note and when it was written. Throws when it was not written with this key. */
export function readNote(key: AuditKey, text: string): { at: Date; heads: Head[] } {
  const { mac, ...note } = noteSchema.parse(JSON.parse(text));
  const given = Buffer.from(mac, 'hex');
  const expected = sign(key, note);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new Error('The noted heads were not signed with the key of this trail.');
  }
  return {
    at: new Date(note.at),
    heads: note.heads.map(({ chain, sequence, hash }) => ({ chain, sequence, hash: Buffer.from(hash, 'hex') })),
  };
}

function sign(key: AuditKey, note: object): Buffer {
  return createHmac('sha256', key.heads).update(JSON.stringify(note)).digest();
}
