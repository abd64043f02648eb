import type { Token } from '../knowledge/index.js';
import type { ReadReport } from '../reading/index.js';

/** "# R distal radius" in a note: a broken bone; "# Knee pain" heads a problem. */
const OF_BONE =
  /^(?:(?:r|l|rt|lt|right|left|bilateral|of|the|closed|open|displaced|undisplaced|mid|midshaft|shaft|distal|proximal|comminuted|\d(?:st|nd|rd|th)?) )*(?:tibial? plateau|tibia|fibula|radius|ulna|humerus|femur|femoral (?:neck|shaft)|nof|neck of (?:the )?femur|clavicle|scapula|patella|pelvis|pubic ram\w+|acetabulum|metatarsals?|metacarpals?|phalanx|calcaneu[sm]|malleolus|ankle|wrist|ribs?|mandible|zygoma|scaphoid|vertebra)\b(?! (?:pain|replacement|osteomyelitis|injury|arthritis|sprain|wound|ulcer))/i;

/** "No # seen", "undisplaced patellar #": a fracture, as pictures are written up; "#1" and "# Anaemia" are no such sign. */
export function withFractures(tokens: readonly Token[], report: ReadReport): readonly Token[] {
  if (!tokens.some(({ text }) => text === '#')) return tokens;
  if (report.type.type !== 'imaging')
    return tokens.map((token, at) =>
      token.text === '#' &&
      OF_BONE.test(
        tokens
          .slice(at + 1, at + 8)
          .map(({ text }) => text)
          .join(' '),
      )
        ? { ...token, text: 'fracture', kind: 'word' as const }
        : token,
    );
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    const counts = next?.kind === 'number' || next?.text === ':' || (next?.text === '.' && at === 0);
    const heads = at === 0 && next?.text !== 'of';
    return token.text === '#' && !counts && !heads ? { ...token, text: 'fracture', kind: 'word' as const } : token;
  });
}
