import { type MailContent, mailOf } from './layout.js';

/** Tells a person who asked for it that an explanation is ready: nothing of what it says, or of which report. */
export function analysisReady(link: string): MailContent {
  return mailOf('Your explanation is ready', [
    'The explanation that you asked for is ready. Sign in to read it.',
    { label: 'Read the explanation', link },
    'You can turn off these emails in your settings.',
  ]);
}
