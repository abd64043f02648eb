const WORDS: Record<string, string> = {
  read: 'Read the explanation',
  compare: 'Compared the results with earlier reports',
  download: 'Downloaded the explanation',
  list: 'Opened the list of reports',
  follow: 'Watched a report being read',
  submit: 'Submitted a report',
  complete: 'Explained a report',
  fail: 'Could not explain a report',
  'share-link': 'Made a link to the explanation',
  'revoke-link': 'Ended a link to the explanation',
  'open-link': 'Opened the explanation by a link',
  share: 'Shared the explanation',
  unshare: 'Took a share of the explanation back',
  'change-questions': 'Changed the questions for the doctor',
  'restore-questions': 'Put the suggested questions back',
  rate: 'Said whether the explanation was clear',
  'link-patient': 'Linked a report to a patient',
  'unlink-patient': 'Unlinked a report from a patient',
  search: 'Looked for a word in the reports',
  add: 'Put an entry on a patient list',
  change: 'Changed an entry on a patient list',
  remove: 'Took an entry off a patient list',
  restore: 'Brought an entry back to a patient list',
  merge: 'Joined two entries of a patient list',
  'merged-away': 'Joined an entry of a patient list with another',
  'keep-apart': 'Said that two entries of a patient list are two people',
  'record-consent': 'Wrote down consent',
  'withdraw-consent': 'Wrote down that consent was taken back',
  'choose-provider': 'Chose a provider',
  'leave-provider': 'Took back the choice of a provider',
  'update-profile': 'Changed the profile',
  'choose-notifications': 'Chose which emails to get',
  'choose-language': 'Chose a language',
  checkout: 'Began to buy a plan or an extra',
  paid: 'Bought a plan or an extra',
  plan: 'Changed the plan',
  'paid-twice': 'Noticed that a second plan was paid for',
  'gave-back': 'Returned the payment for a second plan',
  'cancel-plan': 'Cancelled the plan',
  'resume-plan': 'Kept the plan',
  'open-portal': 'Opened the payment service',
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

/** For acts that let somebody in or shut somebody out: their name follows. */
const WORDS_WITH: Record<string, string> = {
  share: 'Shared the explanation with',
  unshare: 'Stopped sharing the explanation with',
};

/** What other words say where the object is an entry of a patient list. */
const WORDS_OF_ENTRIES: Record<string, string> = { read: 'Looked at an entry on a patient list' };

/**
 * An act of the audit trail in words for the person whose data it touched; with the name of whom it let in or shut out, if
 * that is known.
 */
export function activityWords(
  { verb, objectType }: { verb: string; objectType: string },
  withWhom: string | null,
): string {
  const withName = WORDS_WITH[verb];
  if (withName && withWhom !== null) return `${withName} ${withWhom}`;
  const known =
    (objectType === 'patient' ? WORDS_OF_ENTRIES[verb] : undefined) ??
    WORDS[verb] ??
    WORDS[verb.replace(/:[^:]*$/, '')];
  if (known) return known;
  const words = verb.replace(/[-:]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
