import { PRODUCT } from '../../contract/product.js';

/** Words of signing in, registering and what belongs to them. */
export const accountTexts = {
  tabsLabel: 'Sign in or create an account',
  signInTab: 'Sign In',
  registerTab: 'Create Account',
  signInTitle: 'Sign in',
  registerTitle: 'Create your account',
  registerLede: (free: number) => `${free} free analyses, no credit card required.`,
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  newPassword: 'New password',
} as const;

export const signInTexts = {
  submit: 'Sign In',
  pending: 'Signing in...',
  forgot: 'Forgot your password?',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  codeRequired: 'Enter the code',
  welcome: { title: 'Welcome back!', text: 'You have successfully signed in.' },
  failed: 'Sign in failed',
  verifyFirst: 'Email verification required',
  resend: 'Send the verification email again',
  resending: 'Sending...',
} as const;

export const registerTexts = {
  submit: 'Create Account',
  pending: 'Creating account...',
  firstName: 'First name',
  lastName: 'Last name',
  dateOfBirth: 'Date of birth',
  dateHint: 'YYYY-MM-DD',
  phoneNumber: 'Phone number',
  kind: 'I am a',
  patient: 'Patient',
  provider: 'Provider',
  providers: 'Your providers',
  optional: 'optional',
  providersHint: 'They are told that you chose them. They do not see your reports.',
  doctor: (first: string, last: string) => `Dr. ${first} ${last}`,
  welcome: `Welcome to ${PRODUCT}!`,
  created: 'Your account has been created successfully.',
  failed: 'Registration failed',
  oneToCorrect: '1 thing to correct.',
  manyToCorrect: (count: number) => `${count} things to correct.`,
  kept: 'What you typed is kept.',
} as const;

export const mailTexts = {
  checkTitle: 'Check Your Email',
  spam: 'Nothing there after a few minutes? Look in the spam folder too.',
  sentTo: (email: string) => `Sent to ${email}`,
  verificationSent: 'Verification email sent',
  verificationFailed: 'Failed to send email',
} as const;

export const verificationWords = {
  resend: 'Send it again',
  sending: 'Sending...',
} as const;

export const verifyTexts = {
  heading: 'Email verification',
  loading: 'Verifying your email address...',
  success: 'Your email address is verified',
  goingOn: 'You will be taken to the first page in a moment.',
  goNow: 'Continue',
  error: 'Your email address could not be verified',
  failed: 'Email verification failed.',
  problem: 'An error occurred while verifying your email.',
  invalid: 'Invalid link',
  noToken: 'No verification token provided.',
  invalidText: 'The verification link appears to be invalid or expired.',
  newLink: 'Ask for a new link',
  newLinkText: 'Enter the email address of your account, and we send you a new one.',
  send: 'Send a new link',
  sending: 'Sending...',
  again: 'Try again',
  home: 'Back to Home',
} as const;

export const forgotTexts = {
  title: 'Forgot your password?',
  lede: 'Enter the email address of your account. We send you a link to choose a new password.',
  submit: 'Send the link',
  pending: 'Sending...',
  vague: "If an account with that email exists, we've sent you a password reset link.",
  lasts: 'The link works once, for one hour.',
  other: 'Try a different email',
  back: 'Back to sign in',
} as const;

export const resetTexts = {
  title: 'Choose a new password',
  lede: 'You will be signed out everywhere else.',
  submit: 'Set the new password',
  pending: 'Setting the password...',
  failed: 'Password reset failed',
  askAgain: 'Ask for a new link',
  doneTitle: 'Your password is changed',
  done: 'Your password has been reset. You can sign in with it now.',
  toLogin: 'Continue to Login',
} as const;

export const typeTexts = {
  title: 'How will you use it?',
  lede: 'Choose the type of your account. It cannot be changed later.',
  label: 'Account type',
  patient: 'Patient',
  patientWords: 'Understand your own reports: what they say, what matters and what to ask next.',
  professional: 'Healthcare Professional',
  professionalWords: 'Explain reports to the people you care for, and keep a list of your patients.',
  submit: 'Continue',
  pending: 'Saving...',
  done: { title: 'Profile Updated', text: 'Your account type has been set successfully.' },
  failedTitle: 'Error',
  failed: 'Failed to update your account type. Please try again.',
} as const;
