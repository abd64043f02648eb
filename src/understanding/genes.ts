import type { ReadSentence } from './clause.js';
import { GENES } from './data/form-fields.js';
import { blank, CERTAIN, type DraftFrame } from './draft-frame.js';

/** "BRCA2 c.5946del (p.Ser1982fs) heterozygous, pathogenic", "BRCA1: no pathogenic variant": a gene and what was found in it. */
const VARIANT = new RegExp(
  `^(?:the )?(${GENES})(?: gene)?(?: ([A-Z]\\d{2,4}[A-Z*])(?=\\s?:))?\\s{0,3}[:,–-]?\\s{1,3}(?:(no (?:(?:clearly |likely )?pathogenic |reportable |clinically significant )?(?:variants?|mutations?|changes?)(?: (?:was |were )?(?:detected|identified|found|seen))?|not (?:detected|found|identified)|negative|wild[- ]?type)|((?:c\\.\\S{2,40}|p\\.\\S{2,40}|\\([^()]{2,40}\\)|[A-Z]\\d{2,4}[A-Z*]|exon \\d{1,2}(?: \\w{3,12})?)?[\\s,;]{0,3}(?:\\(?p\\.[^\\s)]{2,40}\\)?[\\s,;]{0,3})?(?:variant|mutation)?[\\s,;:]{0,3}(heterozygous|homozygous|hemizygous)?[\\s,;:]{0,3}(?:(likely )?(pathogenic)(?: (?:variant|mutation))?)?))\\W*$`,
  'i',
);
const PRINTED_CHANGE = /^(?:.*\bc\.|.*\bp\.|[A-Z]\d{2,4}[A-Z*]\b)/;

/** What a report of genes says of one gene; null for any other sentence. */
export function geneFrame(read: ReadSentence): DraftFrame | null {
  if (read.reportType === 'imaging' || read.reportType === 'discharge_summary') return null;
  if (read.reportType === 'other' && read.reportTitle !== 'Gene test report') return null;
  const { start, end } = read.sentence.span;
  if (end - start > 140) return null;
  const text = read.text.slice(start, end).replace(/\s/g, ' ').trimEnd();
  const match = VARIANT.exec(text);
  if (match === null) return null;
  const [, gene = '', looked = '', none, said = '', copies, , harmful] = match;
  // The gene alone, or one of its names, says nothing.
  if (none === undefined && copies === undefined && harmful === undefined) return null;
  if (none === undefined && harmful === undefined && !PRINTED_CHANGE.test(said)) return null;
  const at = start + text.indexOf(gene);
  const span = { start: at, end: start + text.length };
  const clause = { from: 0, to: read.tokens.length, span, placed: read.words.placed };
  const denied = none !== undefined;
  return {
    ...blank(read, clause, denied ? 'absent' : 'finding', null, {
      ...CERTAIN,
      negation: denied ? 'negated' : 'affirmed',
    }),
    field: {
      id: 'variant',
      kind: 'marker',
      answer: denied ? 'absent' : 'present',
      more: !denied || /pathogenic|reportable|significant/i.test(none),
      name: [harmful === undefined ? '' : 'harmful', copies?.toLowerCase() ?? '', looked].join('|'),
      label: { start: at, end: at + gene.length },
      value: { start: at + gene.length, end: span.end },
    },
    sizes: [],
    coverage: 1,
  };
}
