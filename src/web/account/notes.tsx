/** Beside the registration: what happens to a report. */
export function WhatHappens() {
  return (
    <aside className="account-note">
      <h2>What happens to your report</h2>
      <ul>
        <li>
          <svg className="drawn" viewBox="0 0 48 48" aria-hidden="true">
            <path d="M10 21H38V42H10ZM15 21V15A9 9 0 0 1 33 15V21" />
            <path d="M24 29V34" stroke="var(--teal)" strokeWidth="2" />
          </svg>
          <div>
            <b>It is yours.</b>No other user sees your report or its explanation.
          </div>
        </li>
        <li>
          <svg className="drawn" viewBox="0 0 48 48" aria-hidden="true">
            <path d="M14 5H32L40 13V37H14ZM32 5V13H40M10 11H8V43H34V41" />
            <path d="M20 20H34M20 25H34M20 30H28" stroke="var(--teal)" />
          </svg>
          <div>
            <b>The file does not stay.</b>Once its text is read, the file is deleted.
          </div>
        </li>
        <li>
          <svg className="drawn" viewBox="0 0 48 48" aria-hidden="true">
            <path d="M8 6H40V42H8Z" />
            <path d="M14 14H26M14 20H34M14 25H34M14 30H28" stroke="var(--line)" />
            <path d="M30 35C31 33 32 33 32.5 35C33 37 34 34 36 34" stroke="var(--teal)" />
          </svg>
          <div>
            <b>It explains, it does not diagnose.</b>Your doctor knows you and has the last word.
          </div>
        </li>
      </ul>
    </aside>
  );
}

/** Beside the sign-in: what it is for, in two lines of a made-up report. */
export function OneLine() {
  return (
    <aside className="account-note">
      <p className="quiet">From a report</p>
      <p className="theirs">Mild centrilobular emphysema, upper lobe predominant, unchanged.</p>
      <p className="ours">Some of the tiny air sacs in your lungs are worn out. It is mild, and it has not changed.</p>
      <p className="quiet last">It explains what a report says. Your doctor has the last word.</p>
    </aside>
  );
}
