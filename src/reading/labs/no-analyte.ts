/** Names that look like a test's where a number follows, and are something else on every sheet. */
const NEVER: readonly RegExp[] = [
  // A person, a lab number behind one.
  /^(?:mrs?|ms|miss|dr|prof)\b\.?\s/i,
  // The line of a log or a trend: a month and a year, or a day.
  /^(?:\d{1,2}[ .-])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?(?:[ -]\d{1,2},?)?(?:[ -](?:19|20)?\d\d)?$/i,
  // What stood before, the sample, "the same".
  /^(?:previous(?:ly)?|prior|prev|before|last|earlier|baseline|repeat|idem|ditto|same|specimen|sample|tube|container)$/i,
  // The head of a count by hand, with the cells counted behind it.
  /^(?:manual |automated |wbc |white cell )?diff(?:erential)?(?:,? ?\(?(?:manual|automated|auto|count)\)?)*$/i,
  // An open bracket: a band printed behind a range.
  /^[([{][^)\]}]*$/,
  // The line breaks off within a phrase.
  /\s(?:to|of|with|and|or|for|in|on|the|a|an|by|at|from)$/i,
];

/** True for words in front of a number that are no analyte, whatever stands behind the number. */
export function isNoAnalyte(name: string): boolean {
  return NEVER.some((pattern) => pattern.test(name));
}

/** "chromatin and prominent nucleoli | occ.": running text before a word that may also be an answer. */
export function isRunningOn(name: string): boolean {
  return /\b(?:and|with|or)\b/i.test(name) && name.split(' ').length > 2;
}
