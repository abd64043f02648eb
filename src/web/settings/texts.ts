import { translated } from '../kit/language.js';

/** Words of the settings page. */
export const settingsTexts = translated('settings.settingsTexts', {
  title: 'Settings',
  saved: 'Saved',
  failed: 'Error',
});

export const profileTexts = translated('settings.profileTexts', {
  title: 'Profile',
  email: 'Email',
  emailNote: (verified: boolean) => (verified ? 'Verified' : 'Not verified yet'),
  submit: 'Save',
  pending: 'Saving...',
  saved: 'Your profile has been updated.',
});

export const passwordTexts = translated('settings.passwordTexts', {
  title: 'Password',
  current: 'Current password',
  next: 'New password',
  confirm: 'Confirm new password',
  note: 'All other devices are signed out when it changes.',
  submit: 'Change password',
  pending: 'Changing...',
  changed: 'Password changed',
});

export const twoStepTexts = translated('settings.twoStepTexts', {
  title: 'Two-step sign-in',
  about: 'After your password you also enter a code from an app on your phone. Nobody gets in with the password alone.',
  off: 'It is off.',
  on: 'It is on.',
  required: 'It is required for your account. Please set it up now.',
  firstTitle: 'Set up two-step sign-in to go on.',
  first: 'It is required for your account here. Your reports and your roster open as soon as it is on.',
  firstGo: 'Set it up',
  left: (count: number) => `${count} recovery ${count === 1 ? 'code' : 'codes'} left.`,
  password: 'Your password',
  start: 'Set it up',
  starting: 'Preparing...',
  scan: 'Scan this with your authenticator app',
  qrLabel: 'QR code for your authenticator app',
  byHand: 'Or type this key into the app:',
  code: 'Code from the app',
  codeHint: 'Six digits. They change every 30 seconds.',
  turnOn: 'Turn it on',
  turningOn: 'Turning on...',
  cancel: 'Cancel',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each one signs you in once when you do not have your phone. They are shown only now. Keep them somewhere safe.',
  copy: 'Copy',
  copied: 'The codes are copied.',
  copyFailed: 'The codes could not be copied. Please write them down or download them.',
  download: 'Download',
  kept: 'I have kept them',
  renew: 'New recovery codes',
  renewing: 'Making new codes...',
  renewNote: 'The old ones stop working.',
  turnOff: 'Turn it off',
  turningOff: 'Turning off...',
  anyCode: 'Code from the app, or a recovery code',
  turnedOn: 'Two-step sign-in is on',
  fileName: (slug: string) => `${slug}-recovery-codes.txt`,
});

export const providersTexts = translated('settings.providersTexts', {
  title: 'My providers',
  about:
    'A provider you choose has you on their patient list. They see none of your reports until you share one, and you can take that back.',
  none: 'You have not chosen a provider yet.',
  notLoaded: 'Your providers could not be loaded.',
  since: (date: string) => `Chosen on ${date}`,
  find: 'Choose a provider',
  pick: 'Please pick one',
  choose: 'Choose',
  choosing: 'Choosing...',
  chosen: (name: string) => ({ title: 'Provider chosen', text: `${name} now has you on their patient list.` }),
  all: 'You have chosen everyone on our list.',
  leave: 'Leave',
  leaveLabel: (name: string) => `Leave ${name}`,
  leaveTitle: (name: string) => `Leave ${name}?`,
  leaveText:
    'All that the two of you shared here is taken back at once. What they have written down about you on their own list stays with them. You can choose them again, but what was shared does not come back by itself.',
  leaving: 'Leaving...',
  stay: 'Cancel',
  left: (name: string) => ({ title: 'Provider left', text: `${name} can no longer open what you shared.` }),
  failed: 'Error',
});

export const sessionTexts = translated('settings.sessionTexts', {
  title: 'Where you are signed in',
  since: 'Signed in',
  seen: 'Last used',
  here: 'This device',
  end: 'Sign out',
  ending: 'Signing out...',
  endLabel: (browser: string) => `Sign out ${browser}`,
  endOthers: 'Sign out everywhere else',
  only: 'You are signed in here only.',
  ended: 'Signed out there',
});

export const planTexts = translated('settings.planTexts', { title: 'Plan' });

export const languageTexts = translated('settings.languageTexts', {
  title: 'Language',
  about:
    'The language of these pages, of emails to you, and of the headings of letters you download. Explanations are written in English.',
});

export const notificationTexts = translated('settings.notificationTexts', {
  title: 'Emails you get',
  ready: 'When an explanation is ready',
  readyWords: 'It says only that it is ready, never what it says.',
  linked: 'When a patient chooses you',
  linkedWords: 'It says that someone joined your roster, nothing of their health.',
  always: 'Emails about the safety of your account are always sent.',
  saved: 'Your choice has been kept.',
});

export const exportTexts = translated('settings.exportTexts', {
  title: 'A copy of my data',
  about:
    'Your profile, your reports, their explanations as text and PDF, and the list of what was done with your data, in one ZIP file.',
  provider: 'Your patient list is in it too, with the consents recorded.',
  kept: (hours: number) =>
    `The file is kept for ${hours} hours and can be opened by you alone. Then it is deleted here.`,
  begin: 'Make a copy of all my data',
  again: 'Make a new copy',
  preparing: 'Making the copy...',
  wait: 'This can take some minutes. You may leave this page and come back.',
  failed: 'The copy could not be made. Please try again.',
  ready: (when: string, size: string) => `Your copy is ready: made ${when}, ${size}.`,
  download: 'Download the copy',
});

export const deleteTexts = translated('settings.deleteTexts', {
  title: 'Delete my account',
  about:
    'Your profile, your reports, their explanations, your links and your patient list are deleted at once and for good. A paid plan is cancelled.',
  kept: 'What a provider has written down about you stays with the provider. A log without any content says that the account was deleted.',
  begin: 'Delete my account',
  note: 'This cannot be undone.',
  submit: 'Delete everything',
  pending: 'Deleting...',
  deleted: { title: 'Account deleted', text: 'Your account and all that belonged to it have been deleted.' },
});

export const activityTexts = translated('settings.activityTexts', {
  title: 'Who opened your data',
  about: 'Each time somebody opens, changes or shares your data, it is noted here. The newest is first.',
  refused: 'It was refused.',
  more: 'Show older ones',
  loading: 'Loading...',
});
