import type { Span } from '../../contract/analysis.js';
import { type Token, tokenize } from '../../knowledge/index.js';
import type { ReadSentence } from '../clause.js';
import { type Group, standsIn } from './sign-forms.js';

/** Letters of the title that may say what a report is about. */
const TITLE = 160;

/** Answers whether what a finding is about stands in a sentence, next to it, in the heading or in the title; each asked once. */
export function aboutWhat(
  { section, text, reportTitle }: ReadSentence,
  tokens: readonly Token[],
  near: () => readonly Token[],
): (about: Group) => boolean {
  const known = new Map<Group, boolean>();
  let above: readonly Token[] | undefined;
  return (about) => {
    if (about.length === 0) return true;
    let answer = known.get(about) ?? standsIn(about, tokens);
    if (!answer && !known.has(about)) {
      above ??= tokenize(`${reportTitle}\n${section.heading?.text ?? ''}\n${text.slice(0, TITLE)}`);
      answer = standsIn(about, above) || standsIn(about, near());
    }
    known.set(about, answer);
    return answer;
  };
}

const SOUGHT =
  /\b(?:to|in order to) (?:help )?(?:exclude|rule out|look for|check for|assess for)(?: an?| any| underlying| possible| associated)*\s*$/i;
const PANEL = /^(?:\s*\/\s*[a-z]+)?\s+(?:(?:multiplex|syndromic|pathogen|rapid|csf)\s+)*(?:pcr|panel|naat)\b/i;

/** Names in a laboratory's report that say what a test is for ("joint aspiration to exclude septic arthritis", "encephalitis PCR panel"). */
export function soughtNames({ reportType, text, sentence: { span }, words }: ReadSentence): Span[] {
  if (reportType !== 'laboratory') return [];
  return words.placed
    .map(({ mention }) => mention)
    .filter(
      ({ kind, span: name }) =>
        (kind === 'disease' || kind === 'finding') &&
        (SOUGHT.test(text.slice(Math.max(span.start, name.start - 40), name.start)) ||
          PANEL.test(text.slice(name.end, name.end + 60))),
    )
    .map(({ span: name }) => name);
}
