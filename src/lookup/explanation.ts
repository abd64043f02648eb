import { type Entry, termOf } from './entries.js';
import { article, list, quoted } from './sentences.js';
import type { Shelf } from './shelf.js';
import { squeezed, wordsOf } from './words.js';

/** A name that takes no "a" before it. */
const DETERMINED = /^(?:another|any|each|no|some|the|your|one|two) /;

/** What the thing is, in plain words. */
export function explanationOf(entry: Entry, shelf: Shelf): string {
  switch (entry.kind) {
    case 'concept':
    case 'lab': {
      const { term, lay, meaning, layNumber } = entry.of;
      const said = new Set(wordsOf(meaning).map((word) => word.key));
      const content = wordsOf(lay).filter((word) => !word.empty);
      const told = content.filter((word) => said.has(word.key)).length >= content.length * 0.7;
      const same = squeezed(wordsOf(term)) === squeezed(wordsOf(lay));
      if (told || same) return meaning;
      const bare = entry.kind === 'concept' && ['descriptor', 'normal', 'anatomy'].includes(entry.of.kind);
      const name = layNumber === 'singular' && !bare && !DETERMINED.test(lay) ? `${article(lay)} ${lay}` : lay;
      return `In plain words: ${name}. ${meaning}`;
    }
    case 'medicine':
      return `This is ${entry.of.lay}. It ${entry.of.purpose}.`;
    case 'score':
      return entry.of.meaning;
    case 'procedure':
      return entry.of.whatItIs;
    case 'lay': {
      const means = entry.of.means.flatMap((id) => shelf.byId(id) ?? []);
      const [only] = means;
      if (entry.of.meaning) return entry.of.meaning;
      return means.length === 1 && only
        ? explanationOf(only, shelf)
        : `It can mean ${list([...new Set(means.map(plainName))], 'or')}.`;
    }
    case 'abbreviation':
      return `It stands for ${list(
        entry.of.senses.map((sense) => quoted(sense.long)),
        'or',
      )}.`;
  }
}

/** What an entry is called in everyday words. */
export function plainName(entry: Entry): string {
  return entry.kind === 'concept' || entry.kind === 'lab' || entry.kind === 'medicine' ? entry.of.lay : termOf(entry);
}
