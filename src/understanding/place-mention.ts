import type { Knowledge, PhraseMatch, Token } from '../knowledge/index.js';
import type { FoundWords } from './mentions.js';
import type { Mention } from './types.js';

const LUNG_LOBES = new Set(['upper-lobe', 'middle-lobe', 'lower-lobe']);
const OTHER_LOBED = new Set('thyroid isthmus liver hepatic prostate prostatic parotid thymus cerebellar'.split(' '));

/** "Thyroid, left lobe, lower": the lobe is of another organ than the lung. */
function isOtherLobe(tokens: readonly Token[]): boolean {
  return (
    tokens.some((token) => OTHER_LOBED.has(token.text)) &&
    !tokens.some((token) => /^(?:lungs?|pulmonary)$/.test(token.text))
  );
}

/** Adds a name of the knowledge base where it stands, and how it was recognised. */
export function placePhrase(
  found: FoundWords,
  tokens: readonly Token[],
  sentence: number,
  match: PhraseMatch,
  slip?: 'spelling',
): void {
  const first = tokens[match.from];
  const last = tokens[match.to - 1];
  if (!first || !last) return;
  const { ref, turned } = match.phrase;
  if (LUNG_LOBES.has(ref.id) && isOtherLobe(tokens)) return;
  const via = slip ?? (turned ? 'word-order' : match.inflected ? 'inflected' : 'exact');
  const mention: Mention = {
    span: { start: first.start, end: last.end },
    sentence,
    ref: { folder: ref.folder, id: ref.id },
    kind: ref.kind,
    via,
  };
  found.placed.push({ mention, from: match.from, to: match.to, adjective: match.phrase.adjective });
  markKnown(found, match.from, match.to);
}

/** A name in its other sense: the concept that is meant there. */
export function placeOther(
  found: FoundWords,
  tokens: readonly Token[],
  sentence: number,
  match: PhraseMatch,
  id: string,
  knowledge: Knowledge,
): void {
  const first = tokens[match.from];
  const last = tokens[match.to - 1];
  const concept = knowledge.concept(id);
  if (!first || !last || !concept) return;
  const span = { start: first.start, end: last.end };
  place(found, match.from, match.to, {
    span,
    sentence,
    ref: { folder: 'concepts', id },
    kind: concept.kind,
    via: 'exact',
  });
  markKnown(found, match.from, match.to);
}

/** Adds a mention that covers these tokens. */
export function place(found: FoundWords, from: number, to: number, mention: Mention): void {
  found.placed.push({ mention, from, to });
}

/** These tokens are part of something known. */
export function markKnown(found: FoundWords, from: number, to: number): void {
  for (let i = from; i < to; i++) found.known[i] = true;
}
