import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { InlineButton } from '../kit/inline-button.js';
import { CloseIcon } from '../kit/marks.js';
import type { CitedSentence } from './citations.js';
import { type Lit, useLit } from './lit.js';
import { type Report, useReport } from './report-context.js';
import { cellsOf, lineNumbers, lineWords, overlaps, type Passage, type ReportLine } from './report-lines.js';
import { paneTexts as texts } from './texts.js';
import { narrow } from './use-sheet.js';
import './report-pane.css';

interface ReportPaneProps {
  open: boolean;
  origin: string;
  onClose: () => void;
  paneRef: RefObject<HTMLElement | null>;
}

/** The report itself, line by line as it was extracted. On a narrow screen it is a sheet that comes up from below. */
export function ReportPane({ open, origin, onClose, paneRef }: ReportPaneProps) {
  const report = useReport();
  const { lit } = useLit();
  const scroller = useRef<HTMLElement>(null);
  const numbers = useMemo(() => lineNumbers(report.lines, lit.spans), [report.lines, lit.spans]);

  const shown = useRef<Lit | null>(null);

  useEffect(() => {
    // A shut sheet has nothing to scroll: it would only make a slow phone measure the whole page at its opening.
    if (shown.current === lit || (!open && narrow())) return;
    const scroll = () => {
      shown.current = lit;
      if (lit.from === 'report') return;
      const box = scroller.current;
      const line = box?.querySelector<HTMLElement>('p.lit');
      if (!box || !line) return;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches || lit.from === 'start';
      box.scrollTo({ top: line.offsetTop - box.clientHeight * 0.3, behavior: calm ? 'auto' : 'smooth' });
    };
    // A page that has just been drawn is measured with the next frame, not twice.
    if (lit.from !== 'start') return scroll();
    const frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [lit, open]);

  return (
    <aside className={open ? 'report-pane open' : 'report-pane'} aria-label={texts.title} ref={paneRef}>
      <header>
        <h2>{texts.title}</h2>
        {numbers.length > 0 && <span className="line-now">{capital(lineWords(numbers))}</span>}
        <span className="origin">{origin}</span>
        <button type="button" className="icon-button close" aria-label={texts.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a report of which nothing can be touched must still scroll by keyboard */}
      <section className="report-lines" ref={scroller} tabIndex={0} aria-label={texts.lines}>
        {report.lines.map((line) => (
          <Line key={line.start} line={line} lit={lit} report={report} />
        ))}
      </section>
      <p className="report-key" aria-hidden="true">
        <span>
          <i />
          {texts.touched}
        </span>
        {report.analysis.notExplained.length > 0 && (
          <span>
            <i className="dashed" />
            {texts.notExplained}
          </span>
        )}
      </p>
    </aside>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The written sentences that stand on a passage; findings and results answer before summaries. */
function answersTo(report: Report, passage: Passage): CitedSentence[] {
  const standing = report.sentences.filter((sentence) => sentence.sources.some((source) => overlaps(source, passage)));
  const short = (sentence: CitedSentence) => (['summary', 'keyPoints'].includes(sentence.field) ? 1 : 0);
  return standing.sort((a, b) => short(a) - short(b));
}

/** The first of them that can be seen on the page: not every key point has a place, and some findings are shut. */
function visibleOf(sentences: readonly CitedSentence[], near: HTMLElement): CitedSentence | null {
  const desk = near.closest('.desk');
  const isShown = (key: string) => desk?.querySelector(`[data-key="${key}"]`)?.checkVisibility() ?? false;
  return sentences.find((sentence) => isShown(sentence.key)) ?? null;
}

/** A printed row on columns that stand under each other. */
function Cells({ words, columns }: { words: string; columns: number }) {
  return (
    <span
      className="cells"
      style={{ gridTemplateColumns: `minmax(0, 1.7fr) repeat(${columns - 1}, minmax(min-content, 1fr))` }}
    >
      {cellsOf(words).map((cell, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells of a printed row have no other name than their place
        <span key={`${i}-${cell}`}>{cell}</span>
      ))}
    </span>
  );
}

function Line({ line, lit, report }: { line: ReportLine; lit: Lit; report: Report }) {
  const { lightPassage } = useLit();
  if (line.number === null) return <div className="blank" />;
  const on = line.passages.some((passage) => lit.spans.some((span) => overlaps(span, passage)));
  const columns = cellsOf(report.text.slice(line.passages[0]?.start, line.passages.at(-1)?.end)).length;
  const table = columns >= 3 && line.passages.length === 1;
  // A passage no sentence speaks of is answered here, where it was touched, by its plain counterpart.
  const counterpart =
    on && lit.from === 'report' && lit.sentence === null
      ? report.analysis.plain.find(
          (part) => lit.spans.some((span) => overlaps(span, part.source)) && part.source.end <= line.end,
        )
      : undefined;
  return (
    <p className={[on && 'lit', line.heading && 'heading', table && 'table'].filter(Boolean).join(' ') || undefined}>
      <i aria-hidden="true">{line.number}</i>
      <span className="words" lang="en">
        {line.passages.map((passage) => {
          const lighted = lit.spans.some((span) => overlaps(span, passage));
          const unexplained = report.analysis.notExplained.some((span) => overlaps(span, passage));
          const words = report.text.slice(passage.start, passage.end);
          const answers = answersTo(report, passage);
          const plain = report.analysis.plain.some((part) => overlaps(part.source, passage));
          if (answers.length === 0 && !plain && !unexplained) {
            return <span key={passage.start}>{table ? <Cells words={words} columns={report.columns} /> : words}</span>;
          }
          return (
            <InlineButton
              key={passage.start}
              className={`passage${words.trim().length < 4 ? ' short' : ''}${lighted ? ' lit' : ''}${unexplained ? ' unexplained' : ''}`}
              aria-pressed={lighted}
              data-line={line.number}
              onPress={(element) => lightPassage(passage, visibleOf(answers, element))}
            >
              {table ? <Cells words={words} columns={report.columns} /> : words}
            </InlineButton>
          );
        })}
      </span>
      {counterpart && (
        <span className="counterpart" role="note">
          <b>{texts.plain}</b>
          <span lang="en">{counterpart.text}</span>
        </span>
      )}
    </p>
  );
}
