/** Words of the frame around every page. */
export const frameTexts = {
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
  footNote: 'For information and education only. It does not replace your doctor. In an emergency, call 911.',
} as const;

export const workspaceTexts = {
  upload: 'Upload Medical Documents',
  history: 'Recent Analyses',
  ownPage: 'Open on its own page',
} as const;

export const tierTexts = {
  label: 'Your plan',
  left: (count: number) => `${count} ${count === 1 ? 'analysis' : 'analyses'} left`,
  unlimited: 'unlimited analyses',
  seePlans: 'See plans',
} as const;

export const verificationTexts = {
  label: 'Email verification',
  title: 'Please verify your email address.',
  text: (email: string) => `Open the link we sent to ${email}.`,
  later: 'Maybe later',
  close: 'Close the reminder',
} as const;

export const offlineText = 'You are offline. What you typed is kept. It goes on when you are connected again.';

export const expiredTexts = {
  title: 'Please sign in again',
  text: 'You were signed out because some time has passed. This page and what you typed are still here.',
  leave: 'Leave this page instead',
} as const;

export const signInFirstTexts = {
  title: 'Sign in to see this page',
  text: 'This page is for people with an account.',
} as const;

export const brokenTexts = {
  title: 'This page could not be loaded',
  text: 'Check your connection, then load the page again. Your reports are safe.',
  again: 'Load again',
} as const;
