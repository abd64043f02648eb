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

function contentOf(name: string): Set<string> {
  return new Set(
    wordsOf(name)
      .filter((word) => !word.empty && !ADD_NOTHING.has(word.key))
      .map((word) => word.key),
  );
}

/** A name that says all that the term says and more names one kind of it only: "small bowel obstruction". */
function isNarrower(name: string, term: string): boolean {
  const words = contentOf(name);
  const own = contentOf(term);
  return words.size > own.size && [...own].every((key) => words.has(key));
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
  const same = synonyms.filter((name) => !isNarrower(name, term));
  return distinct([...shortFormsOf(entry), ...same], [term]).filter(
    (name) => !isShort(name) || standsForOne(name, [term, ...same], names),
  );
}
