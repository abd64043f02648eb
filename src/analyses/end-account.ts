import type { AccountEnd } from '../ports/account-end.js';
import type { Jobs } from '../ports/jobs.js';
import { idsOf } from './store.js';

/** The jobs that work on someone's analyses end with the account; the analyses themselves go with its row. */
export function endAnalyses(jobs: Pick<Jobs, 'forget'>): AccountEnd {
  return {
    async within(tx, userId) {
      await jobs.forget(tx, 'analysisId', await idsOf(tx, userId));
    },
  };
}
