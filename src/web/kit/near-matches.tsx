import { useQuery } from '@tanstack/react-query';
import { educationRoutes } from '../../contract/education-routes.js';
import { call } from './call.js';
import './chips.css';

/** What is said where nothing is known of a word or a procedure, with what may have been meant. */
export function NearMatches({
  asked,
  of,
  title,
  words,
  onSearch,
}: {
  asked: string;
  of: 'terms' | 'procedures';
  title: string;
  words: string;
  onSearch: (term: string) => void;
}) {
  const { data } = useQuery({
    queryKey: ['near', of, asked],
    queryFn: () => call(educationRoutes.termSuggestions, { body: { query: asked, of } }),
  });
  const near = data?.suggestions ?? [];
  return (
    <div className="near-matches">
      <h2 className="section-title">{title}</h2>
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
