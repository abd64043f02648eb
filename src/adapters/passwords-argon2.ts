import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../ports/passwords.js';
import { isCommonPassword } from './passwords-common.js';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane (argon2id is the library's default variant). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords as argon2id hashes. Another `cost` is for tests that are not about passwords. */
export function createPasswords(cost = COST): Passwords {
  let decoy: Promise<string> | null = null;
  return {
    isCommon: isCommonPassword,
    hash: (password) => hash(password, cost),
    async verify(stored, password) {
      decoy ??= hash('no account has this password', cost);
      const matches = await verify(stored ?? (await decoy), password);
      return stored !== null && matches;
    },
  };
}
