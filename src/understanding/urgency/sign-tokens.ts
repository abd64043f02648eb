import type { Token } from '../../knowledge/index.js';
import type { ReadSentence } from '../clause.js';
import { americanTokens } from './sign-forms.js';
import { withoutBreathsOfChildren, withoutPeople, withoutPressureOfChildren } from './sign-silence.js';
import { withSpokenNumbers } from './spoken-numbers.js';

/** The words of a sentence as signs are looked for in them. */
export function signTokens(read: ReadSentence): readonly Token[] {
  const words = read.text.slice(read.sentence.span.start, read.sentence.span.end);
  return withoutBloodTests(withoutCodes(americanTokens(read.tokens, words), read));
}

/** "Have a repeat blood test": what is drawn for the laboratory is no blood that was seen. */
function withoutBloodTests(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) =>
    token.text === 'blood' && /^(?:tests?|testing|work|forms?)$/.test(tokens[at + 1]?.text ?? '')
      ? { ...token, text: '·' }
      : token,
  );
}

/** "T3 N2 M1" of tissue is a stage or the points of a grade: "M1" is no vessel of the brain there. */
export function withoutCodes(all: readonly Token[], { reportType, text }: ReadSentence): readonly Token[] {
  const tokens = withSpokenNumbers(withoutBreathsOfChildren(withoutPressureOfChildren(withoutPeople(all), text), text));
  if (reportType !== 'pathology') return tokens;
  return tokens.map((token) =>
    /^[ypc]{0,2}[tnm](?:is|x|[0-4])[a-d]?$/.test(token.text) ? { ...token, text: '·' } : token,
  );
}

/** "Meningitis/encephalitis PCR panel" above a row: what the panel looks for, and nothing that was found. */
export function withoutPanel(tokens: readonly Token[], { reportType }: ReadSentence): readonly Token[] {
  if (reportType !== 'laboratory') return tokens;
  const at = tokens.findIndex(({ text }) => text === 'panel');
  return at < 0 ? tokens : tokens.filter((_, index) => index > at || index < at - 5);
}
