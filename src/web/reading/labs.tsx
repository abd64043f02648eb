import { useMemo } from 'react';
import type { AnalysisLab } from '../../contract/analysis.js';
import { byImportance, DEGREE_RULE, type LabDegree, rangeWords, readLab } from '../../contract/lab-reading.js';
import { InlineButton } from '../kit/inline-button.js';
import { translate } from '../kit/language.js';
import { Mark, MarkLabel, type MarkName } from '../kit/marks.js';
import { type CitedSentence, sentencesOf } from './citations.js';
import { isLit, useLit } from './lit.js';
import { NumberLine } from './number-line.js';
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
export function Labs({ level }: { level: 2 | 3 }) {
  const { analysis, citations } = useReport();
  const sorted = useMemo(() => byImportance(analysis.labs), [analysis.labs]);
  if (sorted.length === 0) return null;
  const total = sorted.length;
  const outside = sorted.filter((lab) => !['within', 'unknown'].includes(readLab(lab).degree));
  const within = sorted.filter((lab) => readLab(lab).degree === 'within');
  const unknown = sorted.filter((lab) => readLab(lab).degree === 'unknown');
  const said = (lab: AnalysisLab) => sentencesOf(citations, 'labs', analysis.labs.indexOf(lab), lab.text, lab.source);
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
          <LineKey labs={outside} />
          <div className="lab-list">
            {outside.map((lab) => (
              <Lab key={lab.source.start} lab={lab} sentences={said(lab)} level={level} />
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
              <QuietLab key={lab.source.start} lab={lab} sentence={said(lab)[0]} />
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
              <BareLab key={lab.source.start} lab={lab} sentences={said(lab)} />
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

const previousWords = ({ value, date }: NonNullable<AnalysisLab['previous']>) =>
  date ? texts.previousOn(value, date) : texts.previous(value);

interface LabProps {
  lab: AnalysisLab;
  sentences: readonly CitedSentence[];
}

/** A result without a range: a line would show nothing, so it stands in one row with what it is. */
function BareLab({ lab, sentences }: LabProps) {
  return (
    <li>
      <p className="name">
        {lab.name}
        <span className="amount">
          {lab.value}
          {lab.unit && <small>{lab.unit}</small>}
        </span>
        {lab.previous && <span className="beside">{previousWords(lab.previous)}</span>}
      </p>
      <div>
        <Said sentences={sentences} />
      </div>
    </li>
  );
}

function Lab({ lab, sentences, level }: LabProps & { level: 2 | 3 }) {
  const Heading = level === 2 ? 'h3' : 'h4';
  const reading = readLab(lab);
  const sign = signs[reading.degree];
  const beside = besideWords(lab);
  return (
    <article className="lab">
      <Heading className="lab-heading">{lab.name}</Heading>
      <div className="words">
        <MarkLabel as="p" className="degree" mark={sign.mark} tone={sign.tone}>
          {translate(reading.words)}
        </MarkLabel>
        {beside && <p className="beside">{beside}</p>}
        {lab.previous && (
          <p className="beside">
            <i aria-hidden="true" />
            {previousWords(lab.previous)}
          </p>
        )}
      </div>
      {lab.number === null ? (
        <p className="printed">
          {lab.value}
          {lab.unit && <small>{lab.unit}</small>}
        </p>
      ) : (
        <NumberLine lab={lab} reading={reading} />
      )}
      <Said sentences={sentences} />
    </article>
  );
}

function QuietLab({ lab, sentence }: { lab: AnalysisLab; sentence: CitedSentence | undefined }) {
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
      <NumberLine lab={lab} reading={reading} small />
    </li>
  );
}
