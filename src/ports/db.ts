import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The database, as the stores of the slices use it. Every verb opens at most one transaction on it. */
export type Db = NodePgDatabase<Record<string, never>>;

/** An open transaction. What is done with it is committed together or not at all. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** A short message to every process on this database: PostgreSQL's LISTEN and NOTIFY. At most 8000 bytes, ids only. */
export interface Notifications {
  /** Sends `payload` to all listeners when the transaction commits; nothing when it rolls back. */
  notify(tx: Tx | Db, channel: string, payload: string): Promise<void>;
  /**
   * Calls `onPayload` for every message on the channel; `onGap` after the connection was lost and made again, when
   * messages may have been missed. The answer is ready once the server listens; call it to stop.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => void>;
}
