import type { Piece } from './pieces.js';
import { isAdverb } from './verbs.js';

/** The word that stands `back` words before. */
export function wordBefore(pieces: readonly Piece[], i: number, back: number): string {
  let left = back;
  for (let at = i - 1; at >= 0; at--) {
    const piece = pieces[at] as Piece;
    if (piece.kind === 'word') left -= 1;
    if (left === 0) return piece.kind === 'word' ? piece.word : '';
  }
  return '';
}

export function firstWord(pieces: readonly Piece[]): number {
  return pieces.findIndex((piece) => piece.kind === 'word' || piece.kind === 'medical');
}

/** Position of the next word, adverbs passed over where asked; -1 where a mark stands between. */
export function nextWord(pieces: readonly Piece[], i: number, overAdverbs: boolean): number {
  for (let at = i + 1; at < pieces.length && at < i + 12; at++) {
    const piece = pieces[at] as Piece;
    if (piece.kind === 'blank') continue;
    if (piece.kind === 'word' && overAdverbs && isAdverb(piece.word)) continue;
    // "She no longer has".
    if (overAdverbs && (isNoLonger(pieces, at) || isNoLonger(pieces, at - 2))) continue;
    return piece.kind === 'mark' || piece.kind === 'number' ? -1 : at;
  }
  return -1;
}

/** The first word of "no longer". */
function isNoLonger(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]?.word === 'no' && pieces[at + 2]?.word === 'longer';
}

/** The next few words of a sentence, in small letters. */
export function wordsBehind(pieces: readonly Piece[], i: number): string {
  return pieces
    .slice(i + 1, i + 6)
    .filter(({ kind }) => kind === 'word')
    .map((piece) => piece.text.toLowerCase())
    .join(' ');
}

export function previousWord(pieces: readonly Piece[], i: number): string | null {
  for (let at = i - 1; at >= 0; at--) {
    const piece = pieces[at] as Piece;
    if (piece.kind === 'blank') continue;
    if (piece.kind === 'mark' && /[,;:(]/.test(piece.text)) return null;
    return piece.kind === 'word' ? piece.word : piece.kind;
  }
  return null;
}

/** "They are to call him if …": the doctor, whom others are to ring up. */
export function isRungUp(pieces: readonly Piece[], i: number): boolean {
  const at = pieces.findLastIndex((piece, k) => k < i && piece.kind !== 'blank');
  return at >= 0 && pieces[at]?.word === 'call' && /^(?:to|should|must|please)$/.test(previousWord(pieces, at) ?? '');
}
