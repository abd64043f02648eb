import { dayWords, type MailContent, mailOf } from './layout.js';

/** Tells a person that a plan could not be renewed, and until when it stays. */
export function paymentFailed(until: Date | null, settingsLink: string): MailContent {
  return mailOf('Your payment did not go through', [
    'The last payment for your plan did not go through. We will try it again.',
    ...(until ? [`Your plan stays as it is until ${dayWords(until)}. Please update your card before then.`] : []),
    { label: 'Open your plan', link: settingsLink },
  ]);
}

/** Tells a person that a plan is over. */
export function planEnded(settingsLink: string): MailContent {
  return mailOf('Your plan has ended', [
    'Your account is on the free plan now. The analyses that you have left stay yours.',
    'You can start a plan again at any time.',
    { label: 'Open your plan', link: settingsLink },
  ]);
}

/** Tells a person that a plan paid for by mistake was ended, and the money returned. */
export function paymentReturned(settingsLink: string): MailContent {
  return mailOf('We returned a payment', [
    'You paid for a second plan while your account already had one. We ended the second plan and returned the whole payment.',
    'Your first plan stays as it is. Your bank may need some days to show the money.',
    { label: 'Open your plan', link: settingsLink },
  ]);
}
