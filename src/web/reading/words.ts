import type { Analysis } from '../../contract/analysis.js';

/** A medical word found in a written sentence. */
export interface FoundWord {
  start: number;
  end: number;
  term: string;
  meaning: string;
}

/** A term at the head of its meaning: a capital first letter, unless its own letters matter (eGFR, pH). */
export function termHeading(term: string): string {
  return /^\p{Ll}\p{Lu}/u.test(term) ? term : term.charAt(0).toUpperCase() + term.slice(1);
}

/** Finds the explained words of a sentence, left to right, never overlapping; `seen` holds terms not to mark again. */
export type WordFinder = (sentence: string, seen: Set<string>) => FoundWord[];

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Makes a finder for the report's glossary. Longer terms win over shorter ones inside them; plurals count. */
export function wordFinder(glossary: Analysis['glossary']): WordFinder {
  const meanings = new Map(glossary.map((entry) => [entry.term.toLowerCase(), entry]));
  const terms = glossary.map((entry) => entry.term).sort((a, b) => b.length - a.length);
  if (terms.length === 0) return () => [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(${terms.map(escaped).join('|')})(?:s|es)?(?![\\p{L}\\p{N}-])`,
    'giu',
  );
  return (sentence, seen) => {
    const found: FoundWord[] = [];
    for (const match of sentence.matchAll(pattern)) {
      const entry = meanings.get(match[1]!.toLowerCase().replace(/\s+/g, ' '));
      if (!entry || seen.has(entry.term)) continue;
      seen.add(entry.term);
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        term: entry.term,
        meaning: entry.meaning,
      });
    }
    return found;
  };
}
