import { remembered } from '../knowledge/index.js';
import { VERBS } from './data/verbs.js';
import { Screened } from './screened.js';

const WORD = /[A-Za-z']+/g;
const SUBJECT = new Screened(/^\s*(?:he|she|they|we|it|this|these|there|who)\s+[a-z]/i);

/** True where the text has a finite verb or a participle that stands for one ("Effusion seen"). */
export const hasVerb: (text: string) => boolean = remembered(1000, (text) => {
  if (SUBJECT.test(text)) return true;
  for (const word of text.match(WORD) ?? []) if (VERBS.has(word.toLowerCase())) return true;
  return false;
});
