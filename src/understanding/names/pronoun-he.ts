/** What only a person does or is: "HE WAS SEEN", "HE DENIES". */
const DEED =
  /^\s+(?:(?:also|now|then|still|never|always|often|again|currently|recently|reportedly|only|just|subsequently|initially)\s+)?(?:is|was|has|had|does|did|will|would|can|could|may|might|should|must|shall|ha[sd]n['’]?t|isn['’]?t|wasn['’]?t|doesn['’]?t|didn['’]?t|couldn['’]?t|cannot|feels?|felt|says?|said|states?|lives?|works?|takes?|took|came|went|got|gets|needs?|wants?|fell|underwent|understands?|remains?|continues?|complains?|denies|reports?|smokes?|drinks?|sleeps?|eats|ate|walks?|uses?|left|knows?|thinks?|appears?|seems?|looks?|(?!resolved|cleared|excluded|precipitated|graded|suspected)\w{3,}ed)\b/i;
/** What only an illness has: a grade, a cause, an end of its list. */
const GRADED =
  /^\s*(?:[,;:)/+&?.]|\n|-|=|\(|\s(?:grade|gr|gde|stage|type|west|haven|g?[0-4]\b|i{1,3}\b|iv\b|ppx|prophylaxis|precipitated|secondary|due|2\/2|none|nil|neg|negative|absent|present|resolved\s*[.,;]|episodes?|flare|on)\b)/i;
/** What stands before a name, and never before "he". */
const NAMED =
  /(?:\b(?:no|nil|without|any|overt|covert|minimal|acute|recurrent|chronic|(?:grade|gr|stage)\s?(?:[0-4]|i{1,3}|iv)|of|for|with|w\/|h\/o|hx|previous|prev|prior|known|mild|moderate|severe|worsening|past|denies|2\/2)|[,;/+&?(])\s*$/i;

/**
 * Whether "HE", printed in capitals at this place of a text, is the word for a man or boy, not the short form of an illness
 * of liver and brain. Outside a line in capitals a word in capitals is a short form.
 */
export function isPronounHe(text: string, at: number, shouted = isInCapitals(text, at)): boolean {
  if (!shouted) return false;
  const behind = text.slice(at + 2, at + 40);
  if (DEED.test(behind)) return true;
  return !NAMED.test(text.slice(Math.max(0, at - 16), at)) && !GRADED.test(behind);
}

function isInCapitals(text: string, at: number): boolean {
  return !/[a-z]{2}/.test(text.slice(Math.max(0, at - 24), at + 26));
}
