import { useMemo } from 'react';
import { confidencePercent } from '../../contract/confidence.js';
import { Mark, MarkLabel } from '../kit/marks.js';
import { Rich } from '../kit/rich.js';
import { answers } from './answers.js';
import { useReport } from './report-context.js';
import { Row } from './row.js';
import { Said } from './said.js';
import { confidenceWord } from './sureness.js';
import { readingTexts, firstTexts as texts } from './texts.js';
import './answers-view.css';

/** The first screen: the main message, then the answers in their order. */
export function AnswersView({ level, when, sureId }: { level: 1 | 2; when: string; sureId: string }) {
  const { analysis } = useReport();
  const first = useMemo(() => answers(analysis), [analysis]);
  return (
    <>
      <Row>
        <p className="quiet when">{when}</p>
        {readingTexts.englishOnly && <p className="quiet">{readingTexts.englishOnly}</p>}
        <Said sentences={[first.message]} as={level === 1 ? 'h1' : 'h2'} className="title" />
      </Row>
      <dl className="answers">
        {first.now.length > 0 && (
          <div className="answer now">
            <MarkLabel as="dt" mark="triangle" tone="brick">
              {texts.now}
            </MarkLabel>
            <Said as="dd" className="" sentences={first.now} />
          </div>
        )}
        <div className="answer">
          <dt>{texts.what}</dt>
          <Said as="dd" className="" sentences={first.what} />
        </div>
        <div className="answer">
          <dt>{texts.matters}</dt>
          <Said as="dd" className="" sentences={first.matters} />
        </div>
        <div className="answer">
          <dt>{texts.next}</dt>
          {first.next.length > 0 ? (
            <Said as="dd" className="" sentences={first.next} />
          ) : (
            <dd>{first.now.length > 0 ? texts.nextAfterNow : texts.nextNone}</dd>
          )}
        </div>
        <div className="answer">
          <dt>{texts.sure}</dt>
          <dd className="sureness">
            <b>{confidencePercent(analysis.confidence.value)}</b>
            <span>{texts[confidenceWord(analysis.confidence.value)]}</span>
            <Ruler value={analysis.confidence.value} />
            <a
              href={`#${sureId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(sureId)?.scrollIntoView({ block: 'start' });
              }}
            >
              {texts.why}
            </a>
          </dd>
        </div>
      </dl>
      <Row className="tip-row">
        <p className="reading-tip">
          <Rich text={texts.tip} parts={{ word: (words) => <span>{words}</span> }} />
        </p>
      </Row>
    </>
  );
}

const TICKS = 40;

/** The share understood as tick marks: the rest of the line is drawn low. */
function Ruler({ value }: { value: number }) {
  const full = Math.round(value * TICKS);
  const path = (from: number, to: number, top: (i: number) => number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, k) => {
      const i = from + k;
      return `M${(i * 224) / TICKS + 1} 17V${top(i)}`;
    }).join('');
  return (
    <svg viewBox="0 0 224 18" aria-hidden="true" preserveAspectRatio="none">
      <path
        d={path(0, full, (i) => (i % 10 === 0 ? 2 : 6))}
        stroke="var(--ink-2)"
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
      <path d={path(full, TICKS, () => 13)} stroke="var(--line)" strokeWidth="1.25" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The one reason that takes nothing away from the confidence. For all others the ring is dashed, like what is not explained. */
const whole = /^We could explain (?:all|the one)\b/;

/** Why we are as sure as we are. */
export function Because() {
  const { analysis } = useReport();
  return (
    <ul className="because">
      {analysis.confidence.because.map((reason) => (
        <li key={reason}>
          <Mark name={whole.test(reason) ? 'tick' : 'dashedRing'} />
          <span lang="en">{reason}</span>
        </li>
      ))}
    </ul>
  );
}
