import { type MailContent, mailOf } from './layout.js';

/** The link with which a person chooses a new password. */
export function resetPasswordMail(link: string): MailContent {
  return mailOf('Reset your password', [
    'Someone asked to reset the password of your account. If it was you, open this link and choose a new one.',
    { label: 'Choose a new password', link },
    'The link works once, for one hour. A newer link makes this one stop working. If you did not ask for it, you need not do anything: your password stays as it is.',
  ]);
}
