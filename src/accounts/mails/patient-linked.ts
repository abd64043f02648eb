import { type MailContent, mailOf } from './layout.js';

/** Tells a provider that a patient has chosen them: not who. Who is whose patient stays out of mails. */
export function patientLinked(rosterLink: string): MailContent {
  return mailOf('A patient chose you', [
    'A patient chose you as their healthcare provider. You find them on your patient roster.',
    { label: 'Open your patient roster', link: rosterLink },
    'You can turn off these emails in your settings.',
  ]);
}
