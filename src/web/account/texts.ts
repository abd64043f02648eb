import { PRODUCT } from '../../contract/product.js';
import { translated } from '../kit/language.js';

/** Words of signing in, registering and what belongs to them. */
export const accountTexts = translated('account.accountTexts', {
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
});

export const signInTexts = translated('account.signInTexts', {
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
});

export const registerTexts = translated('account.registerTexts', {
  submit: 'Create Account',
  pending: 'Creating account...',
  kind: 'I am a',
  patient: 'Patient',
  provider: 'Provider',
  providers: 'Your providers',
  optional: 'optional',
  providersHint: 'They are told that you chose them. They do not see your reports.',
  welcome: `Welcome to ${PRODUCT}!`,
  created: 'Your account has been created successfully.',
  failed: 'Registration failed',
  oneToCorrect: '1 thing to correct.',
  manyToCorrect: (count: number) => `${count} things to correct.`,
  kept: 'What you typed is kept.',
  agree:
    'By creating an account you agree to the <terms>Terms and Conditions</terms>. What we keep is on the <privacy>privacy page</privacy>. You must be 18 or older.',
});

export const mailTexts = translated('account.mailTexts', {
  checkTitle: 'Check Your Email',
  spam: 'Nothing there after a few minutes? Look in the spam folder too.',
  sentTo: (email: string) => `Sent to ${email}`,
  verificationSent: 'Verification email sent',
  verificationFailed: 'Failed to send email',
});

export const verificationWords = translated('account.verificationWords', {
  resend: 'Send it again',
  sending: 'Sending...',
});

export const verifyTexts = translated('account.verifyTexts', {
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
});

export const forgotTexts = translated('account.forgotTexts', {
  title: 'Forgot your password?',
  lede: 'Enter the email address of your account. We send you a link to choose a new password.',
  submit: 'Send the link',
  pending: 'Sending...',
  vague: "If an account with that email exists, we've sent you a password reset link.",
  lasts: 'The link works once, for one hour.',
  other: 'Try a different email',
  back: 'Back to sign in',
});

export const resetTexts = translated('account.resetTexts', {
  title: 'Choose a new password',
  lede: 'You will be signed out everywhere else.',
  submit: 'Set the new password',
  pending: 'Setting the password...',
  failed: 'Password reset failed',
  askAgain: 'Ask for a new link',
  doneTitle: 'Your password is changed',
  done: 'Your password has been reset. You can sign in with it now.',
  toLogin: 'Continue to Login',
});

export const typeTexts = translated('account.typeTexts', {
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
});

/** How strong a password is, and what it still lacks. */
export const strengthTexts = translated('account.strengthTexts', {
  label: 'Password strength:',
  missing: 'still needed',
  None: 'None',
  Weak: 'Weak',
  Fair: 'Fair',
  Good: 'Good',
  Strong: 'Strong',
});

/** What stands beside the forms: what happens to a report, and two lines of made-up ones. */
export const noteTexts = translated('account.noteTexts', {
  heading: 'What happens to your report',
  yours: 'It is yours.',
  yoursWords: 'No other user sees your report or its explanation.',
  file: 'The file does not stay.',
  fileWords: 'Once its text is read, the file is deleted.',
  limits: 'It explains, it does not diagnose.',
  limitsWords: 'Your doctor knows you and has the last word.',
  fromReport: 'From a report',
  airSacs: 'Some of the tiny air sacs in your lungs are worn out. It is mild, and it has not changed.',
  fromBlood: 'From a blood test',
  calciumLine: 'Calcium 10.3, range 8.6 to 10.2',
  calcium: 'Your calcium is slightly above the range on your report.',
  last: 'It explains what a report says. Your doctor has the last word.',
});
