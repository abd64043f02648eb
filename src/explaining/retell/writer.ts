import { nextWord, previousWord } from './neighbors.js';
import type { Piece } from './pieces.js';
import { isBase, isTensed } from './verbs.js';

/** Says who writes: null for another word. */
export function writerOf(piece: Piece, pieces: readonly Piece[], i: number): string | 'unclear' | null {
  switch (piece.word) {
    case 'i':
      return isNumeral(pieces, i) || piece.text !== 'I' ? 'unclear' : 'the doctor';
    case 'me':
      return 'the doctor';
    case 'my':
      return 'the doctor’s';
    case 'we':
      return 'the care team';
    case 'us':
      // "US": ultrasound or the country.
      return piece.text === 'US' ? null : 'the care team';
    case 'our':
      return 'the care team’s';
    case 'myself':
    case 'ourselves':
    case 'mine':
    case "i'm":
    case 'i’m':
    case "i've":
    case 'i’ve':
    case "i'll":
    case "we'll":
    case "we're":
    case "we've":
    case "i'd":
    case "we'd":
    // Is or has.
    case "he's":
    case 'he’s':
    case "she's":
    case 'she’s':
    case "he'd":
    case 'he’d':
    case "she'd":
    case 'she’d':
    case "he'll":
    case "she'll":
      return 'unclear';
    case 'you':
    case 'your':
    case 'yourself':
      return 'reader';
    default:
      return null;
  }
}

/** "stage I", "type I.", "in lead I", "ST elevation in I and aVL": a number. */
function isNumeral(pieces: readonly Piece[], i: number): boolean {
  const before = previousWord(pieces, i) ?? '';
  const next = nextWord(pieces, i, false);
  const verb = nextWord(pieces, i, true);
  const does = verb < 0 ? '' : (pieces[verb] as Piece).word;
  return (
    next < 0 ||
    // "Trop I positive": the name of a test goes on.
    (before === 'medical' && !isBase(does) && !isTensed(does) && !DOCTORS_OWN.test(does)) ||
    /^(?:stage|grade|type|class|phase|factor|part|level|axis|bipolar|degree|zone|group|category|leads?|in|mobitz|nyha|killip|fort|collagen|troponin|angiotensin)$/.test(
      before,
    )
  );
}

const DOCTORS_OWN =
  /^(?:am|was|have|had|will|would|shall|should|can|could|may|might|must|do|did|think|thought|feel|felt|saw|met)$/;
