import { useQuery } from '@tanstack/react-query';
import { routes } from '../../contract/routes.js';
import { call } from '../kit/call.js';
import { termTexts as texts } from './texts.js';

/** What is said where nothing is known of a word, with words that may have been meant. */
export function NearMatches({
  asked,
  words,
  onSearch,
}: {
  asked: string;
  words: string;
  onSearch: (term: string) => void;
}) {
  const { data } = useQuery({
    queryKey: ['near', asked],
    queryFn: () => call(routes.termSuggestions, { body: { query: asked } }),
  });
  const near = data?.suggestions ?? [];
  return (
    <div className="term-unknown">
      <h2 className="section-title">{texts.unknown}</h2>
      <p className="read">{words}</p>
      {near.length > 0 && (
        <ul className="chips" lang="en">
          {near.map(({ term }) => (
            <li key={term}>
              <button type="button" className="chip" onClick={() => onSearch(term)}>
                {term}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
