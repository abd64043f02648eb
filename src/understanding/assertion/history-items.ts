/** Illnesses that last; a line with nothing but such a name is an item of a list of what somebody has had for long. */
const LASTING =
  /^(?:(?:essential|arterial|systemic) )?(?:hypertension|htn|high blood pressure)$|^(?:type (?:1|2|i|ii|one|two) |adult[- ]onset |insulin[- ]dependent |non[- ]insulin[- ]dependent )?(?:diabetes(?: mellitus)?(?: type (?:1|2|i|ii))?|dm|niddm|iddm)$|^(?:(?:increased|elevated|high) cholesterol|hypercholesterol[a]?emia|hyperlipid[a]?emia)$|^(?:gout|hypothyroidism|gastroesophageal reflux(?: disease)?|gerd)$/i;

/** What a history asks of every patient: habits and allergies. */
const ASKED =
  /^(?:(?:any|known|illicit|recreational|iv|street|drug|food|medication|environmental|alcohol|tobacco) )*(?:alcohol|etoh|drugs?|tobacco|smoking|allerg(?:y|ies)|(?:drug|alcohol|tobacco|substance) (?:use|abuse))$/i;

const ANSWERED = /\b(?:den(?:y|ies|ied)|no known)\b/i;

/**
 * True where a sentence that stands alone, without the heading it was printed under, reads like a line of a patient's
 * history: a lasting illness and nothing else, habits or allergies as asked and denied, or a mention that is itself a
 * history ("psychiatric history").
 */
export function isHistoryItem(sentence: string, start: number, end: number): boolean {
  if (end - start > 60) return false;
  const mention = sentence.slice(start, end).replace(/\s+/g, ' ').trim();
  if (/\bhistory$/i.test(mention)) return true;
  if (LASTING.test(mention))
    return !/[\p{L}\p{N}]/u.test(sentence.slice(0, start).replace(/^\W{0,3}\d{1,2}[.)]?/, '') + sentence.slice(end));
  return ASKED.test(mention) && sentence.length < 120 && ANSWERED.test(sentence);
}
