import type { ExtractionFailure } from '../../src/ports/extract.js';

/** A file that must end with a failure: what it is, how it is made, and what the reader must be told. */
export interface HostileFile {
  what: string;
  name: string;
  bytes: () => Buffer | Promise<Buffer>;
  code: ExtractionFailure['code'] | readonly ExtractionFailure['code'][];
  /** Words the message must hold. */
  says: RegExp;
}

/** Bytes that look random but are the same each time. */
export function randomBytes(length: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed;
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[i] = state >>> 24;
  }
  return bytes;
}
