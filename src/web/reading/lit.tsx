import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { Span } from '../../contract/analysis.js';
import { anyOverlap, type CitedSentence } from './citations.js';

/** What is lit: the spans of the report, and the one sentence the reader chose (the thread starts there). */
export interface Lit {
  spans: readonly Span[];
  sentence: string | null;
  /** Which side was touched last: the other side scrolls to its answer. */
  from: 'start' | 'sentence' | 'report';
}

interface LitState {
  lit: Lit;
  lightSentence(sentence: CitedSentence): void;
  lightPassage(passage: Span, answer: CitedSentence | null): void;
  clear(): void;
}

const LitContext = createContext<LitState | null>(null);

/** Holds what is lit in one reading view. `first` is lit when the view opens, so that a reader sees how it works. */
export function LitProvider({
  first,
  onLight,
  children,
}: {
  first: CitedSentence | null;
  onLight: (lit: Lit) => void;
  children: ReactNode;
}) {
  const [lit, setLit] = useState<Lit>({ spans: first?.sources ?? [], sentence: first?.key ?? null, from: 'start' });
  const light = useCallback(
    (next: Lit) => {
      setLit(next);
      onLight(next);
    },
    [onLight],
  );
  const state = useMemo<LitState>(
    () => ({
      lit,
      lightSentence: (sentence) => light({ spans: sentence.sources, sentence: sentence.key, from: 'sentence' }),
      lightPassage: (passage, answer) =>
        light({ spans: answer ? answer.sources : [passage], sentence: answer?.key ?? null, from: 'report' }),
      clear: () => setLit({ spans: [], sentence: null, from: 'start' }),
    }),
    [lit, light],
  );
  return <LitContext value={state}>{children}</LitContext>;
}

export function useLit(): LitState {
  const state = useContext(LitContext);
  if (!state) throw new Error('useLit stands outside a reading view');
  return state;
}

/** Whether a sentence stands on what is lit. When the view opens only the chosen one is, as a quiet example. */
export function isLit(lit: Lit, { key, sources }: Pick<CitedSentence, 'key' | 'sources'>): boolean {
  if (lit.from === 'start') return lit.sentence === key;
  return lit.spans.length > 0 && anyOverlap(lit.spans, sources);
}
