import { PRODUCT } from '../contract/product.js';
import type { UserType } from '../contract/users.js';

/** What is in the copy, in plain words. */
export function readMe(userType: UserType | null, now: Date): string {
  const lines = [
    `Your data at ${PRODUCT}`,
    '',
    `Made on ${now.toISOString().slice(0, 10)}. It holds your own data only. What others shared with you is theirs.`,
    'Keep it somewhere safe: it holds your medical reports.',
    '',
    'account.json       Your profile, the emails you chose to get, the providers you chose,',
    '                   where you are signed in, and your plan. Passwords and keys are never given out.',
    'activity.json      What was done with your data, when, and by whom.',
    'analyses/          One folder for each report:',
    '  report.txt       the text of the report,',
    '  explanation.txt  its explanation as a letter to read,',
    '  letter.pdf       the same letter to print,',
    '  explanation.json the explanation with every detail, for computers.',
  ];
  if (userType === 'provider') lines.push('roster.json        Your patients, and the consents recorded for each.');
  return `${lines.join('\n')}\n`;
}
