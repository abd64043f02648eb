import { type MailContent, mailOf, momentWords } from './layout.js';

/** Tells a person that two-step sign-in was turned on or off. */
export function twoStepChanged(on: boolean, at: Date, forgotLink: string): MailContent {
  const state = on ? 'on' : 'off';
  return mailOf(`Two-step sign-in was turned ${state}`, [
    `Two-step sign-in for your account was turned ${state} on ${momentWords(at)}.`,
    'If it was you, you need not do anything. If it was not, choose a new password at once.',
    { label: 'Choose a new password', link: forgotLink },
  ]);
}
