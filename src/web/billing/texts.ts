import { translated } from '../kit/language.js';

/** Words of the acts beside plans and add-ons. */
export const priceActTexts = translated('billing.priceActTexts', {
  left: 'You left the checkout. Nothing was paid, and nothing has changed.',
  testMode: 'Test mode: no money moves.',
  explain: 'Explain a report',
  demo: 'Schedule Demo',
  sales: 'Contact Sales',
  notOffered: 'Not offered here',
  opening: 'Opening checkout…',
  buy: 'Buy',
  yours: 'Your plan',
  ask: 'Ask for this plan',
  from: (date: string) => `From ${date}`,
  undo: 'Undo',
  undoing: 'Undoing…',
  upgrade: 'Upgrade',
  change: 'Change to this',
});

/** Changing from one paid plan to another. */
export const changeTexts = translated('billing.changeTexts', {
  title: (plan: string) => `Change to ${plan}?`,
  up: (price: number | null) =>
    `The change takes effect at once. You pay the difference for the rest of this month now, and $${price} a month after that.`,
  down: (plan: string, until: string, price: number | null) =>
    `You keep ${plan} until ${until}. After that it is $${price} a month.`,
  periodEnd: 'the period ends',
  changing: 'Changing…',
  pay: 'Pay and upgrade',
  submit: 'Change plan',
  keep: (plan: string) => `Keep ${plan}`,
});

/** One's own plan. */
export const planTexts = translated('billing.planTexts', {
  loading: 'Loading your plan…',
  yours: (plan: string) => `Your plan is <b>${plan}</b>.`,
  seeAll: 'See all plans',
  unlimited: 'Your analyses are unlimited.',
  left: (count: number) => `You have ${count} ${count === 1 ? 'analysis' : 'analyses'} left.`,
  late: (until: string) => `Your last payment did not go through. The plan stays until ${until}.`,
  rests: 'Your last payment did not go through, so the plan rests. What you had left is still yours.',
  again: (date: string) => `Your analyses come again on ${date}.`,
  arranged: 'This plan was arranged with us.',
  invoices: 'Card and invoices',
  opening: 'Opening…',
  keep: (plan: string) => `Keep ${plan}`,
  keeping: 'Keeping…',
  cancel: 'Cancel plan',
  canceling: 'Canceling…',
  cancelTitle: 'Cancel your plan?',
  cancelText: (plan: string, until: string) =>
    `You keep ${plan} until ${until}. What is left of your analyses stays yours. Payments are not refunded.`,
  keepIt: 'Keep it',
  practice: (name: string) => `${name} (practice)`,
  updated: 'Plan updated',
  notChanged: 'The plan was not changed',
  isNow: (plan: string) => `Your plan is ${plan} now.`,
  endsWithPeriod: 'Your plan ends with its period.',
  stays: 'Your plan stays as it is.',
  changesTo: (plan: string, date: string) => `Your plan changes to ${plan} on ${date}.`,
  endsOn: (plan: string, date: string) => `Your ${plan} plan ends on ${date}.`,
  checkoutFailed: 'Checkout failed',
  portalFailed: 'The page could not be opened',
});

/** The checkout of the test mode, and where every checkout comes back. */
export const checkoutTexts = translated('billing.checkoutTexts', {
  thanks: 'Thank you',
  unlimited: 'Your analyses are unlimited.',
  left: (count: number) => `You have ${count} ${count === 1 ? 'analysis' : 'analyses'} left.`,
  rush: (count: number) =>
    `You have ${count} rush ${count === 1 ? 'processing' : 'processings'} to use. Your next report goes before all others.`,
  waiting: 'Waiting for your payment to arrive',
  onItsWay: 'Your payment is on its way',
  seconds: 'This takes a few seconds.',
  longer: 'It takes longer than usual. Your plan changes by itself as soon as it has arrived.',
  backToReports: 'Back to your reports',
  works: 'A card that works',
  failsLater: 'A card that works now and fails at the next renewal',
  declined: 'A card that is declined',
  notFound: 'Checkout not found',
  closed: 'This checkout is not open any more',
  closedText: 'It was paid, or another one was begun after it.',
  backToPlans: 'Back to the plans',
  testMode: 'Test mode: no money moves',
  perMonth: 'a month',
  once: 'once',
  card: 'Choose what the made-up card does',
  paying: 'Paying…',
  pay: (price: number) => `Pay $${price} in test mode`,
  leave: 'Back without paying',
});

/** The short form to us. */
export const contactTexts = translated('billing.contactTexts', {
  titles: {
    demo: 'Schedule Demo',
    sales: 'Contact Sales',
    training: 'Custom AI Training',
    plan: 'Ask for a plan',
  },
  sent: 'Request sent',
  failed: 'The request was not sent',
  about: (plan: string) => `About the plan ${plan}. We answer by email.`,
  answer: 'We answer by email.',
  name: 'Your name',
  email: 'Email',
  organization: 'Practice or organization',
  message: 'Message',
  noHealth: 'Please write nothing about anyone’s health here.',
  website: 'Website',
  send: 'Send request',
  sending: 'Sending…',
});
