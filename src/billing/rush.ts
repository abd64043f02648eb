import { ApiError } from '../contract/errors.js';
import type { Db, Tx } from '../ports/db.js';
import { messages } from './messages.js';
import { addCredit, takeCredit } from './store.js';

/** Takes one bought rush processing. Throws 402 when there is none left. */
export async function takeRush(tx: Tx, userId: number): Promise<void> {
  if (!(await takeCredit(tx, userId, 'rush'))) throw new ApiError(402, messages.noRush);
}

/** Gives one back. The caller sees to it that this happens once for each one taken. */
export function giveRushBack(tx: Db | Tx, userId: number): Promise<void> {
  return addCredit(tx, userId, 'rush');
}
