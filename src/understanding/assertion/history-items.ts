/** Illnesses that last; a line with nothing but such a name is an item of a list of what somebody has had for long. */
const LASTING =
  /^(?:(?:essential|arterial|systemic) )?(?:hypertension|htn|high blood pressure)$|^(?:type (?:1|2|i|ii|one|two) |adult[- ]onset |insulin[- ]dependent |non[- ]insulin[- ]dependent )?(?:diabetes(?: mellitus)?(?: type (?:1|2|i|ii))?|dm|niddm|iddm)$|^(?:(?:increased|elevated|high) cholesterol|hypercholesterol[a]?emia|hyperlipid[a]?emia)$|^(?:gout|hypothyroidism|gastroesophageal reflux(?: disease)?|gerd|(?:chronic )?(?:congestive )?heart failure|chf|coronary artery disease|cad|migraines?|copd|chronic obstructive pulmonary disease|mi|osteoporosis|osteoarthritis)$/i;

/** Habits and allergies: what a person brings along, wherever it is asked for. */
const BROUGHT_ALONG =
  /^(?:(?:known |drug |food )*allerg(?:y|ies)(?: include .*)?|alcohol|tobacco|drugs|smoker|(?:tobacco|alcohol|drug|illicit drug) (?:use|abuse))$/i;

/**
 * True where a sentence that stands alone, without the heading it was printed under, reads like a line of a patient's
 * history: a lasting illness and nothing else, or a mention that is itself a history ("psychiatric history", "tobacco
 * use", "drug allergies").
 */
export function isHistoryItem(sentence: string, start: number, end: number): boolean {
  if (end - start > 60) return false;
  const mention = sentence.slice(start, end).replace(/\s+/g, ' ').trim();
  if (/\bhistory$/i.test(mention) || BROUGHT_ALONG.test(mention)) return true;
  return (
    LASTING.test(mention) &&
    !/[\p{L}\p{N}]/u.test(sentence.slice(0, start).replace(/^\W{0,3}\d{1,2}[.)]?/, '') + sentence.slice(end))
  );
}
