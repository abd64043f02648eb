import type { Knowledge } from '../../knowledge/index.js';
import { splitSentences } from '../words/sentences.js';

export const SIDED = /\b(?:left|right|both)\b/i;

/** Names that say more than their letters: brands of medicines, and body parts whose everyday name holds a side. */
interface Names {
  /** The standard and everyday names of what the words name. */
  sayingOf(words: string): string;
  /**
   * The sentence without these names and without what stands in brackets that the words do not print: "a part of the lung
   * not fully open" denies nothing, it is how the thing is called.
   */
  unnamed(sentence: string, words: string): string;
  /** The sentence without the everyday names that hold a side, of places that the text names. */
  withoutPlaces(sentence: string, text: string): string;
  /** True for a sentence that stands so among the meanings of a score. */
  isOfEntry(sentence: string): boolean;
}

const namesCache = new WeakMap<Knowledge, Names>();

/** The names of the knowledge base, made ready once. */
export function namesOf(knowledge: Knowledge): Names {
  const known = namesCache.get(knowledge);
  if (known !== undefined) return known;
  const says: [string[], string][] = [];
  for (const { term, brands, synonyms } of knowledge.data.medicines)
    says.push([[...brands, ...synonyms].map((name) => name.toLowerCase()), term]);
  for (const { term, synonyms, adjectives, lay } of knowledge.data.concepts)
    if (/\b(?:left|right|both|two|no|not|cannot|without|\d+)\b/.test(lay))
      says.push([[term, ...synonyms, ...adjectives].map((name) => name.toLowerCase()), lay]);
  const meanings = new Set<string>();
  for (const { categories } of knowledge.data.scores)
    for (const { plain } of categories) for (const sentence of splitSentences(plain)) meanings.add(sentence);
  const names: Names = {
    isOfEntry: (sentence) => meanings.has(sentence),
    withoutPlaces: (sentence, text) => {
      if (!SIDED.test(sentence)) return sentence;
      const flat = text.toLowerCase();
      return says
        .filter(([from, to]) => sentence.includes(to) && from.some((name) => flat.includes(name)))
        .reduce((rest, [, to]) => rest.replace(to, ''), sentence);
    },
    unnamed: (sentence, words) =>
      names
        .sayingOf(words)
        .split('\n')
        .reduce((rest, lay) => (lay === '' ? rest : rest.replace(lay, '')), sentence)
        .replace(/\(([^()]+)\)/g, (bracket, inside: string) => (words.includes(inside) ? bracket : '')),
    sayingOf: (words) => {
      const flat = words.toLowerCase();
      return says
        .flatMap(([from, to]) =>
          from.some((name) => name.split(' ').every((word) => flat.includes(word))) ? [to] : [],
        )
        .join('\n');
    },
  };
  namesCache.set(knowledge, names);
  return names;
}
