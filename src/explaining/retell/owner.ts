import { nextWord, previousWord, wordBefore, wordsBehind } from './neighbors.js';
import { isGroup } from './people.js';
import type { Piece } from './pieces.js';
import { isAdverb, isBase } from './verbs.js';

/** True for "her" as in "her knee"; false as in "told her that". */
export function ownsNext(pieces: readonly Piece[], i: number): boolean {
  const at = nextWord(pieces, i, false);
  const next = at < 0 ? null : (pieces[at] as Piece);
  const before = previousWord(pieces, i) ?? '';
  // "Her 7-day monitor", "in her 30s"; but "gave her 2 litres".
  if (next === null)
    return (
      pieces[i + 2]?.kind === 'number' &&
      (before === '' || /^(?:in|of|on|at|to|for|from|with|by|and|but|after|before|during|since|until)$/.test(before))
    );
  if (isGiven(pieces, i, next)) return false;
  if (/^(?:makes?|made|making|lets?|helps?|helped|helping|watched|heard|causes?)$/.test(before) && isBase(next.word))
    return false;
  // "We will have her check her weight": what the doctor lets her do.
  if (
    /^(?:have|having|had)$/.test(before) &&
    isBase(next.word) &&
    (isLetDo(pieces, i) || DOES.test(wordsBehind(pieces, at)))
  )
    return false;
  // "It made her confused", "left him too weak": how somebody was.
  if (/^(?:makes?|made|making|left|leaves?|kept|keeps?|found|gets?|got)$/.test(before) && HOW_ONE_IS.test(next.word))
    return false;
  // "Brought her back", "took her home"; but "her back pain", "Her home insulin".
  if (next.word === 'back' || next.word === 'home')
    return !/^(?:brought|brings?|call(?:ed)?|sent|send(?:ing)?|tak(?:es?|ing)|took|see(?:s|ing|n)?|saw|having|gets?|got|want|have|put|followed|moved|transferred|discharg(?:e[ds]?|ing)|drove|drive|let|keeps?|kept|keeping|bring|allow(?:ed)?|accompan(?:y|ied)|escorted|driven)$/.test(
      before,
    );
  // "Her three sons": hers, and nothing that she was given.
  if (/^(?:two|three|four|five|several)$/.test(next.word) && isGroup(wordsBehind(pieces, at).split(' ')[0] ?? ''))
    return true;
  // "To see her routinely": how it is done, and nothing of hers; but "her newly grown hair".
  if (next.kind === 'word' && /ly$/.test(next.word) && isAdverb(next.word) && ENDS.test(wordsBehind(pieces, at)))
    return false;
  return next.kind !== 'word' || !NO_NOUN.test(next.word);
}

/** Before "have her" stands the doctor or a plan of the doctor's; behind it a verb that takes something. */
function isLetDo(pieces: readonly Piece[], i: number): boolean {
  const lead = /^(?:will|to|would|shall|should|i|we|doctor|team|going|and|please|can|could|just)$/;
  return [2, 3].some((back) => lead.test(wordBefore(pieces, i, back)));
}

/** Where nothing follows that somebody could have. */
const ENDS = /^\W*(?:$|(?:in|at|on|with|and|but|for|as|if|by|to|after|before|until|because|again|today)\b)/;

/** What follows a word that says what somebody is to do. */
const DOES =
  /^(?:$|(?:up|back|us|me|the|an?|her|his|our|in|for|with|to|on|if|when|at|by|and|out|off|this|these|some|any|daily|weekly|again|today|tomorrow)\b)/;

const HOW_ONE_IS =
  /^(?:confused|dizzy|sick|sleepy|drowsy|tired|weak|ill|worse|unwell|nauseated|nauseous|unable|anxious|unsteady|breathless|comfortable|calm|alert|awake|agitated|irritable|constipated|itchy|faint|jittery|shaky|feeling|lightheaded|light-headed|too|safe|free|dry|warm|well|unresponsive|asleep)$/;

const NO_NOUN =
  /^(?:just|simply|instead|anyway|to|in|on|at|with|for|and|or|but|by|that|as|from|if|when|about|because|into|up|out|off|home|through|over|is|was|has|had|will|after|before|while|since|during|not|again|also|today|yesterday|very|so|then|how|what|why|where|who|which|a|an|the|this|these|some|any|no|quite|more|much|less|than|there|here|until|though|although|however|regarding|every|each|under|well|better|feel|twice|once|several|two|three|around|along|down|away|he|she|they|it|i|we|her|another)$/;

const HANDS =
  /^(?:gave|gives?|given|giving|offer(?:s|ed|ing)?|prescrib(?:e|ed|es|ing)|show(?:s|ed|n|ing)?|taught|teach(?:es|ing)?|wrote|write|written|handed|hand|lent|sent|send|asked|ask|provided)$/;
/** What somebody is given, and does not have before. */
const GIVABLE =
  /^(?:instructions?|advice|information|leaflets?|exercises|prescriptions?|details|education|reassurance|options|oxygen|fluids?|crutches|questions|guidance|counsell?ing|copies|printed|written|verbal|oral|antibiotics|painkillers|another|both|all|enough|something|anything|nothing|time)$/;
const GIVABLE_KINDS: ReadonlySet<string> = new Set(['medicine', 'procedure', 'test', 'substance']);
/** Between a subject and its verb. */
const BETWEEN =
  /^(?:has|have|had|also|then|again|later|already|just|now|was|were|being|been|to|will|would|can|could|may|did)$/;

/** "We gave her morphine", "the nurse showed her exercises": who is given what is named behind; "she gave her consent" is not. */
function isGiven(pieces: readonly Piece[], i: number, next: Piece): boolean {
  const verb = pieces.findLastIndex((piece, at) => at < i && piece.kind !== 'blank');
  if (verb < 0 || !HANDS.test(pieces[verb]?.word ?? '')) return false;
  if (!(next.kind === 'medical' ? GIVABLE_KINDS.has(next.concept ?? '') : GIVABLE.test(next.word))) return false;
  for (let at = verb - 1; at >= 0; at--) {
    const piece = pieces[at] as Piece;
    if (piece.kind === 'blank' || (piece.kind === 'word' && (isAdverb(piece.word) || BETWEEN.test(piece.word))))
      continue;
    return piece.kind === 'word' && !/^(?:she|you|patient|pt|lady|woman|and)$/.test(piece.word);
  }
  return false;
}
