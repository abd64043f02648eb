import { type MailContent, mailOf } from './layout.js';

/** Asks a person to show that an address is theirs. No name: whoever registered may have put anything there. */
export function verifyEmail(link: string): MailContent {
  return mailOf('Please verify your email address', [
    'Someone made an account with this email address. If it was you, please open this link to show that the address is yours.',
    { label: 'Verify my email address', link },
    'The link works once, for 24 hours. If you did not make an account, you need not do anything.',
  ]);
}
