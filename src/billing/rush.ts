import type { Db, Tx } from '../ports/db.js';
import { addCredit, takeCredit } from './store.js';

/** Takes one bought rush processing; false when there is none. */
export function takeRush(tx: Tx, userId: number): Promise<boolean> {
  return takeCredit(tx, userId, 'rush');
}

/** Gives one back. The caller sees to it that this happens once for each one taken. */
export function giveRushBack(tx: Db | Tx, userId: number): Promise<void> {
  return addCredit(tx, userId, 'rush');
}
