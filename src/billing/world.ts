import type { Clock } from '../ports/clock.js';
import type { Db } from '../ports/db.js';
import type { Ids } from '../ports/ids.js';
import type { Jobs } from '../ports/jobs.js';
import type { Log } from '../ports/log.js';
import type { Mail } from '../ports/mail.js';
import type { Payments } from '../ports/payments.js';

/** What the verbs of this slice need. */
export interface BillingWorld {
  db: Db;
  clock: Clock;
  ids: Ids;
  jobs: Jobs;
  log: Log;
  /** Null: nothing is sold; a plan is asked for by a form, and set by the operator. */
  payments: Payments | null;
  /** Where people reach the product: the checkout sends them back there. */
  appUrl: string;
}

/** What its jobs need. */
export interface BillingJobWorld extends Omit<BillingWorld, 'ids' | 'appUrl'> {
  mail: Mail;
  /** Who is told of requests to be contacted; null: nobody. */
  operatorEmail: string | null;
}
