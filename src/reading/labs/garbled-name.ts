import type { Knowledge } from '../../knowledge/index.js';

const OCR_MARKS =
  /\bx[lI1]OE\d|\bmmo1\/|\b[A-Za-z]{2,}[015][A-Za-z]{2,}\b|[A-Za-z)]["^<>'`]{1,2}\s+[<>]?\d|\b[A-Za-z]+rn\b|\( [A-Z]/g;
const LOOK = 20_000;

/** Whether a text shows the slips of a scanner: digits inside words, stray quotes behind names. */
export function looksScanned(plain: string): boolean {
  const found = plain.slice(0, LOOK).match(OCR_MARKS);
  return (found?.length ?? 0) >= 2;
}

/**
 * The name a scanner garbled ("Hernoglobin", "P1atelets, tota1", "Lymphs( Absolute)"), or null where no known name is
 * surely meant: each unknown word must be near one known word only, the whole must name a test, and its unit must fit.
 */
export function repairedName(
  printed: string,
  unit: string | null,
  scanned: boolean,
  knowledge: Knowledge,
): string | null {
  const spaced = scanned
    ? printed.replace(/(?<=[a-z]{3})\s?\(\s?(?=[A-Za-z]{3})/g, ' (').replace(/\s+\)/g, ')')
    : printed;
  const zeros = withLetterO(spaced);
  if (zeros !== spaced && !knowledge.labByName(spaced) && knowledge.labByName(zeros)) return zeros;
  if (knowledge.labByName(spaced)) return spaced === printed ? null : spaced;
  let changed = false;
  const name = spaced.replace(/\^?[A-Za-z0-9|]{4,24}/g, (word, at: number) => {
    const known = knowledge.garbledLabWord(word.replace('^', ''), scanned);
    if (known === null) return word;
    changed = true;
    return at === 0 ? capital(inCaseOf(word, known)) : inCaseOf(word, known);
  });
  if (!changed) return null;
  const test = knowledge.labByName(name, null, unit);
  if (!test) return null;
  const share = unit === '%';
  const fits =
    unit === null || test.units.length === 0 || test.units.includes('%') === share || (share && test.units.length > 1);
  return fits ? name : null;
}

/** "p02", "C02", "02 Sat", "Hgb Alc": a zero for the letter O, a letter for the one of A1c and B12. */
function withLetterO(name: string): string {
  return name
    .replace(/\b(p?[cC]|p|H[cC]|)0(?=[23]\b)/g, (_, lead: string) => `${lead.replace(/c$/, 'C')}O`)
    .replace(/\bA[lI](?=[cC]\b)/g, 'A1')
    .replace(/\bB[lI]2\b/g, 'B12');
}

function inCaseOf(printed: string, word: string): string {
  const letters = printed.replace(/[^A-Za-z]/g, '');
  if (letters.length > 1 && letters === letters.toUpperCase()) return word.toUpperCase();
  return /[A-Z]/.test(printed) || !/^[a-z]/.test(printed) ? capital(word) : word;
}

function capital(word: string): string {
  return (word[0] ?? '').toUpperCase() + word.slice(1);
}
