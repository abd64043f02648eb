import { type Entry, Rank } from './entries.js';
import type { Hit } from './name-index.js';
import type { Shelf } from './shelf.js';
import { squeezed, wordsOf } from './words.js';

const MEANINGS_MOST = 8;

/** One meaning of a name: an entry, or the long form of a short one that has no entry. */
export type Meaning = { entry: Entry } | { long: string; short: Entry };

/**
 * What a name can mean, the likeliest first, each thing once. In a phrase a short form of several meanings is taken in
 * the one that the words around it fit.
 */
export function meaningsOf(hits: readonly Hit[], asked: string, shelf: Shelf, phrase = ''): Meaning[] {
  const best = Math.min(...hits.map((hit) => hit.rank));
  // An everyday use stands beside the field's own, and a name of a printed row beside both where it is spelled alike.
  const fieldsOwn = hits.some((hit) => hit.rank <= Rank.Synonym && hit.entry.kind !== 'procedure');
  const near = hits.filter(
    (hit) =>
      hit.rank === best ||
      hit.rank <= Rank.Synonym ||
      (hit.rank === Rank.LayWord && fieldsOwn) ||
      (hit.rank === Rank.RowName && hit.written.toLowerCase() === asked.toLowerCase()),
  );
  const typedShort = /^[A-Z][A-Za-z0-9/&-]*[A-Z0-9]$/.test(asked);
  // Several printed alike: "ms" and "MS". The one printed as typed, else all of them.
  const shorts = near.filter((hit) => hit.entry.kind === 'abbreviation');
  const asTyped = shorts.filter((hit) => hit.written === asked);
  const kept = near.filter(
    (hit) => hit.entry.kind !== 'abbreviation' || asTyped.length === 0 || !typedShort || asTyped.includes(hit),
  );
  const meanings: Meaning[] = [];
  const seen = new Set<unknown>();
  const put = (told: Meaning): void => {
    const meaning = 'entry' in told ? { entry: meantBy(told.entry, shelf) } : told;
    const key = 'entry' in meaning ? meaning.entry : squeezed(wordsOf(meaning.long));
    if (seen.has(key) || meanings.length >= MEANINGS_MOST) return;
    seen.add(key);
    meanings.push(meaning);
  };
  const others = kept.filter((hit) => hit.entry.kind !== 'procedure');
  for (const { entry } of others.length > 0 ? others : kept) {
    if (entry.kind === 'lay' && others.length > 1 && !entry.of.meaning) {
      for (const id of entry.of.means) {
        const meant = shelf.byId(id);
        if (meant) put({ entry: meant });
      }
      continue;
    }
    if (entry.kind !== 'abbreviation') {
      put({ entry });
      continue;
    }
    // A short form of one meaning that is also a name of an entry stands for that entry.
    const named = others.some(
      (one) =>
        one.entry.kind !== 'abbreviation' &&
        squeezed(wordsOf(one.written)) === squeezed(wordsOf(entry.of.short)) &&
        tellTheSame(entry.of.senses[0]?.long ?? '', one.entry),
    );
    const fitting = phrase ? sensesIn(entry.of.senses, asked, phrase) : [];
    if (fitting.length > 0) {
      meanings.length = 0;
      seen.clear();
    }
    for (const { long, concept } of fitting.length > 0 ? fitting : entry.of.senses) {
      const hit = shelf.names.exact(long).find((one) => !['abbreviation', 'procedure'].includes(one.entry.kind));
      const whole = (concept ? shelf.byId(concept) : hit?.entry) ?? wholeOf(long, shelf);
      if (whole) put({ entry: whole });
      else if (!named || entry.of.senses.length > 1) put({ long, short: entry });
    }
    if (fitting.length > 0) break;
  }
  return meanings;
}

/**
 * Whether the long form of a short one shares a word with what a test's entry says: "AMA" is an antibody and a way to
 * leave. Of other entries the long form is taken for other words for the same.
 */
function tellTheSame(long: string, entry: Entry): boolean {
  if (entry.kind !== 'lab') return true;
  const { term, synonyms, lay, meaning } = entry.of;
  const told = new Set(wordsOf([term, ...synonyms, lay, meaning].join(' ')).map((word) => word.key));
  return wordsOf(long).some((word) => !word.empty && told.has(word.key));
}

type Sense = Extract<Entry, { kind: 'abbreviation' }>['of']['senses'][number];

/** The senses of a short form that the words of a phrase speak for and none against; none where they say nothing. */
function sensesIn(senses: readonly Sense[], short: string, phrase: string): Sense[] {
  if (senses.length < 2) return [];
  const words = phrase.toLowerCase().split(/[\s,;?!()]+/);
  const at = words.indexOf(short.toLowerCase());
  const stands = (list: readonly string[], among: readonly string[]) =>
    list.some((word) => among.includes(word) || (word === '#' && among.some((one) => /^\d/.test(one))));
  const spokenFor = senses.filter(
    ({ near, before, behind, unless }) =>
      !stands(unless, words) &&
      (stands(near, words) ||
        (at >= 0 &&
          (stands(before, words.slice(Math.max(0, at - 2), at)) || stands(behind, words.slice(at + 1, at + 3))))),
  );
  if (spokenFor.length > 0) return spokenFor.length < senses.length ? spokenFor : [];
  // The one that is meant wherever no other is.
  return senses.filter(
    ({ near, before, behind, reportTypes, sections, unless }) =>
      near.length + before.length + behind.length + reportTypes.length + sections.length === 0 &&
      !stands(unless, words),
  );
}

/** The one entry that an everyday word stands for, in its place. */
function meantBy(entry: Entry, shelf: Shelf): Entry {
  if (entry.kind !== 'lay' || entry.of.meaning || entry.of.means.length !== 1) return entry;
  return shelf.byId(entry.of.means[0] as string) ?? entry;
}

/** The entry of a long form that only adds a word like "scan" or "disease" to a name. */
function wholeOf(long: string, shelf: Shelf): Entry | null {
  const bare = long.replace(/ (?:scan|test|disease|syndrome|level|study|exam|score|scale)$/, '');
  if (bare === long) return null;
  return shelf.names.exact(bare).find((one) => !['abbreviation', 'procedure'].includes(one.entry.kind))?.entry ?? null;
}
