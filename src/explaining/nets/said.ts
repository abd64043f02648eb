import type { Span } from '../../contract/analysis.js';
import { splitSentences } from '../words/sentences.js';

/**
 * One written sentence with what it stands on. Every written field is a list of these; the field's text is only ever
 * made from them, so text and sources cannot differ.
 */
export interface Said {
  text: string;
  sources: Span[];
  knowledge: string[];
  /** Holds all that its words of the report say. */
  whole?: true;
  /** What it asks for, for the questions about it. */
  order?: Order;
}

/** An order of the report, as the questions speak of it. */
export interface Order {
  /** "another chest x-ray"; of visits alone whom to see. */
  what: string;
  kind: 'test' | 'visit' | 'deed';
  many: boolean;
  /** Asked for, or only suggested or thought of. */
  sure: boolean;
  conditional: boolean;
  timed: boolean;
  booked: boolean;
}

/** Makes one sentence: first letter capital, single spaces, one closing mark. Never give it two sentences. */
export function say(text: string, sources: readonly Span[], knowledge: readonly string[] = []): Said {
  return { text: finish(text), sources: uniqueSpans(sources), knowledge: [...new Set(knowledge)] };
}

/** The same for a text of several sentences (a meaning or an action of the knowledge base). */
export function sayAll(text: string, sources: readonly Span[], knowledge: readonly string[]): Said[] {
  return splitSentences(text).map((sentence) => say(sentence, sources, knowledge));
}

/** "In this line, “edema” means swelling.", "“CBC” means …": what a word of a quotation before it means. */
export function isGloss(text: string): boolean {
  return glossOf(text) !== null;
}

/** The word that such a sentence explains and what it says that it means; null for any other sentence. */
export function glossOf(text: string): { word: string; meaning: string } | null {
  if (!text.includes('” means ')) return null;
  const [, word, meaning] = /^(?:In this line, )?“([^”]+)” means (.*)$/s.exec(text) ?? [];
  return word === undefined || meaning === undefined ? null : { word, meaning: meaning.replace(/\.$/, '') };
}

/** The field's text. */
export function textOf(said: readonly Said[]): string {
  return said.map((sentence) => sentence.text).join(' ');
}

/** A sentence that a report says over and over stands on so many of its places at most. */
const MOST_SOURCES = 24;

/** The same sentence with further report spans to stand on. */
export function alsoFrom(said: Said, sources: readonly Span[]): Said {
  if (said.sources.length >= MOST_SOURCES) return said;
  return { ...said, sources: uniqueSpans([...said.sources, ...sources]) };
}

export function uniqueSpans(spans: readonly Span[]): Span[] {
  const seen = new Set<string>();
  const kept: Span[] = [];
  for (const { start, end } of spans) {
    const key = `${start}:${end}`;
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push({ start, end });
  }
  return kept;
}

/** What most sentences hold nothing of. */
const UNTIDY = /[^\S ]|\s[\s,.;:?!)]|,[,;.]|, [,;.]|,$|\.\.$|^\s|\s$/;

function tidied(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:?!)])/g, '$1')
    .replace(/,(?=\s*[,;.]|$)/g, '')
    .replace(/\.{2,}$/, '.')
    .trim();
}

function finish(text: string): string {
  let sentence = UNTIDY.test(text) ? tidied(text) : text;
  if (!/[.?!]["”)]?$/.test(sentence)) sentence += '.';
  if (sentence.includes('an other ')) sentence = sentence.replace(/\ban other /g, 'another ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
