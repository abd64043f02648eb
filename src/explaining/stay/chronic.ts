/** Long-lasting illnesses that most often are only known and treated when somebody comes in for something else. */
const LASTING =
  /\b(?:HIV|PLHIV|PLWH|RVD|ISS|retroviral|(?:hypo)?thyroid\w*|diabet\w*|T[12]?DM|DM ?(?:2|II)?|hypertensi\w+|HTN|asthma|COPD|epilepsy|depressi\w+|anxiety|bipolar|schizophren\w+|GERD|GORD|reflux|gout|osteo(?:porosis|arthritis)|(?:hyper|dys)lipid\w+|(?:hyper)?cholesterol\w*|CKD|chronic kidney disease|AF|a-?fib|atrial fibrillation|CAD|IHD|coronary artery disease|rheumatoid|lupus|SLE|hepatitis B|obesity|sleep apn\w+|OSA|BPH|migraine|high blood pressure|(?:under|over)active thyroid|vitamin \w+ deficiency)\b/i;
/** It is what was treated in the stay after all. */
const NOW =
  /\b(?:acute|sudden|flare\w*|exacerb\w+|decompens\w+|uncontrolled|poorly|crisis|relapse\w*|new(?:ly)?|first|(?<!HIV )infect\w+|emergency|urgency|severe|ketoacidosis|DKA|HHS|hypoglyc\w+|RVR|rapid|episode|attack|worsen\w*|progress\w*|advanced|defaulter|failure|ulcer|foot|storm|status|complicat\w+|with (?!good\b|well\b)\w+)\b/i;
/** That it is kept well, or only known. */
const KEPT_WELL =
  /\b(?:on (?:HA?ART|ARVs?|ART|treatment|therapy|tablets?|medic\w+|meds|insulin|OHAs?|replacement|\w+(?:mab|pril|sartan|olol|statin|formin|oxine|pine|zide|gliflozin|gliptin|tegravir))|(?:well[- ])?(?:controlled|managed|treated|compensated|replaced)|stable|known|chronic|k\/c\/o|h\/o|history of|suppressed|undetectable|background|in remission|long-?standing)\b/i;

/** An illness of before, without a word that it grew worse: "hypothyroidism on levothyroxine", "HTN". */
export function isLasting(words: string): boolean {
  return LASTING.test(words) && !NOW.test(words);
}

/** A lasting illness that the line says is treated or only known. */
export function isKeptWell(words: string): boolean {
  return isLasting(words) && KEPT_WELL.test(words);
}
