const WORDS: Record<string, string> = {
  read: 'Read the explanation',
  download: 'Downloaded the explanation',
  list: 'Opened the list of reports',
  follow: 'Watched a report being read',
  submit: 'Submitted a report',
  complete: 'Explained a report',
  fail: 'Could not explain a report',
  'share-link': 'Made a link to the explanation',
  'revoke-link': 'Ended a link to the explanation',
  'open-link': 'Opened the explanation by a link',
  register: 'Made the account',
  'sign-in': 'Signed in',
  'sign-in-failed': 'Tried to sign in',
  'sign-out': 'Signed out',
  'verify-email': 'Verified the email address',
  'ask-verification': 'Asked for a verification link',
  'ask-reset': 'Asked for a link to choose a new password',
  'reset-password': 'Chose a new password by a link',
  'change-password': 'Changed the password',
  'choose-type': 'Chose the account type',
  'end-session': 'Signed out another device',
  'end-sessions': 'Signed out all other devices',
  'two-step-on': 'Turned two-step sign-in on',
  'two-step-off': 'Turned two-step sign-in off',
  'recovery-codes': 'Made new recovery codes',
  export: 'Put the explanation into a copy of all data',
  'ask-export': 'Asked for a copy of all data',
  'make-export': 'Made a copy of all data',
  'download-export': 'Downloaded a copy of all data',
  'mail-sent': 'Sent an email about the account',
  'mail-given-up': 'Could not send an email about the account',
  'operator:create': 'Made the account',
  'operator:type': 'Changed the account type',
  'operator:plan': 'Changed the plan',
  'operator:approve': 'Approved the account',
  'operator:reset-two-step': 'Turned two-step sign-in off',
};

/** A verb of the audit trail in words for the person whose data it touched. */
export function activityWords(verb: string): string {
  const known = WORDS[verb] ?? WORDS[verb.replace(/:[^:]*$/, '')];
  if (known) return known;
  const words = verb.replace(/[-:]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
