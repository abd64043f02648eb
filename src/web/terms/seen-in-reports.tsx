import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { educationRoutes } from '../../contract/education-routes.js';
import { call } from '../kit/call.js';
import { shortDate } from '../kit/measures.js';
import { RequestError } from '../kit/request-error.js';
import { termTexts as texts } from './texts.js';

/** The reader's own reports in which the word stands. Nothing is shown where there are none. */
export function SeenInReports({ term, reportHref }: { term: string; reportHref: (id: number) => string }) {
  const { data } = useQuery({
    queryKey: ['analyses', 'with', term],
    queryFn: ({ signal }) => call(educationRoutes.termInReports, { body: { term }, signal }),
    // A search for the word before may still be running: an account has one at a time.
    retry: (failures, error) => failures < 3 && error instanceof RequestError && error.status === 429,
    retryDelay: 1000,
  });
  const reports = data?.reports ?? [];
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="seen">
      <h3 id="seen" className="section-title">
        {reports.length === 1 ? texts.seenInOne : texts.seenInMany}
      </h3>
      <ul className="seen">
        {reports.map(({ id, title, date, line }) => (
          <li key={id}>
            <Link href={reportHref(id)} lang="en">
              {title}
            </Link>{' '}
            <span className="quiet">{shortDate(new Date(date))}</span>
            <blockquote lang="en">{line}</blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}
