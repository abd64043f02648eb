import type { ReactNode, Ref } from 'react';
import { Loading } from '../../kit/loading.js';
import { useAnalysis } from '../../reading/analysis-query.js';
import { AnalysisReading } from '../../reading/analysis-reading.js';
import { AnalysisPatient } from '../analysis-patient.js';

/** The chosen analysis on the dashboard; shown only once it is completed. */
export default function Results({ id, ref, children }: { id: number; ref: Ref<HTMLElement>; children: ReactNode }) {
  const detail = useAnalysis(id);
  if (detail.data && detail.data.status !== 'completed') return null;
  return (
    <section className="results" aria-labelledby="results-heading" ref={ref}>
      <div className="results-name">
        <h2 className="section-title" id="results-heading">
          Analysis Results
        </h2>
        {detail.data && <AnalysisPatient detail={detail.data} />}
        {children}
      </div>
      {detail.isPending && <Loading />}
      {detail.isError && (
        <p className="dashboard" role="alert">
          This analysis could not be loaded. {detail.error.message}
        </p>
      )}
      {detail.data && <AnalysisReading key={id} detail={detail.data} level={2} />}
    </section>
  );
}
