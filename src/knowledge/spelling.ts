import { REAL_WORDS } from './real-words.js';

/** Real words one letter apart from other medical words: never taken for a slip. */
const REAL = new Set(
  (
    'dysphagia dysphasia abduction adduction hypotension hypertension malleolus palpation perineal perianal peroneal ' +
    'prostrate ureteral urethral hypercalcemia hypocalcemia intermittent hyperthyroid hypothyroid intercostal ' +
    'subcostal efferent afferent peritoneal perineum oncology ontology concussion confusion contusion constitution ' +
    'infection inflection injection injections instillation installation radiation radiating medication mediation ' +
    'relation ablation oblation resection reflection mentation dilation dilution lesional regional ' +
    'hypotonic hypertonic akinesia multiplex' +
    REAL_WORDS
  ).split(/\s+/),
);

/** Finds the known word one slip away from an unknown one. Built once; asked only for unknown long words. */
export interface Speller {
  /** The known folded word, or null where none or several fit. */
  correct(word: string): string | null;
}

const SHORTEST = 8;

/**
 * Indexes the long words by their first and last four letters: one slip in eight letters or more leaves at least one of
 * the two whole.
 */
export function buildSpeller(words: Iterable<string>): Speller {
  const byPart = new Map<string, string[]>();
  const put = (key: string, word: string): void => {
    const list = byPart.get(key);
    if (list) list.push(word);
    else byPart.set(key, [word]);
  };
  for (const word of words) {
    if (word.length < SHORTEST - 1) continue;
    put(`^${word.slice(0, 4)}`, word);
    put(`${word.slice(-4)}$`, word);
  }
  return {
    correct(word) {
      if (word.length < SHORTEST || REAL.has(word)) return null;
      let found: string | null = null;
      for (const key of [`^${word.slice(0, 4)}`, `${word.slice(-4)}$`]) {
        for (const known of byPart.get(key) ?? []) {
          if (known === found || !oneSlip(word, known)) continue;
          if (found) return null;
          found = known;
        }
      }
      return found;
    },
  };
}

/**
 * True where one letter is missing, extra or changed, or two neighbours are swapped. The first three letters must
 * agree, because prefixes change the meaning ("asymptomatic", "hypo-" and "hyper-").
 */
export function oneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || a.slice(0, 3) !== b.slice(0, 3)) return false;
  // One letter more at the end is another form of the word: what was infiltrated is no infiltrate.
  if (/[drsy]$/.test(a) && a.slice(0, -1) === b) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let enda = a.length;
  let endb = b.length;
  while (enda > start && endb > start && a[enda - 1] === b[endb - 1]) {
    enda--;
    endb--;
  }
  const lefta = enda - start;
  const leftb = endb - start;
  if (lefta <= 1 && leftb <= 1) return true;
  return lefta === 2 && leftb === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
