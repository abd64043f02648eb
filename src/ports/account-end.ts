import type { Tx } from './db.js';

/** What a slice does when an account is deleted. Each slice has its own; the account knows none of them. */
export interface AccountEnd {
  /** Before the transaction: what must be told to others first, such as that no more money may be taken. */
  announce?(userId: number): Promise<void>;
  /** In the transaction, before the account's row and all that hangs on it are gone. */
  within?(tx: Tx, userId: number): Promise<void>;
}
