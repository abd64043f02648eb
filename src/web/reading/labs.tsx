import { useMemo } from 'react';
import type { AnalysisLab } from '../../contract/analysis.js';
import { byImportance, DEGREE_RULE, type LabDegree, rangeWords, readLab } from '../../contract/lab-reading.js';
import type { Trend, TrendPoint } from '../../contract/trends.js';
import { InlineButton } from '../kit/inline-button.js';
import { translate } from '../kit/language.js';
import { Mark, MarkLabel, type MarkName } from '../kit/marks.js';
import { type CitedSentence, sentencesOf } from './citations.js';
import { isLit, useLit } from './lit.js';
import { NumberLine } from './number-line.js';
import { comparedValue, dayWords, earlierWords } from './over-time/trend-words.js';
import { useReport } from './report-context.js';
import { Said } from './said.js';
import { labTexts as texts } from './texts.js';
import './labs.css';

const signs: Record<LabDegree, { mark: MarkName; tone?: 'amber' | 'brick' }> = {
  within: { mark: 'dot' },
  slight: { mark: 'thickRing' },
  moderate: { mark: 'diamond', tone: 'amber' },
  far: { mark: 'diamond', tone: 'amber' },
  abnormal: { mark: 'diamond', tone: 'amber' },
  critical: { mark: 'triangle', tone: 'brick' },
  unknown: { mark: 'dashedRing' },
};

