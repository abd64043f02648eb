import { noteTexts as texts } from './texts.js';

/** Beside the registration: what happens to a report. */
export function WhatHappens() {
  return (
    <aside className="account-note">
      <h2>{texts.heading}</h2>
      <ul>
        <li>
          <svg className="drawn" viewBox="0 0 48 48" aria-hidden="true">
            <path d="M10 21H38V42H10ZM15 21V15A9 9 0 0 1 33 15V21" />
            <path d="M24 29V34" stroke="var(--teal)" strokeWidth="2" />
          </svg>
          <div>
            <b>{texts.yours}</b>
            {texts.yoursWords}
          </div>
        </li>
        <li>
          <svg className="drawn" viewBox="0 0 48 48" aria-hidden="true">
            <path d="M14 5H32L40 13V37H14ZM32 5V13H40M10 11H8V43H34V41" />
            <path d="M20 20H34M20 25H34M20 30H28" stroke="var(--teal)" />
          </svg>
          <div>
            <b>{texts.file}</b>
            {texts.fileWords}
          </div>
        </li>
        <li>
          <svg className="drawn" viewBox="0 0 48 48" aria-hidden="true">
            <path d="M8 6H40V42H8Z" />
            <path d="M14 14H26M14 20H34M14 25H34M14 30H28" stroke="var(--line)" />
            <path d="M30 35C31 33 32 33 32.5 35C33 37 34 34 36 34" stroke="var(--teal)" />
          </svg>
          <div>
            <b>{texts.limits}</b>
            {texts.limitsWords}
          </div>
        </li>
      </ul>
    </aside>
  );
}

/** Beside the sign-in: what it is for, in two lines of made-up reports. */
export function OneLine() {
  return (
    <aside className="account-note">
      <p className="quiet">{texts.fromReport}</p>
      <p className="theirs" lang="en">
        Mild centrilobular emphysema, upper lobe predominant, unchanged.
      </p>
      <p className="ours">{texts.airSacs}</p>
      <div className="more">
        <p className="quiet">{texts.fromBlood}</p>
        <svg className="note-line" viewBox="0 0 400 76" role="img" aria-label={texts.calciumLine}>
          <path
            d="M2 48C70 47 90 38 124 38H276C312 38 332 47 398 48C332 49 312 58 276 58H124C90 58 70 49 2 48Z"
            fill="var(--band)"
          />
          <path d="M2 48H398" stroke="var(--line)" />
          <path d="M124 34V62M276 34V62" stroke="var(--ink)" strokeWidth="1.5" />
          <path d="M285 26V42" stroke="var(--ink)" strokeWidth="1.5" />
          <circle cx="285" cy="48" r="6" fill="var(--paper)" stroke="var(--ink)" strokeWidth="3.5" />
          <text x="285" y="19" textAnchor="middle" className="value">
            10.3 mg/dL
          </text>
          <text x="124" y="75" textAnchor="middle">
            8.6
          </text>
          <text x="276" y="75" textAnchor="middle">
            10.2
          </text>
        </svg>
        <p className="ours">{texts.calcium}</p>
      </div>
      <p className="quiet last">{texts.last}</p>
    </aside>
  );
}
