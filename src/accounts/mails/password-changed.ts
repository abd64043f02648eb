import { type MailContent, mailOf, momentWords } from './layout.js';

/** Tells a person that the password is a new one, in case it was not them. */
export function passwordChanged(at: Date, forgotLink: string): MailContent {
  return mailOf('Your password was changed', [
    `The password of your account was changed on ${momentWords(at)}. All other devices were signed out.`,
    'If it was you, you need not do anything. If it was not, choose a new password at once.',
    { label: 'Choose a new password', link: forgotLink },
  ]);
}
