import type { Token } from '../../knowledge/index.js';
import type { Cue } from './cue-trie.js';

const SOUGHT = /^(?:source|cause|origin|reason|trigger|mechanism|aetiology|etiology|explanation)s?$/;
const FURTHEST = 8;

/** "The source of the fever was not found": the fever is there; only where it came from is not known. */
export function deniesItsSource(cue: Cue, tokens: readonly Token[]): boolean {
  if (cue.rule.category !== 'negated' || cue.rule.direction === 'forward') return false;
  for (let at = cue.from - 1; at > Math.max(-1, cue.from - FURTHEST); at--) {
    if (tokens[at]?.kind !== 'word') return false;
    if (SOUGHT.test(tokens[at]?.text ?? '')) return /^(?:of|for|behind)$/.test(tokens[at + 1]?.text ?? '');
  }
  return false;
}
