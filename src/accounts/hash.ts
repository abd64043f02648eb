import { createHash } from 'node:crypto';

/** SHA-256, hex: what is kept of tokens (256 random bits need no slow hash) and of addresses that are only counted. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
