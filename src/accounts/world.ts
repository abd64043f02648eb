import type { Clock } from '../ports/clock.js';
import type { Db } from '../ports/db.js';
import type { Ids } from '../ports/ids.js';
import type { Passwords } from '../ports/passwords.js';

/** What the verbs of this slice need. */
export interface AccountsWorld {
  db: Db;
  clock: Clock;
  ids: Ids;
  passwords: Passwords;
  /** `required`: an account signs in only once its address is verified. */
  emailVerification: 'banner' | 'required';
}
