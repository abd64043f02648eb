import { translated } from '../kit/language.js';

export const workspaceTexts = translated('pages.workspaceTexts', {
  upload: 'Upload Medical Documents',
  history: 'Recent Analyses',
  ownPage: 'Open on its own page',
  yourReport: 'your report',
  notExplained: (name: string) => `We could not explain ${name}`,
  results: 'Analysis Results',
  resultsNotLoaded: 'This analysis could not be loaded.',
});

export const tierTexts = translated('pages.tierTexts', {
  label: 'Your plan',
  left: (count: number) => `${count} ${count === 1 ? 'analysis' : 'analyses'} left`,
  unlimited: 'unlimited analyses',
  seePlans: 'See plans',
});

export const verificationTexts = translated('pages.verificationTexts', {
  label: 'Email verification',
  title: 'Please verify your email address.',
  text: (email: string) => `Open the link we sent to ${email}.`,
  later: 'Maybe later',
  close: 'Close the reminder',
});

export const expiredTexts = translated('pages.expiredTexts', {
  title: 'Please sign in again',
  text: 'You were signed out because some time has passed. This page and what you typed are still here.',
  leave: 'Leave this page instead',
});

export const notFoundTexts = translated('pages.notFoundTexts', {
  title: 'Page Not Found',
  text: 'There is nothing at this address. It may have moved, or the link may be cut short.',
});

/** The page of one analysis. */
export const analysisTexts = translated('pages.analysisTexts', {
  signInTitle: 'Sign in to read this report',
  signInText: 'An explanation can be read only by the person it belongs to.',
  notLoaded: 'This explanation could not be loaded',
  notExplained: (name: string) => `We could not explain ${name}`,
  tryAgain: 'Please try again, or paste the text of the report.',
});
