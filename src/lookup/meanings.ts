import { type Entry, Rank } from './entries.js';
import type { Hit } from './name-index.js';
import type { Shelf } from './shelf.js';
import { squeezed, wordsOf } from './words.js';

const MEANINGS_MOST = 8;

/** One meaning of a name: an entry, or the long form of a short one that has no entry. */
export type Meaning = { entry: Entry } | { long: string; short: Entry };

/** What a name can mean, the likeliest first, each thing once. */
export function meaningsOf(hits: readonly Hit[], asked: string, shelf: Shelf): Meaning[] {
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
        one.entry.kind !== 'abbreviation' && squeezed(wordsOf(one.written)) === squeezed(wordsOf(entry.of.short)),
    );
    for (const { long, concept } of entry.of.senses) {
      const hit = shelf.names.exact(long).find((one) => !['abbreviation', 'procedure'].includes(one.entry.kind));
      const whole = (concept ? shelf.byId(concept) : hit?.entry) ?? wholeOf(long, shelf);
      if (whole) put({ entry: whole });
      else if (!named || entry.of.senses.length > 1) put({ long, short: entry });
    }
  }
  return meanings;
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
