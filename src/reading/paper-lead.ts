import type { Section } from './types.js';

/** "Patient: …", "Pt Mr …", "Accession No. …", "Submitted by: …": whose paper it is, and whence. */
const OF_THE_PAPER =
  /^\W*(?:\$[A-Z]+\s+)?(?:patient|pat|pt|name|mrn|mr#|hosp(?:ital)?|nhs no|case|accession|path(?:ology)?\.? no|lab(?:oratory)? no|spec(?:imen)? no|ref|submitted by|requested by|referr(?:ed|ing)|collected|received|status|printed|date)\b/i;
const A_TITLE =
  /\b(?:histo|cyto|ha?emato|dermato|neuro|surgical )?(?:patholog(?:y|ical)|histology|cytology)\b|\bsurg path\b|\bhistopath\b/i;
/** Words of a result: such a line is none of the paper. */
const OF_A_RESULT =
  /\b(?:\w*oma|\w*plasia|\w*itis|cancer|malignan\w+|benign|negative|positive|normal|no |not |shows?|seen|biops(?:y|ies)|margins?|gleason|grade|nodes?|p?T[0-4])\b/i;
const LONGEST = 120;

/**
 * The lines that open a report whose diagnosis has no heading of its own: title, person and number are the head of the
 * paper, and no result. Changes `sections`.
 */
export function leadIsHead(sections: Section[], clean: string): void {
  const [section] = sections;
  if (section === undefined || section.kind !== 'diagnosis' || section.heading !== null) return;
  let count = 0;
  for (const { span } of section.sentences) {
    const words = clean.slice(span.start, span.end);
    const ofPaper = OF_THE_PAPER.test(words) || (count === 0 && A_TITLE.test(words));
    if (words.length > LONGEST || !ofPaper || OF_A_RESULT.test(words.replace(A_TITLE, ''))) break;
    count += 1;
  }
  if (count === 0 || count === section.sentences.length) return;
  const lead = section.sentences.splice(0, count);
  const [first] = section.sentences;
  const from = first?.span.start ?? section.span.end;
  const head: Section = {
    index: 0,
    kind: 'header',
    heading: null,
    span: { start: section.span.start, end: from },
    sentences: lead,
  };
  section.span = { start: from, end: section.span.end };
  sections.unshift(head);
  for (const [index, one] of sections.entries()) {
    one.index = index;
    for (const sentence of one.sentences) sentence.section = index;
  }
}
