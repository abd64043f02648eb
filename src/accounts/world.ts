import type { Clock } from '../ports/clock.js';
import type { Db } from '../ports/db.js';
import type { Ids } from '../ports/ids.js';
import type { Jobs } from '../ports/jobs.js';
import type { Passwords } from '../ports/passwords.js';
import type { Sealer } from '../ports/sealer.js';
import type { SessionLimits } from './sessions/expiry.js';

/** What the verbs of this slice need. */
export interface AccountsWorld {
  db: Db;
  clock: Clock;
  ids: Ids;
  passwords: Passwords;
  jobs: Jobs;
  sealer: Sealer;
  /** `required`: an account signs in only once its address is verified. */
  emailVerification: 'banner' | 'required';
  sessionLimits: SessionLimits;
  /** Failed sign-ins from one network address before the first wait. */
  freeFailuresPerAddress: number;
  /** `required`: providers set up two-step sign-in before they can do anything else. */
  providerTwoStep: 'offered' | 'required';
  /** `required`: only providers that the operator has approved are listed. */
  providerApproval: 'off' | 'required';
}
