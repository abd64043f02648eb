import { countSyllables } from '../../src/explaining/words/syllables.js';
import { buildPhrases, fold, foldAll, longestPhrase, tokenize } from '../../src/knowledge/index.js';
import type { KnowledgeData } from '../../src/knowledge/schema.js';
import type { Check, Finding } from './types.js';

const HARD_SYLLABLES = 3;
/** Long words that people know, whatever names they stand in. */
const KNOWN = 'accident attention material normally position surroundings vehicle coronavirus'.split(' ');

/**
 * Meanings that need explaining themselves: a hard word of medical names that has no entry of its own and stands in no
 * everyday name, or a meaning that leans on the very word it explains.
 */
export const checkJargon: Check = (data) => {
  const found: Finding[] = [];
  const phrases = buildPhrases({ ...data, medicines: [] });
  const plain = everydayWords(data);
  const explained = [
    ...data.concepts.map((one) => ({ where: `concepts/${one.id}`, term: one.term, text: one.meaning, lay: one.lay })),
    ...data.labs.map((one) => ({ where: `labs/${one.id}`, term: one.term, text: one.meaning, lay: one.lay })),
  ];
  for (const { where, term, text, lay } of explained) {
    const warn = (message: string): void => {
      found.push({ level: 'warning', check: 'jargon', where, message });
    };
    const tokens = tokenize(text);
    const folds = foldAll(tokens);
    const termKey = foldAll(tokenize(term)).join(' ');
    const layKey = foldAll(tokenize(lay)).join(' ');
    let at = 0;
    while (at < tokens.length) {
      const token = tokens[at];
      const match = longestPhrase(phrases, tokens, folds, at);
      if (match) {
        const written = folds.slice(match.from, match.to).join(' ');
        if (written === termKey && !layKey.includes(written))
          warn(`the meaning uses the word it explains: "${match.phrase.written}"`);
        at = match.to;
        continue;
      }
      const hard = token?.kind === 'word' && countSyllables(token.text) >= HARD_SYLLABLES;
      if (hard && phrases.words.has(folds[at] ?? '') && !plain.has(folds[at] ?? ''))
        warn(`the meaning uses "${token.text}", which is not explained`);
      at++;
    }
  }
  return found;
};

/** The folded words of all everyday names and guides: words that the base itself counts as plain. */
function everydayWords(data: KnowledgeData): Set<string> {
  const texts = [
    ...data.concepts.map((one) => one.lay),
    ...data.labs.map((one) => one.lay),
    ...data.medicines.map((one) => `${one.lay} ${one.purpose}`),
    ...data.guides.map((one) => `${one.looksAt} ${one.how}`),
  ];
  const words = new Set<string>(KNOWN.map(fold));
  for (const text of texts) for (const token of tokenize(text)) if (token.kind === 'word') words.add(fold(token.text));
  return words;
}
