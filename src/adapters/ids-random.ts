import { randomBytes, randomUUID } from 'node:crypto';
import type { Ids } from '../ports/ids.js';

/** Chance from the operating system's cryptographic source. */
export const randomIds: Ids = {
  token: () => randomBytes(32).toString('base64url'),
  uuid: () => randomUUID(),
};
