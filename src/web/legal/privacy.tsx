import { PRODUCT } from '../../contract/product.js';
import { EXPORT_HOURS } from '../../contract/takeout.js';
import { LegalDocument, type Part } from './document.js';

/** What is stored, for how long, and who sees it. It must stay true to the software: see docs/security.md. */
export function Privacy({ host }: { host: string }) {
  return (
    <LegalDocument
      title="Privacy"
      opening={
        <p className="read">
          What {PRODUCT} at {host} stores, for how long, and who sees it.
        </p>
      }
      parts={parts(host)}
    />
  );
}

const parts = (host: string): Part[] => [
  {
    heading: 'What we store',
    body: (
      <ul>
        <li>
          <span>
            <b>Your account:</b> name, email, phone number, your date of birth if you gave it, whether you are a patient
            or a provider, and your plan. Your password is kept only as a scrambled value (a hash) that cannot be turned
            back.
          </span>
        </li>
        <li>
          <span>
            <b>Your reports:</b> the name and size of the file, the text read from it, and the explanation. Texts and
            explanations are stored encrypted.
          </span>
        </li>
        <li>
          <span>
            <b>Your sign-ins:</b> that you are signed in and since when; and failed tries, to stop people who guess
            passwords.
          </span>
        </li>
        <li>
          <span>
            <b>A log:</b> who opened, changed or shared what, and when. It holds no content, cannot be changed, and
            stays when an account is deleted.
          </span>
        </li>
        <li>
          <span>
            <b>If you are a provider:</b> your patient list, and what your patients told you about calls and emails.
          </span>
        </li>
        <li>
          <span>
            <b>If you pay:</b> your plan and its dates. Card numbers are seen by the payment service only.
          </span>
        </li>
      </ul>
    ),
  },
  {
    heading: 'The file you upload',
    body: (
      <p>
        The file itself is deleted as soon as its text is read, or when it turns out that it cannot be read. Only the
        text stays, so that you can see it beside the explanation.
      </p>
    ),
  },
  {
    heading: 'How long',
    body: (
      <>
        <p>
          Your reports and explanations stay in your account until the account is deleted. You can delete it yourself in
          your settings, and it goes with everything in it. A copy of your data that you have made there is kept for{' '}
          {EXPORT_HOURS} hours.
        </p>
        <p>
          A sign-in ends when you log out. It also ends after 24 hours without use (30 minutes for providers) and after
          30 days at the latest.
        </p>
      </>
    ),
  },
  {
    heading: 'Who sees it',
    body: (
      <>
        <p>
          Only your account can open your reports and explanations, and those you choose. If you share a report with a
          provider you have chosen, that provider can read it until you take it back. If you make a link, whoever has
          the link and knows the patient’s date of birth can read it until the link ends or you end it.
        </p>
        <p>
          A provider you choose sees your name, your date of birth, your email and your phone number on their list. They
          do not see your reports unless you share them. Your settings show who opened your data, and when.
        </p>
        <p>
          The operator of {host} runs the server and its database and could reach what is stored on it, as with any
          service. The operator may do so only to keep it running or where the law demands it.
        </p>
      </>
    ),
  },
  {
    heading: 'Who explains your report',
    body: (
      <p>
        A program on the same server. Your report is not sent to another company, and nobody trains an AI with it. The
        sample on the first page is explained inside your browser: the text you try there is not sent at all.
      </p>
    ),
  },
  {
    heading: 'In your browser',
    body: (
      <p>
        One cookie keeps you signed in, a second says only that you are, a third lets your account know this browser
        again, and a fourth holds the language you chose. While you are signed in, your browser also remembers your
        first name, your account’s number and its type, so that the page can greet you at once. Logging out removes
        both. No health information is kept in the browser’s storage or in addresses. There are no ads, no trackers, and
        nothing is loaded from other companies.
      </p>
    ),
  },
  {
    heading: 'How it is protected',
    body: (
      <p>
        Files are opened in a separate process with strict limits and without access to secrets. Sign-in tokens are
        stored only as hashes. The server’s logs hold no report text, names, addresses or passwords.
      </p>
    ),
  },
  {
    heading: 'Your rights',
    body: (
      <p>
        You may ask what is stored about you, have it corrected, get a copy, or have it deleted. In your settings you
        can download all of it in one file, and delete your account. For anything else write to the operator of {host}:
        the practice or company that gave you this address. You can save each explanation as text, or print it, at any
        time.
      </p>
    ),
  },
];
