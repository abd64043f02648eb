import type { Span } from '../contract/analysis.js';
import { singleSpaced } from '../knowledge/index.js';
import type { ReadSentence } from './clause.js';
import { GENES as NAMED } from './data/form-fields.js';
import { blank, CERTAIN, type DraftFrame } from './draft-frame.js';
import type { FieldAnswer } from './types.js';

/** Genes whose names are other tests or words elsewhere: here only what is said of one tells them. */
/** "Met: negative": a word with small letters is no name of a gene of these. */
const OTHER_WORDS = /^(?:alk|met|kit)$|^[A-Z][a-z]+$/;
const GENES = `${NAMED}|alk|met|erbb2|kit|fgfr[123]`;

/** "BRCA2 c.5946del (p.Ser1982fs) heterozygous, pathogenic", "BRCA1: no pathogenic variant": a gene and what was found in it. */
const VARIANT = new RegExp(
  `^(?:the )?(${GENES})(?: gene)?(?: ([A-Z]\\d{2,4}[A-Z*])(?=\\s?:))?\\s{0,3}[:,–-]?\\s{1,3}(?:(no (?:(?:clearly |likely )?pathogenic |reportable |clinically significant )?(?:variants?|mutations?|changes?)(?: (?:was |were )?(?:detected|identified|found|seen))?|not (?:detected|found|identified)|negative|wild[- ]?type)|((?:c\\.\\S{2,40}|p\\.\\S{2,40}|\\([^()]{2,40}\\)|[A-Z]\\d{2,4}[A-Z*]|exon \\d{1,2}(?: \\w{3,12})?)?[\\s,;]{0,3}(?:\\(?p\\.[^\\s)]{2,40}\\)?[\\s,;]{0,3})?(?:variant|mutation)?[\\s,;:]{0,3}(heterozygous|homozygous|hemizygous)?[\\s,;:]{0,3}(?:(likely )?(pathogenic)(?: (?:variant|mutation))?)?))\\W*$`,
  'i',
);
/** Cheap: the name of a gene, or what is found in one. */
const OF_GENE = /\b[A-Z][A-Z\d]{2,7}\b|\bvariant/;
const PRINTED_CHANGE = /^(?:.*\bc\.|.*\bp\.|[A-Z]\d{2,4}[A-Z*]\b)/;

/** What stands between the gene and its answer: which place of it, by which test. */
const DETAIL = String.raw`(?:\s(?:[A-Z]\d{2,4}[A-Z*]|codons?|exons?|[\d/,–-]+(?=[\s:])|and|p(?:210|190|230)|e1[34]a2|\(p(?:210|190|230)\)|transcripts?|fusions?|gene|mutations?(?: analysis)?|variants?|analysis|testing|status|by|RT-PCR|q?PCR|ddPCR|NGS|FISH|sequencing|\(?[pc]\.[^\s,;:]{2,28}|\([A-Z]\d{2,4}[A-Z*]\)))*`;
const WHAT = '(?:mutations?|variants?|changes?|alterations?|rearrangements?|fusions?|transcripts?)';
const NONE = `no ${WHAT}(?: (?:was |were )?(?:detected|identified|found|seen))?|(?:${WHAT} )?(?:was |were )?(?:not (?:detected|found|identified|present)|undetected|undetectable|negative|absent)|wild[- ]?type`;
const FOUND = `(?:${WHAT} )?(?:was |were )?(?:detected|found|identified|positive|present|mutated)`;
/** "JAK2 V617F mutation analysis: DETECTED", "BCR-ABL1 (p210) by RT-PCR: not detected", "KRAS codons 12/13: wild type". */
const ANSWERED = new RegExp(
  String.raw`^(${GENES})(?::(?= \(?[pc]\.))?${DETAIL}\s?(?:[:=–]|\s(?=(?:was |were )?(?:not )?(?:detected|found)\b))\s{0,3}(?:(${NONE})|(${FOUND})|(not (?:tested|done|performed|assessed)))(?: \(?((?:[pc]\.)?[A-Za-z*>\d_]{3,16})\)?(?![\w%.]))?(?:[,;]? \(?(?:(?:mutant )?allele (?:burden|fraction|frequency)|VAF|at|=)?[: ]*(\d{1,3}(?:\.\d{1,4})?) ?%(?: ?\(?IS\)?)?\)?)?\W*$`,
  'i',
);
/** "EGFR    c.2573T>G p.Leu858Arg   31%   I": a row of a table. */
const ROW = new RegExp(
  String.raw`^(${GENES})\s+(?:(?:NM_[\d.]+|exon \d{1,2})\s+)*(c\.\S{2,30})?\s*\(?(p\.\(?[A-Z][\w*>]{2,24}\)?)?\)?\s+(\d{1,2}(?:\.\d{1,2})?) ?%(?:\s+(?:tier )?(?:I{1,3}V?|[1-4]|likely pathogenic|pathogenic|(?:VUS|uncertain significance)))?\W*$`,
  'i',
);
/** "Pertinent negatives: No variants detected in BRAF, KRAS and ERBB2" */
const NONE_IN = new RegExp(
  String.raw`^(?:[A-Za-z ]{4,24}: ?)?no (?:(?:pathogenic|likely pathogenic|or|reportable|clinically significant) )*${WHAT}(?: (?:was |were )?(?:detected|identified|found|seen))? in (?:the genes? )?((?:${GENES}|ERBB2|MET|ALK|KIT)(?:(?:,? and |, ?| or )(?:${GENES}|ERBB2|MET|ALK|KIT))*)\W*$`,
  'i',
);
/** "A variant of uncertain significance was found in ATM: c.2119T>C (p.Ser707Pro)" */
const UNCERTAIN = new RegExp(
  String.raw`^(?:an? |one )?(?:variant of (?:uncertain|unknown) (?:clinical )?significance|VUS)(?: \(VUS\))? (?:was |were )?(?:detected|identified|found|seen|present) in (?:the )?(${GENES})(?: gene)?(?:[:,;]? .{0,50})?$`,
  'i',
);

