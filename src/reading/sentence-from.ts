import { firstPassing } from './halving.js';
import type { Sentence } from './types.js';

/** The sentence in which `offset` stands, or the next one where it stands between two; undefined behind the last one. */
export function sentenceFrom(sentences: readonly Sentence[], offset: number): Sentence | undefined {
  return sentences[firstPassing(sentences.length, (at) => (sentences[at]?.span.end ?? 0) > offset)];
}
