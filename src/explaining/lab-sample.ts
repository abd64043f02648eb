/** What laboratories print about the sample itself, with what it means; no more than is printed is said. */
const SAMPLE_NOTES: readonly [pattern: RegExp, missing: string, noted: string][] = [
  [
    /\bh(?:a)?emoly[sz]/i,
    'red blood cells in the sample had broken open (hemolysis)',
    'red blood cells in the sample had broken open (hemolysis), which can change this result',
  ],
  [
    /\b(?:qns|quantity (?:not sufficient|insufficient)|insufficient (?:quantity|sample|specimen|volume)|insufficient)\b/i,
    'there was too little of the sample',
    'there was too little of the sample',
  ],
  [
    /\blip(?:a)?emi[ac]\b/i,
    'the sample was cloudy with fat',
    'the sample was cloudy with fat, which can change this result',
  ],
  [/\bicteri[ac]\b/i, 'the sample was very yellow', 'the sample was yellow, which can change this result'],
  [
    /\bclot(?:ted|s)\b/i,
    'the blood in the sample had clotted',
    'there were clots in the sample, which can change this result',
  ],
  [
    /\bcontaminat/i,
    'something from outside had got into the sample',
    'something from outside may have got into the sample, which can change this result',
  ],
];
const NONE = /\b(?:no|not|non|without|absent|negative)\W{1,2}(?:\w+\W{1,2}){0,2}$/i;

/** Why a test has no result, as printed in its place; null where it may still come. */
export function whyNoResult(printed: string): string | null {
  for (const [pattern, missing] of SAMPLE_NOTES) if (pattern.test(printed)) return missing;
  if (/\b(?:cancell?ed|not (?:done|performed|tested)|tnp|dnr)\b/i.test(printed)) return 'the test was not done';
  if (/\b(?:rejected|unsatisfactory|lost|lab (?:error|accident)|invalid)\b/i.test(printed))
    return 'the lab could not use the sample';
  return null;
}

/** What a comment below a result says about its sample; null where it says nothing of it. */
export function sampleNote(comment: string): string | null {
  for (const [pattern, , noted] of SAMPLE_NOTES) {
    const found = pattern.exec(comment);
    if (found && !NONE.test(comment.slice(Math.max(0, found.index - 40), found.index))) return noted;
  }
  return null;
}
