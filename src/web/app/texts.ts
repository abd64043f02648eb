import { translated } from '../kit/language.js';

/** Words of the frame around every page. */
export const frameTexts = translated('app.frameTexts', {
  skip: 'Skip to the text',
  pricing: 'Pricing',
  medicalTerms: 'Medical Terms',
  procedures: 'Procedures',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  startFreeTrial: 'Start Free Trial',
  backHome: 'Back to Home',
  dashboard: 'Dashboard',
  backToDashboard: 'Back to Dashboard',
  settings: 'Settings',
  menu: 'Menu',
  providerBadge: 'Provider',
  hello: (name: string) => `Hello, ${name}`,
  logOut: 'Log out',
  loggingOut: 'Logging out...',
  toReports: '← Your reports',
  terms: 'Terms and Conditions',
  privacy: 'Privacy',
  backToReports: 'Back to your reports',
  checkout: 'Checkout',
  medicalTermsTitle: 'Medical terms',
  main: 'Main',
  you: 'You',
  about: 'About',
  signedOut: { title: 'Signed out', text: 'You have been successfully signed out.' },
  logoutFailed: 'Logout failed',
  offline: 'You are offline. What you typed is kept. It goes on when you are connected again.',
  language: 'Language',
  languageNotLoaded: 'This language could not be loaded. Check your connection, then try again.',
  footNote: 'For information and education only. It does not replace your doctor. In an emergency, call 911.',
});

export const workspaceTexts = translated('app.workspaceTexts', {
  upload: 'Upload Medical Documents',
  history: 'Recent Analyses',
  ownPage: 'Open on its own page',
  yourReport: 'your report',
  notExplained: (name: string) => `We could not explain ${name}`,
  results: 'Analysis Results',
  resultsNotLoaded: 'This analysis could not be loaded.',
});

export const tierTexts = translated('app.tierTexts', {
  label: 'Your plan',
  left: (count: number) => `${count} ${count === 1 ? 'analysis' : 'analyses'} left`,
  unlimited: 'unlimited analyses',
  seePlans: 'See plans',
});

export const verificationTexts = translated('app.verificationTexts', {
  label: 'Email verification',
  title: 'Please verify your email address.',
  text: (email: string) => `Open the link we sent to ${email}.`,
  later: 'Maybe later',
  close: 'Close the reminder',
});

export const expiredTexts = translated('app.expiredTexts', {
  title: 'Please sign in again',
  text: 'You were signed out because some time has passed. This page and what you typed are still here.',
  leave: 'Leave this page instead',
});

export const signInFirstTexts = translated('app.signInFirstTexts', {
  title: 'Sign in to see this page',
  text: 'This page is for people with an account.',
});

export const brokenTexts = translated('app.brokenTexts', {
  title: 'This page could not be loaded',
  text: 'Check your connection, then load the page again. Your reports are safe.',
  again: 'Load again',
});

export const notFoundTexts = translated('app.notFoundTexts', {
  title: 'Page Not Found',
  text: 'There is nothing at this address. It may have moved, or the link may be cut short.',
});

/** The page of one analysis. */
export const analysisTexts = translated('app.analysisTexts', {
  signInTitle: 'Sign in to read this report',
  signInText: 'An explanation can be read only by the person it belongs to.',
  notLoaded: 'This explanation could not be loaded',
  notExplained: (name: string) => `We could not explain ${name}`,
  tryAgain: 'Please try again, or paste the text of the report.',
});
