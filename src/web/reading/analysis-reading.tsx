import type { AnalysisDetail } from '../../contract/analyses.js';
import { useCurrentUser } from '../kit/current-user.js';
import { longDate } from '../kit/measures.js';
import { ReadingView } from './reading-view.js';

const origins: Record<string, string> = {
  pdf: 'Text of the PDF',
  doc: 'Text of the DOC file',
  docx: 'Text of the DOCX file',
  rtf: 'Text of the RTF file',
  txt: 'Text of the TXT file',
};

/** A completed analysis, ready to read. Nothing for one that holds no explanation. */
export function AnalysisReading({ detail, level }: { detail: AnalysisDetail; level: 1 | 2 }) {
  const user = useCurrentUser();
  if (!detail.analysisData || detail.reportText === null) return null;
  const ending = detail.originalName.split('.').at(-1)?.toLowerCase() ?? '';
  return (
    <ReadingView
      analysis={detail.analysisData}
      text={detail.reportText}
      when={`${detail.originalName} · ${longDate(new Date(detail.createdAt))}`}
      origin={origins[ending] ?? 'The text you pasted'}
      level={level}
      stored={user ? { id: detail.id, tier: user.subscriptionTier } : undefined}
    />
  );
}
