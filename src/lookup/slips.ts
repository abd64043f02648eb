/** A known word near to a typed one. */
export interface NearWord {
  word: string;
  /** Letters missing, extra, changed or swapped with their neighbour. */
  distance: number;
}

export interface SlipIndex {
  has(word: string): boolean;
  /** Known words near to this one, the nearest first, then those that stand in more names. */
  near(word: string, generous?: boolean): NearWord[];
}

const MOST = 8;

/** How a word sounds, roughly: silent first letters gone, one letter for a sound, vowels only at the front. */
export function soundOf(word: string): string {
  const sound = word
    .replace(/^p(?=[nst])|^(?:g|m|k)(?=n)/, '')
    .replace(/rrh|rh/g, 'r')
    .replace(/ph/g, 'f')
    .replace(/sch|sc(?=[eiy])|c(?=[eiy])/g, 's')
    .replace(/(?:ck|ch|q|c)/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/[sz]h?/g, 's')
    .replace(/dge?|g(?=[eiy])/g, 'j')
    .replace(/th/g, 't')
    .replace(/(?<=.)[aeiouyhw]+/g, '');
  return sound.replace(/(.)\1+/g, '$1');
}

function pairsOf(word: string): string[] {
  const padded = `^${word}$`;
  const pairs: string[] = [];
  for (let at = 0; at + 1 < padded.length; at += 1) pairs.push(padded.slice(at, at + 2));
  return pairs;
}

/** A word of fewer letters is too short for a letter taken for another. */
const SURE = 5;

function sameLetters(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}

/** Slips that a word of this length may have. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 12 ? 2 : 3;
}

/**
 * An index of words by their pairs of letters and by their sound. A query looks only at the words that share enough
 * pairs with it, and measures those.
 */
export function buildSlipIndex(weights: ReadonlyMap<string, number>): SlipIndex {
  const words = [...weights.keys()].filter((word) => word.length > 2 && /^[a-z]+$/.test(word));
  const byPair = new Map<string, number[]>();
  const bySound = new Map<string, number[]>();
  const put = (index: Map<string, number[]>, key: string, at: number): void => {
    const list = index.get(key);
    if (list) list.push(at);
    else index.set(key, [at]);
  };
  words.forEach((word, at) => {
    for (const pair of new Set(pairsOf(word))) put(byPair, pair, at);
    put(bySound, soundOf(word), at);
  });
  const counts = new Uint8Array(words.length);

  const sharing = (typed: string, slips: number): number[] => {
    const touched: number[] = [];
    const pairs = new Set(pairsOf(typed));
    for (const pair of pairs) {
      for (const at of byPair.get(pair) ?? []) {
        if (counts[at] === 0) touched.push(at);
        counts[at] = (counts[at] as number) + 1;
      }
    }
    const least = Math.max(2, pairs.size - 3 * slips);
    const found = touched.filter((at) => {
      const enough = (counts[at] as number) >= least && Math.abs((words[at] as string).length - typed.length) <= slips;
      counts[at] = 0;
      return enough;
    });
    return found;
  };

  return {
    has: (word) => weights.has(word),
    near(typed, generous = false) {
      if (!/^[a-z]+$/.test(typed) || typed.length > 40) return [];
      const slips = slipsAllowed(typed.length) + (generous && typed.length > 4 ? 1 : 0);
      const best = new Map<number, number>();
      if (slips > 0) {
        for (const at of sharing(typed, slips)) {
          const word = words[at] as string;
          const distance = slipsBetween(typed, word, slips);
          // In a short word another letter is another word: "clap" is no slip of "clip".
          if (typed.length < SURE && word.length === typed.length && !sameLetters(word, typed)) continue;
          // A first letter is seldom wrong: one slip more where it is.
          const cost = distance + (word[0] === typed[0] ? 0 : 1);
          if (cost <= slips) best.set(at, cost);
        }
      }
      const sound = soundOf(typed);
      if (sound.length > 2 || (sound.length === 2 && typed.length >= SURE)) {
        for (const at of bySound.get(sound) ?? []) {
          const word = words[at] as string;
          const distance = slipsBetween(typed, word, 5);
          if (distance <= 5) best.set(at, Math.min(best.get(at) ?? 9, 0.4 + distance * 0.3));
        }
      }
      return [...best]
        .map(([at, cost]) => ({ word: words[at] as string, cost, weight: weights.get(words[at] as string) ?? 0 }))
        .sort((a, b) => a.cost - Math.log10(1 + a.weight) * 0.15 - (b.cost - Math.log10(1 + b.weight) * 0.15))
        .slice(0, MOST)
        .map(({ word, cost }) => ({ word, distance: cost }));
    },
  };
}

/** The same index for one question: a word that comes again is not measured again. */
export function remembering(slips: SlipIndex): SlipIndex {
  const seen = new Map<string, NearWord[]>();
  return {
    has: (word) => slips.has(word),
    near(word, generous = false) {
      const key = `${generous}:${word}`;
      const near = seen.get(key) ?? slips.near(word, generous);
      seen.set(key, near);
      return near;
    },
  };
}

/** Letters missing, extra, changed or swapped between two words; above `limit` always more than `limit`. */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = above;
    above = row;
  }
  return above[b.length] as number;
}
