import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ProcedureAnswer } from '../../contract/education.js';
import { Button } from '../kit/button.js';
import { ReadAloud } from '../kit/read-aloud.js';
import { Risks } from './risks.js';
import './guide.css';

const REVIEWED: Record<ProcedureAnswer['review'], string> = {
  unreviewed: 'Written by us, not yet checked by a second reader',
  'peer-checked': 'Checked by a second reader',
  'clinician-reviewed': 'Checked by a clinician',
};

/** The guide of one procedure, made to be read on a screen and printed on paper. */
export function Guide({ guide, termHref }: { guide: ProcedureAnswer; termHref: (term: string) => string }) {
  const { name, whatItIs, howLong, anaesthesia, risks, preparation, timeline, whenToCall, questions, source } = guide;
  return (
    <article className="guide" aria-labelledby="guide-name">
      <header>
        {guide.corrected && <p className="quiet">Showing the guide for “{guide.corrected}”.</p>}
        <h2 id="guide-name" className="guide-name">
          {name}
        </h2>
        <p className="read">{whatItIs}</p>
        <dl className="facts">
          <div>
            <dt>How long it takes</dt>
            <dd>{howLong}</dd>
          </div>
          <div>
            <dt>Will I be awake?</dt>
            <dd>{anaesthesia}</dd>
          </div>
        </dl>
        <p className="guide-acts no-print">
          <Button onClick={() => print()}>Print</Button>
          <ReadAloud text={spoken(guide)} />
          <Link className="guide-term" href={termHref(name)}>
            What the word means
          </Link>
        </p>
      </header>
      <Risks title="Common risks" lead="Most are mild and pass." risks={risks.common} />
      <Risks title="Rare but serious risks" lead="Few people have these. Know the signs." risks={risks.rare} />
      <Part title="How to prepare" lead="If your clinic’s own sheet says something else, follow the sheet.">
        <ul className="steps">
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
      <Part title="Recovery expectations">
        <ol className="timeline">
          {timeline.map(({ when, what }) => (
            <li key={`${when}${what}`}>
              <b>{when}</b>
              <p>{what}</p>
            </li>
          ))}
        </ol>
        <div className="call-signs">
          <Signs title="Call 911 or go to the emergency room if you" signs={whenToCall.emergency} urgent />
          <Signs title="Call your care team the same day if you" signs={whenToCall.call} />
        </div>
      </Part>
      <Part title="Questions to ask the doctor">
        <ol className="questions">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Part>
      <footer className="quiet guide-source">
        <p>
          Based on:{' '}
          {source.url ? (
            <a href={source.url} target="_blank" rel="noreferrer">
              {source.name} (opens a new page)
            </a>
          ) : (
            source.name
          )}
          . {REVIEWED[guide.review]}. Your own risk depends on your age, your health and what is done.
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
      <ul>
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
