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
  languageNotKept: 'Your emails stay in the language you had. Check your connection, then choose the language again.',
  footNote: 'For information and education only. It does not replace your doctor. In an emergency, call 911.',
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
