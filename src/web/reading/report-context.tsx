import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Analysis } from '../../contract/analysis.js';
import type { Question } from '../../contract/questions.js';
import { type Citations, type CitedSentence, citations } from './citations.js';
import { cellsOf, type ReportLine, reportLines } from './report-lines.js';
import { type WordFinder, wordFinder } from './words.js';

/** One analysis prepared for reading: its lines, its sentences by place, its words. */
export interface Report {
  analysis: Analysis;
  text: string;
  /** The questions for the doctor: the reader's own where they have changed ours. */
  questions: readonly string[];
  lines: readonly ReportLine[];
  citations: Citations;
  /** Every written sentence in the order of the page. */
  sentences: readonly CitedSentence[];
  findWords: WordFinder;
  /** Columns of the widest printed row. */
  columns: number;
}

const ReportContext = createContext<Report | null>(null);

const pageOrder = ['summary', 'keyPoints', 'findings', 'labs', 'recommendations', 'questions'] as const;

export function prepareReport(analysis: Analysis, text: string): Report {
  const all = citations(analysis);
  const sentences = [...all.values()].flat();
  sentences.sort((a, b) => pageOrder.indexOf(a.field) - pageOrder.indexOf(b.field) || a.index - b.index);
  const clinical = [...analysis.plain.map((part) => part.source), ...analysis.notExplained];
  const lines = reportLines(text, clinical);
  return {
    analysis,
    text,
    questions: analysis.questions,
    lines,
    columns: Math.min(8, Math.max(1, ...lines.map((line) => cellsOf(text.slice(line.start, line.end)).length))),
    citations: all,
    sentences,
    findWords: wordFinder(analysis.glossary),
  };
}

export function ReportProvider({
  analysis,
  text,
  questions = null,
  children,
}: {
  analysis: Analysis;
  text: string;
  questions?: readonly Question[] | null | undefined;
  children: ReactNode;
}) {
  const prepared = useMemo(() => prepareReport(analysis, text), [analysis, text]);
  const report = useMemo(
    () => (questions ? { ...prepared, questions: questions.map((question) => question.text) } : prepared),
    [prepared, questions],
  );
  return <ReportContext value={report}>{children}</ReportContext>;
}

export function useReport(): Report {
  const report = useContext(ReportContext);
  if (!report) throw new Error('useReport stands outside a reading view');
  return report;
}
