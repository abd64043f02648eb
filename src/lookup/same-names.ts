import type { Entry } from './entries.js';
import type { NameIndex } from './name-index.js';
import type { Shelf } from './shelf.js';
import { squeezed, wordsOf } from './words.js';

/** The names that are not the same name written another way. */
export function distinct(names: readonly string[], but: readonly string[]): string[] {
  const seen = new Set(but.map((name) => squeezed(wordsOf(name))));
  return names.filter((name) => {
    const key = squeezed(wordsOf(name));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Words that make no narrower thing of a name: "renal stone disease" is what "kidney stones" are. */
const ADD_NOTHING = new Set('disease syndrome disorder infection condition finding sign problem injury'.split(' '));

function contentOf(name: string, names: NameIndex): Set<string> {
  return new Set(
    wordsOf(name)
      .filter((word) => !word.empty && !ADD_NOTHING.has(word.key))
      .map((word) => names.standard(word.key)),
  );
}

/**
 * A name that shares words with the term and has others of its own: a narrower thing, or another of the same family told
 * in one entry ("atypical lobular hyperplasia" with the ductal one). It is never another name for the term.
 */
function isOfTheFamily(name: string, term: string, names: NameIndex): boolean {
  const words = contentOf(name, names);
  const own = contentOf(term, names);
  return words.size > 1 && [...words].some((key) => own.has(key)) && [...words].some((key) => !own.has(key));
}

/**
 * What heads the answer: the entry's own term; but the name that was asked for where that is of the family only, or a
 * short form that stands for such a name ("NSTEMI" in the entry of the heart attack).
 */
export function headingOf(entry: Entry & { kind: 'concept' }, written: string | undefined, names: NameIndex): string {
  const { term, synonyms } = entry.of;
  if (!written || written === term || !synonyms.includes(written)) return term;
  const longs = isShort(written)
    ? names.exact(written).flatMap(({ entry: one }) => (one.kind === 'abbreviation' ? one.of.senses : []))
    : [{ long: written }];
  const other = longs.length > 0 && longs.every(({ long }) => isOfTheFamily(long, term, names));
  return other ? written : term;
}

function initialsOf(name: string): string {
  return name
    .split(/[\s/-]+/)
    .filter((word) => !/^(?:of|the|and|in|to|with|for|by|a|an)$/i.test(word))
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase();
}

/** Whether a short form stands for the whole of a name: by its first letters. */
function isInitials(short: string, name: string): boolean {
  return short.toLowerCase().replace(/s$/, '') === initialsOf(name) || short.toLowerCase() === initialsOf(name);
}

function isShort(name: string): boolean {
  return /^(?=.*[A-Z].*[A-Z])[A-Za-z0-9]{2,6}$/.test(name);
}

/** Whether a short form stands for one of these names: by its first letters, or as the base spells it out. */
function standsForOne(short: string, meant: readonly string[], names: NameIndex): boolean {
  if (meant.some((name) => isInitials(short, name))) return true;
  const whole = new Set(meant.map((name) => squeezed(wordsOf(name))));
  return names
    .exact(short)
    .some(
      ({ entry }) =>
        entry.kind === 'abbreviation' && entry.of.senses.some(({ long }) => whole.has(squeezed(wordsOf(long)))),
    );
}

/**
 * The short form of the term itself, never of a narrower or another name for it: none for "bowel obstruction", which
 * "SBO" is only one kind of.
 */
export function shortFormOf(entry: Entry & { kind: 'concept' }, shelf: Shelf): string | null {
  const { term, synonyms } = entry.of;
  const known = [...shelf.shortFormsOf(entry), ...synonyms].filter(isShort);
  return known.find((short) => short !== term && standsForOne(short, [term], shelf.names)) ?? null;
}

/** Other names for the very same thing: not those of one kind of it, nor their short forms. */
export function sameNames(entry: Entry & { kind: 'concept' }, { shortFormsOf, names }: Shelf): string[] {
  const { term, synonyms } = entry.of;
  const same = synonyms.filter((name) => !isOfTheFamily(name, term, names));
  return distinct([...shortFormsOf(entry), ...same], [term]).filter(
    (name) => !isShort(name) || standsForOne(name, [term, ...same], names),
  );
}
