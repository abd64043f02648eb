import { lazy, Suspense } from 'react';
import type { Analysis } from '../../contract/analysis.js';
import { confidencePercent } from '../../contract/confidence.js';
import { DISCLAIMER } from '../../contract/product.js';
import type { QuestionList } from '../../contract/questions.js';
import { Button } from '../kit/button.js';
import { translate } from '../kit/language.js';
import { Mark } from '../kit/marks.js';
import type { Stored } from './acts/acts.js';
import { answers } from './answers.js';
import { Because } from './answers-view.js';
import { anyOverlap, sentencesOf } from './citations.js';
import { useReport } from './report-context.js';
import { ReadingSection, Row } from './row.js';
import { Said } from './said.js';
import { closingTexts as texts } from './texts.js';
import { termHeading } from './words.js';
import './closing.css';

const OwnQuestions = lazy(() => import('./questions/own-questions.js'));

/** What the report asks for, and general advice apart from it. */
export function NextSteps({ level }: { level: 2 | 3 }) {
  const { analysis, citations } = useReport();
  const steps = analysis.recommendations.map((step, index) => ({
    step,
    sentences: sentencesOf(citations, 'recommendations', index, step.text, step.source),
  }));
  const asked = steps.filter(({ step }) => step.kind === 'from_report');
  // What is to be done now has been said on the first screen.
  const saidNow = new Set(answers(analysis).now.map((sentence) => sentence.text));
  const general = steps.filter(
    ({ step, sentences }) => step.kind === 'general' && !sentences.every((sentence) => saidNow.has(sentence.text)),
  );
  if (asked.length + general.length === 0) return null;
  return (
    <ReadingSection heading={texts.next} level={level} side={asked.length > 0 ? texts.fromReport : texts.general}>
      {asked.length > 0 && (
        <ul className="steps">
          {asked.map(({ step, sentences }) => (
            <li key={`${step.source?.start}-${step.text}`}>
              <Mark name="diamond" />
              <div>
                <Said sentences={sentences} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {general.length > 0 && (
        <div className="general-advice">
          {asked.length > 0 && <p className="quiet">{texts.general}</p>}
          {general.map(({ step, sentences }) => (
            <Said key={step.text} sentences={sentences} />
          ))}
        </div>
      )}
    </ReadingSection>
  );
}

/** The questions to take along: the reader's own list where the analysis is stored, else those we suggest. */
export function Questions({
  level,
  stored,
  own,
}: {
  level: 2 | 3;
  stored?: Stored | undefined;
  own?: QuestionList | null | undefined;
}) {
  const { analysis } = useReport();
  const kept = stored && own ? { id: stored.id, questions: own.questions } : null;
  if (analysis.questions.length === 0 && !kept) return null;
  const printed = (
    <Button look="outlined" onClick={() => print()}>
      {texts.printRoom}
    </Button>
  );
  return (
    <ReadingSection heading={texts.questions} level={level} side={texts.toTake}>
      {kept ? (
        <Suspense fallback={null}>
          <OwnQuestions {...kept} print={printed} />
        </Suspense>
      ) : (
        <>
          {/* A list of one's own never appears as ours first. */}
          {own !== null && <Suggested />}
          <p className="reading-acts no-print">{printed}</p>
        </>
      )}
    </ReadingSection>
  );
}

function Suggested() {
  const { analysis, citations } = useReport();
  return (
    <ol className="doctor-questions">
      {analysis.questions.map((question, index) => (
        <li key={question}>
          <div>
            <Said className="" sentences={sentencesOf(citations, 'questions', index, question)} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The parts we did not explain, with their own words: never passed over in silence. */
export function NotExplained({ level }: { level: 2 | 3 }) {
  const { analysis, text } = useReport();
  const parts = analysis.notExplained
    .map((span) => ({ at: span.start, words: text.slice(span.start, span.end).trim() }))
    .filter((part) => part.words !== '');
  if (parts.length === 0) return null;
  const one = parts.length === 1;
  return (
    <ReadingSection
      heading={one ? texts.notExplainedOne : texts.notExplainedMany}
      level={level}
      side={texts.parts(parts.length)}
    >
      {parts.map((part) => (
        <blockquote className="unread" key={part.at} lang="en">
          {part.words}
        </blockquote>
      ))}
      <p className="read">{one ? texts.noGuessOne : texts.noGuessMany}</p>
    </ReadingSection>
  );
}

export function HowSure({ level, id }: { level: 2 | 3; id: string }) {
  const { analysis } = useReport();
  return (
    <ReadingSection
      heading={texts.sure(confidencePercent(analysis.confidence.value))}
      level={level}
      id={id}
      side={texts.ourReading}
    >
      <Because />
    </ReadingSection>
  );
}

/** Words that would say what a shut finding is about. */
const heavyWord = /cancer|malignan|carcinoma|sarcoma|melanoma|lymphoma|leukemia|metasta|tumou?r/i;

/** Words shown before the rest is opened. */
const SHOWN_WORDS = 8;

function Words({ entries }: { entries: Analysis['glossary'] }) {
  return (
    <dl className="word-list" lang="en">
      {entries.map((entry) => (
        <div key={entry.term}>
          <dt>{termHeading(entry.term)}</dt>
          <dd>{entry.meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

export function WordList({ level }: { level: 2 | 3 }) {
  const { glossary, findings } = useReport().analysis;
  if (glossary.length === 0) return null;
  // Words of a finding that is shut are not laid open here either.
  const shut = findings.filter((finding) => finding.sensitive).map((finding) => finding.source);
  const isOpen = (entry: (typeof glossary)[number]) =>
    shut.length === 0 || !(anyOverlap(entry.spans, shut) || heavyWord.test(`${entry.term} ${entry.meaning}`));
  const shown = glossary.filter(isOpen).slice(0, SHOWN_WORDS);
  const rest = glossary.filter((entry) => !shown.includes(entry));
  return (
    <ReadingSection heading={texts.words} level={level} side={texts.wordCount(glossary.length)}>
      {shown.length > 0 && <Words entries={shown} />}
      {rest.length > 0 && (
        <details className="when-ready more-words">
          <summary>
            <svg className="drawn" viewBox="0 0 14 14" aria-hidden="true">
              <path d="M4 1.5 10.5 7 4 12.5" />
            </svg>
            {(shown.length > 0 ? texts.moreWords : texts.wordCount)(rest.length)}
          </summary>
          <Words entries={rest} />
        </details>
      )}
    </ReadingSection>
  );
}

/** The last lines: what this is not. */
export function Disclaimer() {
  return (
    <div className="reading-section">
      <Row>
        <p className="disclaimer">{translate(DISCLAIMER)}</p>
      </Row>
    </div>
  );
}
