import { nextWord, wordBefore, wordsBehind } from './neighbors.js';
import type { Piece } from './pieces.js';
import { baseOf, withYou } from './verbs.js';

const DOES_NOT = /^(?:does|has|is|was) (?:not|never)\b/;
const GOES_ON = /^(?:seems|appears|looks|denies|states|reports|complains|endorses)$/;

const AND_TIME =
  /\b(?:and|but) (?:over|for|in|during|within|since) (?:[\w-]+ ){0,5}(?:hours?|days?|weeks?|months?|years?|nights?|mornings?|yesterday|then) ?,? $/i;

/** "But over the last five days has had": a time stands between the joining word and the verb at `i`. */
export function isBehindTime(pieces: readonly Piece[], i: number): boolean {
  const before = pieces
    .slice(Math.max(0, i - 20), i)
    .map(({ text }) => text)
    .join('');
  return AND_TIME.test(before.replace(/\s+/g, ' '));
}

/** The verbs behind a comma that go on about the reader, in the form that goes with "you". Changes `pieces`. */
export function goOnBehindComma(pieces: Piece[], comma: number): void {
  // "He is alert, seems comfortable": of the same one, without an "and".
  const verb = pieces[nextWord(pieces, comma, true)];
  if (verb !== undefined && (GOES_ON.test(verb.word) || DOES_NOT.test(wordsBehind(pieces, comma))))
    verb.text = withYou(verb.word);
  goOnListing(pieces, comma);
}

/** "She rips her mask off, tosses and turns": the verb behind the comma agrees as the ones around it do. */
function goOnListing(pieces: Piece[], comma: number): void {
  const at = nextWord(pieces, comma, false);
  const verb = at < 0 ? null : (pieces[at] as Piece);
  const base = verb === null || verb.kind !== 'word' ? null : baseOf(verb.word);
  const join = at < 0 ? -1 : nextWord(pieces, at, false);
  if (verb === null || base === null || join < 0 || !/^(?:and|or)$/.test(pieces[join]?.word ?? '')) return;
  const last = nextWord(pieces, join, false);
  if (last < 0 || baseOf(pieces[last]?.word ?? '') === null) return;
  verb.text = base;
  verb.word = base;
}

/** "She was the driver of a van": what she was, nobody else. */
export function isWhatSomebodyIs(pieces: readonly Piece[], i: number): boolean {
  return /^(?:the|an?)$/.test(wordBefore(pieces, i, 1)) && /^(?:is|was|are|were)$/.test(wordBefore(pieces, i, 2));
}

/** Somebody whom the one spoken of does something to: the sentence goes on behind "and", and nothing is said of the other. */
export function endsThere(pieces: readonly Piece[], i: number): boolean {
  const at = nextWord(pieces, i, false);
  return (
    at >= 0 &&
    /^(?:and|but)$/.test((pieces[at] as Piece).word) &&
    /^(?:is|was|has|does|did)\b/.test(wordsBehind(pieces, at))
  );
}
