import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { translate } from '../kit/language.js';
import { queryKeys } from '../kit/query-keys.js';
import { showToast } from '../kit/toast-store.js';
import { follow } from './follow.js';
import { advance, type Followed, waiting } from './progress.js';
import { endTexts as texts } from './texts.js';

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
      if (last.status === 'completed') showToast({ title: texts.complete });
      if (last.status === 'failed') showToast({ title: texts.failed, text: reasonOf(last.reason), failure: true });
      if (last.status === 'timeout') showToast({ title: texts.timeout, text: texts.timeoutText, failure: true });
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

const reasonOf = (reason: string | null) => (reason === null ? texts.failedText : translate(reason));

/** Why an analysis failed, in the server's words where it gave any, and what it cost: a failed one costs nothing. */
export function failureOf(state: Followed): string | null {
  if (state.status === 'failed') {
    const words = reasonOf(state.reason);
    return /count against/i.test(state.reason ?? '') ? words : `${words} ${texts.free}`;
  }
  return state.status === 'timeout' ? texts.timeoutText : null;
}
