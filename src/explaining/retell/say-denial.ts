import type { Piece } from './pieces.js';
import { isTensed } from './verbs.js';

const DENIES: ReadonlySet<string> = new Set(['denies', 'denied', 'deny']);

/** "denies pain" -> "says … no pain", where a medical word follows; the verb is made to agree later. */
export function sayDenial(pieces: Piece[]): void {
  for (let i = 0; i + 2 < pieces.length; i++) {
    const verb = pieces[i] as Piece;
    if (verb.kind !== 'word' || !DENIES.has(verb.word)) continue;
    const before = lastBefore(pieces, i);
    if (/^(?:not|never|neither|nor|and|but)$/.test(before)) continue;
    let at = i + 2;
    while (
      pieces[at]?.kind === 'word' &&
      /^(?:any|new|recent|current|further|associated|significant|other|chest|abdominal|acute)$/.test(
        pieces[at]?.word ?? '',
      )
    )
      at += 2;
    const next = pieces[at];
    const names = next?.kind === 'medical' ? THINGS.has(next.concept ?? '') : NAMES.test(next?.word ?? '');
    if (!names || hasVerbLater(pieces, at)) continue;
    const past = verb.word === 'denied';
    verb.text = past ? 'said' : verb.word === 'denies' ? 'says' : 'say';
    verb.word = verb.text;
    const rest = ' you had no'.replace('had', past ? 'had' : 'have');
    pieces.splice(i + 1, 0, { text: rest, word: '', kind: 'medical', settled: true });
    if (pieces[i + 3]?.word === 'any') pieces.splice(i + 2, 2);
  }
}

const THINGS = new Set(['symptom', 'finding', 'disease']);
const NAMES =
  /^(?:thoughts?|ideation|ideas|plans?|intent|urges?|hallucinations|voices|self|suicidal|homicidal|pain|fevers?|nausea|vomiting|cough|chills|headaches?|dizziness|diarrhea|constipation|numbness|weakness|swelling|bleeding|rash|problems|symptoms|history|allergies|complaints|distress|tobacco|alcohol|drugs?|smoking)$/;

/** "denies pain but has a cough": the rest would fall under the denial. */
function hasVerbLater(pieces: readonly Piece[], from: number): boolean {
  return pieces
    .slice(from)
    .some(
      (piece) =>
        piece.kind === 'word' &&
        (isTensed(piece.word) ||
          (/^(?:but|except|although|however|and$)$/.test(piece.word) &&
            /but|except|although|however/.test(piece.word))),
    );
}

/** The word in front of a piece; empty where there is none. */
export function lastBefore(pieces: readonly Piece[], i: number): string {
  for (let at = i - 1; at >= 0; at--) if (pieces[at]?.kind === 'word') return (pieces[at] as Piece).word;
  return '';
}
