import type { ReactNode } from 'react';
import { languageStore } from '../kit/language.js';
import { legalTexts as texts } from './texts.js';
import './document.css';

export interface Part {
  heading: string;
  body: ReactNode;
}

interface DocumentProps {
  title: string;
  /** Dates or a first sentence under the title. */
  opening: ReactNode;
  parts: readonly Part[];
}

/** A page to be read from top to bottom: numbered parts, their numbers in the hanging margin, a list of them first. */
export function LegalDocument({ title, opening, parts }: DocumentProps) {
  return (
    <article className="document" lang="en">
      <header>
        <h1 className="title">{title}</h1>
        {texts.binding && (
          <p className="read" lang={languageStore.current()}>
            {texts.binding}
          </p>
        )}
        <div className="document-opening">{opening}</div>
      </header>
      <nav aria-label={texts.onThisPage}>
        <ol>
          {parts.map((part, i) => (
            <li key={part.heading}>
              <a href={`#part-${i + 1}`}>{part.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map((part, i) => (
        <section key={part.heading} id={`part-${i + 1}`} aria-labelledby={`part-${i + 1}-heading`}>
          <span className="number" aria-hidden="true">
            {i + 1}
          </span>
          <div>
            <h2 className="section-title" id={`part-${i + 1}-heading`}>
              {part.heading}
            </h2>
            {part.body}
          </div>
        </section>
      ))}
    </article>
  );
}
