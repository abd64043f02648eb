import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TIER_ALLOWANCE } from '../../contract/plans.js';
import { buttonClass } from '../kit/button.js';
import { steps } from './steps.js';
import './landing.css';

/** The first page a visitor sees. `sample` is what can be tried on it. */
export function Landing({ registerPath, sample }: { registerPath: string; sample: ReactNode }) {
  return (
    <div className="landing">
      <section className="landing-wrap hero">
        <h1>Your medical report, in words you know.</h1>
        <div className="hero-foot">
          <p>Upload a scan, lab, biopsy or hospital report. See what it says, what matters and what to ask next.</p>
          <Start path={registerPath} />
        </div>
      </section>
      {sample}
      <section className="landing-wrap landing-section" id="how" aria-labelledby="how-heading">
        <h2 className="landing-heading" id="how-heading">
          How It Works
        </h2>
        <ol className="how-it-works">
          {steps.map(([name, words]) => (
            <li key={name}>
              <div>
                <b>{name}</b>
                <p>{words}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="landing-wrap landing-section" aria-labelledby="features-heading">
        <h2 className="landing-heading" id="features-heading">
          What you get
        </h2>
        <ul className="features">
          <Feature name="Every sentence shows its source" words="Touch it, and the line of your report lights up.">
            <path d="M6 11C12 8 19 8 24 12C29 8 36 8 42 11V38C36 35 29 35 24 39C19 35 12 35 6 38ZM24 12V39" />
            <path d="M11 17C14 16 17 16 19.5 17.5M11 23C14 22 17 22 19.5 23.5" stroke="var(--line)" />
            <path d="M28.5 17.5C31 16 34 16 37 17M28.5 23.5C31 22 34 22 37 23" stroke="var(--teal)" />
          </Feature>
          <Feature name="The files you have" words="PDF, TXT, DOC, DOCX and RTF. Or paste the text.">
            <path d="M14 5H32L40 13V37H14ZM32 5V13H40M10 11H8V43H34V41" />
            <path d="M20 20H34M20 25H34M20 30H28" stroke="var(--teal)" />
          </Feature>
          <Feature name="Numbers you can see" words="Each lab value is drawn on your report’s own range.">
            <path d="M4 30C10 29.4 12 22 18 22H31C37 22 38 29.4 44 30C38 30.6 37 38 31 38H18C12 38 10 30.6 4 30Z" />
            <path d="M17 18V42M32 18V42" />
            <path d="M26 7V25M26 26.500A3.500 3.500 0 1 0 26.010 26.500" stroke="var(--teal)" />
          </Feature>
          <Feature name="For patients and professionals" words="The same plain words on both sides of the desk.">
            <circle cx="16" cy="15" r="6" />
            <path d="M5 39C5 30 9 25 16 25C23 25 27 30 27 39" />
            <path d="M33 12A5 5 0 1 1 32.9 12M30 26C38 24.5 43 29 43 38" stroke="var(--teal)" />
          </Feature>
        </ul>
      </section>
      <section className="landing-end" aria-label="Start">
        <div className="landing-wrap">
          <h2 className="landing-heading">
            Have a report in front of you?
            <br />
            Start with that one.
          </h2>
          <Start path={registerPath} />
        </div>
      </section>
    </div>
  );
}

function Start({ path }: { path: string }) {
  return (
    <div className="start">
      <Link className={buttonClass('filled', true)} href={path}>
        Get Started
      </Link>
      <p className="quiet">{TIER_ALLOWANCE.free} free analyses, no credit card required</p>
    </div>
  );
}

function Feature({ name, words, children }: { name: string; words: string; children: ReactNode }) {
  return (
    <li>
      <svg className="drawn" viewBox="0 0 48 48" aria-hidden="true">
        {children}
      </svg>
      <div>
        <b>{name}</b>
        <p>{words}</p>
      </div>
    </li>
  );
}
