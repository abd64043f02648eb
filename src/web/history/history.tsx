import { useEffect, useState } from 'react';
import { type AnalysisListItem, STAGES } from '../../contract/analyses.js';
import type { ReportType } from '../../contract/analysis.js';
import { Button } from '../kit/button.js';
import { translate } from '../kit/language.js';
import { MarkLabel } from '../kit/marks.js';
import { megabytes, timeAgo } from '../kit/measures.js';
import { wordsOf } from '../kit/request-error.js';
import { kitTexts } from '../kit/texts.js';
import { useAnalyses } from './analyses-query.js';
import { historyTexts as texts } from './texts.js';
import './history.css';

/** More than this many scroll. */
const SHOWN = 4;

/** Recent analyses; choosing one shows it. */
export function History({
  chosen,
  kind,
  empty = texts.none,
  onChoose,
}: {
  chosen: number | null;
  /** Only reports of this kind, and those whose kind is not known before they are read. */
  kind?: ReportType | undefined;
  empty?: string | undefined;
  onChoose: (item: AnalysisListItem) => void;
}) {
  const list = useAnalyses();
  const now = useNow();
  if (list.isPending) {
    return (
      <ul className="history-rows history-skeleton" aria-label={kitTexts.loading}>
        <li />
        <li />
      </ul>
    );
  }
  if (list.isError) {
    return (
      <div role="alert">
        <p>
          {texts.notLoaded} {wordsOf(list.error)}
        </p>
        <Button look="outlined" onClick={() => list.refetch()}>
          {texts.again}
        </Button>
      </div>
    );
  }
  const items = kind
    ? list.data.filter(({ reportType, status }) => reportType === kind || status === 'processing')
    : list.data;
  if (items.length === 0) return <NoReports title={empty} />;
  return (
    <div className="history-frame listed">
      <ul className={items.length > SHOWN ? 'history-rows many' : 'history-rows'}>
        {items.map((item) => (
          <HistoryRow key={item.id} item={item} now={now} chosen={chosen === item.id} onChoose={onChoose} />
        ))}
      </ul>
    </div>
  );
}

function HistoryRow({
  item,
  now,
  chosen,
  onChoose,
}: {
  item: AnalysisListItem;
  now: Date;
  chosen: boolean;
  onChoose: (item: AnalysisListItem) => void;
}) {
  return (
    <li className={chosen ? 'history-row chosen' : 'history-row'}>
      <button type="button" aria-pressed={chosen} onClick={() => onChoose(item)}>
        <b>{item.title ?? item.originalName}</b>
        <small>
          {item.title && <span>{item.originalName} </span>}
          <span className="size">{megabytes(item.fileSize)}</span>
        </small>
        {item.patientName && <small className="whose">{texts.patient(item.patientName)}</small>}
        {item.sharedBy && <small className="whose">{texts.sharedBy(item.sharedBy)}</small>}
      </button>
      <Status item={item} />
      <time dateTime={item.createdAt}>{timeAgo(new Date(item.createdAt), now)}</time>
      {chosen && item.status === 'failed' && (
        <p className="reason">{item.failureReason ? translate(item.failureReason) : texts.notExplained}</p>
      )}
    </li>
  );
}

function Status({ item }: { item: AnalysisListItem }) {
  switch (item.status) {
    case 'completed':
      return <MarkLabel mark="tick">{texts.completed}</MarkLabel>;
    case 'failed':
      return (
        <MarkLabel mark="cross" tone="brick">
          {texts.failed}
        </MarkLabel>
      );
    case 'processing':
      return (
        <MarkLabel mark="waiting" tone="waiting">
          {translate(STAGES.find((stage) => stage.id === item.stage)?.label ?? texts.processing)}
        </MarkLabel>
      );
    default:
      return <MarkLabel mark="ring">{String(item.status)}</MarkLabel>;
  }
}

/** The time, fresh each minute, for what is told as "minutes ago". */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function NoReports({ title }: { title: string }) {
  return (
    <div className="history-frame">
      <div className="no-reports">
        <svg viewBox="0 0 168 148" aria-hidden="true">
          <g className="drawn" style={{ stroke: 'var(--ink-2)', strokeWidth: 1.35 }}>
            <path d="M38 62V14H130V62" fill="var(--paper)" />
            <path d="M16 62 84 108 152 62V138H16Z" fill="var(--sheet)" />
            <path d="M16 62 38 47M152 62 130 47M16 138 66 96M152 138 102 96" />
          </g>
          <path
            d="M52 34H116M52 44H116M52 54H116M52 64H116M62 74H106"
            stroke="var(--line)"
            strokeWidth="1.2"
            strokeLinecap="round"
            strokeDasharray="1 5"
          />
          <path d="M52 24H82" stroke="var(--teal)" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <div>
          <h3>{title}</h3>
          <p className="read">{texts.noneText}</p>
        </div>
      </div>
    </div>
  );
}
