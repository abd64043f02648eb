import { useCallback, useEffect, useRef, useState } from 'react';
import type { Analysis } from '../../contract/analysis.js';
import { translate } from '../kit/language.js';
import type { ExplainAnswer, ExplainRequest } from './explain-messages.js';
import { problemTexts as texts } from './texts.js';

export type Explained =
  | { state: 'idle' }
  | { state: 'reading' }
  | { state: 'done'; analysis: Analysis; text: string }
  | { state: 'failed'; words: string };

const words = (problem: 'not-loaded' | 'failed') => (problem === 'failed' ? texts.failed : texts.notLoaded);

/**
 * Explains texts on this device: the engine is loaded with the first one, each later one replaces the one before.
 * `explain` takes what fetches the text; where that fails, the reader is told so.
 */
export function useExplainer(): {
  explained: Explained;
  explain: (load: () => Promise<string>) => void;
  reset: () => void;
} {
  const [explained, setExplained] = useState<Explained>({ state: 'idle' });
  const worker = useRef<Worker | null>(null);
  const latest = useRef({ id: 0, text: '' });

  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback((): Worker => {
    const created = new Worker(new URL('./explain-worker.ts', import.meta.url), { type: 'module' });
    created.addEventListener('message', (event: MessageEvent<ExplainAnswer>) => {
      const answer = event.data;
      if (answer.id !== latest.current.id) return;
      if (answer.problem === undefined) {
        setExplained({ state: 'done', analysis: answer.analysis, text: latest.current.text });
      } else {
        setExplained({
          state: 'failed',
          words: answer.problem === 'refused' ? translate(answer.words) : words(answer.problem),
        });
      }
    });
    created.addEventListener('error', () => {
      created.terminate();
      if (worker.current === created) worker.current = null;
      setExplained({ state: 'failed', words: words('not-loaded') });
    });
    worker.current = created;
    return created;
  }, []);

  const explain = useCallback(
    async (load: () => Promise<string>) => {
      const id = latest.current.id + 1;
      latest.current = { id, text: '' };
      setExplained({ state: 'reading' });
      try {
        const text = await load();
        if (latest.current.id !== id) return;
        latest.current = { id, text };
        (worker.current ?? start()).postMessage({ id, text } satisfies ExplainRequest);
      } catch {
        if (latest.current.id === id) setExplained({ state: 'failed', words: words('not-loaded') });
      }
    },
    [start],
  );

  const reset = useCallback(() => {
    latest.current = { id: latest.current.id + 1, text: '' };
    setExplained({ state: 'idle' });
  }, []);

  return { explained, explain, reset };
}
