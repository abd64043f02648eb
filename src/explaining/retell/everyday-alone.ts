import type { Context } from '../context.js';
import { capital } from '../words/english.js';
import { isGlossed } from './explained-once.js';

/** Kinds of words whose everyday name can stand in their place; of what is done only in a list, where it needs no article. */
const THINGS: ReadonlySet<string> = new Set(['disease', 'finding', 'symptom']);
const DEEDS: ReadonlySet<string> = new Set(['procedure', 'test']);
const IN_LIST = /(?:^|[:;,] )$/;
/** In front of a name that stands by itself: an adjective might not fit the everyday one. */
const FREE = /(?:^|[:;,(] |\b(?:an?|the|and|or|of|with|for|has|had|have|to|by|from|on|due to|showed|shows|including|your|his|her|was|is|underwent) )$/i; // biome-ignore format: one pattern
const ENDS = /^(?:$|[.,;)]|,? (?:and|or|at|with|was|is|for|to|by|from|that|which|after|before|due|because|showed|shows|but|since|as|during|has|had|on|in)\b)/; // biome-ignore format: one pattern
const WORD_WITH_MEANING = /\b([a-z][a-z-]{3,}(?: [a-z-]{3,}){0,3}) \(([a-z][a-z’'-]*(?: [a-z’'-]+){0,8})\)/gi;

/**
 * "With hypertension (high blood pressure) and …" as "with high blood pressure and …": the everyday name alone, where it can
 * stand in the place of the medical word. What is denied stays as it is: the wider name would deny more than the report.
 */
export function everydayAlone(text: string, ids: readonly string[], ctx: Context): string {
  return text.replace(WORD_WITH_MEANING, (whole, words: string, meaning: string, from: number) => {
    const parts = words.split(' ');
    // The longest name that the retelling explained here: "had" of "had hypertension" is none of it.
    const at = parts.findIndex((_, index) => isGlossed(`${parts.slice(index).join(' ')} (${meaning})`, ctx));
    if (at < 0) return whole;
    const kept = parts.slice(0, at).map((part) => `${part} `).join(''); // biome-ignore format: one call
    const front = `${text.slice(0, from)}${kept}`;
    const word = parts.slice(at).join(' ');
    const isThing = ids.some((id) => {
      const concept = ctx.knowledge.concept(id);
      if (concept?.lay !== meaning || concept.layNumber === 'plural') return false;
      return THINGS.has(concept.kind) || (DEEDS.has(concept.kind) && IN_LIST.test(front));
    });
    const article = /\ban? $/i.test(front);
    if (!isThing || article || /s$/.test(word) !== /s$/.test(meaning)) return whole;
    if (!FREE.test(front) || DENIES.test(front) || !ENDS.test(text.slice(from + whole.length))) return whole;
    return `${kept}${/^[A-Z]/.test(word) && front === '' ? capital(meaning) : meaning}`;
  });
}

const DENIES = /\b(?:no|not|without|never|denies|denied|nor|neither|negative|rule[ds]? out|exclude[ds]?)\b/i;
