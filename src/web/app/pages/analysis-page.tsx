import { Link } from 'wouter';
import type { User } from '../../../contract/users.js';
import { buttonClass } from '../../kit/button.js';
import { Loading } from '../../kit/loading.js';
import { usePageTitle } from '../../kit/page-title.js';
import { RequestError } from '../../kit/request-error.js';
import { useAnalysis } from '../../reading/analysis-query.js';
import { AnalysisReading } from '../../reading/analysis-reading.js';
import { useFollow } from '../../wait/use-follow.js';
import { Wait } from '../../wait/wait.js';
import { NotFound } from '../not-found.js';
import { paths } from '../paths.js';
import { MemberNav, PageFoot, Shell, VisitorNav } from '../shell.js';
import './analysis-page.css';

/** One explanation on a page of its own, linkable for its owner. */
export default function AnalysisPage({ id, user }: { id: number; user: User | null }) {
  const detail = useAnalysis(user ? id : null);
  const processing = detail.data?.status === 'processing';
  const state = useFollow(processing ? id : null, () => void detail.refetch());
  usePageTitle(detail.data ? (detail.data.title ?? detail.data.originalName) : user ? null : 'Sign in');

  if (!user) return <SignInFirst id={id} />;
  if (detail.error instanceof RequestError && detail.error.status === 404) return <NotFound />;
  const header = <MemberNav user={user} crumb />;
  if (detail.isPending) {
    return (
      <Shell header={header}>
        <Loading />
      </Shell>
    );
  }
  if (detail.isError) {
    return (
      <Shell header={header}>
        <Refused title="This explanation could not be loaded" words={detail.error.message} />
      </Shell>
    );
  }
  const analysis = detail.data;
  return (
    <Shell header={header} foot={<PageFoot />}>
      {analysis.status === 'completed' && <AnalysisReading detail={analysis} level={1} />}
      {processing && (
        <div className="analysis-wait">
          <Wait name={analysis.originalName} sending={undefined} state={state} level={1} />
        </div>
      )}
      {analysis.status === 'failed' && (
        <Refused
          title={`We could not explain ${analysis.originalName}`}
          words={analysis.failureReason ?? 'Please try again, or paste the text of the report.'}
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
        Back to your reports
      </Link>
    </div>
  );
}

function SignInFirst({ id }: { id: number }) {
  return (
    <Shell header={<VisitorNav />} foot={<PageFoot />}>
      <div className="not-found">
        <h1 className="title">Sign in to read this report</h1>
        <p className="read">An explanation can be read only by the person it belongs to.</p>
        <p>
          <Link className={buttonClass()} href={`/auth?next=${encodeURIComponent(paths.analysis(id))}`}>
            Sign In
          </Link>{' '}
          <Link className={buttonClass('plain')} href={paths.home}>
            Back to Home
          </Link>
        </p>
      </div>
    </Shell>
  );
}
