import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import type { User } from '../../../contract/users.js';
import { buttonClass } from '../../kit/button.js';
import { translate } from '../../kit/language.js';
import { Loading } from '../../kit/loading.js';
import { usePageTitle } from '../../kit/page-title.js';
import { RequestError, wordsOf } from '../../kit/request-error.js';
import { useAnalysis } from '../../reading/analysis-query.js';
import { AnalysisReading } from '../../reading/analysis-reading.js';
import { useFollow } from '../../wait/use-follow.js';
import { Wait } from '../../wait/wait.js';
import { AnalysisPatient } from '../analysis-patient.js';
import { MemberNav } from '../member-nav.js';
import { NotFound } from '../not-found.js';
import { analysisTexts as texts } from '../page-texts.js';
import { paths } from '../paths.js';
import { PageFoot, Shell } from '../shell.js';
import { SignInFirst } from '../sign-in-first.js';
import { frameTexts } from '../texts.js';
import './analysis-page.css';

/** One explanation on a page of its own, linkable for its owner. */
export default function AnalysisPage({ id, user }: { id: number; user: User | null }) {
  if (!user) return <SignInFirst next={paths.analysis(id)} title={texts.signInTitle} text={texts.signInText} />;
  return <OneAnalysis id={id} user={user} />;
}

function OneAnalysis({ id, user }: { id: number; user: User }) {
  const detail = useAnalysis(id);
  const processing = detail.data?.status === 'processing';
  const state = useFollow(processing ? id : null, () => void detail.refetch());
  usePageTitle(detail.data ? (detail.data.title ?? detail.data.originalName) : null);
  // An explanation is a long page: it is drawn in pieces, so that a slow phone answers to touch meanwhile.
  const drawn = useDeferredValue(detail.isSuccess);

  if (detail.error instanceof RequestError && detail.error.status === 404) return <NotFound />;
  const header = <MemberNav user={user} crumb />;
  if (detail.isError) {
    return (
      <Shell header={header}>
        <Refused title={texts.notLoaded} words={wordsOf(detail.error)} />
      </Shell>
    );
  }
  if (detail.isPending || !drawn) {
    return (
      <Shell header={header}>
        <Loading />
      </Shell>
    );
  }
  const analysis = detail.data;
  return (
    <Shell header={header} foot={<PageFoot />}>
      {analysis.status === 'completed' && (
        <div className="analysis-of">
          <AnalysisPatient detail={analysis} />
        </div>
      )}
      {analysis.status === 'completed' && <AnalysisReading detail={analysis} level={1} />}
      {processing && (
        <div className="analysis-wait">
          <Wait name={analysis.originalName} sending={undefined} state={state} level={1} />
        </div>
      )}
      {analysis.status === 'failed' && (
        <Refused
          title={texts.notExplained(analysis.originalName)}
          words={analysis.failureReason ? translate(analysis.failureReason) : texts.tryAgain}
        />
      )}
    </Shell>
  );
}

function Refused({ title, words }: { title: string; words: string }) {
  return (
    <div className="not-found analysis-failed">
      <h1 className="title">{title}</h1>
      <p className="read">{words}</p>
      <Link className={buttonClass('outlined')} href={paths.home}>
        {frameTexts.backToReports}
      </Link>
    </div>
  );
}
