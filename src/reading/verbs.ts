import { VERBS } from './data/verbs.js';

const SUBJECT = /^\s*(?:he|she|they|we|it|this|these|there|who)\s+[a-z]/i;

/** True where the text has a finite verb or a participle that stands for one ("Effusion seen"). */
export function hasVerb(text: string): boolean {
  if (SUBJECT.test(text)) return true;
  const words = /[A-Za-z']+/g;
  for (let match = words.exec(text); match; match = words.exec(text)) {
    if (VERBS.has(match[0].toLowerCase())) return true;
  }
  return false;
}
