import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TermAnswer } from '../../contract/education.js';
import { ReadAloud } from '../kit/read-aloud.js';
import { answerTexts as texts } from './texts.js';

interface TermResultProps {
  answer: TermAnswer;
  onSearch: (term: string) => void;
  procedureHref: (name: string) => string;
  seen?: ReactNode;
}

const reviewed = (review: NonNullable<TermAnswer['review']>): string =>
  ({
    unreviewed: texts.unreviewed,
    'peer-checked': texts.peerChecked,
    'clinician-reviewed': texts.clinicianReviewed,
  })[review];

/** What the reader's device reads aloud: all that the answer says, what cannot wait first. */
function spoken({ term, urgent, explanation, meanings, commonUse }: TermAnswer): string {
  const several = meanings.map((one) => `${one.term}: ${one.explanation}`);
  return [`${term}.`, urgent && `${texts.now} ${urgent}`, explanation, ...several, commonUse].filter(Boolean).join(' ');
}

/** One answer: the word, what it means, how it is used, what belongs to it. */
export function TermResult({ answer, onSearch, procedureHref, seen }: TermResultProps) {
  const { term, kind, explanation, commonUse, corrected, meanings, parts, urgent, ask, link, procedure, source } =
    answer;
  const pieces = answer.basis === 'word-parts';
  // What stands above as a meaning or a part can be pressed there.
  const shown = new Set([...meanings, ...parts].map((one) => one.term));
  const related = answer.relatedTerms.filter((one) => !shown.has(one));
  return (
    <article className="term" aria-labelledby="term-name">
      <header>
        {corrected && <p className="quiet">{texts.corrected(corrected)}</p>}
        <h2 id="term-name" className="term-name" lang="en">
          {term}
        </h2>
        <p className="term-kind" lang="en">
          {kind}
        </p>
        {texts.englishOnly && <p className="quiet">{texts.englishOnly}</p>}
        {pieces && <WordPieces parts={parts} />}
      </header>
      <section>
        <h3 className="section-title">{texts.meaning}</h3>
        {answer.basis === 'phrase' && parts.length > 0 ? (
          <PhraseParts
            opening={kind === 'Phrase' ? `${explanation.split('. ').slice(0, 2).join('. ')}.` : explanation}
            parts={parts}
            onSearch={onSearch}
          />
        ) : (
          <p className="read" lang="en">
            {explanation}
          </p>
        )}
        {meanings.length > 0 && (
          <dl className="meanings" lang="en">
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
            <b>{texts.now}</b> <span lang="en">{urgent}</span>
          </p>
        )}
        <ReadAloud text={spoken(answer)} />
      </section>
      <section>
        <h3 className="section-title">{texts.use}</h3>
        <p className="read" lang="en">
          {commonUse}
        </p>
        {ask && (
          <p className="term-ask">
            <b>{texts.ask}</b> <span lang="en">{ask}</span>
          </p>
        )}
        {procedure && (
          <p>
            <Link href={procedureHref(procedure.name)}>{texts.procedure(procedure.name)}</Link>
          </p>
        )}
      </section>
      {seen}
      {related.length > 0 && (
        <section className="no-print">
          <h3 className="section-title">{texts.related}</h3>
          <ul className="chips" lang="en">
            {related.map((one) => (
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
        {answer.alsoCalled.length > 0 && <p>{texts.alsoCalled(answer.alsoCalled.join(', '))}</p>}
        {link && (
          <p>
            <a href={link.url} target="_blank" rel="noreferrer">
              {texts.newPage(link.label)}
            </a>
          </p>
        )}
        {source && (
          <p>
            {texts.source(source.name)} {answer.review && `${reviewed(answer.review)}.`}
          </p>
        )}
      </footer>
    </article>
  );
}

/** The pieces of a word with what each means under it. */
function WordPieces({ parts }: { parts: TermAnswer['parts'] }) {
  return (
    <ul className="pieces" lang="en">
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
  opening,
  parts,
  onSearch,
}: {
  opening: string;
  parts: TermAnswer['parts'];
  onSearch: (term: string) => void;
}) {
  return (
    <>
      <p className="read" lang="en">
        {opening}
      </p>
      <dl className="meanings" lang="en">
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
              {part.basis === 'word-parts' && <span className="quiet">{texts.fromParts}</span>}
            </dt>
            <dd>{part.meaning ?? texts.noMeaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
