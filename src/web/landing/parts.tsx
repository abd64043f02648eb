import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../kit/button.js';
import { Drawing, type DrawingName } from './drawings.js';
import { choiceTexts } from './texts.js';
import './landing.css';

/** What a visitor sees first. */
export function Hero({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <section className="landing-wrap hero">
      <h1>{title}</h1>
      <div className="hero-foot">
        <p>{lede}</p>
        {children}
      </div>
    </section>
  );
}

/** The page's one act, and what it costs. */
export function Start({ path, label, note }: { path: string; label: string; note: string }) {
  return (
    <div className="start">
      <Link className={buttonClass('filled', true)} href={path}>
        {label}
      </Link>
      <p className="quiet">{note}</p>
    </div>
  );
}

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="landing-wrap landing-section" aria-labelledby={`${id}-heading`} id={id}>
      <h2 className="landing-heading" id={`${id}-heading`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Features with their drawings, parted by rules. */
export function Features({ features }: { features: readonly (readonly [DrawingName, readonly [string, string]])[] }) {
  return (
    <ul className="features">
      {features.map(([drawing, [name, words]]) => (
        <li key={name}>
          <Drawing name={drawing} />
          <div>
            <b>{name}</b>
            <p>{words}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The last word of the page, with its act again. */
export function End({ children, act }: { children: ReactNode; act: ReactNode }) {
  return (
    <section className="landing-end" aria-label={choiceTexts.end}>
      <div className="landing-wrap">
        {children}
        {act}
      </div>
    </section>
  );
}
