import type { Section, SectionKind, Sentence } from './types.js';

const LISTS: ReadonlySet<SectionKind> = new Set(['discharge_medications', 'medications', 'admission_medications']);
/** "Take 2 tablets (40 mg total) by mouth daily." */
const DIRECTION =
  /^(?:take|use|apply|inject|inhale|place|instill|give|chew|dissolve|insert|swallow) (?:\d|one\b|two\b|three\b|half\b|an? |up to\b|by mouth\b|into\b|under\b|to the\b)/i;
const BRAND = /^commonly known as\b/i;
/** "torsemide 20 MG tablet": a medicine with its strength or make, and no word of how it is taken. */
const NAMED =
  /\d ?(?:mg|mcg|g|units?|ml|meq|%)\b|\b(?:tablets?|capsules?|solution|cream|ointment|inhaler|spray|patch|drops|suspension|injection|pen)\b/i;
const HOW =
  /\b(?:daily|nightly|weekly|times|twice|once|every|bid|tid|qid|qd|qhs|prn|by mouth|as needed|take|stop|hold|until|for \d+ days?)\b/i;
const MOST_WORDS = 14;

/**
 * American lists print how a medicine is taken on a line of its own below its name, often with the brand between: one entry.
 * The sentences are joined in place and numbered anew. Linear in their number.
 */
export function joinDirections(sections: readonly Section[], sentences: Sentence[], clean: string): void {
  const gone = new Set<Sentence>();
  for (const { kind, sentences: own } of sections) {
    if (!LISTS.has(kind)) continue;
    let name: Sentence | null = null;
    for (const sentence of own) {
      const words = clean.slice(sentence.span.start, sentence.span.end);
      if (name !== null && BRAND.test(words)) continue;
      if (name !== null && DIRECTION.test(words)) {
        const { start } = sentence.span;
        const { end } = name.span;
        for (const between of own) if (between.span.start >= end && between.span.start <= start) gone.add(between);
        name.span = { start: name.span.start, end: sentence.span.end };
        name = null;
        continue;
      }
      const named = NAMED.test(words) && !HOW.test(words) && !/[.:;\n]\s*$|\n/.test(words);
      name = named && words.split(/\s+/).length <= MOST_WORDS ? sentence : null;
    }
  }
  if (gone.size === 0) return;
  const kept = sentences.filter((sentence) => !gone.has(sentence));
  sentences.splice(0, sentences.length, ...kept);
  sentences.forEach((sentence, index) => {
    sentence.index = index;
  });
  for (const section of sections) section.sentences = section.sentences.filter((sentence) => !gone.has(sentence));
}
