import { TIER_ALLOWANCE } from '../../contract/plans.js';
import { PRODUCT } from '../../contract/product.js';
import { LegalDocument, type Part } from './document.js';

/** The terms, in the order and with the dates and limits that the product states. `host` is where this copy runs. */
export function Terms({ host }: { host: string }) {
  return (
    <LegalDocument
      title="Terms and Conditions"
      opening={
        <p>
          Effective <time dateTime="2025-01-01">January 1, 2025</time>. Last updated{' '}
          <time dateTime="2025-01-15">January 15, 2025</time>.
        </p>
      }
      parts={parts(host)}
    />
  );
}

const parts = (host: string): Part[] => [
  {
    heading: 'Acceptance',
    body: (
      <>
        <p>
          These terms are an agreement between you and the operator of {PRODUCT} at {host} (“we”). By making an account
          or using {PRODUCT}, you accept them. If you do not accept them, please do not use it.
        </p>
        <p>If you use it for a practice or company, you confirm that you may accept these terms for it.</p>
      </>
    ),
  },
  {
    heading: 'Service description',
    body: (
      <>
        <p>
          {PRODUCT} reads medical reports that you give it: imaging, lab, pathology and hospital reports. It explains in
          plain words what they say. Each explanation shows the lines of the report it comes from, what it could not
          explain, and how sure it is.
        </p>
        <p>
          Each account has a number of analyses that depends on its plan. An analysis that fails is not counted. The
          service may be interrupted for maintenance or for reasons outside our control.
        </p>
      </>
    ),
  },
  {
    heading: 'Medical disclaimer',
    body: (
      <>
        <p>
          <b>{PRODUCT} does not give medical advice.</b> It is for information and education only. It does not diagnose
          and does not replace your doctor. It is not approved for diagnostic use. It may miss findings or get them
          wrong.
        </p>
        <p>
          Always talk with your doctor before you act on an explanation, and never put off getting care because of one.
          In an emergency, call 911 or your local emergency number.
        </p>
      </>
    ),
  },
  {
    heading: 'Privacy and HIPAA',
    body: (
      <>
        <p>
          The <a href="/privacy">privacy page</a> says what is stored, for how long and who sees it. We handle reports
          with the care that HIPAA, the US health privacy law, asks for: only the account they belong to can open them,
          an uploaded file is deleted once its text is read, and logs hold no health information.
        </p>
        <p>
          Explanations are made on our own server. If a report is ever to be processed by another company’s AI, names
          and other personal identifiers are removed first.
        </p>
        <p>Give us only reports that are your own, or that you are allowed to share.</p>
      </>
    ),
  },
  {
    heading: 'Intellectual property and AI limits',
    body: (
      <>
        <p>
          Your reports stay yours. You allow us to process them only to make your explanations. You may keep, print and
          share the explanations for your own care. The software, the design and the medical texts of {PRODUCT} belong
          to us or to those who licensed them to us.
        </p>
        <p>
          Explanations are written by a computer program. It can misread a scan, miss a finding, or explain a word that
          your doctor meant differently. The percentage shown with each explanation says how well the program could read
          the report. It says nothing about your health.
        </p>
      </>
    ),
  },
  {
    heading: 'Eligibility',
    body: (
      <>
        <p>
          You must be at least 18 years old. A parent or legal guardian may use {PRODUCT} for a child’s report. What you
          tell us when you make an account must be true.
        </p>
        <p>Keep your password to yourself. You are responsible for what is done with your account.</p>
      </>
    ),
  },
  {
    heading: 'Payment',
    body: (
      <p>
        Every account begins with {TIER_ALLOWANCE.free} free analyses and needs no credit card. Plans that cost money
        are listed with their prices on the <a href="/pricing">pricing page</a> and are paid by the month in advance.
        You can cancel at any time, and the plan then ends with the month. Payments are non-refundable, except where the
        law says otherwise.
      </p>
    ),
  },
  {
    heading: 'Termination',
    body: (
      <p>
        You may stop using {PRODUCT} at any time and ask us to delete your account and everything in it. We may suspend
        or close an account that breaks these terms, harms others or puts the service at risk. The parts on medical
        disclaimer, intellectual property, liability, indemnification and governing law stay in force.
      </p>
    ),
  },
  {
    heading: 'Liability',
    body: (
      <>
        <p>
          {PRODUCT} is provided as it is, without a promise that it is free of errors or always available. As far as the
          law allows, we are not liable for indirect or consequential damage, nor for a decision about your health made
          from an explanation alone.
        </p>
        <p>
          As far as the law allows, our total liability is limited to the amounts you paid us in the past 12 months.
          Nothing here limits a liability that the law does not let us limit.
        </p>
      </>
    ),
  },
  {
    heading: 'Indemnification',
    body: (
      <p>
        If someone makes a claim against us because you broke these terms, broke the law, or gave us a report you were
        not allowed to share, you will cover the damage and the reasonable costs of that claim.
      </p>
    ),
  },
  {
    heading: 'Changes',
    body: (
      <p>
        We may change these terms. The date at the top says when they last changed. If a change takes something from
        you, we say so before it takes effect. Who goes on using {PRODUCT} after that accepts the new terms.
      </p>
    ),
  },
  {
    heading: 'Governing law',
    body: (
      <p>
        These terms are governed by the laws of the United States. If one part turns out not to be valid, the others
        stay valid.
      </p>
    ),
  },
  {
    heading: 'Contact',
    body: (
      <p>
        For questions about these terms, or to have your account deleted, write to the operator of {host}: the practice
        or company that gave you this address. Please put no health information into the message.
      </p>
    ),
  },
];
