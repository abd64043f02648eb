// The nerve that a disc only touches ("contacting the left L5 root") is not the level that the disc lies at.
const LEVEL =
  /(?<!\b[Tt]ype )\b(?:(?!T[12](?:\*|[ -](?:signal|lesions?\b|foci\b|focus\b|plaques?\b|weighted|hyper|hypo|bright|dark|prolong|flair|shorten|image|axial|sagittal|coronal|sequence|series|and|or|,)|-(?=\s)|\/|,))(?<!(?:axial|sagittal|coronal|on|and|or)[ ](?=T[12]\b(?! (?:level|vertebra))))(?!S[12],? (?:and |& )?S[12]\b(?! (?:level|nerve|vertebra|disc|disk|root)))(?<!\b[GPA]\d{1,2},? ?)(?<!\bS1,? (?:and |& )?(?=S2\b(?! (?:level|nerve|vertebra|disc|disk|root))))(?<!\b(?:contact|abut|touch|displac)\w* (?:the )?(?:(?:exiting|traversing|descending) )?(?:(?:left|right) )?)[CTLS]\d{1,2}(?:\s?(?:[-/–]|\bto\b|\bthrough\b|\bthru\b)\s?(?:[CTLS])?\d{1,2}\b(?!\s?(?:mm|cm|%))(?:\s(?:to|through|thru|[-–])\s[CTLS]\d{1,2}\s?[-/–]\s?[CTLS]?\d{1,2}\b)?)?|(?:upper|lower|middle|mid|outer|inner|superior|inferior)[ -](?:outer |inner )?(?:pole|quadrant|third|zone)|(?:upper|lower)[ -](?:outer|inner)(?: quadrant)?|\d{1,2}(?::00)? o'?clock(?: position)?|segment (?:[IV]{1,4}|[1-8](?!\d|\.\d| ?[cm]m\b| of \d))[ab]?)\b/;

/** "Paradoxical S2, no murmur": beside what is heard at the heart, S1 to S4 are its sounds and no levels of the back. */
export function levelIn(part: string): string | null {
  const level = LEVEL.exec(part)?.[0] ?? null;
  return level !== null && /^S[1-4]$/.test(level) && HEARD.test(part) ? null : level;
}

const HEARD = /\b(?:murmurs?|gallops?|rubs?|rrr|heart|cardiac|cvs?|jvp|paradoxical|loud|split|accentuated)\b/i;
