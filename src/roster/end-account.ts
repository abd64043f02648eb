import type { AccountEnd } from '../ports/account-end.js';
import { deleteEntriesOfAccount } from './store.js';

/**
 * What the provider typed is the provider's own record and stays, no longer linked. An entry with the words of the account
 * goes with the account; where the provider has put reports or consents to it, it keeps the name and the birth date that
 * those need, and nothing by which the person can be reached.
 */
export const endRosterEntries: AccountEnd = { within: deleteEntriesOfAccount };
