import { everyMatch } from '../../knowledge/index.js';
import { glossOf, isGloss, type Said, say } from '../nets/said.js';
import { withTimes } from '../planners/medicine-line.js';
import { spellOut } from '../retell/spell-out.js';
import { list } from './english.js';

/** Read by anybody as they stand. */
const EASY =
  /^(?:\d+(?:\.\d+)?\s?-?)?(?:h|daily|[a-z]+\/day|hrs?|mins?|approx|neg|pos|tabs?|meds|temp|prev|incl|pts?|hosp|thru|appts?|eval|outpt|inpt|sev|yo|y\/o|#\d+|@.*)\.?[,;:)]*$/i;
const ARROW = /\s?(?:-+>|→)\s?/g;
const MOST = 4;

/**
 * A quotation stands letter for letter. What its short forms mean is told behind it in one sentence, each short form once in
 * the open part and once in the part that stays shut. Changes `told`.
 */
export function explainShortForms(
  told: readonly { said: Said[]; attributes?: { sensitive: boolean } }[],
  medicineOf: (name: string) => string | undefined,
): void {
  const known = { open: new Set<string>(), shut: new Set<string>() };
  for (const one of told) {
    const seen = one.attributes?.sensitive ? known.shut : known.open;
    if (!one.said.some(({ text }) => text.includes('“'))) continue;
    for (const { text } of one.said) {
      const explained = glossOf(text)?.word;
      if (explained !== undefined) seen.add(explained.toLowerCase());
    }
    const whole = one.said.flatMap((said) => {
      const meant = shortFormsOf(said.text).filter(({ short }) => !seen.has(short.toLowerCase()));
      for (const { short } of meant) seen.add(short.toLowerCase());
      return meant.length === 0 ? [said] : [said, meaningOf(meant.slice(0, MOST), said, medicineOf)];
    });
    one.said.splice(0, one.said.length, ...whole);
  }
}

interface ShortForm {
  short: string;
  long: string;
}

function meaningOf(
  meant: readonly ShortForm[],
  { sources }: Said,
  medicineOf: (name: string) => string | undefined,
): Said {
  const [first, ...rest] = meant.map(({ short, long }) => ({ short: `“${short}”`, long }));
  const text = [`${first?.short} means ${first?.long}`, ...rest.map(({ short, long }) => `${short} means ${long}`)];
  // "ASA" stands for a medicine: its entry is cited.
  const ids = meant.flatMap(({ long }) => medicineOf(long.toLowerCase()) ?? []);
  return say(`in this line, ${list(text)}`, sources, ids);
}

/** The short forms in the quotations of a sentence, with what each stands for. */
export function shortFormsOf(text: string): ShortForm[] {
  if (!text.includes('“') || isGloss(text)) return [];
  return everyMatch(text, /“([^”]*)”/g).flatMap(([, quote = '']) => {
    const spelled = spellOut(withTimes(quote));
    return spelled === quote ? [] : changes(quote.replace(ARROW, ' → ').split(/\s+/), spelled.split(/\s+/));
  });
}

/** What stands in one list of words and not in the other, place by place: word for word where a word means the same alone. */
function changes(printed: readonly string[], spelled: readonly string[]): ShortForm[] {
  const found: ShortForm[] = [];
  let at = 0;
  let to = 0;
  while (at < printed.length) {
    const [nextAt, nextTo] = alone(printed, spelled, at, to) ?? nextAlike(printed, spelled, at, to);
    const own = printed.slice(at, nextAt);
    const meant = spelled.slice(to, nextTo);
    // "L leg": the side alone is short.
    while (own.length > 1 && own.at(-1) === meant.at(-1)) {
      own.pop();
      meant.pop();
    }
    const short = bare(own.join(' '));
    const long = bare(meant.join(' '));
    const known = found.some((one) => one.short === short);
    if (short !== '' && !known && /[a-z]/i.test(long) && lettersOf(short) !== lettersOf(long) && !EASY.test(short))
      found.push({ short, long });
    at = nextAt;
    to = nextTo;
  }
  return found;
}

/** Behind the fewest words that mean the same without those around them. */
function alone(
  printed: readonly string[],
  spelled: readonly string[],
  at: number,
  to: number,
): [number, number] | null {
  const parted = /^\d+$/.test(printed[at] ?? '') && printed[at + 1] !== spelled[to + 1];
  for (let count = parted ? 2 : 1; count < 4 && at + count <= printed.length; count++) {
    const words = printed.slice(at, at + count);
    const same = words.every((word, ahead) => word === spelled[to + ahead]);
    const meant = same ? words : spellOut(withTimes(words.join(' '))).split(' ');
    if (meant.every((word, ahead) => word === spelled[to + ahead])) return [at + count, to + meant.length];
    // A name that stays as it is begins nothing.
    if (count === 1 && words[0] === meant[0] && /[a-z]{4}/i.test(words[0] ?? '')) return null;
  }
  return null;
}

/** The nearest places from which both go on with the same words. */
function nextAlike(printed: readonly string[], spelled: readonly string[], at: number, to: number): [number, number] {
  for (let ahead = 1; ahead < 14; ahead++)
    for (let own = Math.min(ahead, 4); own >= 0; own--) {
      const word = printed[at + own];
      const next = to + ahead - own;
      if (word === undefined || word !== spelled[next]) continue;
      const goesOn = printed[at + own + 1] === spelled[next + 1];
      if (goesOn || /[a-z]{4}/i.test(word)) return [at + own, next];
    }
  return [printed.length, spelled.length];
}

function bare(words: string): string {
  return words.replace(/^[("'[]+|[)\]"',;:.]+$/g, '');
}

function lettersOf(words: string): string {
  return words.toLowerCase().replace(/[^a-z0-9]/g, '');
}