interface Answer {
  gene: string;
  denied: boolean;
  /** Of the name: harm, copies, which change, share. */
  name: string[];
}

const withoutMark = (printed = ''): string => printed.replace(/^p\./, '').replace(/[()]/g, '');

function answerOf(text: string): Answer | null {
  const answered = ANSWERED.exec(text);
  if (answered !== null) {
    const [, gene = '', none, , untested, behind = '', share = ''] = answered;
    const looked =
      /\s(?:p\.)?\(?([A-Z]\d{2,4}[A-Z*])\b/.exec(text.slice(0, 40))?.[1] ??
      (/^(?:p\.)?[A-Z](?:[a-z]{2})?\d/.test(behind) ? withoutMark(behind) : '');
    const harm = untested === undefined ? '' : 'untested';
    return { gene, denied: none !== undefined, name: [harm, '', looked, none === undefined ? share : ''] };
  }
  const row = ROW.exec(text);
  if (row !== null && (row[2] ?? row[3]) !== undefined)
    return { gene: row[1] ?? '', denied: false, name: ['', '', withoutMark(row[3] ?? row[2]), row[4] ?? ''] };
  const none = NONE_IN.exec(text)?.[1];
  if (none !== undefined) return { gene: none, denied: true, name: ['any', '', '', ''] };
  const unsure = UNCERTAIN.exec(text)?.[1];
  return unsure === undefined ? null : { gene: unsure, denied: false, name: ['uncertain', '', '', ''] };
}

function answeredFrame(read: ReadSentence, text: string, end: number): DraftFrame | null {
  const found = answerOf(text);
  if (found === null) return null;
  const { gene, denied, name } = found;
  if (OTHER_WORDS.test(gene)) return null;
  const { start } = read.sentence.span;
  const at = start + text.indexOf(gene);
  const answer = denied ? 'absent' : name[0] === 'untested' ? 'unknown' : 'present';
  return variantFrame(read, { start, end }, { at, gene, answer, more: false, name });
}

/** The statement of `span` on one gene, whose name stands at `at`. */
function variantFrame(
  read: ReadSentence,
  span: Span,
  found: { at: number; gene: string; answer: FieldAnswer['answer']; more: boolean; name: readonly string[] },
): DraftFrame {
  const { at, gene, answer, more, name } = found;
  const clause = { from: 0, to: read.tokens.length, span, placed: read.words.placed };
  const denied = answer === 'absent';
  return {
    ...blank(read, clause, denied ? 'absent' : 'finding', null, {
      ...CERTAIN,
      negation: denied ? 'negated' : 'affirmed',
    }),
    field: {
      id: 'variant',
      kind: 'marker',
      answer,
      more,
      name: name.join('|'),
      label: { start: at, end: at + gene.length },
      value: { start: at + gene.length, end: span.end },
    },
    sizes: [],
    coverage: 1,
  };
}

/** What a report of genes says of one gene; null for any other sentence. */
export function geneFrame(read: ReadSentence): DraftFrame | null {
  if (read.reportType === 'imaging' || read.reportType === 'discharge_summary') return null;
  if (read.reportType === 'other' && read.reportTitle !== 'Gene test report') return null;
  const { start, end } = read.sentence.span;
  if (end - start > 140) return null;
  const printed = read.text.slice(start, end).trimEnd();
  const text = singleSpaced(printed);
  const match = VARIANT.exec(text);
  if (match === null) return OF_GENE.test(text) ? answeredFrame(read, text, start + printed.length) : null;
  const [, gene = '', looked = '', none, said = '', copies, , harmful] = match;
  // The gene alone, or one of its names, says nothing.
  if (none === undefined && copies === undefined && harmful === undefined) return null;
  if (none === undefined && harmful === undefined && !PRINTED_CHANGE.test(said)) return null;
  const at = start + text.indexOf(gene);
  const span = { start: at, end: start + printed.length };
  const name = [harmful === undefined ? '' : 'harmful', copies?.toLowerCase() ?? '', looked];
  const more = none === undefined || /pathogenic|reportable|significant/i.test(none);
  return variantFrame(read, span, { at, gene, answer: none === undefined ? 'present' : 'absent', more, name });
}
