import type { Token } from '../../knowledge/index.js';
import { finiteVerbs } from '../data/stops.js';
import type { Cue } from './cue-trie.js';

const LONGEST_SUBJECT = 3;

/** The clause starts that end the scope of a cue: none that goes on with a verb of the subject that the sentence opens with. */
export function endsFor(cue: Cue, starts: readonly number[], tokens: readonly Token[]): readonly number[] {
  return isSubject(cue, tokens) ? starts.filter((at) => !finiteVerbs.has(tokens[at]?.text ?? '')) : starts;
}

/** "His mother had a cough and was found to have …": whoever the sentence opens with stays whom it is about. */
function isSubject({ rule, from, to }: Cue, tokens: readonly Token[]): boolean {
  if (rule.category !== 'family' && rule.category !== 'other') return false;
  const before = tokens.slice(Math.max(0, from - LONGEST_SUBJECT), from);
  const opens = from <= LONGEST_SUBJECT && before.every(({ kind, text }) => kind === 'word' && SUBJECT_WORDS.has(text));
  return opens && finiteVerbs.has(tokens[to]?.text ?? '');
}

const SUBJECT_WORDS = new Set(
  'his her their the a my your maternal paternal older younger elder only late twin'.split(' '),
);
