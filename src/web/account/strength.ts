import { PASSWORD_CRITERIA } from '../../contract/users.js';

export interface Strength {
  /** One entry per criterion, in order. */
  met: boolean[];
  word: 'None' | 'Weak' | 'Fair' | 'Good' | 'Strong';
}

const words = ['None', 'Weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** How strong a password is: the number of criteria it meets. */
export function strengthOf(password: string): Strength {
  const met = PASSWORD_CRITERIA.map((criterion) => criterion.test(password));
  return { met, word: words[met.filter(Boolean).length] ?? 'None' };
}
