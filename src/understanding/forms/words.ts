import type { FieldAnswer } from '../types.js';

/** What a field says, without where it stands. */
export type Answered = Omit<FieldAnswer, 'label' | 'value'>;

/** It is not there. */
export const NONE =
  /^(?:(?:clinical(?:ly)? )?[pcy]{0,2}(?:l|v|pn|r|m)0(?!\d)|not (?:identified|seen|present|detected|found|observed|involved|amplified|mutated|apparent|demonstrated|evident)|none(?: (?:identified|seen|detected|present|found|involved))?|no(?=\W*$)|absent|negative|uninvolved|non-?reactive|0 ?%|0(?![\d.,/]|\s*(?:mm|cm|-|–))|zero|nil|no evidence of (?:it|involvement|invasion)|wild[- ]?type|no mutation(?:s)?(?: detected| identified)?)(?![a-z])/i;
/** It is there. */
export const SOME =
  /^(?:(?:clinical(?:ly)? )?[pcy]{0,2}(?:l1|v[12]|pn1|r[12]|m1)(?!\d)[a-d]?|present|identified|positive|yes|detected|involved|seen|extensive|focal(?:ly)?(?: present| identified)?|multifocal|mutated|mutation (?:detected|identified|present)|amplified)(?![a-z])/i;
/** The field does not apply to this sample. */
export const NOT_ASKED =
  /^(?:n\/?a|not applicable|none submitted|not submitted|not sampled|no nodes? (?:submitted|found|sent)|no lymph nodes? (?:submitted|found|sent))(?![a-z])/i;
/** It could not be told. */
export const UNKNOWN =
  /^(?:[pcy]{0,2}(?:l|v|pn|r|m)x|(?:cannot|can not|could not|unable to) be (?:determined|assessed|evaluated|excluded)|indeterminate|not (?:assessed|evaluated|determined|known|assessable|evaluable|tested|performed)|unknown|inconclusive|insufficient)(?![a-z])/i;
/** It may be there. */
export const UNSURE = /^(?:suspicious|suspected|equivocal|probable|possible|questionable|borderline)(?![a-z])/i;
/** The answer is still to come. */
export const WAITING = /^(?:pending|to follow|in progress|ordered|results? to follow)(?![a-z])/i;
/** Behind a plain answer: something else is said that turns or limits it. */
export const TURNS =
  /\b(?:but|except|however|although|other than|positive|present|identified|involved|suspicious|focal(?:ly)?|isolated|rare|single|few|at least|cannot|one|two|three)\b/i;

/** What stands behind the answer, without marks and brackets around it. */
export function restOf(value: string, answer: string): string {
  return value
    .slice(answer.length)
    .replace(/^[\s,;:.()–-]+|[\s.;,)]+$/g, '')
    .trim();
}
