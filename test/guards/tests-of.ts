const http = (name: string) => `src/server/http/${name}.test.ts`;

const BESIDE_OTHERS = 'test/audited-acts.test.ts#nobody else';

/** The tests that should notice when a guard of a file is out, by how its path begins: the first that fits counts. */
const BY_PATH: readonly [string, readonly string[]][] = [
  // Statements that would reach the rows of others as well.
  ['src/accounts/attempts/store', [BESIDE_OTHERS, http('account-sessions')]],
  ['src/accounts/sessions/store', [BESIDE_OTHERS, http('account-sessions')]],
  ['src/accounts/notifications/store', [BESIDE_OTHERS, `${http('links')}#notification choices`]],
  ['src/accounts/two-step/store', [BESIDE_OTHERS, http('two-step')]],
  ['src/accounts/tokens/store', [BESIDE_OTHERS, http('account-mails')]],
  ['src/accounts/store', [BESIDE_OTHERS, http('accounts'), http('submit'), http('test-mode')]],
  ['src/billing/store', [BESIDE_OTHERS, http('test-mode'), http('stripe')]],
  ['src/roster/links/store', [BESIDE_OTHERS, `${http('links')}#merging`, `${http('links')}#the entry of a patient`]],
  ['src/roster/store', [BESIDE_OTHERS, `${http('roster')}#answers to its provider alone`, http('delete-account')]],
  ['src/takeout/store', [BESIDE_OTHERS, http('export')]],
  ['src/accounts/two-step/two-step', [http('two-step'), http('gone-account')]],
  ['src/accounts/two-step', [http('two-step'), http('sign-in-races')]],
  ['src/accounts/sessions', [`${http('account-sessions')}#one's sessions`, http('account-sessions')]],
  ['src/accounts/notifications', [http('gone-account'), `${http('links')}#notification choices`]],
  ['src/accounts/attempts', [http('account-sessions'), `${http('account-mails')}#owner in at once`]],
  ['src/accounts/tokens', [`${http('account-mails')}#sets a new one`, http('account-mails')]],
  ['src/accounts/confirm', [http('gone-account'), http('account-sessions'), http('sign-in-races')]],
  ['src/accounts/current-user', [http('gone-account')]],
  ['src/accounts/update-profile', [http('gone-account')]],
  ['src/accounts/login', [http('accounts'), http('two-step')]],
  ['src/accounts/reset', [`${http('account-mails')}#sets a new one`, http('account-mails')]],
  ['src/accounts/verify', [`${http('account-mails')}#at most once a minute`]],
  [
    'src/accounts/store',
    [http('accounts'), http('account-sessions'), http('test-mode'), http('job'), http('delete-account')],
  ],
  ['src/audit', [`${http('activity')}#GET /api/account/activity`]],
  [
    'src/analyses/sharing',
    [http('sharing'), 'test/access-matrix.test.ts#takes no id', `${http('links')}#taking a share back`],
  ],
  ['src/analyses/share-links', [http('share-links')]],
  [
    'src/analyses/ratings',
    [`${http('job')}#Was this clear`, 'test/access-matrix.test.ts#shows another', http('export')],
  ],
  ['src/analyses/trends', [http('trends'), 'test/access-matrix.test.ts#shows another']],
  ['src/analyses/submit', [`${http('submit')}#a patient named`, http('submit')]],
  ['src/analyses/store', [`${http('submit')}#idempotency key`, http('export'), http('delete-account')]],
  ['src/analyses/download', [`${http('job')}#the PDF letter`]],
  ['src/analyses/assign', [http('sharing'), 'test/access-matrix.test.ts#takes no id']],
  ['src/analyses/own-reports', [http('education')]],
  ['src/analyses', [http('sharing'), 'test/access-matrix.test.ts#shows another', http('trends')]],
  [
    'src/roster/links',
    [
      `${http('links')}#a later choice`,
      `${http('links')}#merging`,
      `${http('links')}#the entry of a patient`,
      `${http('links')}#registers and ticks`,
    ],
  ],
  ['src/roster/merging', [`${http('links')}#merging`]],
  [
    'src/roster',
    [
      `${http('roster')}#answers to its provider alone`,
      `${http('links')}#the entry of a patient`,
      `${http('roster')}#removing an entry`,
      http('delete-account'),
    ],
  ],
  ['src/billing', [http('gone-account'), http('test-mode'), http('stripe')]],
  ['src/takeout', [http('export'), http('delete-account')]],
  ['src/education', [http('education')]],
  ['src/server/http/limits', [`${http('app')}#limits`]],
  ['src/server/http/body-budget', [http('body-budget')]],
  ['src/server/http/cross-site', [`${http('app')}#other sites`]],
  [
    'src/server/http/session',
    [
      'test/access-matrix.test.ts#asks who',
      'test/access-matrix.test.ts#refuses whoever',
      http('two-step'),
      http('sign-in-races'),
    ],
  ],
  ['src/server/http/bind', [`${http('progress')}#not opened without end`]],
];

/** The tests for the guards of a file. Throws for a file of a room that nobody has thought of. */
export function testsOf(file: string): readonly string[] {
  const found = BY_PATH.find(([path]) => file.startsWith(path));
  if (!found) throw new Error(`No tests are named for the guards of ${file}.`);
  return found[1];
}
