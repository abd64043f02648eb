import { lazy, Suspense, useCallback, useId, useMemo, useRef } from 'react';
import type { Analysis } from '../../contract/analysis.js';
import { PRODUCT } from '../../contract/product.js';
import type { QuestionList } from '../../contract/questions.js';
import type { Trend } from '../../contract/trends.js';
import { longDate } from '../kit/measures.js';
import { Acts, type Stored } from './acts/acts.js';
import { answers } from './answers.js';
import { AnswersView } from './answers-view.js';
import { Disclaimer, HowSure, NextSteps, NotExplained, Questions, WordList } from './closing.js';
import { OtherFindings, PressingFindings } from './findings.js';
import { Labs } from './labs.js';
import { type Lit, LitProvider } from './lit.js';
import { ReportProvider } from './report-context.js';
import { ReportPane } from './report-pane.js';
import { readingTexts as texts } from './texts.js';
import { Thread } from './thread.js';
import { useSheet } from './use-sheet.js';
import './reading-view.css';

const OverTime = lazy(() => import('./over-time/over-time.js'));

export interface ReadingViewProps {
  analysis: Analysis;
  /** The report's text, unchanged: every span points into it. */
  text: string;
  /** "blood_test.pdf · November 17, 2026" */
  when: string;
  /** What the text beside the explanation is: "Text of the PDF". */
  origin: string;
  /** 1 on a page of its own, 2 inside the dashboard. */
  level: 1 | 2;
  /** Its results beside those of earlier reports, once they are known. */
  trends?: readonly Trend[] | undefined;
  /** The reader's own questions; null while they are on their way. */
  questions?: QuestionList | null | undefined;
  /** The stored analysis this is, for what can be done with it; absent where none is stored or it is another's. */
  stored?: Stored | undefined;
}

/** The explanation beside the report it explains. */
export function ReadingView({ analysis, text, when, origin, level, trends = [], questions, stored }: ReadingViewProps) {
  const desk = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const sureId = useId();
  const focusTarget = useCallback(() => pane.current?.querySelector<HTMLElement>('.close') ?? null, []);
  const sheet = useSheet(focusTarget);
  const show = sheet.show;
  const first = useMemo(() => {
    const chosen = answers(analysis);
    return [...chosen.matters, chosen.message].find((sentence) => sentence.sources.length > 0) ?? null;
  }, [analysis]);
  const inner = (level + 1) as 2 | 3;
  const laboratory = analysis.reportType === 'laboratory';

  const onLight = useCallback(
    (lit: Lit) => {
      if (lit.from === 'sentence') show(document.activeElement?.classList.contains('line-link') ?? false);
      if (lit.sentence === null) return;
      requestAnimationFrame(() => bringIntoView(desk.current, lit));
    },
    [show],
  );

  return (
    <ReportProvider analysis={analysis} text={text} questions={questions?.questions}>
      <LitProvider key={text} first={first} onLight={onLight}>
        <div className={sheet.open ? 'desk sheet-open' : 'desk'} ref={desk}>
          <div className="letter">
            <div className="letterhead">
              <b>{PRODUCT}</b>
              <span>{texts.printed(longDate(new Date()))}</span>
            </div>
            <AnswersView level={level} when={when} sureId={sureId} />
            <PressingFindings level={inner} />
            {laboratory && <Results level={inner} trends={trends} />}
            <OtherFindings />
            {!laboratory && <Results level={inner} trends={trends} />}
            <NextSteps level={inner} />
            <Questions level={inner} stored={stored} own={questions} />
            <NotExplained level={inner} />
            <HowSure level={inner} id={sureId} />
            <WordList level={inner} />
            <Acts stored={stored} level={inner} />
            <Disclaimer />
          </div>
          <ReportPane open={sheet.open} origin={origin} onClose={sheet.close} paneRef={pane} />
          <Thread desk={desk} pane={pane} />
          <button type="button" className="peek no-print" onClick={() => sheet.show(true)}>
            {texts.peek}
          </button>
        </div>
      </LitProvider>
    </ReportProvider>
  );
}

function Results(props: { level: 2 | 3; trends: readonly Trend[] }) {
  return (
    <>
      <Labs {...props} />
      {props.trends.length > 0 && (
        <Suspense fallback={null}>
          <OverTime {...props} />
        </Suspense>
      )}
    </>
  );
}

/** Scrolls the chosen sentence to where it can be seen: above the sheet, or into the middle of a wide screen. */
function bringIntoView(root: HTMLElement | null, lit: Lit): void {
  const sentence = [...(root?.querySelectorAll<HTMLElement>('[data-chosen]') ?? [])].find((el) => el.checkVisibility());
  if (!sentence) return;
  const sheet = root?.querySelector<HTMLElement>('.report-pane.open');
  const rect = sentence.getBoundingClientRect();
  const bottom = sheet ? innerHeight * 0.38 : innerHeight;
  const bar = 72;
  if (rect.top >= bar && rect.bottom <= bottom - 8) return;
  if (!sheet && lit.from === 'sentence') return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  const target = sheet ? bar + 12 : innerHeight * 0.35;
  scrollBy({ top: rect.top - target, behavior });
}
