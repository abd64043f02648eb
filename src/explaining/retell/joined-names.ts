import { previousWord } from './neighbors.js';
import type { Piece } from './pieces.js';

const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'miss']);

/** "Mr. Smith", "Mrs. X": one piece that means the patient, but for one whom the head of the report names otherwise. */
export function joinNames(pieces: Piece[], names: ReadonlySet<string>): void {
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    if (piece.kind !== 'word' || !TITLES.has(piece.word)) continue;
    let to = i + 1;
    if (pieces[to]?.text === '.') to++;
    while (pieces[to]?.kind === 'blank') to++;
    if (pieces[to]?.kind !== 'word' || !/^[A-Z]/.test(pieces[to]?.text ?? '')) continue;
    const name = pieces[to] as Piece;
    const owner = /['’]s$/.test(name.word);
    let end = to + 1;
    if (
      /^[A-Z]$/.test(name.text) &&
      pieces[end]?.text === '.' &&
      pieces.slice(end + 1).some((one) => one.kind === 'word')
    )
      end++;
    const word = name.word.replace(/['’]s$/, '');
    // "Under Mr Lane", "review with Mr Lane": the surgeon, as British papers call one.
    const doctor = DOCTORS_PLACE.test(previousWord(pieces, i) ?? '') && !names.has(word);
    if (doctor || (names.size > 0 && ![word, ...word.split('-')].some((part) => names.has(part)))) {
      const text = pieces
        .slice(i, end)
        .map((one) => one.text)
        .join('');
      pieces.splice(i, end - i, { text, word: 'dr.', kind: 'word', settled: true });
      continue;
    }
    pieces.splice(i, end - i, {
      text: 'the patient',
      word: owner ? "patient's" : 'patient',
      kind: 'word',
      settled: false,
    });
  }
}

/** Behind these words stands the one who treats. */
const DOCTORS_PLACE = /^(?:under|consultant|surgeon)$/;
