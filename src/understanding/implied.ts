import type { ReadSentence } from './clause.js';
import type { PlacedMention } from './mentions.js';

/**
 * A mention of a concept that the tokens from `from` to before `to` mean without naming it. Null where the knowledge base
 * has no such concept, or no such tokens stand in the sentence.
 */
export function impliedAt(
  read: ReadSentence,
  concept: string,
  { from, to }: { from: number; to: number },
): PlacedMention | null {
  const entry = read.knowledge.concept(concept);
  const start = read.tokens[from]?.start;
  const end = read.tokens[to - 1]?.end;
  if (!entry || start === undefined || end === undefined) return null;
  const mention = {
    span: { start, end },
    sentence: read.sentence.index,
    ref: { folder: 'concepts' as const, id: concept },
    kind: entry.kind,
    via: 'word-order' as const,
  };
  return { mention, from, to };
}
