import { foldAll, type Knowledge, longestPhrase, tokenize } from '../../knowledge/index.js';

/** Words at the front of a name in which its germ is looked for ("Human metapneumovirus", "Shiga-like toxin …"). */
const FIRST_WORDS = 3;
/** What is looked for where germs are: "HSV 1 DNA". */
const OF_GERMS = /\b(?:germs?|virus|infection)\b/;
const TRACES = /\b(?:DNA|RNA|PCR|NAAT|[a-z]+virus|HSV|VZV|CMV|EBV|HHV)\b/i;

/** Whether a row looks for a germ: "Norovirus GI/GII", "Salmonella spp.", "HSV 1 DNA". */
export function namesGerm(name: string, knowledge: Knowledge): boolean {
  return TRACES.test(name) || germNamed(name, knowledge) !== null;
}

/** The germ, or the infection by it, that opens the name of a row: its id among the concepts; null where none does. */
export function germNamed(name: string, knowledge: Knowledge): string | null {
  const tokens = tokenize(name);
  const folds = foldAll(tokens);
  for (let at = 0; at < Math.min(tokens.length, FIRST_WORDS); at += 1) {
    const found = longestPhrase(knowledge.phrases, tokens, folds, at)?.phrase.ref;
    if (found?.folder !== 'concepts') continue;
    const concept = knowledge.concept(found.id);
    if (found.kind === 'organism' || concept?.system === 'infection' || OF_GERMS.test(concept?.lay ?? ''))
      return found.id;
  }
  return null;
}

/** What a test that looks for traces of germs answers. */
export const GERM_ANSWER =
  /^(?:not detected|none detected|detected|undetected|neg(?:ative)?|(?:weakly |low )?positive|pos|equivocal|indeterminate)$/i;
/** It found one. */
export const GERM_FOUND = /^(?:(?:weakly |low )?positive|pos|detected)$/i;
