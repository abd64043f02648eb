import { firstPassing } from '../../reading/index.js';
import type { Section, Sentence } from '../../reading/types.js';

/** Which sentence of its section it is, found by halving: sentences stand in the order of the text. -1 where it is none of them. */
export function placeInSection({ sentences }: Pick<Section, 'sentences'>, sentence: Sentence): number {
  const at = firstPassing(sentences.length, (one) => (sentences[one]?.span.start ?? 0) >= sentence.span.start);
  return sentences[at] === sentence ? at : sentences.indexOf(sentence);
}
