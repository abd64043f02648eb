import type { Analysis } from '../../contract/analysis.js';
import { type Citations, type CitedSentence, citations, sentencesOf } from './citations.js';

/** What the first screen answers, before any scrolling. */
export interface Answers {
  /** The main message: one sentence, the heading of the page. */
  message: CitedSentence;
  /** What to do now; only where something cannot wait. */
  now: CitedSentence[];
  /** What the report is and what it was compared with. */
  what: CitedSentence[];
  matters: CitedSentence[];
  next: CitedSentence[];
}

/** Longest main message that still leaves room for the answers on a phone. */
const MESSAGE_LIMIT = 130;
/** Characters an answer may take on a phone before it passes four lines. */
const ANSWER_LIMIT = 160;

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Takes sentences while they fit the first screen; always at least one when there is one. */
function fitting(sentences: readonly CitedSentence[], limit = ANSWER_LIMIT): CitedSentence[] {
  const taken: CitedSentence[] = [];
  let length = 0;
  for (const sentence of sentences) {
    if (taken.length > 0 && length + sentence.text.length > limit) break;
    taken.push(sentence);
    length += sentence.text.length + 1;
  }
  return taken;
}

/** "CT scan of the chest." or "Blood test. 16 results.", standing on the line where the report says so. */
function whatItIs(analysis: Analysis, opening: CitedSentence | undefined): CitedSentence {
  const text = `${analysis.title.replace(/\.$/, '')}.${resultCount(analysis)}`;
  return { key: 'what', field: 'summary', index: 0, text, sources: opening?.sources ?? [] };
}

function resultCount(analysis: Analysis): string {
  const count = analysis.labs.length;
  if (count === 0) return '';
  return count === 1 ? ' 1 result.' : ` ${count} results.`;
}

/** Chooses the first screen from what the engine wrote. It selects whole sentences and writes none of its own. */
export function answers(analysis: Analysis): Answers {
  const all = citations(analysis);
  const urgent = analysis.findings.some((finding) => finding.importance === 'urgent');
  const summary = sentencesOf(all, 'summary', 0, analysis.summary);
  const keyPoints = analysis.keyPoints.flatMap((text, index) => sentencesOf(all, 'keyPoints', index, text));
  const steps = analysis.recommendations.map((step, index) => ({
    kind: step.kind,
    sentences: sentencesOf(all, 'recommendations', index, step.text, step.source),
  }));

  const opening = summary.filter((sentence) => isOpening(sentence.text, analysis.title));
  const first = summary.find((sentence) => !opening.includes(sentence));
  const message = first && first.text.length <= MESSAGE_LIMIT ? first : titleSentence(analysis.title);
  const now = urgent && steps[0] ? fitting(steps[0].sentences) : [];
  const used = (text: string) => same(text, message.text) || now.some((sentence) => same(sentence.text, text));
  const fresh = (sentences: readonly CitedSentence[]) =>
    sentences.filter(
      (sentence, i) => !used(sentence.text) && sentences.findIndex((other) => same(other.text, sentence.text)) === i,
    );

  const said = fresh(summary).filter((sentence) => !opening.includes(sentence));
  const next = fresh([...steps.flatMap((step) => step.sentences), ...said.filter(isAdvice)]);
  // The summary says what matters most, the key points what else does.
  const summed = fresh([...said, ...keyPoints]).filter(
    (point) => !isAdvice(point) && !next.some((step) => same(step.text, point.text)),
  );
  const matters = summed.length > 0 ? summed : fresh(openFindings(analysis, all));
  return {
    message,
    now,
    what: [whatItIs(analysis, opening[0]), ...opening.filter((sentence) => comparison.test(sentence.text))],
    matters: fitting(matters.length > 0 ? matters : [message]),
    next: fitting(next),
  };
}

const comparison = /^(?:It|The \w+) was compared /;

/** The first sentence of each finding that is not shut, in their order of importance. */
function openFindings(analysis: Analysis, all: Citations): CitedSentence[] {
  return analysis.findings.flatMap((finding, index) =>
    finding.sensitive ? [] : sentencesOf(all, 'findings', index, finding.text, finding.source).slice(0, 1),
  );
}

/** Asks the reader to do something, which belongs to what comes next. */
function isAdvice(sentence: CitedSentence): boolean {
  return /^(?:Ask|Call|See|Talk|Take|Go|Have|Keep|Follow) /.test(sentence.text);
}

/** "This is a CT scan of your chest.": says what the report is, which has its own row. */
function isOpening(text: string, title: string): boolean {
  return /^This (?:is|was|report is)\b/.test(text) || comparison.test(text) || same(text.replace(/\.$/, ''), title);
}

function titleSentence(title: string): CitedSentence {
  return { key: 'title', field: 'summary', index: 0, text: title, sources: [] };
}
