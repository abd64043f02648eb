import type { ReadReport } from '../../reading/index.js';
import type { Statement } from './statement.js';

const TOLD =
  'explain(?:ed|ing|s)?|discuss(?:ed|ing|ion|es)?|review(?:ed|ing)?|describ(?:ed|ing)|outlin(?:ed|ing)|disclos(?:ed|ing)|underst(?:ood|ands?|anding)|accept(?:s|ed|ing)?|aware|consent\\w*|counsel\\w*|advised|told|informed|includ(?:e|es|ed|ing)|talked';
const RISK =
  '(?:potential |possible |inherent |known |surgical |associated )*(?:risks?|hazards?|complications?|side effects|alternatives)(?! factors?)';
/** "The risks were explained, including bleeding": what could happen, told before consent. */
const CONSENT = new RegExp(
  String.raw`\b${RISK}\b[^.]{0,140}?\b(?:${TOLD})\b|\b(?:${TOLD})\b[^.]{0,100}?\b${RISK}\b|\brisks? (?:and|versus|vs\.?|\/) ?benefits?\b`,
  'i',
);
/** "These include …": the list goes on in the next sentence. */
const GOES_ON =
  /^\W*(?:(?:these|they|those|which|such(?: risks| complications)?|(?:the |other )?(?:potential |possible )?(?:risks?|complications?)|this|it)\b.{0,40}\b(?:includ\w+|(?:are|were|was|is|may|might|could|can|also)\b)|includ(?:ing|es?|ed)\b|among (?:these|them)|(?:he|she|they|the (?:patient|family|parents?))\b.{0,30}\b(?:underst\w+|aware|accept\w*|wish\w*|agree\w*|consent\w*))/i;

/**
 * Talk of risks before a consent is of what could happen: nothing in it is told as having happened. A sentence that
 * says that none did ("there were no complications") is left as it is.
 */
export function setConsentApart(statements: readonly Statement[], report: ReadReport): void {
  const about = new Set<number>();
  for (const sentence of report.sentences) {
    const words = report.clean.slice(sentence.span.start, sentence.span.end);
    const goesOn = about.has(sentence.index - 1) && GOES_ON.test(words);
    if (CONSENT.test(words) || goesOn) about.add(sentence.index);
  }
  if (about.size === 0) return;
  for (const { frame, words } of statements) {
    if (!about.has(frame.sentence) || !frame.head) continue;
    const spoken = frame.kind === 'procedure' && RISKS.test(words);
    if (!(frame.kind === 'finding' || frame.kind === 'diagnosis' || spoken) || frame.head.kind === 'other') continue;
    if (
      DONE.test(words) ||
      frame.assertion === 'absent' ||
      frame.assertion === 'historical' ||
      frame.assertion === 'family'
    )
      continue;
    const sentence = report.sentences[frame.sentence];
    if (!sentence) continue;
    const until = report.clean.slice(sentence.span.start, frame.source.end);
    // What stands in a clause before the talk begins is told as it is.
    if (!about.has(frame.sentence - 1) && !CONSENT.test(until) && !RISKS.test(until)) continue;
    frame.assertion = 'conditional';
    frame.temporality = 'hypothetical';
    frame.urgency = null;
    frame.change = null;
    frame.setAside = 'consent';
  }
}

const RISKS = /\b(?:risks?(?! factors?)|hazards?|complications?|side effects)\b/i;
/** Something that was done after the talk ("the patient was then brought to the operating room"). */
const DONE =
  /\b(?:was|were) (?:then )?(?:taken|brought|prepped|prepared|administered|performed|placed|given|started|found|noted|identified|positioned)\b/i;
