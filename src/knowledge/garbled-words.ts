/** A pair of letter groups that scanners take for each other, and what taking one for the other costs. */
const LOOK_ALIKE: readonly (readonly [string, string])[] = [
  ['rn', 'm'], ['ni', 'm'], ['in', 'm'], ['ln', 'm'], ['nn', 'm'], ['ui', 'm'], ['jn', 'm'], ['ri', 'n'], ['ii', 'n'], ['rl', 'n'], ['hl', 'n'], ['li', 'h'], ['lt', 'h'],
  ['cl', 'd'], ['ci', 'd'], ['vv', 'w'], ['uu', 'w'], ['ii', 'u'], ['li', 'u'], ['lc', 'k'], ['lo', 'b'], ['l', 'i'], ['1', 'l'], ['1', 'i'], ['|', 'l'], ['|', 'i'], ['j', 'i'], ['t', 'l'], ['f', 't'], ['r', 't'],
  ['0', 'o'], ['c', 'e'], ['c', 'o'], ['e', 'o'], ['a', 'o'], ['a', 'e'], ['h', 'b'], ['n', 'h'], ['u', 'n'], ['v', 'u'], ['v', 'y'], ['5', 's'], ['8', 'b'], ['6', 'b'], ['6', 'g'], ['9', 'g'], ['q', 'g'], ['2', 'z'], ['s', 'a'],
]; // biome-ignore format: pairs
const COST = 0.34;

/** For each two groups, both ways. */
const CONFUSED = new Set(LOOK_ALIKE.flatMap(([a, b]) => [`${a}>${b}`, `${b}>${a}`]));

/**
 * How far a printed word is from a known one: slips of a scanner between look-alike letters cost a third of any other
 * change. Gives more than `limit` as Infinity. Both in lower case.
 */
export function garbleDistance(printed: string, known: string, limit: number): number {
  const width = known.length + 1;
  const rows: number[][] = [Array.from({ length: width }, (_, at) => at)];
  for (let i = 1; i <= printed.length; i += 1) {
    const row: number[] = [i];
    const above = rows[i - 1] as number[];
    let least = i;
    for (let j = 1; j < width; j += 1) {
      const same = printed[i - 1] === known[j - 1];
      let best = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + (same ? 0 : 1),
      );
      if (!same && best > COST) best = Math.min(best, confused(printed, known, i, j, rows));
      else if (same) best = Math.min(best, confused(printed, known, i, j, rows));
      // A letter doubled or lost from a double.
      if (i > 1 && printed[i - 1] === printed[i - 2]) best = Math.min(best, (above[j] as number) + COST);
      if (j > 1 && known[j - 1] === known[j - 2]) best = Math.min(best, (row[j - 1] as number) + COST);
      row.push(best);
      least = Math.min(least, best);
    }
    if (least > limit + 1) return Number.POSITIVE_INFINITY;
    rows.push(row);
  }
  const distance = rows[printed.length]?.[known.length] ?? Number.POSITIVE_INFINITY;
  return distance <= limit ? distance : Number.POSITIVE_INFINITY;
}

function confused(printed: string, known: string, i: number, j: number, rows: readonly number[][]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let a = 1; a <= 2 && a <= i; a += 1) {
    for (let b = 1; b <= 2 && b <= j; b += 1) {
      if (a === 2 && b === 2) continue;
      if (!CONFUSED.has(`${printed.slice(i - a, i)}>${known.slice(j - b, j)}`)) continue;
      best = Math.min(best, ((rows[i - a] as number[])[j - b] as number) + COST);
    }
  }
  return best;
}

export interface GarbledWords {
  /** The known word a scanned word stands for; null where none or several are near. */
  find(word: string, scanned: boolean): string | null;
}

const SHORTEST = 4;
const LONGEST = 24;
const MOST_REMEMBERED = 5000;

/** Which letters a word has, a bit each: words that share few are never compared. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at) - 97;
    if (code >= 0 && code < 26) letters |= 1 << code;
  }
  return letters;
}

function bits(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Finds the words of `known` that scanned words were. Remembers what it was asked. */
export function buildGarbledWords(known: Iterable<string>): GarbledWords {
  const words = new Set<string>();
  for (const word of known) if (word.length >= SHORTEST && /^[a-z]+$/.test(word)) words.add(word);
  const byLength = new Map<number, { word: string; letters: number }[]>();
  for (const word of words) {
    const list = byLength.get(word.length) ?? [];
    list.push({ word, letters: lettersOf(word) });
    byLength.set(word.length, list);
  }
  const seen = new Map<string, string | null>();
  const search = (word: string, scanned: boolean): string | null => {
    const limit = !scanned ? 0.7 : word.length < 7 ? 1 : word.length < 11 ? 1.4 : 2;
    const letters = lettersOf(word);
    const apart = scanned ? 9 : 6;
    let best: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    let second = Number.POSITIVE_INFINITY;
    for (let length = word.length - 2; length <= word.length + 2; length += 1) {
      for (const { word: candidate, letters: its } of byLength.get(length) ?? []) {
        if (bits(letters ^ its) > apart) continue;
        const distance = garbleDistance(word, candidate, limit);
        if (distance < least) [best, second, least] = [candidate, least, distance];
        else if (distance < second) second = distance;
      }
    }
    return best !== null && second - least > 0.3 ? best : null;
  };
  return {
    find(printed, scanned) {
      const word = printed.toLowerCase();
      if (word.length < SHORTEST || word.length > LONGEST || words.has(word)) return null;
      const key = `${scanned}${word}`;
      const before = seen.get(key);
      if (before !== undefined) return before;
      const found = search(word, scanned);
      if (seen.size < MOST_REMEMBERED) seen.set(key, found);
      return found;
    },
  };
}
