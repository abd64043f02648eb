import type { Tx } from './db.js';

/** What ended when a roster entry was removed, so that it can be brought back. Ids and times only. */
export interface ReleasedAnalyses {
  readonly analysisIds: readonly number[];
  readonly shares: readonly { id: number; analysisId: number; withUserId: number; createdAt: string }[];
}

/** The two people of a link: a provider, and a patient with an account. */
export interface LinkedPair {
  readonly providerId: number;
  readonly patientUserId: number;
}

/** What the roster asks of the analyses that are linked to its entries. */
export interface LinkedAnalyses {
  /** How many analyses are linked to each of these entries, and when the last was made; entries without are left out. */
  summaries(tx: Tx, patientIds: readonly number[]): Promise<Map<number, { total: number; last: Date }>>;
  /** Unlinks an entry's analyses. */
  unlink(tx: Tx, patientId: number): Promise<number[]>;
  /** Ends all sharing between two people; gives what was shared. */
  endSharing(tx: Tx, pair: LinkedPair): Promise<ReleasedAnalyses['shares']>;
  /** Brings back what was released, except what has been linked elsewhere since. */
  restore(tx: Tx, patientId: number, pair: LinkedPair | null, released: ReleasedAnalyses): Promise<void>;
  /** Moves the analyses of one entry to another. */
  move(tx: Tx, fromPatientId: number, toPatientId: number): Promise<void>;
}
