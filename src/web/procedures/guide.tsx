import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ProcedureAnswer } from '../../contract/education.js';
import { Button } from '../kit/button.js';
import { ReadAloud } from '../kit/read-aloud.js';
import { Risks } from './risks.js';
import { guideTexts as texts } from './texts.js';
import './guide.css';

const reviewed = (review: ProcedureAnswer['review']): string =>
  ({
    unreviewed: texts.unreviewed,
    'peer-checked': texts.peerChecked,
    'clinician-reviewed': texts.clinicianReviewed,
  })[review];

/** The guide of one procedure, made to be read on a screen and printed on paper. */
export function Guide({ guide, termHref }: { guide: ProcedureAnswer; termHref: (term: string) => string }) {
  const { name, whatItIs, howLong, anaesthesia, risks, preparation, timeline, whenToCall, questions, source } = guide;
  return (
    <article className="guide" aria-labelledby="guide-name">
      <header>
        {guide.corrected && <p className="quiet">{texts.corrected(guide.corrected)}</p>}
        <h2 id="guide-name" className="guide-name" lang="en">
          {name}
        </h2>
        {texts.englishOnly && <p className="quiet">{texts.englishOnly}</p>}
        <p className="read" lang="en">
          {whatItIs}
        </p>
        <dl className="facts">
          <div>
            <dt>{texts.howLong}</dt>
            <dd lang="en">{howLong}</dd>
          </div>
          <div>
            <dt>{texts.awake}</dt>
            <dd lang="en">{anaesthesia}</dd>
          </div>
        </dl>
        <p className="guide-acts no-print">
          <Button onClick={() => print()}>{texts.print}</Button>
          <ReadAloud text={spoken(guide)} />
          <Link className="guide-term" href={termHref(name)}>
            {texts.word}
          </Link>
        </p>
      </header>
      <Risks title={texts.common} lead={texts.commonLead} risks={risks.common} />
      <Risks title={texts.rare} lead={texts.rareLead} risks={risks.rare} />
      <Part title={texts.prepare} lead={texts.prepareLead}>
        <ul className="steps" lang="en">
          {preparation.map((step) => (
            <li key={step}>
              <label>
                <input type="checkbox" />
                <span>{step}</span>
              </label>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={texts.recovery}>
        <ol className="timeline" lang="en">
          {timeline.map(({ when, what }) => (
            <li key={`${when}${what}`}>
              <b>{when}</b>
              <p>{what}</p>
            </li>
          ))}
        </ol>
        <div className="call-signs">
          <Signs title={texts.emergency} signs={whenToCall.emergency} urgent />
          <Signs title={texts.call} signs={whenToCall.call} />
        </div>
      </Part>
      <Part title={texts.questions}>
        <ol className="questions" lang="en">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Part>
      <footer className="quiet guide-source">
        <p>
          {texts.source}{' '}
          {source.url ? (
            <a href={source.url} target="_blank" rel="noreferrer">
              {texts.newPage(source.name)}
            </a>
          ) : (
            source.name
          )}
          . {reviewed(guide.review)}. {texts.ownRisk}
        </p>
      </footer>
    </article>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="guide-part">
      <header>
        <h3 className="section-title">{title}</h3>
        {lead && <p className="quiet">{lead}</p>}
      </header>
      <div>{children}</div>
    </section>
  );
}

function Signs({ title, signs, urgent }: { title: string; signs: readonly string[]; urgent?: boolean }) {
  if (signs.length === 0) return null;
  return (
    <div className={urgent ? 'signs urgent' : 'signs'}>
      <h4>{title}</h4>
      <ul lang="en">
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </div>
  );
}

function spoken(guide: ProcedureAnswer): string {
  return [
    guide.name,
    guide.whatItIs,
    guide.howLong,
    guide.anaesthesia,
    'Common risks.',
    ...guide.commonRisks,
    'Rare but serious risks.',
    ...guide.rareRisks,
    'How to prepare.',
    ...guide.preparation,
    'Recovery.',
    ...guide.recovery,
  ].join(' ');
}
