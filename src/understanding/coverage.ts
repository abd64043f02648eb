import type { Clause, ReadSentence } from './clause.js';
import { isGeneralWord } from './data/general-words.js';

/**
 * Share of the content words of a clause that are known: names of the knowledge base, spelled-out short forms, words of
 * negation and time, everyday words. 1 where there is no content word at all.
 */
export function clauseCoverage(read: ReadSentence, clause: Clause): number {
  const { content, unknown } = countWords(read, clause.from, clause.to);
  return content === 0 ? 1 : (content - unknown) / content;
}

/** Content words and unknown ones among the tokens `from` to `to`. Everyday words do not count as content. */
export function countWords(read: ReadSentence, from: number, to: number): { content: number; unknown: number } {
  let content = 0;
  let unknown = 0;
  const cued = cuedTokens(read);
  for (let i = from; i < to; i++) {
    const token = read.tokens[i];
    if (token?.kind !== 'word') continue;
    if (read.words.known[i]) content++;
    else if (cued.has(i) || isGeneralWord(token.text) || isUnit(token.text) || SPECIALTY.test(token.text)) continue;
    else {
      content++;
      unknown++;
    }
  }
  return { content, unknown };
}

/** Names of specialties and their doctors, which are said in everyday words. */
const SPECIALTY =
  /^(?:cardio|pulmono|onco|gastroentero|neuro|uro|nephro|dermato|endocrino|rheumato|hemato|gyneco|ophthalmo|patho|radio|anesthesio|otolaryngo|psycho|physio)log(?:y|ist|ists)$|^(?:podiat|psychiat|pediat|geriat)(?:ry|rics|rist)$|^(?:orthopa?edics?|neurosurgery|neurosurgeon|surgeon|dietitian|pcp|internist|hospitalist|obstetrics)$/;

const cache = new WeakMap<object, Set<number>>();

function cuedTokens(read: ReadSentence): Set<number> {
  let set = cache.get(read.tokens);
  if (!set) {
    set = new Set();
    for (const cue of read.cues.cues) for (let i = cue.from; i < cue.to; i++) set.add(i);
    cache.set(read.tokens, set);
  }
  return set;
}

function isUnit(word: string): boolean {
  return /^(?:mm|cm|mg|mcg|ml|dl|kg|meq|mmol|mmhg|hg|bpm|hrs?|xxxx|x+)$/.test(word);
}
