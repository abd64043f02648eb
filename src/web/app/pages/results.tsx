import type { ReactNode, Ref } from 'react';
import { Loading } from '../../kit/loading.js';
import { wordsOf } from '../../kit/request-error.js';
import { useAnalysis } from '../../reading/analysis-query.js';
import { AnalysisReading } from '../../reading/analysis-reading.js';
import { AnalysisPatient } from '../analysis-patient.js';
import { workspaceTexts as texts } from '../page-texts.js';

/** The chosen analysis on the dashboard; shown only once it is completed. */
export default function Results({ id, ref, children }: { id: number; ref: Ref<HTMLElement>; children: ReactNode }) {
  const detail = useAnalysis(id);
  if (detail.data && detail.data.status !== 'completed') return null;
  return (
    <section className="results" aria-labelledby="results-heading" tabIndex={-1} ref={ref}>
      <div className="results-name">
        <h2 className="section-title" id="results-heading">
          {texts.results}
        </h2>
        {detail.data && <AnalysisPatient detail={detail.data} />}
        {children}
      </div>
      {detail.isPending && <Loading />}
      {detail.isError && (
        <p className="dashboard" role="alert">
          {texts.resultsNotLoaded} {wordsOf(detail.error)}
        </p>
      )}
      {detail.data && <AnalysisReading key={id} detail={detail.data} level={2} />}
    </section>
  );
}
