import type { Tx } from './db.js';

/** What happens, in the transaction of a registration, with the providers that a patient ticked. */
export interface ProviderChoice {
  /** Links the patient to all of them; false when one may not be chosen, and the caller must then roll back. */
  link(tx: Tx, patientUserId: number, providerIds: readonly number[]): Promise<boolean>;
}
