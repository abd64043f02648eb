import type { WordPart } from '../knowledge/index.js';

/** A piece of a medical word and what it means. */
export interface Piece {
  part: string;
  meaning: string;
  position: WordPart['position'];
}

export interface WordParts {
  /** The pieces of a word where they account for all of it; null where they do not. */
  takeApart(word: string): Piece[] | null;
}

const LONGEST = 40;
/** Share of a word's letters that its longer pieces must hold. */
const CARRIED = 0.5;
/** Letters that join two pieces and mean nothing. */
const JOINTS = ['o', 'i', 'a', 'e'];

/** Indexes the word parts. A word is taken apart only where its pieces cover it whole and say what it is about. */
export function buildWordParts(parts: readonly WordPart[]): WordParts {
  const of = (position: WordPart['position']): Map<string, Piece> =>
    new Map(
      parts
        .filter((one) => one.position === position)
        .map(({ part, meaning }) => {
          const bare = part.replace(/^-|-$/g, '').toLowerCase();
          return [
            bare,
            { part: position === 'prefix' ? `${bare}-` : position === 'suffix' ? `-${bare}` : bare, meaning, position },
          ];
        }),
    );
  const prefixes = of('prefix');
  const roots = of('root');
  const suffixes = of('suffix');

  return {
    takeApart(typed) {
      const word = typed.toLowerCase();
      if (word.length < 5 || word.length > LONGEST || !/^[a-z]+$/.test(word)) return null;
      const memo = new Map<string, { pieces: Piece[]; cost: number } | null>();
      // `past`: how far in the word's make-up we are: prefixes, then roots, then one suffix at the end.
      const from = (at: number, past: 'start' | 'root'): { pieces: Piece[]; cost: number } | null => {
        const key = `${at}${past}`;
        const known = memo.get(key);
        if (known !== undefined) return known;
        memo.set(key, null);
        let best: { pieces: Piece[]; cost: number } | null = null;
        const take = (piece: Piece, end: number, next: 'start' | 'root', cost: number): void => {
          const rest =
            end === word.length ? { pieces: [], cost: 0 } : piece.position === 'suffix' ? null : from(end, next);
          if (rest && (best === null || rest.cost + cost < best.cost))
            best = { pieces: [piece, ...rest.pieces], cost: rest.cost + cost };
        };
        for (let end = Math.min(word.length, at + 16); end > at; end -= 1) {
          const run = word.slice(at, end);
          const prefix = past === 'start' ? prefixes.get(run) : undefined;
          if (prefix && end < word.length) take(prefix, end, 'start', run.length < 3 ? 1.6 : 1);
          const root = roots.get(run);
          if (root && run.length > 1) {
            const cost = run.length < 4 ? 1.5 : 1;
            take(root, end, 'root', cost);
            for (const joint of JOINTS)
              if (word.startsWith(joint, end)) take(root, end + joint.length, 'root', cost + 0.2);
          }
          const suffix = at > 0 && end === word.length ? suffixes.get(run) : undefined;
          if (suffix) take(suffix, end, 'root', 0.9);
        }
        memo.set(key, best);
        return best;
      };
      const found = from(0, 'start');
      if (!found) return null;
      const { pieces } = found;
      const says = pieces.filter((piece) => piece.position !== 'prefix');
      // Short pieces fit into any word: those of four letters and more must carry it.
      const carried = pieces.reduce(
        (sum, { part }) => sum + (part.replace('-', '').length > 3 ? part.replace('-', '').length : 0),
        0,
      );
      return pieces.length > 1 && says.length > 0 && carried >= word.length * CARRIED ? pieces : null;
    },
  };
}
