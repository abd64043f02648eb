import type { AccountEnd } from '../ports/account-end.js';
import { deleteEntriesOfAccount } from './store.js';

/**
 * A roster entry that stands only because its person chose the provider goes with the person's account. One that the
 * provider has put reports or consents to is the provider's own record: it stays, and is no longer linked.
 */
export const endRosterEntries: AccountEnd = { within: deleteEntriesOfAccount };
