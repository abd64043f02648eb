import type { AccountEnd } from '../ports/account-end.js';
import type { Jobs } from '../ports/jobs.js';
import { holdIdsOf } from './store.js';

/** The jobs that work on someone's analyses end with the account; the analyses themselves go with its row. */
export function endAnalyses(jobs: Pick<Jobs, 'forget'>): AccountEnd {
  return {
    async within(tx, userId) {
      // A worker writes to an analysis before it ends its job: taken in another order the two would wait for each other.
      await jobs.forget(tx, 'analysisId', await holdIdsOf(tx, userId));
    },
  };
}
