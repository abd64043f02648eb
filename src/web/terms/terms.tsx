import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { educationRoutes } from '../../contract/education-routes.js';
import { arriveAt } from '../kit/arrive-at.js';
import { useAskedInAddress } from '../kit/asked-in-address.js';
import { call } from '../kit/call.js';
import '../kit/chips.css';
import { NearMatches } from '../kit/near-matches.js';
import { RequestError, wordsOf } from '../kit/request-error.js';
import { SearchBox } from '../kit/search-box.js';
import { showToast } from '../kit/toast-store.js';
import { TermResult } from './term-result.js';
import { termTexts as texts } from './texts.js';
import './terms.css';

const POPULAR = ['Hypertension', 'Diabetes', 'MRI', 'Biopsy', 'Cholesterol', 'Arrhythmia'];

interface TermsProps {
  /** The reader's own reports that hold the word, for somebody who is signed in. */
  seen?: (term: string) => ReactNode;
  procedureHref: (name: string) => string;
}

/** The medical term explainer: a word in, its meaning in plain words out. */
export function Terms({ seen, procedureHref }: TermsProps) {
  const { asked, ask } = useAskedInAddress('term');
  const result = useRef<HTMLElement>(null);
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (term: string) => call(educationRoutes.explainTerm, { body: { term } }),
    onSuccess: () => requestAnimationFrame(() => arriveAt(result.current)),
    onError: (failure) => showToast({ title: texts.failed, text: wordsOf(failure), failure: true }),
  });
  useEffect(() => {
    if (asked !== '') mutate(asked);
  }, [asked, mutate]);
  const search = (term: string) => (term === asked ? mutate(term) : ask(term));
  const unknown = error instanceof RequestError && error.status === 404;

  return (
    <div className="terms">
      <div className="terms-side">
        <h1 className="title">{texts.title}</h1>
        <SearchBox
          id="term"
          label={texts.label}
          placeholder={texts.placeholder}
          of="terms"
          asked={asked}
          pending={isPending}
          onSearch={search}
        />
        <section className="popular no-print" aria-labelledby="popular">
          <h2 id="popular">{texts.popular}</h2>
          <ul className="chips" lang="en">
            {POPULAR.map((term) => (
              <li key={term}>
                <button
                  type="button"
                  className="chip"
                  aria-pressed={asked === term}
                  disabled={isPending}
                  onClick={() => search(term)}
                >
                  {term}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section ref={result} className="terms-result" aria-live="polite" aria-busy={isPending}>
        {isPending && (
          <p className="waiting" role="status">
            {texts.looking}
          </p>
        )}
        {!isPending && data && asked !== '' && (
          <TermResult answer={data} onSearch={search} procedureHref={procedureHref} seen={seen?.(variables ?? asked)} />
        )}
        {!isPending && unknown && (
          <NearMatches asked={asked} of="terms" title={texts.unknown} words={wordsOf(error)} onSearch={search} />
        )}
        {!isPending && !data && !unknown && <p className="read terms-hint">{texts.hint}</p>}
      </section>
    </div>
  );
}
