import type { Token } from '../../knowledge/index.js';
import type { Cue } from './cue-trie.js';

/** A verb that joins what is seen with what it is taken for. */
const JOINS = /^(?:is|are|was|were|seems|appears)$/;
const LIKELY = /^(?:likely|probable)$/;

/** What a picture shows whatever it turns out to be: these are there, and what they are likely to be is open. */
const SEEN =
  /^(?:mass|masses|nodules?|lesions?|lumps?|(?:hypo|hyper)?densit(?:y|ies)|opacit(?:y|ies)|calcifications?|foc(?:us|i)|cysts?|nodes?|asymmetr(?:y|ies)|thickening|uptake|enhancement|spots?|areas?|lucenc(?:y|ies)|findings?|changes?|abnormalit(?:y|ies)|collections?|fluid|structures?|hyperintensit(?:y|ies)|hypointensit(?:y|ies)|signals?|appearances?|polyps?|these|this|it|they|which)$/;

/** Words behind "is likely" that belong to the doubt itself: "likely given the fever", "more likely than tumor". */
const OF_THE_DOUBT =
  /^(?:than|given|considering|based|in|on|at|with|without|and|or|but|nor|as|because|since|for|if|when|while|though|although|however|here|now|today|present|cause|causes|diagnosis|explanation|etiology|culprit|source|reason|factor|contributor|contributing|component|contributory|responsible)$/;
const LINKS = /^(?:due|related|secondary|from|attributable|attributed|represent\w*|reflect\w*)$/;
const TAKEN_FOR = /^(?:be|represent|reflect|indicate|have|arise|come)$/;

/**
 * "The lesion is most likely a cyst": the doubt is of the cyst, not of the lesion that is seen. "Pneumonia is likely" and
 * "is likely given the fever" speak of what stands before, and "is likely to resolve" leaves nothing open that is there.
 * Null for a cue of another kind.
 */
export function likelyWhat({ rule, from, to }: Cue, tokens: readonly Token[]): 'behind' | 'nothing' | null {
  if (rule.category !== 'possible' || rule.direction !== 'backward' || rule.certainty !== 'probable') return null;
  if (!LIKELY.test(tokens[to - 1]?.text ?? '') || !JOINS.test(tokens[from]?.text ?? '')) return null;
  const next = tokens[to];
  const [word, after] = [next?.text ?? '', tokens[to + 1]?.text ?? ''];
  if (next?.kind !== 'word') return null;
  if (word === 'to') return TAKEN_FOR.test(after) ? (isThere(tokens, to + 2) ? null : 'behind') : 'nothing';
  if (/^(?:an?|the|one)$/.test(word)) return OF_THE_DOUBT.test(after) ? null : 'behind';
  if (LINKS.test(word)) return 'behind';
  if (OF_THE_DOUBT.test(word)) return null;
  for (let at = from - 1; at >= Math.max(0, from - MOST_BEFORE) && !/^[.;:]$/.test(tokens[at]?.text ?? ''); at--)
    if (SEEN.test(tokens[at]?.text ?? '')) return 'behind';
  return null;
}

/** "Pneumonia is likely to be present." */
function isThere(tokens: readonly Token[], at: number): boolean {
  return /^(?:present|there|the)$/.test(tokens[at]?.text ?? '');
}

const MOST_BEFORE = 14;
