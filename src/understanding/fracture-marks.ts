import type { Token } from '../knowledge/index.js';
import type { ReadReport } from '../reading/index.js';

/** "# R distal radius" in a note: a broken bone; "# Knee pain" heads a problem. */
const OF_BONE =
  /^(?:(?:r|l|rt|lt|right|left|bilateral|of|the|closed|open|displaced|undisplaced|impacted|inf|sup|inferior|superior|lateral|medial|mid|midshaft|shaft|neck|base|head|tip|tuft|waist|surgical|anatomical|greater tuberosity|distal|proximal|prox|dist|comminuted|spiral|transverse|oblique|great|big|little|ring|index|middle|\d(?:st|nd|rd|th)?|st|nd|rd|th) )*(?:tibial? plateau|tibia|fibula|radius|ulna|humerus|femur|femoral (?:neck|shaft)|nof|neck of (?:the )?femur|clavicle|scapula|patella|pelvis|pubic ram\w+|acetabulum|metatarsals?|metacarpals?|m[ct]s?|(?:middle )?phalan(?:x|ges)|(?:thumb|finger|toe)(?= ?(?:proximal|distal|middle|phalan))|calcaneu[sm]|malleolus|ankle|wrist|ribs?|mandible|zygoma|scaphoid|radial (?:head|neck|styloid)|ulnar styloid|olecranon|talus|navicular|cuboid|triquetral|triquetrum|hamate|sternum|sacrum|coccyx|nasal bones?|hallux|vertebra)\b(?! (?:pain|replacement|osteomyelitis|injury|arthritis|sprain|wound|ulcer))/i;

/** "No # seen", "undisplaced patellar #": a fracture, as pictures are written up; "#1" and "# Anaemia" are no such sign. */
export function withFractures(tokens: readonly Token[], report: ReadReport): readonly Token[] {
  return withSides(withMarks(tokens, report));
}

/** "# L NOF", "fracture R femur": the letter behind the break is a side. */
function withSides(tokens: readonly Token[]): readonly Token[] {
  const broken = (at: number) => /^(?:fractured?|#)$/.test(tokens[at]?.text ?? '');
  const isSide = ({ text, caps, kind }: Token, at: number) =>
    kind === 'word' &&
    caps === 'upper' &&
    (text === 'l' || text === 'r') &&
    broken(at - 1) &&
    tokens[at + 1]?.kind === 'word';
  if (!tokens.some(isSide)) return tokens;
  return tokens.map((token, at) =>
    isSide(token, at) ? { ...token, text: token.text === 'l' ? 'left' : 'right' } : token,
  );
}

function withMarks(tokens: readonly Token[], report: ReadReport): readonly Token[] {
  if (!tokens.some(({ text }) => text === '#')) return tokens;
  if (report.type.type !== 'imaging')
    return tokens.map((token, at) =>
      token.text === '#' && (OF_BONE.test(wordsBehind(tokens, at)) || isDenied(tokens, at))
        ? { ...token, text: 'fracture', kind: 'word' as const }
        : token,
    );
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    const counts = next?.kind === 'number' || next?.text === ':' || (next?.text === '.' && at === 0);
    // "# L NOF." opens a line; "# Knee pain" heads one.
    const heads = at === 0 && next?.text !== 'of' && !OF_BONE.test(wordsBehind(tokens, at));
    return token.text === '#' && !counts && !heads ? { ...token, text: 'fracture', kind: 'word' as const } : token;
  });
}

/** "Osteophytes, no #": at the end of what a picture did not show. */
function isDenied(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    tokens[at - 1]?.text === 'no' &&
    (next === undefined || next.kind === 'mark' || /^(?:seen|noted|or)$/.test(next.text))
  );
}

function wordsBehind(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(at + 1, at + 8)
    .map(({ text }) => text)
    .join(' ');
}
