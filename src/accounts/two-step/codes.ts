import type { Tx } from '../../ports/db.js';
import type { Ids } from '../../ports/ids.js';
import type { SealedColumn } from '../../ports/sealer.js';
import { sha256 } from '../hash.js';
import type { UserRow } from '../store.js';
import type { AccountsWorld } from '../world.js';
import { spendRecoveryCode, spendStep } from './store.js';
import { stepOf } from './totp.js';

const HOW_MANY = 10;
/** No letter that is taken for a digit. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LETTERS = 16;

/** Where an account's secret is sealed for. */
export const secretPlace = (userId: number) => `users/${userId}/two-step`;

/** The secrets of authenticator apps, as a change of the key finds them. */
export const sealedAccountColumns: readonly SealedColumn[] = [
  { table: 'users', id: 'id', column: 'two_step_secret', type: 'text', place: secretPlace },
];

/** New recovery codes (79 bits each), to show once, and the hashes to keep. */
export function newRecoveryCodes(ids: Ids): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: HOW_MANY }, () => {
    let letters = '';
    while (letters.length < CODE_LETTERS) {
      for (const byte of Buffer.from(ids.token(), 'base64url')) {
        // Bytes beyond a whole number of alphabets would make some letters likelier.
        if (byte < 8 * LETTERS.length && letters.length < CODE_LETTERS) letters += LETTERS[byte % LETTERS.length];
      }
    }
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });
  return { codes, hashes: codes.map(hashOf) };
}

/** Whether this is a code of the app or a recovery code that is good now; it is used up by that. */
export async function spendCode(world: AccountsWorld, tx: Tx, user: UserRow, code: string): Promise<boolean> {
  const now = world.clock.now();
  const plain = code.replace(/[\s-]/g, '').toLowerCase();
  if (!/^\d{6}$/.test(plain)) return spendRecoveryCode(tx, user.id, hashOf(plain), now);
  if (user.twoStepSecret === null) return false;
  const step = stepOf(world.sealer.open(user.twoStepSecret, secretPlace(user.id)), plain, now);
  return step !== null && spendStep(tx, user.id, step);
}

function hashOf(code: string): string {
  return sha256(code.replaceAll('-', ''));
}
