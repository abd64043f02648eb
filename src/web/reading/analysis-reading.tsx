import type { AnalysisDetail } from '../../contract/analyses.js';
import { useCurrentUser } from '../kit/current-user.js';
import { longDate, unbroken } from '../kit/measures.js';
import { useTrends } from './over-time/trends-query.js';
import { useOwnQuestions } from './questions/question-list.js';
import { ReadingView } from './reading-view.js';
import { readingTexts as texts } from './texts.js';

const endings = ['pdf', 'doc', 'docx', 'rtf', 'txt'] as const;

/** A completed analysis, ready to read. Nothing for one that holds no explanation. */
export function AnalysisReading({ detail, level }: { detail: AnalysisDetail; level: 1 | 2 }) {
  const user = useCurrentUser();
  const trends = useTrends(detail.id, user !== null && (detail.analysisData?.labs.length ?? 0) > 0).data;
  const own = useOwnQuestions(detail.id, user !== null && detail.analysisData !== null);
  if (!detail.analysisData || detail.reportText === null) return null;
  const given = detail.originalName.split('.').at(-1)?.toLowerCase();
  const ending = endings.find((one) => one === given);
  return (
    <ReadingView
      analysis={detail.analysisData}
      text={detail.reportText}
      when={`${detail.originalName} · ${unbroken(longDate(new Date(detail.createdAt)))}`}
      origin={ending ? texts[ending] : texts.pasted}
      level={level}
      trends={trends}
      questions={own.isLoading ? null : own.data}
      stored={
        user
          ? {
              id: detail.id,
              tier: user.subscriptionTier,
              isOwn: detail.sharedBy === null,
              byPatient: user.userType === 'patient',
            }
          : undefined
      }
    />
  );
}
