import type { Clock } from '../ports/clock.js';
import type { Db } from '../ports/db.js';
import type { Jobs } from '../ports/jobs.js';
import type { LinkedAnalyses } from '../ports/linked-analyses.js';

/** What the verbs of this slice need. */
export interface RosterWorld {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  linkedAnalyses: LinkedAnalyses;
  /** `required`: only providers that the operator has approved can be chosen. */
  providerApproval: 'off' | 'required';
}
