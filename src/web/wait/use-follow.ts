import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryKeys } from '../kit/query-keys.js';
import { showToast } from '../kit/toast-store.js';
import { follow } from './follow.js';
import { advance, type Followed, waiting } from './progress.js';

const FAILED = 'Failed to analyze your image. Please try again.';
const TIMEOUT = 'Analysis is taking longer than expected. Please check back later.';

/**
 * Follows analysis `id` (null: none) to its end, refreshes what the browser has cached of it, and lays the toast of
 * how it ended. `onEnd` is told once.
 */
export function useFollow(id: number | null, onEnd: (end: Followed) => void): Followed {
  const client = useQueryClient();
  const [state, setState] = useState<Followed>(waiting);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    setState(waiting);
    if (id === null) return;
    let now: Followed = waiting;
    const finish = (last: Followed) => {
      void client.invalidateQueries({ queryKey: queryKeys.analyses });
      void client.invalidateQueries({ queryKey: queryKeys.user });
      if (last.status === 'completed') showToast({ title: 'Analysis complete' });
      if (last.status === 'failed') showToast({ title: 'Analysis failed', text: last.reason ?? FAILED, failure: true });
      if (last.status === 'timeout') showToast({ title: 'Analysis timeout', text: TIMEOUT, failure: true });
      end.current(last);
    };
    const stop = follow(id, {
      onNews(news) {
        now = advance(now, news);
        setState(now);
        if (now.status !== 'processing') finish(now);
      },
      onTimeout() {
        now = { status: 'timeout' };
        setState(now);
        finish(now);
      },
    });
    return stop;
  }, [id, client]);

  return state;
}

/** Why an analysis failed, in the server's words where it gave any, and what it cost: a failed one costs nothing. */
export function failureOf(state: Followed): string | null {
  if (state.status === 'failed') {
    const reason = state.reason ?? FAILED;
    return /count against/i.test(reason) ? reason : `${reason} This did not use an analysis.`;
  }
  return state.status === 'timeout' ? TIMEOUT : null;
}