/** The results: those outside the range with their lines and words, then those within it, quietly. */
export function Labs({ level, trends }: { level: 2 | 3; trends: readonly Trend[] }) {
  const { analysis, citations } = useReport();
  const sorted = useMemo(() => byImportance(analysis.labs), [analysis.labs]);
  if (sorted.length === 0) return null;
  const total = sorted.length;
  const outside = sorted.filter((lab) => !['within', 'unknown'].includes(readLab(lab).degree));
  const within = sorted.filter((lab) => readLab(lab).degree === 'within');
  const unknown = sorted.filter((lab) => readLab(lab).degree === 'unknown');
  const said = (lab: AnalysisLab) => sentencesOf(citations, 'labs', analysis.labs.indexOf(lab), lab.text, lab.source);
  const earlierOf = (lab: AnalysisLab) =>
    trends.find((trend) => analysis.labs[trend.lab] === lab)?.points.at(-2) ?? null;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      {outside.length > 0 && (
        <section className="reading-section labs" aria-label={texts.outside}>
          <header>
            <Heading className="reading-heading">{texts.outside}</Heading>
            <p>
              {texts.share(outside.length, total)}
              {outside.length > 1 && texts.first}
            </p>
          </header>
          <LineKey labs={outside.map((lab) => withEarlier(lab, earlierOf(lab)))} />
          <div className="lab-list">
            {outside.map((lab) => (
              <Lab key={lab.source.start} lab={lab} earlier={earlierOf(lab)} sentences={said(lab)} level={level} />
            ))}
          </div>
          <p className="degree-rule">{translate(DEGREE_RULE)}</p>
        </section>
      )}
      {within.length > 0 && (
        <section className="reading-section labs" aria-label={texts.within}>
          <header>
            <Heading className="reading-heading">{texts.within}</Heading>
            <p>{texts.share(within.length, total)}</p>
          </header>
          <ul className="quiet-labs">
            {within.map((lab) => (
              <QuietLab key={lab.source.start} lab={lab} earlier={earlierOf(lab)} sentence={said(lab)[0]} />
            ))}
          </ul>
        </section>
      )}
      {unknown.length > 0 && (
        <section className="reading-section labs" aria-label={texts.notCompared}>
          <header>
            <Heading className="reading-heading">{texts.notComparedLong}</Heading>
            <p>{texts.share(unknown.length, total)}</p>
          </header>
          <ul className="bare-labs">
            {unknown.map((lab) => (
              <BareLab key={lab.source.start} lab={lab} earlier={earlierOf(lab)} sentences={said(lab)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What the signs on the lines mean: only those that stand there. */
function LineKey({ labs }: { labs: readonly AnalysisLab[] }) {
  const degrees = labs.map((lab) => readLab(lab).degree);
  return (
    <ul className="line-key" aria-hidden="true">
      {degrees.includes('slight') && (
        <li>
          <Mark name="thickRing" />
          {texts.slightly}
        </li>
      )}
      {(degrees.includes('moderate') || degrees.includes('far')) && (
        <li>
          <Mark name="diamond" />
          {texts.further}
        </li>
      )}
      {labs.some((lab) => lab.previous && lab.previous.number !== null) && (
        <li>
          <Mark name="ring" />
          {texts.before}
        </li>
      )}
    </ul>
  );
}

function besideWords(lab: AnalysisLab): string | null {
  if (lab.rangeSource === 'none' || !lab.range) return texts.noRange;
  if (lab.rangeSource === 'general') return texts.general(translate(rangeWords(lab) ?? ''));
  if (lab.status.startsWith('critical')) return texts.critical;
  if (lab.range.low !== null && lab.range.high === null) return texts.noUpper;
  return null;
}

/** What the report itself prints of before, else the result of an earlier report. */
function beforeWords({ previous }: AnalysisLab, earlier: TrendPoint | null): string | null {
  if (previous) return previous.date ? texts.previousOn(previous.value, previous.date) : texts.previous(previous.value);
  return earlier && earlierWords(earlier);
}

/** The result with that of an earlier report as the one before, where the report prints none itself. */
function withEarlier(lab: AnalysisLab, earlier: TrendPoint | null): AnalysisLab {
  if (lab.previous || !earlier) return lab;
  const date = earlier.dateFrom === 'report' ? dayWords(earlier) : null;
  return { ...lab, previous: { value: comparedValue(earlier), number: earlier.number, date } };
}

interface LabProps {
  lab: AnalysisLab;
  /** The same test in the report before this one. */
  earlier: TrendPoint | null;
  sentences: readonly CitedSentence[];
}

/** A result without a range: a line would show nothing, so it stands in one row with what it is. */
function BareLab({ lab, earlier, sentences }: LabProps) {
  const before = beforeWords(lab, earlier);
  return (
    <li>
      <p className="name">
        {lab.name}
        <span className="amount">
          {lab.value}
          {lab.unit && <small>{lab.unit}</small>}
        </span>
        {before && <span className="beside">{before}</span>}
      </p>
      <div>
        <Said sentences={sentences} />
      </div>
    </li>
  );
}

function Lab({ lab, earlier, sentences, level }: LabProps & { level: 2 | 3 }) {
  const Heading = level === 2 ? 'h3' : 'h4';
  const reading = readLab(lab);
  const sign = signs[reading.degree];
  const beside = besideWords(lab);
  const before = beforeWords(lab, earlier);
  return (
    <article className="lab">
      <Heading className="lab-heading" lang="en">
        {lab.name}
      </Heading>
      <div className="words">
        <MarkLabel as="p" className="degree" mark={sign.mark} tone={sign.tone}>
          {translate(reading.words)}
        </MarkLabel>
        {beside && <p className="beside">{beside}</p>}
        {before && (
          <p className="beside">
            <i aria-hidden="true" />
            {before}
          </p>
        )}
      </div>
      {lab.number === null ? (
        <p className="printed">
          {lab.value}
          {lab.unit && <small>{lab.unit}</small>}
        </p>
      ) : (
        <NumberLine lab={withEarlier(lab, earlier)} reading={reading} />
      )}
      <Said sentences={sentences} />
    </article>
  );
}

function QuietLab({
  lab,
  earlier,
  sentence,
}: Pick<LabProps, 'lab' | 'earlier'> & { sentence: CitedSentence | undefined }) {
  const { lit, lightSentence } = useLit();
  const reading = readLab(lab);
  const range = rangeWords(lab);
  const lighted = isLit(lit, { key: sentence?.key ?? '', sources: [lab.source] });
  return (
    <li>
      <span className="name">
        {sentence ? (
          <InlineButton
            className={lighted ? 'lab-name lit' : 'lab-name'}
            data-key={sentence.key}
            data-chosen={lit.sentence === sentence.key || undefined}
            aria-label={texts.show(lab.name)}
            onPress={() => lightSentence({ ...sentence, sources: [lab.source] })}
          >
            {lab.name}
          </InlineButton>
        ) : (
          lab.name
        )}
        {range && <small>{texts.range(translate(range))}</small>}
      </span>
      <span className="amount">
        {lab.value}
        {lab.unit && <small>{lab.unit}</small>}
      </span>
      <NumberLine lab={withEarlier(lab, earlier)} reading={reading} small />
    </li>
  );
}
