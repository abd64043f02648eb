import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { AnalysisListItem } from '../../contract/analyses.js';
import type { ReportType } from '../../contract/analysis.js';
import type { User } from '../../contract/users.js';
import { UsageMeter } from '../dashboard/usage-meter.js';
import { useAnalyses } from '../history/analyses-query.js';
import { History } from '../history/history.js';
import { Loading } from '../kit/loading.js';
import { PatientChoice } from '../roster/patient-choice.js';
import type { Accepted } from '../upload/submit-report.js';
import { UploadPanel, type UploadProblem } from '../upload/upload-panel.js';
import type { Followed } from '../wait/progress.js';
import { failureOf, useFollow } from '../wait/use-follow.js';
import { Wait } from '../wait/wait.js';
import { workspaceTexts as texts } from './page-texts.js';
import { paths } from './paths.js';
import './workspace.css';

const Results = lazy(() => import('./pages/results.js'));

const SCROLL_AFTER = 500;
const SCROLL_OFFSET = 120;

/** Give a report, see the reports (of one kind, where one is named), read the chosen one. */
export function Workspace({
  user,
  kind,
  empty,
  children,
  note,
}: {
  user: User;
  kind?: ReportType;
  /** Said where there are no reports of that kind. */
  empty?: string;
  /** What stands above. */
  children: ReactNode;
  /** What stands under the list. */
  note?: ReactNode;
}) {
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [followed, setFollowed] = useState<Accepted | null>(null);
  const [failure, setFailure] = useState<UploadProblem | null>(null);
  const [patientId, setPatientId] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const results = useRef<HTMLElement>(null);

  const state = useFollow(followed?.id ?? null, (end: Followed) => {
    const name = followed?.name ?? texts.yourReport;
    const words = failureOf(end);
    if (words) setFailure({ title: texts.notExplained(name), words });
    if (end.status === 'completed' && followed) {
      setChosen(followed.id);
      // The next report may be about somebody else: whom it is about is chosen anew.
      setPatientId(null);
      setTimeout(() => {
        scrollToResults();
        if (isLost(document.activeElement)) results.current?.focus({ preventScroll: true });
      }, SCROLL_AFTER);
    }
    setFollowed(null);
  });
  useResume(followed === null && sending === null, setFollowed);

  const scrollToResults = () => {
    const top = results.current?.getBoundingClientRect().top;
    if (top === undefined) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: scrollY + top - SCROLL_OFFSET, behavior: calm ? 'auto' : 'smooth' });
  };
  const busy = sending !== null || followed !== null;
  const wait = useRef<HTMLDivElement>(null);
  // What was pressed is hidden while one waits: the focus goes to the wait, not to the top of the page.
  useEffect(() => {
    if (busy && isLost(document.activeElement)) wait.current?.focus({ preventScroll: true });
  }, [busy]);

  return (
    <>
      <div className="dashboard">
        {children}
        <div className="two">
          <section className="column upload-column" aria-labelledby="upload-heading">
            <h2 className="section-title" id="upload-heading">
              {texts.upload}
            </h2>
            {busy && (
              <div ref={wait} tabIndex={-1}>
                <Wait
                  name={sending?.name ?? followed?.name ?? ''}
                  sending={sending ? sending.share : followed?.file ? null : undefined}
                  state={state}
                  level={3}
                />
              </div>
            )}
            <div hidden={busy}>
              <UploadPanel
                onAccepted={(accepted) => {
                  setFailure(null);
                  setFollowed(accepted);
                }}
                onSending={setSending}
                failure={failure}
                onDismissFailure={() => setFailure(null)}
                patientId={patientId}
                patientChoice={
                  user.userType === 'provider' && <PatientChoice value={patientId} onChange={setPatientId} />
                }
              />
            </div>
            <UsageMeter user={user} />
          </section>
          <section className="column" aria-labelledby="history-heading">
            <h2 className="section-title" id="history-heading">
              {texts.history}
            </h2>
            <History
              chosen={chosen}
              kind={kind}
              empty={empty}
              onChoose={(item) => {
                setChosen(item.id);
                if (item.status === 'completed') setTimeout(scrollToResults, SCROLL_AFTER);
                if (item.status === 'processing' && !busy) setFollowed(asAccepted(item));
              }}
            />
            {note}
          </section>
        </div>
      </div>
      {chosen !== null && (
        <Suspense fallback={<Loading />}>
          <Results id={chosen} ref={results}>
            <Link href={paths.analysis(chosen)}>{texts.ownPage}</Link>
          </Results>
        </Suspense>
      )}
    </>
  );
}

/** Whether the focus is nowhere, or about to be: on what is hidden or gone. */
function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('[hidden]') !== null;
}

/** An analysis of the history, as if it had just been given. */
function asAccepted({ id, originalName, mimeType }: AnalysisListItem): Accepted {
  return { id, name: originalName, file: mimeType !== 'text/plain' };
}

/** After a reload, an analysis still on its way is followed again. */
function useResume(idle: boolean, onFound: (accepted: Accepted) => void): void {
  const { data } = useAnalyses();
  const looked = useRef(false);
  useEffect(() => {
    if (!data || looked.current) return;
    looked.current = true;
    const newest = data[0];
    if (idle && newest?.status === 'processing') {
      onFound(asAccepted(newest));
    }
  }, [data, idle, onFound]);
}
