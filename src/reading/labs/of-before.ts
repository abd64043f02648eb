/**
 * True for a line that lists values of an earlier day behind a label of its own ("Previous (02/06): creatinine 1.41",
 * "Past results 03.02.2022: TSH 1.34"): none of them is a result of this report.
 */
export function isOfBefore(line: string): boolean {
  return (
    /^\W*(?:prev(?:ious(?:ly)?|\.)?|prior|past|earlier|last)\b(?! medical| history)[^:]{0,40}:\s*\S/i.test(line) &&
    !/\b(?:current|today|now)\b/i.test(line)
  );
}
