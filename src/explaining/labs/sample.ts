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

/** Words for a result that may still come. */
const TO_COME =
  /\b(?:pending|in pro(?:gress|cess)|to follow|ordered|collected|await\w*|sent (?:out|to)|send[- ]out|specimen received|not yet|partial|en cours|en curso|pendiente|in corso|ausstehend|folgt)\b/i;

/** Why a test has no result, as printed in its place; "yet" where it may still come; null where nothing tells. */
export function whyNoResult(printed: string): string | null {
  for (const [pattern, missing] of SAMPLE_NOTES) if (pattern.test(printed)) return missing;
  if (TO_COME.test(printed)) return 'yet';
  if (/\bcalculat|\bcomput/i.test(printed)) return 'it could not be worked out';
  if (/\bduplicate\b/i.test(printed)) return 'the test was ordered twice';
  if (/\b(?:n\/?a|not applicable)\b/i.test(printed)) return 'the lab says that it does not apply here';
  if (/\b(?:cancell?ed|not (?:done|performed|tested|run)|tnp|dnr)\b/i.test(printed)) return 'the test was not done';
  if (/\b(?:unable|cannot|could not)\b/i.test(printed)) return 'the lab could not give one';
  if (/\bnot reported\b/i.test(printed)) return 'the lab did not report one';
  if (/\b(?:rejected|unsatisfactory|unacceptable|lost|lab (?:error|accident)|invalid|uninterpretable)\b/i.test(printed))
    return 'the lab could not use the sample';
  if (/\bsee\b/i.test(printed)) return 'the report points to a note or another page';
  return null;
}

/** Whether a result is missing because the sample could not be used: a new one may be asked for. */
export function needsNewSample(printed: string): boolean {
  const why = whyNoResult(printed);
  return why !== null && (why.startsWith('the lab could') || SAMPLE_NOTES.some(([, missing]) => missing === why));
}

/** What a comment below a result says about its sample; null where it says nothing of it. */
export function sampleNote(comment: string): string | null {
  for (const [pattern, , noted] of SAMPLE_NOTES) {
    const found = pattern.exec(comment);
    if (found && !NONE.test(comment.slice(Math.max(0, found.index - 40), found.index))) return noted;
  }
  return null;
}
