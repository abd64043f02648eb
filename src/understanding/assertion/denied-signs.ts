import type { Token } from '../../knowledge/index.js';
import type { Cue } from './cue-trie.js';
import type { CueRule } from './cues.js';

const DENIED: CueRule = { category: 'negated', direction: 'forward', toComma: true, phrases: [] };

/** What an examination or a talk finds or does not find, so that "negative" in front can only deny it. */
const SIGNS: ReadonlySet<string> = new Set(
  `retraction retractions flaring rales rhonchi wheeze wheezes wheezing crackles crepitations crepitus stridor edema oedema
  clubbing cyanosis tenderness hepatosplenomegaly hepatomegaly splenomegaly organomegaly lymphadenopathy adenopathy
  thyromegaly masses mass murmur murmurs gallop gallops rub rubs bruit bruits jvd distention jaundice icterus rash rashes lesions
  ulcers erythema swelling ecchymosis bruising tremor tremors clonus nystagmus ptosis guarding rebound rigidity ascites hernia
  hernias fever fevers chills sweats cough hemoptysis dyspnea orthopnea palpitations syncope nausea vomiting diarrhea
  constipation melena hematochezia hematemesis dysuria hematuria urgency nocturia headache headaches dizziness seizures
  numbness weakness tingling paresthesias photophobia diplopia discharge bleeding pallor effusion effusions crepitus
  fractures fracture deformity deformities`.split(/\s+/),
);
/** Words that may stand between the two: where it would be, and what kind of it. */
const BETWEEN = 3;
const OF_TESTS: ReadonlySet<string> = new Set(['gram', 'rh', 'double', 'triple', 'false', 'screen', 'test', 'culture']);

/** "Negative retractions, nasal flaring, or wheezes": the word in front of what is found at a visit denies it. */
export function deniedSigns(tokens: readonly Token[]): Cue[] {
  return tokens.flatMap(({ text }, i) => {
    if (text !== 'negative' && text !== 'neg') return [];
    const before = tokens[i - 1];
    if (before?.kind === 'word' && !/^(?:and|or|but|with|also|is|are)$/.test(before.text)) return [];
    if (OF_TESTS.has(before?.text ?? '')) return [];
    for (let at = i + 1; at <= i + BETWEEN; at++) {
      const next = tokens[at];
      if (next?.kind !== 'word' || OF_TESTS.has(next.text)) return [];
      if (SIGNS.has(next.text)) return [{ rule: DENIED, from: i, to: i + 1 }];
    }
    return [];
  });
}
