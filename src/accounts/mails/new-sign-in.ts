import { type MailContent, mailOf, momentWords } from './layout.js';

/** Tells a person of a sign-in in a browser that the account did not know. */
export function newSignIn(at: Date, browser: string, forgotLink: string): MailContent {
  return mailOf('New sign-in to your account', [
    `Your account was opened on ${momentWords(at)} in a browser that we did not know: ${browser}.`,
    'If it was you, you need not do anything. If it was not, choose a new password at once. That signs out all devices.',
    { label: 'Choose a new password', link: forgotLink },
  ]);
}
