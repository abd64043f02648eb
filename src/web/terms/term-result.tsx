import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TermAnswer } from '../../contract/education.js';
import { ReadAloud } from '../kit/read-aloud.js';

interface TermResultProps {
  answer: TermAnswer;
  onSearch: (term: string) => void;
  procedureHref: (name: string) => string;
  seen?: ReactNode;
}

const REVIEWED: Record<NonNullable<TermAnswer['review']>, string> = {
  unreviewed: 'Written by us, not yet checked by a second reader',
  'peer-checked': 'Checked by a second reader',
  'clinician-reviewed': 'Checked by a clinician',
};

/** One answer: the word, what it means, how it is used, what belongs to it. */
export function TermResult({ answer, onSearch, procedureHref, seen }: TermResultProps) {
  const { term, kind, explanation, commonUse, corrected, meanings, parts, urgent, ask, link, procedure, source } =
    answer;
  const pieces = answer.basis === 'word-parts';
  return (
    <article className="term" aria-labelledby="term-name">
      <header>
        {corrected && <p className="quiet">Showing what we have for “{corrected}”.</p>}
        <h2 id="term-name" className="term-name">
          {term}
        </h2>
        <p className="term-kind">{kind}</p>
        {pieces && <WordPieces parts={parts} />}
      </header>
      <section>
        <h3 className="section-title">What it means</h3>
        {answer.basis === 'phrase' && parts.length > 0 ? (
          <PhraseParts explanation={explanation} parts={parts} onSearch={onSearch} />
        ) : (
          <p className="read">{explanation}</p>
        )}
        {meanings.length > 0 && (
          <dl className="meanings">
            {meanings.map((meaning) => (
              <div key={meaning.term}>
                <dt>
                  <button type="button" className="word-link" onClick={() => onSearch(meaning.term)}>
                    {meaning.term}
                  </button>
                  <span className="quiet">{meaning.field}</span>
                </dt>
                <dd>{meaning.explanation}</dd>
              </div>
            ))}
          </dl>
        )}
        {urgent && (
          <p className="cannot-wait">
            <b>If your report says that you have this now:</b> {urgent}
          </p>
        )}
        <ReadAloud text={`${term}. ${explanation} ${commonUse}`} />
      </section>
      <section>
        <h3 className="section-title">How it is commonly used</h3>
        <p className="read">{commonUse}</p>
        {ask && (
          <p className="term-ask">
            <b>A question for your doctor:</b> {ask}
          </p>
        )}
        {procedure && (
          <p>
            <Link href={procedureHref(procedure.name)}>{procedure.name}: risks, how to prepare, recovery</Link>
          </p>
        )}
      </section>
      {seen}
      {answer.relatedTerms.length > 0 && (
        <section className="no-print">
          <h3 className="section-title">Related terms</h3>
          <ul className="chips">
            {answer.relatedTerms.map((one) => (
              <li key={one}>
                <button type="button" className="chip" onClick={() => onSearch(one)}>
                  {one}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer className="quiet term-source">
        {answer.alsoCalled.length > 0 && <p>Also called: {answer.alsoCalled.join(', ')}</p>}
        {link && (
          <p>
            <a href={link.url} target="_blank" rel="noreferrer">
              {link.label} (opens a new page)
            </a>
          </p>
        )}
        {source && (
          <p>
            Based on: {source.name}. {answer.review && `${REVIEWED[answer.review]}.`}
          </p>
        )}
      </footer>
    </article>
  );
}

/** The pieces of a word with what each means under it. */
function WordPieces({ parts }: { parts: TermAnswer['parts'] }) {
  return (
    <ul className="pieces">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece may stand twice in a word
        <li key={at}>
          <b>{part.text}</b>
          <span>{part.meaning}</span>
        </li>
      ))}
    </ul>
  );
}

function PhraseParts({
  explanation,
  parts,
  onSearch,
}: {
  explanation: string;
  parts: TermAnswer['parts'];
  onSearch: (term: string) => void;
}) {
  return (
    <>
      <p className="read">{explanation.split('. ')[0]}.</p>
      <dl className="meanings">
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice in a phrase
          <div key={at}>
            <dt>
              {part.term ? (
                <button type="button" className="word-link" onClick={() => onSearch(part.term ?? part.text)}>
                  {part.text}
                </button>
              ) : (
                <b>{part.text}</b>
              )}
              {part.basis === 'word-parts' && <span className="quiet">worked out from its parts</span>}
            </dt>
            <dd>{part.meaning ?? 'We could not explain this word.'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
