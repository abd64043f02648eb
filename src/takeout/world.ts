import type { AccountsWorld } from '../accounts/index.js';
import type { AnalysesWorld } from '../analyses/index.js';
import type { BillingWorld } from '../billing/index.js';
import type { Clock } from '../ports/clock.js';
import type { Db } from '../ports/db.js';
import type { Jobs } from '../ports/jobs.js';
import type { Sealer } from '../ports/sealer.js';
import type { RosterWorld } from '../roster/index.js';

/** What the verbs of this slice need. */
export interface TakeoutWorld {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  sealer: Sealer;
}

/** What its jobs need: everything that shows people their own data. */
export interface TakeoutJobWorld extends AccountsWorld, AnalysesWorld, RosterWorld, Pick<BillingWorld, 'payments'> {}
